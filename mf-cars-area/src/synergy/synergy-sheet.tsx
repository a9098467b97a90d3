import { SYNERGY_PARAM, useIsLeavingEvaluation } from '../evaluations/use-sheet-url-state';
import { PairsTable } from './pairs-table';
import { SynergyAssessment, SynergyEvaluation, useMayAssessSynergy } from './synergy-evaluation';
import type { SynergyEvaluationProps } from './synergy-evaluation';

/** The evaluation of the synergy in a sheet, with its pairs; users who assess the plan begin with their form. */
export function SynergySheet(props: Omit<SynergyEvaluationProps, 'isLeaving'>) {
  const isLeaving = useIsLeavingEvaluation(SYNERGY_PARAM);
  const mayAssess = useMayAssessSynergy(props);
  const assessment = <SynergyAssessment {...props} isLeaving={isLeaving} />;
  return (
    <div className="evaluation-stack">
      {mayAssess && assessment}
      <PairsTable facilityId={props.application.facility._id} />
      <SynergyEvaluation {...props} isLeaving={isLeaving} />
      {!mayAssess && assessment}
    </div>
  );
}
