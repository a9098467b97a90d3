import { day, pendingWith, type NationalFacility, type Party, type SubmittedApplication } from '@portal/domain';
import type { Call } from '../../app/calls';
import { emailsInOrder } from '../../../test/emails';
import { administratorToken, reviewerAddress } from '../../../test/evaluations';
import { addPerson, enter } from '../../../test/people';
import type { TestPortal } from '../../../test/portal';
import { emails } from '../../platform/db/tables';
import { writeDigests } from '../reminders/digest.service';

const DAY = 24 * 3600;
export const OWNER = 'pi.ciao@site.example';
export const ADMINISTRATOR = 'admin@site.example';
/** Of each party, somebody whose work it is. */
export const SOMEBODY: Record<Party, string> = {
  facility: OWNER,
  administrators: ADMINISTRATOR,
  reviewers: reviewerAddress('lidar'),
  cars: 'cars@site.example',
  nobody: 'nobody@site.example',
};

export type Act = () => Promise<unknown>;

/** How hand-overs are made, and where the portal says since when something waits. */
export function handing(portal: TestPortal) {
  const { callApi, context, db, pass } = portal;

  /** Calls what must succeed, as somebody who logs in for it. */
  async function done(email: string, call: Call, params: Record<string, string>, body: object = {}) {
    const { access_token: token } = await enter(portal, email);
    const answer = await callApi(call, { token, params, body });
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.msg}`);
    return answer.body.data;
  }

  /** The application as the page of the facility shows it, and as each list has it. */
  async function shownApplications() {
    const all = (await done(ADMINISTRATOR, 'GET /national-facility/all', {})) as unknown as NationalFacility[];
    const [listed] = all;
    if (!listed) throw new Error('There is no facility.');
    const page = await done(ADMINISTRATOR, 'GET /national-facility/:id/general-info', { id: listed._id });
    const own = await done(OWNER, 'GET /national-facility/:id/general-info', { id: listed._id });
    const path: Call = 'GET /national-facility/submitted-initial-acceptance-applications';
    const submitted = (await done(ADMINISTRATOR, path, {})) as unknown as SubmittedApplication[];
    return [
      ...[page, own, listed].map((facility) => (facility as NationalFacility).submissions.initial_acceptance),
      ...submitted.map(({ initial_acceptance }) => initial_acceptance),
    ];
  }

  /** What the message of the week tells this person of waiting times. */
  async function digestDays(email: string) {
    await db.delete(emails);
    pass(7 * DAY);
    await writeDigests(context);
    const digest = (await emailsInOrder(portal)).find(({ recipients }) => recipients[0] === email);
    return [...(digest?.text ?? '').matchAll(/Waiting since (\S+)/g)].map(([, since]) => since);
  }

  /**
   * What is found, and wanted, of since which day pages, lists, the messages of the act and the one of the week say that it waits.
   * Where reviewers went on meanwhile, the message of the week speaks of their work, which has waited all the time.
   */
  async function handOver(prepare: () => Promise<Act>, sentence: string, goesOn = false) {
    await administratorToken(portal);
    await addPerson(portal, { email: SOMEBODY.cars, roles: ['cars'] });
    const act = await prepare();
    await db.delete(emails);
    pass(3 * DAY);
    const acted = day(context.now().getTime() / 1000) ?? '';
    await act();
    const told = await emailsInOrder(portal);
    pass(2 * DAY);
    const shown = await shownApplications();
    const sentences = [...new Set(shown.map((application) => pendingWith(application).sentence))];
    const texts = told.map(({ text }) => text).filter((text) => text.includes('Waiting for'));
    const [party = 'nobody'] = shown.map(({ pending_with }) => pending_with);
    const weekly = goesOn ? [] : await digestDays(SOMEBODY[party]);
    return {
      found: { sentences, weekly, otherTexts: texts.filter((text) => !text.includes(sentences[0] ?? '')) },
      wanted: {
        sentences: [expect.stringMatching(`^${sentence.replace('DAY', acted).replaceAll(/[()]/g, '\\$&')}`)],
        weekly: goesOn || party === 'nobody' ? [] : [acted],
        otherTexts: [],
      },
    };
  }

  return { done, shownApplications, digestDays, handOver };
}
