import type { Recommendation } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { DECISION_TEXTS as texts } from './messages';

type Row = Recommendation & { key: string };

const COLUMNS: readonly Column<Row>[] = [
  { key: 'on', title: texts.columns.instrument, cell: ({ on }) => on, sortBy: ({ on }) => on, isHeader: true },
  { key: 'aspect', title: texts.columns.aspect, cell: ({ aspect }) => aspect, sortBy: ({ aspect }) => aspect },
  {
    key: 'compliance',
    title: texts.columns.compliance,
    cell: ({ compliance }) =>
      compliance ? <Chip tone={compliance.colour}>{compliance.name}</Chip> : <span>{texts.notSaid}</span>,
    sortBy: ({ compliance }) => compliance?.rank ?? null,
  },
  {
    key: 'text',
    title: texts.columns.text,
    cell: ({ text }) => <span className="nf-statement">{text}</span>,
    isStacked: true,
  },
];

/** All recommendations of a report in its order, so that instruments can be compared aspect by aspect. */
export function RecommendationList({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const rows = useMemo(() => recommendations.map((one, at): Row => ({ ...one, key: String(at) })), [recommendations]);
  return (
    <section className="nf-recommendations" aria-label={texts.table}>
      <h3>{texts.recommendations(recommendations.length)}</h3>
      {recommendations.length === 0 ? (
        <p>{texts.noRecommendations}</p>
      ) : (
        <DataTable
          caption={texts.table}
          rows={rows}
          rowKey={({ key }) => key}
          columns={COLUMNS}
          empty={null}
          pageSize={null}
          urlKey="recommendations"
        />
      )}
    </section>
  );
}
