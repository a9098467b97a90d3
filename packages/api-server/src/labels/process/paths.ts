import {
  can,
  isAdministrator,
  LABEL_PAGES,
  may,
  NOTHING_MORE,
  partyFor,
  QA_PAGES,
  relationsOf,
  type PendingFor,
  type PermissionHolder,
} from '@portal/domain';
import { taskPath } from '../../labelling/work/task-path';

/** A facility, as paths name it. */
interface Named {
  id: string;
  acronym: string;
}

/** A step of an application; `condition` is the one to meet. */
export interface ApplicationStep {
  what: Exclude<PendingFor, 'nothing'>;
  condition: string | null;
  isSubmitted: boolean;
}

/** Where entries and open steps lead to; `null` where the reader may open nothing. */
export interface ProcessPaths {
  /** The facility with its application. */
  application: (facility: string, isSubmitted: boolean) => string | null;
  /** Where a step of the application is taken, or else the facility. */
  step: (facility: string, step: ApplicationStep) => string | null;
  test: (facility: string, test: string) => string | null;
  /** What waits in the test book, and its page for the facility itself. */
  book: (facility: Named, own: string) => string | null;
  /** A lidar with its configurations and tests. */
  lidar: (facility: string, lidar: string) => string | null;
  /** The tests that wait at the centre. */
  inbox: (facility: string) => string | null;
  label: (facility: string) => string | null;
  evaluation: (evaluation: string) => string | null;
}

const pathOfStep = (facility: string, { what, condition }: ApplicationStep) =>
  taskPath({ ...NOTHING_MORE, kind: what, what: '', since: null, condition }, facility);

/** For those who answer for the facility: their own pages. */
export const OWN_PATHS: ProcessPaths = {
  application: (facility) => `/edit-nf/${facility}`,
  step: (facility, step) => (partyFor(step.what) === 'facility' ? pathOfStep(facility, step) : `/edit-nf/${facility}`),
  test: QA_PAGES.test,
  book: (_facility, own) => own,
  lidar: QA_PAGES.book,
  inbox: QA_PAGES.book,
  label: LABEL_PAGES.own,
  evaluation: LABEL_PAGES.ownEvaluation,
};

/** For everyone else: the pages of the centre, as far as the reader may open them. */
export function centrePaths(reader: PermissionHolder & { id: string }): ProcessPaths {
  const relation = relationsOf(reader);
  const holds = (capability: Parameters<typeof may>[0]) => may(capability, relation, { isAccepted: true }).allowed;
  const seesAll = can(reader, 'view-all-nf');
  const opens = {
    applications: holds('application.list'),
    tests: holds('qa-test.list'),
    network: holds('test-book.read-network'),
    labels: holds('label.read'),
    evaluations: holds('regular-evaluation.read'),
  };
  const inNetwork = (lidar: string) => (opens.network ? QA_PAGES.inNetwork(lidar) : null);
  // An application that was never submitted is shown to those who see all facilities.
  const application = (facility: string, isSubmitted: boolean) =>
    opens.applications && (isSubmitted || seesAll) ? `/cars/evaluate-nf/${facility}` : null;
  const takes = (what: ApplicationStep['what']) =>
    partyFor(what) === 'administrators' ? isAdministrator(reader) : what === 'met-conditions' && opens.applications;
  return {
    application,
    step: (facility, step) => (takes(step.what) ? pathOfStep(facility, step) : application(facility, step.isSubmitted)),
    test: (_facility, test) => (opens.tests ? QA_PAGES.evaluation(test) : null),
    book: ({ acronym }) =>
      opens.network ? `${QA_PAGES.centre}network?network.search=${encodeURIComponent(acronym)}` : null,
    lidar: (_facility, lidar) => inNetwork(lidar),
    inbox: () => (opens.tests ? QA_PAGES.centre : null),
    label: (facility) => (opens.labels ? LABEL_PAGES.centre(facility) : null),
    evaluation: (evaluation) => (opens.evaluations ? LABEL_PAGES.evaluation(evaluation) : null),
  };
}
