import type { ReviewedApplication } from '@portal/domain';
import { Panel } from '@portal/ui/core';
import { EVALUATION_MESSAGES } from '../evaluations/messages';
import { SYNERGY_PARAM, useSheetUrlState } from '../evaluations/use-sheet-url-state';
import { PairsTable } from './pairs-table';
import { SynergyAssessment, SynergyEvaluation } from './synergy-evaluation';

const { synergy: texts } = EVALUATION_MESSAGES;

export interface SynergyTabProps {
  application: ReviewedApplication;
  /** Removes the right to evaluate. */
  isReadOnly?: boolean;
}

/** The synergy of a facility: its pairs of lidar and photometer, and their evaluation. */
export function SynergyTab({ application, isReadOnly = false }: SynergyTabProps) {
  const { facility, synergy_compliance } = application;
  // The sheet contains the same form, and two instances would share one local draft.
  const isInSheet = useSheetUrlState().evaluation === SYNERGY_PARAM;
  const isSubmitted = synergy_compliance.evaluation_date !== null;
  return (
    <div className="evaluation-stack">
      <PairsTable facilityId={facility._id} />
      {!isInSheet && (
        <>
          <Panel title={isSubmitted ? `${texts.title} ${texts.submitted}` : texts.title}>
            <SynergyEvaluation application={application} isReadOnly={isReadOnly} />
          </Panel>
          <SynergyAssessment application={application} isReadOnly={isReadOnly} />
        </>
      )}
    </div>
  );
}
