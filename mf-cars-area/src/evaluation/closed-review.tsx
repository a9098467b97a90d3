import { useDownload } from '@portal/api-slice';
import type { Day, RegularEvaluation } from '@portal/domain';
import { ActionsList, OutcomeChip, ProposedSuspension, useFocusAfterStep } from '@portal/quality';
import { Button, DataSheet, Panel } from '@portal/ui/core';
import { reportOfEvaluation } from '../api/evaluations';
import { ConfirmAction } from './confirm-action';
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
  useFocusAfterStep(`${actions.filter(({ confirmed_at: at }) => at !== null).length}`, '.cars-asked-actions');
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
          <div className="cars-asked-actions" tabIndex={-1}>
            <ActionsList
              actions={actions}
              today={today}
              steps={Object.fromEntries(
                actions.map((action) => [action._id, <ConfirmAction key={action._id} {...{ evaluation, action }} />]),
              )}
            />
          </div>
        </Panel>
      )}
    </>
  );
}
