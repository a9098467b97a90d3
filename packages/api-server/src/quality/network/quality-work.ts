import {
  can,
  dayOf,
  epochSeconds,
  isOwnerOrDeputy,
  isTask,
  mayDecideOn,
  prettyName,
  qaTestType,
  withNames,
  type Day,
  type OwnerAndDeputies,
  type QaTaskKind,
  QA_PAGES,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { LoadMoreWork, Person, Waiting } from '../../labelling/work/waiting';
import { loadRequestWork } from '../support/request-work';
import {
  centreWorkOf,
  loadCentreWork,
  loadNetwork,
  type CentreWork,
  type FacilityOnDay,
  type LidarOnDay,
  type PhotometerOnDay,
} from './load-network';
import type { CountedTest } from './network.store';

/** Something that is to be done about a facility. */
export interface Found {
  kind: QaTaskKind;
  what: string;
  since: Date | null;
  due?: Day | null;
  path: string;
  key: string;
  size?: number;
}

const toWaiting = (
  { facility }: Pick<CentreWork, 'facility'>,
  { kind, what, since, due = null, path, key, size }: Found,
): Waiting => ({
  kind,
  what,
  since: since && epochSeconds(since),
  due,
  path,
  key,
  ...(size !== undefined && { size }),
  progress: null,
  component: null,
  condition: null,
  facility: { id: facility.id, acronym: facility.acronym, name: prettyName(facility) },
});

const holdersOf = ({ facility }: Pick<CentreWork, 'facility'>): OwnerAndDeputies => facility;

const nameOf = (test: CountedTest) => `${qaTestType(test.type).name} of ${test.lidarName}`;
const earliest = (days: readonly (Day | null)[]) => days.flatMap((day) => day ?? []).toSorted()[0] ?? null;
const oldest = (moments: readonly (Date | null)[]) =>
  moments.flatMap((moment) => moment ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;

/** The tests of a lidar that are due soon or overdue, as one task; before them, the configuration to make them with. */
function dueTests(lidar: LidarOnDay, facilityId: string, today: Day): Found[] {
  if (!lidar.isInService) return [];
  const rows = lidar.rows.filter(({ isNeeded, row }) => isNeeded && isTask(row, today));
  if (rows.length === 0) return [];
  const due = { since: null, due: earliest(rows.map(({ row }) => row.due)) };
  if (!lidar.isConfigured)
    return [
      {
        ...due,
        kind: 'missing-configuration',
        what: `Add a configuration of ${lidar.name}`,
        path: QA_PAGES.configure(facilityId, lidar.id),
        key: `missing-configuration ${lidar.id}`,
      },
    ];
  const names = rows.map(({ type, row }) => withNames(type.name, row.names)).join(', ');
  return [
    {
      ...due,
      kind: 'due-tests',
      what: `Make ${rows.length === 1 ? 'a test' : `${rows.length} tests`} of ${lidar.name}: ${names}`,
      path: QA_PAGES.book(facilityId),
      key: `due-tests ${lidar.id}`,
    },
  ];
}

/** The calibration of a photometer that is due soon or overdue. */
const dueCalibration = ({ id, name, row }: PhotometerOnDay, facilityId: string, today: Day): Found[] =>
  isTask(row, today)
    ? [
        {
          kind: 'due-calibration',
          what: `Have ${name} calibrated`,
          since: null,
          due: row.due,
          path: QA_PAGES.calibrate(facilityId, id),
          key: `due-calibration ${id}`,
        },
      ]
    : [];

/** What the facility has to do in its test book on a day. */
export function facilityWork({ facility, lidars, photometers, isAskedForTests }: FacilityOnDay, today: Day): Found[] {
  const ofLidars = lidars.flatMap((lidar): Found[] => [
    ...lidar.tests
      .filter(({ status }) => status === 'returned')
      .map((test): Found => ({
        kind: 'returned-test',
        what: `Correct a returned test: ${nameOf(test)}`,
        since: test.updatedAt,
        path: QA_PAGES.test(facility.id, test.id),
        key: `returned-test ${test.id}`,
      })),
    ...(isAskedForTests ? dueTests(lidar, facility.id, today) : []),
  ]);
  const ofPhotometers = isAskedForTests ? photometers : [];
  return [...ofLidars, ...ofPhotometers.flatMap((photometer) => dueCalibration(photometer, facility.id, today))];
}

/** Tests that nobody has taken are one task of all evaluators; one that was taken is a task of who took it. */
function ofEvaluator({ tests }: CentreWork, person: Person): Found[] {
  const waiting = tests.filter(({ status }) => status === 'submitted');
  const taken = tests.filter(({ status, evaluatorId }) => status === 'in_evaluation' && evaluatorId === person.id);
  const all: Found = {
    kind: 'test-evaluations',
    what: `Evaluate ${waiting.length === 1 ? 'a test' : `${waiting.length} tests`}`,
    since: oldest(waiting.map(({ submittedAt }) => submittedAt)),
    path: QA_PAGES.centre,
    key: 'test-evaluations',
    ...(waiting.length > 1 && { size: waiting.length }),
  };
  return [
    ...(waiting.length > 0 ? [all] : []),
    ...taken.map((test): Found => ({
      kind: 'taken-test',
      what: `Conclude a test: ${nameOf(test)}`,
      since: test.takenAt,
      path: QA_PAGES.evaluation(test.id),
      key: `taken-test ${test.id}`,
    })),
  ];
}

/** The configurations that the centre can approve, as their tests are complete. */
export const configurationsToApprove = ({ provisional }: Pick<CentreWork, 'provisional'>): Found[] =>
  provisional
    .filter(({ missing }) => missing.length === 0)
    .map(({ id, number, lidarId, lidarName, updatedAt }): Found => ({
      kind: 'configuration-approval',
      what: `Approve configuration ${number} of ${lidarName}`,
      since: updatedAt,
      path: QA_PAGES.inNetwork(lidarId),
      key: `configuration-approval ${id}`,
    }));

/** The tasks of those who answer for a facility. */
function facilityTasks(on: FacilityOnDay, person: Person, today: Day): Waiting[] {
  const answers = isOwnerOrDeputy(person, holdersOf(on)) && can(person, 'submit-qa-qc-test');
  return answers ? facilityWork(on, today).map((each) => toWaiting(on, each)) : [];
}

/** The tasks of those who evaluate tests, and who approve configurations. */
function centreTasks(on: CentreWork, person: Person): Waiting[] {
  if (!can(person, 'evaluate-qa-qc-test') || !mayDecideOn(person, holdersOf(on))) return [];
  const found = [...ofEvaluator(on, person), ...(can(person, 'issue-nf-report') ? configurationsToApprove(on) : [])];
  return found.map((each) => toWaiting(on, each));
}

/**
 * The open tasks of the test book. A person reads the books of their own facilities, and who evaluates also what the
 * centre has to do; the books of the whole network are only read for everyone's tasks at once.
 */
export const loadQualityWork: LoadMoreWork = async ({ db, now, settings }: Context, person) => {
  if (settings.stages === '1a') return () => [];
  const today = dayOf(now());
  const requests = await loadRequestWork(db, person);
  if (person === null) {
    const network = await loadNetwork(db, 'all', today);
    return (of) => [
      ...network.flatMap((on) => [...facilityTasks(on, of, today), ...centreTasks(centreWorkOf(on), of)]),
      ...requests(of),
    ];
  }
  const own = await loadNetwork(db, { holder: person.id }, today);
  const evaluates = can(person, 'evaluate-qa-qc-test');
  const approves = evaluates && can(person, 'issue-nf-report');
  const centre = evaluates ? await loadCentreWork(db, today, { approves }) : [];
  return (of) => [
    ...own.flatMap((on) => facilityTasks(on, of, today)),
    ...centre.flatMap((on) => centreTasks(on, of)),
    ...requests(of),
  ];
};
