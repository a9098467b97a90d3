import type { RegularEvaluationSummary } from '@portal/domain';
import { EVALUATION_KIND_WORDS, isOpenEvaluation } from '@portal/domain';
import { Dated } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { EvaluationChip, OutcomeChip } from '../evaluation/evaluation-chips';
import { pendingActionsInWords } from '../evaluation/pending-actions';
import '../quality.css';
import { LABEL_VIEW_MESSAGES } from './messages';

const { evaluations: texts } = LABEL_VIEW_MESSAGES;
const { columns: titles } = texts;

interface LabelEvaluationsProps {
  evaluations: readonly RegularEvaluationSummary[];
  /** The page of an evaluation. */
  pageOf: (id: string) => string;
}

/** The regular evaluations of a facility, the newest first. */
export function LabelEvaluations({ evaluations, pageOf }: LabelEvaluationsProps) {
  const columns = useMemo(() => columnsOf(pageOf), [pageOf]);
  const rows = useMemo(
    () => evaluations.toSorted((one, other) => other.opened_on.localeCompare(one.opened_on)),
    [evaluations],
  );
  return (
    <DataTable
      caption={texts.title}
      rows={rows}
      rowKey={({ _id }) => _id}
      columns={columns}
      pageSize={null}
      urlKey="evaluations"
      empty={<p className="qa-note">{texts.none}</p>}
    />
  );
}

const columnsOf = (pageOf: LabelEvaluationsProps['pageOf']): readonly Column<RegularEvaluationSummary>[] => [
  {
    key: 'evaluation',
    title: titles.evaluation,
    cell: ({ _id, kind, year }) => <Link to={pageOf(_id)}>{`${EVALUATION_KIND_WORDS[kind]} ${year}`}</Link>,
    isHeader: true,
  },
  {
    key: 'period',
    title: titles.period,
    cell: ({ period_from: from, period_to: to }) => <Dated text={texts.between(from, to)} />,
  },
  {
    key: 'status',
    title: titles.status,
    cell: ({ status, outcome }) =>
      outcome === null ? <EvaluationChip status={status} /> : <OutcomeChip outcome={outcome} />,
  },
  { key: 'open', title: titles.open, cell: (evaluation) => <Open {...evaluation} />, isStacked: true },
];

/** Whose turn it is while the evaluation is open, and the actions that are open after it. */
function Open({ status, turn, turn_due: due, actions_pending: actions }: RegularEvaluationSummary) {
  if (isOpenEvaluation(status))
    return <Dated text={due === null ? turn.sentence : `${turn.sentence} ${texts.due(due)}`} />;
  if (actions.length === 0) return texts.nothing;
  return <Dated text={pendingActionsInWords(actions)} />;
}
