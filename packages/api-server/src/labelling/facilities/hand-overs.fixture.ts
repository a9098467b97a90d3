import {
  day,
  pendingWith,
  phasesOf,
  type HistoryEntry,
  type NationalFacility,
  type Party,
  type SubmittedApplication,
} from '@portal/domain';
import type { Call } from '../../app/calls';
import { emailsInOrder } from '../../../test/emails';
import { administratorToken, reviewerAddress } from '../../../test/evaluations';
import { addPerson, enter } from '../../../test/people';
import type { TestPortal } from '../../../test/portal';
import { emails, facilities } from '../../platform/db/tables';
import { writeDigests } from '../reminders/digest.service';

const DAY = 24 * 3600;
export const OWNER = 'pi.ciao@site.example';
export const ADMINISTRATOR = 'admin@site.example';
/** A user of each party. */
export const USER_OF: Record<Party, string> = {
  facility: OWNER,
  administrators: ADMINISTRATOR,
  reviewers: reviewerAddress('lidar'),
  cars: 'cars@site.example',
  nobody: 'nobody@site.example',
};

export type Act = () => Promise<unknown>;

/** Helpers to hand an application over and to read the displayed waiting times. */
export function handing(portal: TestPortal) {
  const { callApi, context, db, pass } = portal;

  /** Logs a user in and makes a call that must succeed. */
  async function done(email: string, call: Call, params: Record<string, string>, body: object = {}) {
    const { access_token: token } = await enter(portal, email);
    const answer = await callApi(call, { token, params, body });
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.msg}`);
    return answer.body.data;
  }

  /** The application on the page of the facility and in each list. */
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

  /** The last party in the owner's plot of a facility, by its history alone. */
  async function plottedParty(id: string): Promise<Party> {
    const history = (await done(OWNER, 'GET /national-facility/:id/history', { id })) as unknown as HistoryEntry[];
    const last = phasesOf(history, { pending_with: 'nobody', pending_since: null }).at(-1);
    return last?.until === null ? last.party : 'nobody';
  }

  /** The days from which work of this user has been waiting, as stated in the weekly digest. */
  async function digestDays(email: string) {
    await db.delete(emails);
    pass(7 * DAY);
    await writeDigests(context);
    const digest = (await emailsInOrder(portal)).find(({ recipients }) => recipients[0] === email);
    return [...(digest?.text ?? '').matchAll(/Waiting since (\S+)/g)].map(([, since]) => since);
  }

  /**
   * Performs a hand-over and returns the found and the expected waiting days on pages, in lists, in the messages of the
   * act and in the weekly digest, and the party in the plot of the history. With `goesOn`, the digest is left out: it dates the work of reviewers from before the
   * question.
   */
  async function handOver(prepare: () => Promise<Act>, sentence: string, goesOn = false) {
    await administratorToken(portal);
    await addPerson(portal, { email: USER_OF.cars, roles: ['cars'] });
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
    const [listed] = await db.select({ id: facilities.id }).from(facilities);
    const plotted = await plottedParty(listed?.id ?? '');
    const weekly = goesOn ? [] : await digestDays(USER_OF[party]);
    return {
      found: { sentences, plotted, weekly, otherTexts: texts.filter((text) => !text.includes(sentences[0] ?? '')) },
      wanted: {
        sentences: [expect.stringMatching(`^${sentence.replace('DAY', acted).replaceAll(/[()]/g, '\\$&')}`)],
        plotted: party,
        weekly: goesOn || party === 'nobody' ? [] : [acted],
        otherTexts: [],
      },
    };
  }

  return { done, shownApplications, digestDays, handOver };
}
