import { isOnCompliant } from '@portal/domain';
import type { Recommendation } from '@portal/domain';
import { Chip, Disclosure } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { DECISION_TEXTS as texts } from './messages';

type Row = Recommendation & { key: string };

const COLUMNS: readonly Column<Row>[] = [
  { key: 'on', title: texts.on, cell: ({ on }) => on, isHeader: true },
  { key: 'aspect', title: texts.aspect, cell: ({ aspect }) => aspect },
  {
    key: 'compliance',
    title: texts.compliance,
    cell: ({ compliance }) => (compliance ? <Chip tone={compliance.colour}>{compliance.name}</Chip> : texts.notSaid),
  },
  { key: 'text', title: texts.text, cell: ({ text }) => <span className="nf-statement">{text}</span> },
];

/** Number expanded at first; a longer list would push the content below it out of reach. */
const OPEN = 4;

/** All recommendations of a report with their instruments and aspects; those that require action come first. */
export function RecommendationList({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const { open, folded, compliant } = useMemo(() => inOrder(recommendations), [recommendations]);
  return (
    <section aria-label={texts.table}>
      <h3>{texts.recommendations(recommendations.length)}</h3>
      {recommendations.length === 0 && <p>{texts.noRecommendations}</p>}
      {open.length > 0 && <RecommendationTable caption={texts.table} rows={open} urlKey="recommendations" />}
      {folded.length > 0 && (
        <Disclosure summary={texts.folded(folded.length, compliant)}>
          <RecommendationTable caption={texts.more} rows={folded} urlKey="more-recommendations" />
        </Disclosure>
      )}
    </section>
  );
}

function inOrder(recommendations: readonly Recommendation[]) {
  const rows = recommendations.map((one, at): Row => ({ ...one, key: String(at) }));
  const asking = rows.filter((row) => !isOnCompliant(row));
  const compliant = rows.filter(isOnCompliant);
  return {
    open: asking.slice(0, OPEN),
    folded: [...asking.slice(OPEN), ...compliant],
    compliant: compliant.length,
  };
}

interface RecommendationTableProps {
  caption: string;
  rows: readonly Row[];
  urlKey: string;
}

const RecommendationTable = ({ caption, rows, urlKey }: RecommendationTableProps) => (
  <DataTable
    caption={caption}
    rows={rows}
    rowKey={({ key }) => key}
    columns={COLUMNS}
    empty={null}
    pageSize={null}
    urlKey={urlKey}
  />
);
