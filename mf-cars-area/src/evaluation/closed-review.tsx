import { useDownload } from '@portal/api-slice';
import type { Day, EvaluationAction, RegularEvaluation } from '@portal/domain';
import { ActionsList, OutcomeChip, ProposedSuspension } from '@portal/quality';
import { Button, DataSheet, Panel } from '@portal/ui/core';
import { reportOfEvaluation, useConfirmActionMutation } from '../api/evaluations';
import { EVALUATION_MESSAGES } from './messages';

const { one: texts } = EVALUATION_MESSAGES;

interface ClosedReviewProps {
  evaluation: RegularEvaluation;
  about: string;
  today: Day;
}

/** The outcome of an evaluation with its report, and the actions that it asked for. */
export function ClosedReview({ evaluation, about, today }: ClosedReviewProps) {
  const download = useDownload();
  const { _id: id, outcome, conclusions, recommendations, actions } = evaluation;
  return (
    <>
      <Panel
        title={texts.result}
        actions={
          <Button aria-label={texts.reportOf(about)} onClick={() => void download(reportOfEvaluation(id))}>
            {texts.report}
          </Button>
        }
      >
        <div className="cars-stack">
          <ProposedSuspension evaluation={evaluation} />
          <DataSheet
            items={[
              { label: texts.outcome, value: outcome && <OutcomeChip outcome={outcome} />, isWide: true },
              {
                label: texts.conclusions,
                value: conclusions && <span className="cars-text">{conclusions}</span>,
                isWide: true,
              },
              {
                label: texts.recommendations,
                value: recommendations && <span className="cars-text">{recommendations}</span>,
                isWide: true,
              },
            ]}
          />
        </div>
      </Panel>
      {outcome === 'continue_with_actions' && (
        <Panel title={texts.actions}>
          <ActionsList
            actions={actions}
            today={today}
            steps={Object.fromEntries(
              actions.map((action) => [action._id, <Confirm key={action._id} {...{ evaluation, action }} />]),
            )}
          />
        </Panel>
      )}
    </>
  );
}

function Confirm({ evaluation, action }: { evaluation: RegularEvaluation; action: EvaluationAction }) {
  const [confirm, { isLoading }] = useConfirmActionMutation();
  const { _id: id, version, steps } = evaluation;
  const isReported = action.reported_at !== null && action.confirmed_at === null;
  if (!isReported || !steps.includes('confirm-action')) return null;
  return (
    <Button
      aria-label={texts.confirmOf(action.text)}
      loading={isLoading}
      onClick={() => void confirm({ id, action: action._id, version })}
    >
      {texts.confirm}
    </Button>
  );
}
