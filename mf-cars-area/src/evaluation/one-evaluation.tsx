import type { Day, RegularEvaluation } from '@portal/domain';
import { addDays, day, EVALUATION_OUTCOME_WORDS, LABEL_PAGES } from '@portal/domain';
import { EvaluationHead, IndicatorTable, useFocusAfterStep } from '@portal/quality';
import { Alert, Dated, dated, Panel } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { ClosedReview } from './closed-review';
import { MESSAGES } from '../messages';
import { EVALUATION_MESSAGES } from './messages';
import { ReviewForm } from './review-form';
import { UnsentReview } from './unsent-review';

const { one: texts } = EVALUATION_MESSAGES;

interface OneEvaluationProps {
  evaluation: RegularEvaluation;
  /** Names the evaluation. */
  about: string;
  today: Day;
}

/** A regular evaluation as the centre reads and reviews it. */
export function OneEvaluation({ evaluation, about, today }: OneEvaluationProps) {
  const { status, steps, facility, indicators, indicators_on, before } = evaluation;
  const isReviewed = steps.includes('review');
  const isOver = status === 'closed' || status === 'ended';
  useFocusAfterStep(status);
  return (
    <>
      <Panel>
        <div className="cars-stack">
          <EvaluationHead evaluation={evaluation} />
          <p className="cars-next">
            {texts.facility}: {facility.pretty_name}.{' '}
            <Link to={LABEL_PAGES.centre(facility._id)}>{texts.label(facility.acronym)}</Link>
          </p>
        </div>
      </Panel>
      {!isReviewed && !isOver && <Waiting evaluation={evaluation} today={today} />}
      {status === 'closed' && <ClosedReview evaluation={evaluation} about={about} today={today} />}
      {isOver && <UnsentReview evaluation={evaluation} />}
      <Panel title={texts.indicators}>
        <div className="cars-stack">
          <Before evaluation={evaluation} />
          <IndicatorTable indicators={indicators} on={indicators_on} before={before} />
        </div>
      </Panel>
      {status !== 'ended' && (
        <Panel title={texts.statement}>
          <Statement evaluation={evaluation} />
        </Panel>
      )}
      {isReviewed && evaluation.is_own_facility && (
        <Alert type="warning" showIcon title={MESSAGES.acceptance.ownAsAdministrator} />
      )}
      {isReviewed && <ReviewForm evaluation={evaluation} about={about} today={today} />}
    </>
  );
}

/** Why this reader reviews nothing now. */
function Waiting({ evaluation, today }: { evaluation: RegularEvaluation; today: Day }) {
  const { status, statement_due: due, is_own_facility: isOwn } = evaluation;
  if (isOwn) return <Alert type="info" showIcon title={texts.own} />;
  const words = status === 'facility_input' && due >= today ? texts.reviewFrom(addDays(due, 1)) : texts.readOnly;
  return <Alert type="info" showIcon title={dated(words)} />;
}

function Before({ evaluation: { before } }: { evaluation: RegularEvaluation }) {
  if (!before) return <p className="cars-soft">{texts.noBefore}</p>;
  return (
    <p className="cars-soft">
      {before.outcome !== null && `${texts.before(before.year, EVALUATION_OUTCOME_WORDS[before.outcome])}. `}
      <Link to={LABEL_PAGES.evaluation(before._id)}>{texts.toBefore(before.year)}</Link>
    </p>
  );
}

function Statement({
  evaluation: { statement, stated_at, status, statement_due: due },
}: {
  evaluation: RegularEvaluation;
}) {
  if (stated_at === null)
    return <p>{status === 'facility_input' ? <Dated text={texts.awaited(due)} /> : texts.noStatement}</p>;
  return (
    <>
      <p className="cars-soft">
        <Dated text={texts.statedOn(day(stated_at) ?? '')} />
      </p>
      <p className="cars-text">{statement ?? texts.noStatement}</p>
    </>
  );
}
