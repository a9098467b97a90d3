import { finalAcceptanceSchema, preliminaryAcceptanceSchema } from '@portal/domain';
import type { InitialAcceptance, ReviewedApplication } from '@portal/domain';
import { formatDay } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import { missingEvaluations } from './missing-evaluations';

/** The two decisions on a facility as a whole. */
export type AcceptanceStep = 'preliminary' | 'final';

const { acceptance: texts } = MESSAGES;

interface StepRow {
  field: 'preliminary_acceptance' | 'acceptance';
  label: string;
  schema: typeof preliminaryAcceptanceSchema | typeof finalAcceptanceSchema;
  canIssue: (application: InitialAcceptance) => boolean;
  /** What is to be known while it cannot be issued. */
  note: (application: ReviewedApplication) => string;
}

function missingNote(application: ReviewedApplication): string {
  const missing = missingEvaluations(application);
  const list = [
    missing.lidar > 0 && texts.lidarEvaluations(missing.lidar),
    missing.photometer > 0 && texts.photometerEvaluations(missing.photometer),
    missing.synergy && texts.synergyEvaluation,
  ].filter(Boolean);
  return list.length > 0 ? texts.evaluationsMissing(list.join(', ')) : '';
}

const acceptanceOf = ({ facility }: ReviewedApplication) => facility.submissions.initial_acceptance;

function preliminaryNote(application: ReviewedApplication): string {
  if (acceptanceOf(application).status.code !== 'submitted') return texts.preliminaryIssued;
  return `${texts.notPreliminary} ${missingNote(application)}`.trim();
}

function finalNote(application: ReviewedApplication): string {
  const { status, evaluation_date } = acceptanceOf(application);
  if (status.code === 'evaluated') return texts.finalIssued(formatDay(evaluation_date) ?? '');
  return `${texts.notFinal} ${status.code === 'submitted' ? texts.afterPreliminary : texts.planMissing}`;
}

/** What each decision needs, and what is said of it. */
export const ACCEPTANCE_STEPS: Record<AcceptanceStep, StepRow> = {
  preliminary: {
    field: 'preliminary_acceptance',
    label: texts.preliminary,
    schema: preliminaryAcceptanceSchema,
    canIssue: (application) => application.can_issue_preliminary_report,
    note: preliminaryNote,
  },
  final: {
    field: 'acceptance',
    label: texts.final,
    schema: finalAcceptanceSchema,
    canIssue: (application) => application.can_issue_final_report,
    note: finalNote,
  },
};
