import type { Day, RegularEvaluationSummary } from '@portal/domain';
import { day, EVALUATION_KIND_WORDS, LABEL_PAGES } from '@portal/domain';
import { EvaluationChip, OutcomeChip, pendingActionsInWords } from '@portal/quality';
import { Dated, dated } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import type { Column } from '@portal/ui/table';
import { EVALUATION_MESSAGES } from './messages';

const { list: texts, none } = EVALUATION_MESSAGES;
const { columns: titles } = texts;

/** When an open evaluation goes on, or the actions that are open after one; nothing for one that is over. */
function nextWords(evaluation: RegularEvaluationSummary, today: Day) {
  const { status, statement_due: due, status_since: since, turn_due: review, actions_pending: actions } = evaluation;
  if (actions.length > 0) return pendingActionsInWords(actions);
  if (status === 'facility_input') return due < today ? texts.statementOver(due, review) : texts.statementDue(due);
  return status === 'in_review' ? texts.reviewSince(day(since) ?? '', review) : none;
}

/** The columns of the list of regular evaluations. */
export const evaluationColumns = (today: Day): readonly Column<RegularEvaluationSummary>[] => [
  {
    key: 'facility',
    title: titles.facility,
    cell: ({ _id, facility, kind, year }) => (
      <Link
        to={LABEL_PAGES.evaluation(_id)}
        aria-label={texts.of(facility.acronym, EVALUATION_KIND_WORDS[kind], year)}
        title={facility.pretty_name}
      >
        {facility.acronym}
      </Link>
    ),
    isHeader: true,
    sortBy: ({ facility }) => facility.acronym,
  },
  {
    key: 'evaluation',
    title: titles.evaluation,
    cell: ({ kind, year }) => texts.kind(EVALUATION_KIND_WORDS[kind], year),
    sortBy: ({ opened_on: opened }) => opened,
  },
  {
    key: 'period',
    title: titles.period,
    cell: ({ period_from: from, period_to: to }) => <Dated text={texts.between(from, to)} />,
    sortBy: ({ period_from: from }) => from,
  },
  {
    key: 'state',
    title: titles.state,
    cell: ({ status }) => <EvaluationChip status={status} />,
    sortBy: ({ status }) => status,
  },
  {
    key: 'outcome',
    title: titles.outcome,
    cell: ({ outcome }) => (outcome === null ? none : <OutcomeChip outcome={outcome} />),
  },
  { key: 'next', title: titles.next, cell: (evaluation) => dated(nextWords(evaluation, today)) },
];
