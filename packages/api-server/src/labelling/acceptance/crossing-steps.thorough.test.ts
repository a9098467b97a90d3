import type { Question } from '@portal/domain';
import type { Call } from '../../app/calls';
import { addComplete } from '../../../test/applications';
import { ownerToken } from '../../../test/callers';
import {
  addReviewed,
  administratorToken,
  evaluationOf,
  giveEvaluations,
  lidarPath,
  reviewerToken,
  submitCall,
} from '../../../test/evaluations';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { configuring } from '../configuration/configured.fixture';
import { assessmentOf, planned } from '../evaluation/plan-assessment.fixture';

const portal = testPortal();
const { callApi } = portal;
const { configured } = configuring(portal);

const EDIT: Call = 'POST /national-facility/:id/edit/initial-acceptance';
const ASK = 'POST /national-facility/:id/questions' as const;
const REASON = { reason: 'A name was misspelt.' };

type Made = () => Promise<{ status: number }>;

interface Crossing {
  id: string;
  one: Made;
  other: Made;
}

/** A facility under evaluation, with the requests about it. */
async function evaluated(leftOut: string[] = []) {
  const reviewed = await addReviewed(portal);
  await giveEvaluations(portal, reviewed, leftOut);
  const { facility, place } = reviewed;
  const [staff, owner] = [await administratorToken(portal), await ownerToken(portal, facility)];
  const by =
    (token: string, call: Call, body: object = {}, params: Record<string, string> = place) =>
    () =>
      callApi(call, { params, token, body });
  const withdraw = by(owner, 'POST /national-facility/:id/withdraw/initial-acceptance', REASON);
  const report = by(staff, EDIT, { preliminary_acceptance: 'yes' });
  return { id: facility.id, place, staff, owner, by, withdraw, report };
}

/** The same facility with an open question. */
async function asked() {
  const world = await evaluated();
  const { body } = await callApi(ASK, { params: { id: world.id }, token: world.staff, body: { text: 'Since when?' } });
  const [question] = body.data as unknown as Question[];
  const params = { id: world.id, question: question?._id ?? '' };
  const answer = world.by(world.owner, `${ASK}/:question/answer`, { text: 'Since spring.' }, params);
  const close = world.by(world.staff, `${ASK}/:question/close`, {}, params);
  return { ...world, answer, close };
}

/** Two simultaneous requests and their permitted statuses: the outcome must equal that of one of the two orders. */
const CROSSINGS: readonly [what: string, cross: () => Promise<Crossing>, heard: readonly string[]][] = [
  [
    'two questions are asked',
    async () => {
      const { id, staff, by } = await evaluated();
      return { id, one: by(staff, ASK, { text: 'Since when?' }), other: by(staff, ASK, { text: 'By whom?' }) };
    },
    ['200 200'],
  ],
  [
    'two users close a question',
    async () => {
      const { id, close } = await asked();
      return { id, one: close, other: close };
    },
    ['200 409', '409 200'],
  ],
  [
    'a question is answered and closed',
    async () => {
      const { id, answer, close } = await asked();
      return { id, one: answer, other: close };
    },
    ['200 200', '409 200'],
  ],
  [
    'a question is asked and the preliminary report issued, which an open question blocks',
    async () => {
      const { id, staff, by, report } = await evaluated();
      return { id, one: by(staff, ASK, { text: 'Since when?' }), other: report };
    },
    ['200 409', '200 200'],
  ],
  [
    'the application is withdrawn and the preliminary report issued',
    async () => {
      const { id, withdraw, report } = await evaluated();
      return { id, one: withdraw, other: report };
    },
    ['200 409', '409 200'],
  ],
  [
    'the application is withdrawn and its last evaluation submitted',
    async () => {
      const { id, withdraw, staff, by } = await evaluated(['lidar-data']);
      return { id, one: withdraw, other: by(staff, submitCall(lidarPath('data')), evaluationOf('data')) };
    },
    ['200 409', '200 200'],
  ],
  [
    'a component is declined and its evaluation submitted',
    async () => {
      const { id, by } = await evaluated(['lidar-feasibility']);
      const token = await reviewerToken(portal, 'lidar');
      const params = { id, component: 'lidar' };
      const one = by(token, 'POST /national-facility/:id/decline-review/:component', REASON, params);
      return { id, one, other: by(token, submitCall(lidarPath('feasibility')), evaluationOf('feasibility')) };
    },
    ['200 403', '200 200'],
  ],
  [
    'an evaluation is reopened and the preliminary report issued',
    async () => {
      const { id, staff, by, report } = await evaluated();
      const reopen: Call =
        'POST /national-facility/:id/reopen/initial-acceptance/lidar-feasibility-compliance/:lidarId';
      return { id, one: by(staff, reopen, REASON), other: report };
    },
    ['200 409', '409 200'],
  ],
  [
    'the plan is assessed and the final report issued',
    async () => {
      const { facility, place } = await planned(portal);
      const token = await administratorToken(portal);
      const submit: Call = 'POST /national-facility/:id/submit/plan-assessment/lidar-feasibility/:lidarId';
      const one = () => callApi(submit, { params: place, token, body: assessmentOf() });
      const other = () => callApi(EDIT, { params: { id: facility.id }, token, body: { acceptance: 'conditionally' } });
      return { id: facility.id, one, other };
    },
    // A report rendered without the assessment is not issued.
    ['200 200', '200 409', '409 200'],
  ],
  [
    'a facility is archived and its application submitted',
    async () => {
      const { facility } = await addComplete(portal);
      const params = { id: facility.id };
      const [staff, owner] = [await administratorToken(portal), await ownerToken(portal, facility)];
      const archive: Call = 'POST /national-facility/:id/archive';
      const submit: Call = 'POST /national-facility/:id/submit-initial-acceptance-application';
      const one = () => callApi(archive, { params, token: staff, body: REASON });
      return { id: facility.id, one, other: () => callApi(submit, { params, token: owner }) };
    },
    ['200 404', '409 200', '200 409'],
  ],
  [
    'a version of the configuration is withdrawn and another one approved',
    async () => {
      const { facility, approve, withdraw } = await configured();
      const next = { version: 1, reason: 'Ids are known.', configuration: { station_id: 'pot' } };
      return { id: facility.id, one: () => withdraw(1), other: () => approve(next) };
    },
    ['200 200', '409 200'],
  ],
  [
    'two users approve a new version of the configuration',
    async () => {
      const { facility, approve } = await configured();
      const edit = (station_id: string) => () =>
        approve({ version: 1, reason: 'Ids are known.', configuration: { station_id } });
      return { id: facility.id, one: edit('pot'), other: edit('rad') };
    },
    ['200 409', '409 200'],
  ],
];

describe.each([false, true])('when the second request starts first: %p;', (isTurned) => {
  test.each(CROSSINGS)(
    'when %s at once, the outcome equals that of one after the other',
    async (_what, cross, heard) => {
      const { id, one, other } = await cross();
      const answers = await atOnce(portal, id, isTurned ? [other, one] : [one, other]);
      const statuses = answers.map(({ status }) => String(status));
      expect(heard).toContain((isTurned ? statuses.toReversed() : statuses).join(' '));
    },
  );
});
