import {
  changesBetween,
  facilityInfoSchema,
  HAND_OVER,
  deriveState,
  isFullyEvaluated,
  isHistoryAction,
  isSubmitted,
  lidarSchema,
  photometerSchema,
  problems,
  type SubmissionSnapshot,
} from '@portal/domain';
import { chooser } from './chooser';
import { demoFacility } from './demo-facility';
import type { FacilityRows } from './demo.store';
import type { FacilityFacts } from './facts';
import facilities from './facilities.json' with { type: 'json' };
import { lidarInput, photometerInput } from './form-input.fixture';
import { STAGES } from './stages';

const NOW = new Date('2026-06-15T12:00:00Z');
const PEOPLE = {
  staffId: (member: string) => member,
  owner: (acronym: string) => ({ id: `owner of ${acronym}`, firstName: 'PI of', lastName: acronym, email: '' }),
};

const stageOf = ({ acronym }: FacilityFacts) => STAGES[acronym] ?? { story: 'registered', daysAgo: 1 };
const all = facilities.map((facts) => demoFacility(facts, stageOf(facts), PEOPLE, NOW));
const named = (acronym: string): FacilityRows => {
  const found = all.find(({ facility }) => facility.acronym === acronym);
  if (!found) throw new Error(`No ${acronym}`);
  return found;
};
const present = ({ applications }: FacilityRows) => applications.filter(({ isCurrent }) => isCurrent);
const withStatus = (holds: (status: string) => boolean) =>
  all.filter((rows) => present(rows).some(({ status }) => holds(status ?? '')));
const submitted = all.filter((rows) => present(rows).some(({ status }) => status && isSubmitted(status)));

test.each(submitted.map((rows) => [rows.facility.acronym, rows] as const))(
  '%s is a complete application',
  (_, rows) => {
    const { facility, lidars, photometers } = rows;
    expect(facility.name).toBeTruthy();
    expect(lidars.length + photometers.length).toBeGreaterThan(0);
    expect(problems(facilityInfoSchema, { name: facility.name, lidar_pi_contact: facility.lidar_pi_contact })).toEqual(
      [],
    );
    for (const lidar of lidars) expect(problems(lidarSchema, lidarInput(lidar, rows))).toEqual([]);
    for (const photometer of photometers) expect(problems(photometerSchema, photometerInput(photometer))).toEqual([]);
  },
);

test('the test above detects a missing value', () => {
  const rows = named('CIAO');
  const found = rows.lidars.flatMap((lidar) => problems(lidarSchema, lidarInput({ ...lidar, location: null }, rows)));
  expect(found).toContainEqual({ path: 'location', message: 'Required' });
});

test('drafts have known facts only, and a name', () => {
  for (const { lidars, photometers } of withStatus((status) => status === 'draft')) {
    for (const { additional_info } of [...lidars, ...photometers]) {
      expect(additional_info ?? '').not.toMatch(/not facts: (?!name\.$)/);
    }
  }
});

test('made-up values are listed in one sentence at the end', () => {
  for (const { lidars } of submitted) {
    for (const { additional_info } of lidars) {
      expect(additional_info).toMatch(
        /(^|\n)Demonstration values, not facts: [^\n]*additional functions, features[^\n]*\.$/,
      );
    }
  }
});

/** Whether all evaluations of the current round are submitted. */
function isReviewed(rows: FacilityRows) {
  const [application] = present(rows);
  if (!application) return false;
  const done = rows.evaluations.filter((row) => row.applicationId === application.id && row.evaluatedAt);
  // Counted as during the evaluation, regardless of the application's later status.
  const given = done.map((row) => ({ ...row, compliance: row.compliance ?? null, isAssessed: false }));
  const facts = {
    ...rows,
    facilityId: rows.facility.id,
    preliminaryAcceptance: null,
    submitted: given,
    openConditions: [],
    questions: [],
    dueOfStep: null,
  };
  return isFullyEvaluated(deriveState({ ...facts, status: 'submitted' }).openEvaluations);
}

test('reports exist only if every evaluation is submitted, and some applications have their report due', () => {
  const reported = withStatus((status) =>
    ['preliminary_report_issued', 'waiting_final_report', 'evaluated'].includes(status),
  );
  expect(reported.filter((rows) => !isReviewed(rows))).toEqual([]);
  const ready = withStatus((status) => status === 'submitted').filter(isReviewed);
  expect(ready.map(({ facility }) => facility.acronym).toSorted()).toEqual(['ATZ', 'PAY']);
});

test('an application cannot have been pending since before its current round', () => {
  const early = all
    .flatMap(present)
    .filter(({ pendingSince, createdAt }) => !pendingSince || !createdAt || pendingSince < createdAt);
  expect(early).toEqual([]);
});

const preliminary = (status: string) =>
  withStatus((one) => one === status)
    .flatMap(present)
    .map((row) => row.preliminaryAcceptance);

test('an upgrade plan is due after a conditional acceptance, and a final report can follow an unconditional one', () => {
  expect(new Set(preliminary('preliminary_report_issued'))).toEqual(new Set(['conditionally', 'yes']));
  expect(preliminary('waiting_final_report')).toEqual(['conditionally', 'conditionally']);
});

test('certified facilities were accepted', () => {
  const certified = all.filter(({ facility }) =>
    ['initial_acceptance', 'labelled'].includes(facility.displayed_status ?? ''),
  );
  for (const { applications } of certified) {
    expect(applications.some(({ acceptance }) => acceptance === 'yes' || acceptance === 'conditionally')).toBe(true);
  }
});

