import type { Question } from '@portal/domain';
import { ownerToken } from '../../../test/callers';
import { emailsInOrder } from '../../../test/emails';
import { addReviewed, currentRound, reviewerToken } from '../../../test/evaluations';
import type { TestPortal } from '../../../test/portal';

export const LIST = 'GET /national-facility/:id/questions';
export const ASK = 'POST /national-facility/:id/questions';
export const ANSWER = 'POST /national-facility/:id/questions/:question/answer';
export const CLOSE = 'POST /national-facility/:id/questions/:question/close';

export const TEXT = 'Which laser is built in?';
/** A day in the distant future, in epoch seconds. */
export const UNTIL = Date.UTC(2199, 0, 1) / 1000;

/** Helpers for tests of questions. */
export function asking(portal: TestPortal) {
  const { callApi } = portal;

  const questionsOf = async (id: string, token: string) =>
    (await callApi(LIST, { params: { id }, token })).body.data as unknown as Question[];

  /** A facility with all its reviewers, which can be asked. */
  async function submitted() {
    const reviewed = await addReviewed(portal);
    const id = reviewed.facility.id;
    const owner = await ownerToken(portal, reviewed.facility);
    const ask = (body: object, token: string) => callApi(ASK, { params: { id }, body, token });
    const answer = (question: string, body: object, token = owner) =>
      callApi(ANSWER, { params: { id, question }, body, token });
    const close = (question: string, token: string) => callApi(CLOSE, { params: { id, question }, token });
    return { ...reviewed, id, owner, ask, answer, close };
  }

  /** Asks a question as the reviewer of lidars about the lidar, unless `change` differs. */
  async function asked(change: object = {}) {
    const world = await submitted();
    const token = await reviewerToken(portal, 'lidar');
    const body = { text: TEXT, instrument: world.lidar.id, ...change };
    expect(await world.ask(body, token)).toMatchObject({ status: 200 });
    const [question] = await questionsOf(world.id, token);
    return { ...world, token, question: question?._id ?? '' };
  }

  const mails = async (kind: string) => (await emailsInOrder(portal)).filter((mail) => mail.kind === kind);

  const waitsFor = async () => {
    const { pendingFor, pendingSince, dueDate } = await currentRound(portal);
    return { pendingFor, pendingSince, dueDate };
  };

  return { questionsOf, submitted, asked, mails, waitsFor };
}
