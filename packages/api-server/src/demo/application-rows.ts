import { randomUUID } from 'node:crypto';
import type { StaffMember } from './accounts';
import type { Chooser } from './chooser';
import { openConditionsOf } from './decision-words';
import type { ApplicationRow, AssessmentRow, EvaluationRow, FacilityRows } from './demo.store';
import { evaluationRows } from './evaluation-rows';
import { RESET_REASONS } from './history';
import type { Opinion } from './opinions';
import type { Round } from './rounds';
import type { ProgressName } from './stories';
import { deriveState, type PendingFor } from '@portal/domain';

export interface Application {
  row: ApplicationRow;
  /** Time when the upgrade plan was added; `null` if there is none. */
  plannedAt: Date | null;
  /** Time of issue of the preliminary report; `null` if there is none. */
  reportedAt: Date | null;
  evaluations: EvaluationRow[];
  /** Whether the round ended with its return to the facility, which then changed the application. */
  isReturned: boolean;
}

interface Circumstances {
  facilityId: string;
  opinions: readonly Opinion[];
  /** Progress of the current round; earlier rounds are complete. */
  progress: ProgressName;
  staffId: (member: StaffMember) => string;
  choose: Chooser;
}

const NO_FILES = { submissionReportId: null, preliminaryReportId: null, upgradePlanId: null, finalReportId: null };

/**
 * A round as a row, with its evaluations. The upgrade plan gets its file after loading; documents are rendered later.
 */
export function application(facts: Round, circumstances: Circumstances): Application {
  const id = randomUUID();
  const { facilityId, opinions, staffId, choose } = circumstances;
  const { round, status, statusSince, submittedAt, evaluatedAt, preliminaryAcceptance, acceptance, archived } = facts;
  const progress = archived ? 'done' : circumstances.progress;
  return {
    plannedAt: facts.plannedAt,
    reportedAt: facts.reportedAt,
    isReturned: archived?.by === 'returnToFacility',
    row: {
      id,
      facilityId,
      round,
      isCurrent: archived === null,
      status,
      statusSince,
      // Derived once all rows of the facility are known.
      step: 'invitation',
      stepSince: statusSince,
      pendingFor: 'invitation',
      pendingWith: 'administrators',
      pendingSince: statusSince,
      openEvaluations: {},
      openAssessments: {},
      reviewersComplete: false,
      dueDate: null,
      stepDueDate: null,
      dueFor: null,
      submittedAt,
      evaluatedAt,
      preliminaryAcceptance,
      acceptance,
      ...NO_FILES,
      archivedAt: archived?.at ?? null,
      archivedById: archived && staffId('administrator'),
      archiveReason: archived && RESET_REASONS[archived.by],
      version: 1,
      createdAt: facts.startedAt,
      updatedAt: archived?.at ?? facts.lastAt,
    },
    evaluations: facts.reviewedAt
      ? evaluationRows(opinions, { applicationId: id, progress, endedAt: facts.reviewedAt, staffId, choose })
      : [],
  };
}

/** Rows of a facility before the state of its applications is derived from them. */
type Underived = Omit<FacilityRows, 'snapshots' | 'plans'>;

/** The times of a facility's entries in the log with this action. */
const timesOf = (history: Underived['history'], action: string) =>
  history.filter((entry) => entry.action === action).map(({ at }) => at);

/** Time of an application's last hand-over; without another one, that of its status. */
function handedOnAt(
  { pendingFor, id, status, round, statusSince }: ApplicationRow,
  { evaluations, reviewers, history }: Underived,
): Date {
  // Who is invited may describe instruments at once: the first draft hands nothing over.
  if (status === 'draft' && round === 1) return timesOf(history, 'facility.invite').at(-1) ?? statusSince;
  if (status !== 'submitted') return statusSince;
  const evaluated = evaluations
    .filter(({ applicationId }) => applicationId === id)
    .map(({ evaluatedAt }) => evaluatedAt);
  const moments: Partial<Record<PendingFor, readonly (Date | null | undefined)[]>> = {
    reviewers: timesOf(history, 'application.decline-review'),
    evaluations: reviewers.map(({ createdAt }) => createdAt),
    synergy: evaluated,
    'preliminary-report': evaluated,
  };
  const dates = moments[pendingFor] ?? [];
  // Reviewers kept from an earlier round were assigned before this submission.
  return dates.reduce<Date>((latest, date) => (date && date > latest ? date : latest), statusSince);
}

const isBeside = (assessment: AssessmentRow, { applicationId, targetId, aspect }: EvaluationRow) =>
  assessment.applicationId === applicationId && assessment.targetId === targetId && assessment.aspect === aspect;

/** The applications of a facility with their derived state; archived rounds keep the defaults. */
export const withDerivedState = (rows: Underived): ApplicationRow[] =>
  rows.applications.map((row) => {
    if (!row.isCurrent) return row;
    const { status, preliminaryAcceptance } = row;
    const submitted = rows.evaluations
      .filter(({ applicationId, evaluatedAt }) => applicationId === row.id && evaluatedAt)
      .map((evaluation) => ({
        ...evaluation,
        compliance: evaluation.compliance ?? null,
        isAssessed: rows.assessments.some((one) => isBeside(one, evaluation)),
      }));
    const openConditions = openConditionsOf(row, rows);
    const derived = {
      ...row,
      ...deriveState({
        ...rows,
        facilityId: rows.facility.id,
        status,
        preliminaryAcceptance,
        submitted,
        openConditions,
        questions: [],
        dueOfStep: null,
      }),
    };
    const pendingSince = handedOnAt(derived, rows);
    return { ...derived, pendingSince, stepSince: pendingSince };
  });
