import type { Recommendation } from '@portal/domain';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { DECISION_TEXTS as texts } from './messages';

type Row = Recommendation & { key: string };

const COLUMNS: readonly Column<Row>[] = [
  { key: 'on', title: texts.on, cell: ({ on }) => on, isHeader: true },
  { key: 'aspect', title: texts.aspect, cell: ({ aspect }) => aspect },
  { key: 'text', title: texts.text, cell: ({ text }) => <span className="nf-statement">{text}</span> },
];

/** Every recommendation of a report, with the instrument and the aspect that it concerns. */
export function RecommendationList({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const rows = useMemo(() => recommendations.map((one, at): Row => ({ ...one, key: String(at) })), [recommendations]);
  return (
    <section aria-label={texts.recommendations}>
      <h3>{texts.recommendations}</h3>
      {rows.length === 0 ? (
        <p>{texts.noRecommendations}</p>
      ) : (
        <DataTable
          caption={texts.recommendations}
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
