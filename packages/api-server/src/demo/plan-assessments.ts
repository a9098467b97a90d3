import { asksForUpgrade, type PlanAssessmentCode } from '@portal/domain';
import type { StoredEvaluation } from '../labelling/evaluation/evaluation.store';
import { toAssessedAspects } from '../labelling/evaluation/plan-assessment.view';
import type { LoadedFacility } from '../labelling/facilities/load-facility';
import type { Application } from './application-rows';
import type { AssessmentRow, EvaluationRow } from './demo.store';
import { plusMinutes } from './timeline';

/** Time from an upgrade plan to its assessment. */
export const ASSESSED_AFTER_MINUTES = 1440;

/** The facility whose upgrade plan is being assessed. */
const HALF_ASSESSED = 'CIRAS';

const WORDS: Readonly<Record<PlanAssessmentCode, string>> = {
  accepted: 'The plan answers what was recommended, step by step and with dates.',
  partly: 'The plan names the right steps, but not by when they are taken.',
  not_accepted: 'The plan does not speak of what was recommended.',
};

type Assessed = Pick<Application, 'row' | 'plannedAt' | 'evaluations'>;

const asking = ({ evaluations }: Assessed) =>
  evaluations.filter(({ compliance, evaluatedAt }) => evaluatedAt && asksForUpgrade(compliance ?? null));

function assessmentRow(evaluation: EvaluationRow, index: number, at: Date): AssessmentRow {
  const { applicationId, targetKind, targetId, aspect, reviewerId } = evaluation;
  const assessment = index % 3 === 1 ? 'partly' : 'accepted';
  const values = { assessment, comments: WORDS[assessment], assessedAt: at, reviewerId } as const;
  return { applicationId, targetKind, targetId, aspect, ...values, createdAt: at, updatedAt: at };
}

/** The assessments of the upgrade plan of a round: complete by the final report, half done at one facility. */
export function assessmentRows(acronym: string, round: Assessed): AssessmentRow[] {
  const { row, plannedAt } = round;
  if (!plannedAt) return [];
  const at = plusMinutes(plannedAt, ASSESSED_AFTER_MINUTES);
  const all = asking(round).map((evaluation, index) => assessmentRow(evaluation, index, at));
  if (row.acceptance) return all;
  return acronym === HALF_ASSESSED ? all.slice(0, Math.floor(all.length / 2)) : [];
}

/** The same as printed in the final report. */
export function assessedAspects(loaded: LoadedFacility, round: Assessed, evaluations: readonly StoredEvaluation[]) {
  // The plan gets its file after loading.
  const application = { ...loaded.application, upgradePlanId: round.plannedAt && '' };
  const assessments = assessmentRows(loaded.facility.acronym, round).map((row) => ({
    targetKind: row.targetKind,
    targetId: row.targetId,
    aspect: row.aspect,
    assessment: row.assessment ?? null,
    comments: row.comments ?? null,
    assessedAt: row.assessedAt ?? null,
    version: 1,
    reviewer: null,
  }));
  return toAssessedAspects({ loaded: { ...loaded, application }, evaluations, assessments });
}
