import { statusOf, useTasks } from '@portal/api-slice';
import type { Day, IndicatorCode, RegularEvaluation } from '@portal/domain';
import { EVALUATION_KIND_WORDS, LABEL_PAGES } from '@portal/domain';
import { EvaluationHead, IndicatorTable, useFocusAfterStep } from '@portal/quality';
import { Alert, EmptyState, ErrorState, Loading, PageTitle, Panel, useFirstLoad } from '@portal/ui/core';
import { UnsavedForms } from '@portal/ui/later';
import { Link, useParams } from '@portal/ui/router';
import { useCallback } from 'react';
import { useGetMyEvaluationQuery } from '../api/evaluations';
import { MendLink } from '../evaluation/mend-link';
import { EVALUATION_MESSAGES } from '../evaluation/messages';
import { OutcomeView } from '../evaluation/outcome-view';
import { StatementForm } from '../evaluation/statement-form';
import { StatementView } from '../evaluation/statement-view';
import { ToStatement } from '../evaluation/to-statement';
import '../page.css';
import '../quality/quality.css';
import '../evaluation/evaluation.css';

const { page: texts, review } = EVALUATION_MESSAGES;

/** `/nf-evaluation/:id`: a regular evaluation for its facility, with the statement and the actions. */
export function NfEvaluationPage() {
  const { id = '' } = useParams();
  return (
    <div className="nf-page">
      <UnsavedForms>
        <Addressed key={id} id={id} />
      </UnsavedForms>
    </div>
  );
}

// A malformed id, a missing record and that of another user must look the same.
const NOT_THERE = [400, 403, 404];

function Addressed({ id }: { id: string }) {
  const { currentData, isError, error, refetch } = useGetMyEvaluationQuery(id, { refetchOnMountOrArgChange: true });
  if (currentData) return <OneEvaluation evaluation={currentData} />;
  if (isError && NOT_THERE.includes(statusOf(error) ?? 0))
    return (
      <>
        <PageTitle title={texts.missingTitle} />
        <EmptyState title={texts.missingTitle}>
          <p>{texts.missing}</p>
          <p>
            <Link to="/">{texts.home}</Link>
          </p>
        </EmptyState>
      </>
    );
  return (
    <>
      <PageTitle title={texts.title} />
      {isError ? (
        <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
          {texts.failed}
        </ErrorState>
      ) : (
        <Loading label={texts.loading} />
      )}
    </>
  );
}

/** The reader's tasks in an evaluation, of which each leads to this page. */
function useOwnTasks({ _id, facility, is_own_facility: isOwn }: RegularEvaluation) {
  const { data: tasks = [], isLoading } = useTasks(facility._id);
  const isAwaited = useFirstLoad(isOwn && isLoading);
  const own = isOwn ? tasks.filter(({ path }) => path.split('?')[0] === LABEL_PAGES.ownEvaluation(_id)) : [];
  return { own, isAwaited };
}

function OneEvaluation({ evaluation }: { evaluation: RegularEvaluation }) {
  const { on: today, kind, year, facility, status, is_own_facility: isOwn } = evaluation;
  const about = texts.titleOf(EVALUATION_KIND_WORDS[kind], year, facility.acronym);
  const { own, isAwaited } = useOwnTasks(evaluation);
  useFocusAfterStep(status);
  return (
    <>
      <PageTitle
        title={about}
        trail={[{ label: texts.label(facility.acronym), path: LABEL_PAGES.own(facility._id) }]}
        documentTitle={`${facility.acronym} – ${about}`}
      />
      <Panel>
        {isAwaited ? (
          <Loading label={texts.loading} />
        ) : (
          <div className="nf-stack">
            <EvaluationHead evaluation={evaluation} own={own} />
            {evaluation.steps.includes('state') && <ToStatement own={own} />}
          </div>
        )}
      </Panel>
      {isOwn && status === 'in_review' && <Alert type="info" showIcon title={review.waiting} />}
      {status === 'ended' && <Alert type="info" showIcon title={review.ended} />}
      <Parts evaluation={evaluation} about={about} today={today} />
    </>
  );
}

interface PartsProps {
  evaluation: RegularEvaluation;
  about: string;
  today: Day;
}

/** An outcome comes first, otherwise the indicators that the statement is about. */
function Parts({ evaluation, about, today }: PartsProps) {
  const { status, steps } = evaluation;
  if (steps.includes('state'))
    return (
      <>
        <Indicators evaluation={evaluation} />
        <StatementForm evaluation={evaluation} today={today} />
      </>
    );
  return (
    <>
      {status === 'closed' && <OutcomeView evaluation={evaluation} about={about} today={today} />}
      <Indicators evaluation={evaluation} />
      <StatementView evaluation={evaluation} />
    </>
  );
}

function Indicators({ evaluation }: { evaluation: RegularEvaluation }) {
  const { indicators, indicators_on: on, before, facility, is_own_facility: isOwn, steps } = evaluation;
  const mayState = steps.includes('state');
  const { _id: facilityId } = facility;
  const mend = useCallback(
    (code: IndicatorCode) => isOwn && <MendLink code={code} facilityId={facilityId} mayState={mayState} />,
    [isOwn, facilityId, mayState],
  );
  return (
    <Panel title={texts.indicators}>
      <div className="nf-stack">
        <p className="nf-soft">
          {texts.indicatorsHint}{' '}
          {before && <Link to={LABEL_PAGES.ownEvaluation(before._id)}>{review.before(before.year)}</Link>}
        </p>
        <IndicatorTable indicators={indicators} on={on} before={before} mend={mend} />
      </div>
    </Panel>
  );
}
