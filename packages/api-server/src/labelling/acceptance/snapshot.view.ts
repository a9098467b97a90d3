import { epochSeconds } from '@portal/domain';
import type { Lidar, Photometer, SubmissionSnapshot } from '@portal/domain';
import { toNationalFacility, type Viewer } from '../facilities/facility.view';
import type { LoadedFacility } from '../facilities/load-facility';

type Application = LoadedFacility['application'];

/** An application at the moment when it is frozen. */
export interface Submitted {
  loaded: LoadedFacility;
  lidars: Lidar[];
  photometers: Photometer[];
  at: Date;
  /** The application after the step that freezes it; defaults to the submitted application. */
  becomes?: Application;
}

/** A snapshot is independent of the user who triggers it. */
const NOBODY: Viewer = {
  actor: { id: '', email: '', firstName: '', lastName: '', permissions: [], sessionId: '' },
  view: 'owner',
};

/** The fields that are set after a submission are all empty. */
const NOT_EVALUATED = {
  evaluatedAt: null,
  preliminaryAcceptance: null,
  acceptance: null,
  preliminaryReportId: null,
  upgradePlanId: null,
  finalReportId: null,
} as const;

/** Snapshots leave out reviewers and the progress of evaluation, which change within a round. */
const NOT_BEGUN = { openEvaluations: {}, reviewersComplete: false } as const;

/** Data of other rounds is left out as well. */
const NO_OTHER_ROUND = { earlierReport: null, configurationInForce: null } as const;

const submitted = (application: Application, at: Date): Application => ({
  ...application,
  ...NOT_EVALUATED,
  status: 'submitted',
  statusSince: at,
  submittedAt: at,
  ...NOT_BEGUN,
});

/** The content frozen with an application: the facility and its instruments, without their reviewers. */
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
