import { finalAcceptanceSchema, preliminaryAcceptanceSchema, LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from '@portal/domain';
import type { InitialAcceptance, ReviewedApplication } from '@portal/domain';
import { formatDay } from '@portal/ui/core';
import { MESSAGES } from '../messages';

export type AcceptanceStep = 'preliminary' | 'final';

const { acceptance: texts } = MESSAGES;

interface StepRow {
  field: 'preliminary_acceptance' | 'acceptance';
  label: string;
  schema: typeof preliminaryAcceptanceSchema | typeof finalAcceptanceSchema;
  canIssue: (application: InitialAcceptance) => boolean;
  /** The reason why it cannot be issued now. */
  note: (application: ReviewedApplication) => string;
}

/** Numbers of evaluations that are not submitted. */
interface MissingEvaluations {
  lidar: number;
  photometer: number;
  synergy: boolean;
}

/** The missing evaluations that block the preliminary report; synergy only if there is a pair. */
function missingEvaluations({ lidars, photometers, synergy_compliance }: ReviewedApplication): MissingEvaluations {
  const hasPair = lidars.length > 0 && photometers.length > 0;
  return {
    lidar: lidars.flatMap((lidar) => LIDAR_ASPECTS.filter((aspect) => lidar[`${aspect}_evaluation_date`] === null))
      .length,
    photometer: photometers.flatMap((photometer) =>
      PHOTOMETER_ASPECTS.filter((aspect) => photometer[`${aspect}_evaluation_date`] === null),
    ).length,
    synergy: hasPair && synergy_compliance.evaluation_date === null,
  };
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

/** The field, the condition and the texts of each decision. */
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