test('a reopened facility keeps its finished round, and its texts as drafts', () => {
  const { applications, evaluations } = named('JFJ');
  const [first, second] = applications;
  expect(first).toMatchObject({ round: 1, status: 'evaluated', acceptance: 'yes', isCurrent: false });
  expect(second).toMatchObject({ round: 2, status: 'submitted', acceptance: null, submittedAt: first?.submittedAt });
  const drafts = evaluations.filter(({ applicationId, evaluatedAt }) => applicationId === second?.id && !evaluatedAt);
  expect(drafts.every(({ comments, recommendations }) => comments && recommendations)).toBe(true);
  expect(drafts.length).toBeGreaterThan(0);
});

test('a facility submitted again keeps the texts on unchanged records as drafts', () => {
  const { applications, evaluations, lidars } = named('LEI');
  const [first, second] = applications;
  const of = (id: string | undefined) => evaluations.filter(({ applicationId }) => applicationId === id);
  const drafts = of(second?.id);
  expect(second).toMatchObject({ round: 2, status: 'submitted', pendingFor: 'evaluations' });
  expect(new Set(drafts.map(({ evaluatedAt }) => evaluatedAt))).toEqual(new Set([null]));
  expect(drafts.some(({ targetId }) => targetId === lidars[1]?.id)).toBe(true);
  expect(drafts.some(({ targetId }) => targetId === lidars[0]?.id)).toBe(false);
  const texts = of(first?.id).map(({ comments }) => comments);
  expect(drafts.filter(({ comments }) => !texts.includes(comments))).toEqual([]);
});

const submissions = (acronym: string) =>
  named(acronym)
    .snapshots.filter(({ kind }) => kind === 'submission')
    .map(({ content }) => content as SubmissionSnapshot);

test.each([
  ['JFJ', []],
  ['CLJ', ['lidar LR231-D300 changed']],
  ['LEI', ['lidar arielle changed']],
])('the changes of %s since its last round are %j', (acronym, told) => {
  const [first, second, ...others] = submissions(acronym);
  const found = first && second && others.length === 0 ? changesBetween(first, second) : null;
  expect(found?.map(({ about, name, what }) => `${about} ${name} ${what}`)).toEqual(told);
});

test('all events are in the past', () => {
  const moments = all.flatMap(({ facility, applications, history }) => [
    facility.updatedAt,
    ...history.map(({ at }) => at),
    ...applications.flatMap(({ submittedAt, evaluatedAt, archivedAt }) => [submittedAt, evaluatedAt, archivedAt]),
  ]);
  expect(moments.filter((moment) => moment && moment > NOW)).toEqual([]);
});

test('each hand-over continues the one before', () => {
  const handOvers = all.map(({ history }) => history.filter(({ action }) => action === HAND_OVER));
  expect(handOvers.flat().length).toBeGreaterThan(all.length);
  for (const turns of handOvers)
    expect(turns.slice(1).map(({ oldValue }) => oldValue)).toEqual(turns.slice(0, -1).map(({ newValue }) => newValue));
});

test('the last hand-over is to whom the application waits for, since it does', () => {
  for (const rows of all.filter(({ history }) => history.some(({ action }) => action === HAND_OVER))) {
    const last = rows.history.findLast(({ action }) => action === HAND_OVER);
    const [application] = present(rows);
    expect(application?.pendingSince).toEqual(last?.at);
    expect(last?.newValue).toMatchObject({ pending_for: application?.pendingFor });
  }
});

test('every history entry is one that the portal writes, about the facility by its name', () => {
  for (const { facility, history } of all) {
    expect(history.filter(({ action }) => !isHistoryAction(action))).toEqual([]);
    expect(history.filter(({ objectName }) => objectName !== facility.acronym)).toEqual([]);
  }
});

const since = (acronym: string) => present(named(acronym)).map(({ status, statusSince }) => [status, statusSince]);
const momentOf = (acronym: string, action: string) =>
  named(acronym).history.find((entry) => entry.action === action)?.at;

test('a round has its status since the last step that changed it', () => {
  expect(since('GAR')).toEqual([['submitted', momentOf('GAR', 'application.submit')]]);
  expect(since('MDR')).toEqual([['draft', momentOf('MDR', 'application.start')]]);
  expect(since('JFJ')).toEqual([['submitted', momentOf('JFJ', 'application.reopen')]]);
  expect(since('CIAO')).toEqual([['evaluated', momentOf('CIAO', 'application.issue-final-report')]]);
});

test('an application with a declined review has been pending with the administrators since then', () => {
  const [declined] = named('GAR').history.filter(({ action }) => action === 'application.decline-review');
  const handOver = named('GAR').history.findLast(({ action }) => action === HAND_OVER);
  expect(present(named('GAR'))).toMatchObject([{ pendingFor: 'reviewers', pendingSince: declined?.at }]);
  expect(handOver).toMatchObject({ at: declined?.at, newValue: { pending_for: 'reviewers' } });
});

const told = (rows: FacilityRows) => rows.history.map(({ at, action, newValue }) => ({ at, action, newValue }));

test('two loads differ only in their ids', () => {
  const again = facilities.map((facts) => demoFacility(facts, stageOf(facts), PEOPLE, NOW));
  expect(again.map(told)).toEqual(all.map(told));
  expect(chooser('a').between(0, 1e9)).not.toBe(chooser('b').between(0, 1e9));
});
