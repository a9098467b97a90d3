import type { Lidar, Photometer, SubmissionSnapshot } from '@portal/domain';
import { toNationalFacility, type Viewer } from '../facilities/facility.view';
import type { LoadedFacility } from '../facilities/load-facility';

/** An application at the moment of its submission. */
export interface Submitted {
  loaded: LoadedFacility;
  lidars: Lidar[];
  photometers: Photometer[];
  at: Date;
}

/** Nobody in particular: a snapshot is the same, whoever takes it. */
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

/** What is frozen of an application: the facility and its instruments as they are, nothing of an evaluation. */
export function toSnapshot({ loaded, lidars, photometers, at }: Submitted): SubmissionSnapshot {
  const submitted = { status: 'submitted', statusSince: at, submittedAt: at } as const;
  const application = { ...loaded.application, ...NOT_EVALUATED, ...submitted };
  return {
    schema_version: 1,
    submitted_at: Math.floor(at.getTime() / 1000),
    round: application.round,
    facility: toNationalFacility({ ...loaded, application, reviewers: [], fullyEvaluated: false }, NOBODY),
    lidars,
    photometers,
  };
}
