import { epochSeconds } from '@portal/domain';
import type { Lidar, Photometer, SubmissionSnapshot } from '@portal/domain';
import { toNationalFacility, type Viewer } from '../facilities/facility.view';
import type { LoadedFacility } from '../facilities/load-facility';

type Application = LoadedFacility['application'];

/** An application at the moment at which it is frozen. */
export interface Submitted {
  loaded: LoadedFacility;
  lidars: Lidar[];
  photometers: Photometer[];
  /** When it was submitted. */
  at: Date;
  /** The application as the step that freezes it leaves it; left out, as a submission does. */
  becomes?: Application;
}

/** A snapshot does not depend on the user who caused it. */
const NOBODY: Viewer = {
  actor: { id: '', email: '', firstName: '', lastName: '', permissions: [], sessionId: '' },
  view: 'owner',
};

/** Nothing of what follows a submission has happened yet. */
const NOT_EVALUATED = {
  evaluatedAt: null,
  preliminaryAcceptance: null,
  acceptance: null,
  preliminaryReportId: null,
  upgradePlanId: null,
  finalReportId: null,
} as const;

/** Snapshots leave out reviewers and the progress of evaluation, which change without a new round. */
const NOT_BEGUN = { openEvaluations: {}, reviewersComplete: false } as const;

/** Nor do they hold what stands in other rounds. */
const NO_OTHER_ROUND = { earlierReport: null, configurationInForce: null } as const;

const submitted = (application: Application, at: Date): Application => ({
  ...application,
  ...NOT_EVALUATED,
  status: 'submitted',
  statusSince: at,
  submittedAt: at,
  ...NOT_BEGUN,
});

/** The content that an application freezes: the facility and its instruments, without their reviewers. */
export function toSnapshot({ loaded, lidars, photometers, at, becomes }: Submitted): SubmissionSnapshot {
  const application = becomes ?? submitted(loaded.application, at);
  return {
    schema_version: 1,
    submitted_at: epochSeconds(at),
    round: application.round,
    facility: toNationalFacility({ ...loaded, ...NO_OTHER_ROUND, application, reviewers: [] }, NOBODY),
    lidars,
    photometers,
  };
}
