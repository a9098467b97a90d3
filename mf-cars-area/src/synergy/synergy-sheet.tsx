import { SYNERGY_PARAM, useIsLeavingEvaluation } from '../evaluations/use-sheet-url-state';
import { PairsTable } from './pairs-table';
import { SynergyAssessment, SynergyEvaluation } from './synergy-evaluation';
import type { SynergyEvaluationProps } from './synergy-evaluation';

/** The evaluation of the synergy in a sheet, with its pairs. */
export function SynergySheet(props: Omit<SynergyEvaluationProps, 'isLeaving'>) {
  const isLeaving = useIsLeavingEvaluation(SYNERGY_PARAM);
  return (
    <div className="evaluation-stack">
      <PairsTable facilityId={props.application.facility._id} />
      <SynergyEvaluation {...props} isLeaving={isLeaving} />
      <SynergyAssessment {...props} isLeaving={isLeaving} />
    </div>
  );
}
