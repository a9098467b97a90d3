import type { PlanAssessment } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { ComplianceMark } from './compliance-mark';
import { isDraft } from './evaluation-values';
import { EVALUATION_MESSAGES as texts } from './messages';
import { assessmentName } from '../plan/assessment-values';
import { PLAN_MESSAGES } from '../plan/messages';
import type { EvaluatedAspect, SystemRow } from './system-row';
import { opensSheet } from './sheet-focus';
import { evaluationParam, systemParam, useEvaluationUrlState } from './use-evaluation-url-state';

export interface EvaluationCellProps {
  row: SystemRow;
  evaluated: EvaluatedAspect;
  /** Whether the user reviews its component. */
  isOwn: boolean;
  /** The tab over which it opens; by default that of the instrument's kind. */
  tab?: string | undefined;
}

/** A button that opens the evaluation of one aspect of an instrument. */
export function EvaluationCell({ row, evaluated, isOwn, tab }: EvaluationCellProps) {
  const { kind, instrument } = row;
  const { aspect, evaluation, mayEdit, mayAssess, assessment } = evaluated;
  const { openEvaluation } = useEvaluationUrlState(kind, tab);
  const about = texts.about(aspect.name, instrument.name);
  return (
    <span className={isOwn ? 'evaluation-own' : undefined}>
      <OpenButton
        {...{ about, evaluation, mayEdit, mayAssess, assessment }}
        param={evaluationParam(aspect, instrument._id)}
        onOpen={() => openEvaluation(aspect, instrument._id)}
      />
    </span>
  );
}

export interface OpenButtonProps extends Pick<EvaluatedAspect, 'evaluation' | 'mayEdit' | 'mayAssess' | 'assessment'> {
  /** Names the evaluation, e.g. "Feasibility of RALI". */
  about: string;
  /** The name of the evaluation in the URL. */
  param: string;
  onOpen: () => void;
}

/** The compliance of an evaluation as the button that opens it. */
export function OpenButton(props: OpenButtonProps) {
  const { about, evaluation, mayEdit, mayAssess, assessment, param, onOpen } = props;
  const verb = mayEdit ? texts.edit : mayAssess ? texts.assess : texts.view;
  return (
    <button
      type="button"
      className="evaluation-cell"
      aria-haspopup="dialog"
      {...opensSheet(param)}
      aria-label={[
        texts.cell(verb, about, evaluation.compliance?.name ?? texts.none, isDraft(evaluation)),
        ...(assessment ? [ofPlan(assessment)] : []),
      ].join(', ')}
      onClick={onOpen}
    >
      <Icon name={mayEdit || mayAssess ? 'edit' : 'view'} />
      <span className="evaluation-answered">
        <ComplianceMark evaluation={evaluation} />
        {assessment && <span className="evaluation-draft">{ofPlan(assessment)}</span>}
      </span>
    </button>
  );
}

const ofPlan = ({ assessment, assessment_date }: PlanAssessment) =>
  assessment_date === null ? PLAN_MESSAGES.toAssess : PLAN_MESSAGES.inCell(assessmentName(assessment));

/** The name of an instrument, with a button for its data sheet. */
export function SystemCell({ row }: { row: SystemRow }) {
  const { kind, instrument } = row;
  const { openSystem } = useEvaluationUrlState(kind);
  return (
    <span className="evaluation-system">
      <span>{instrument.name}</span>
      <Button
        size="small"
        icon={<Icon name="view" />}
        aria-haspopup="dialog"
        {...opensSheet(systemParam(kind, instrument._id))}
        aria-label={texts.viewSystem(instrument.name)}
        onClick={() => openSystem(instrument._id)}
      >
        {texts.view}
      </Button>
    </span>
  );
}
