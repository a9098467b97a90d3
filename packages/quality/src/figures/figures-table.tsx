import type { ChannelSuggestion, QaTestTypeCode } from '@portal/domain';
import { figureRows, QA_TEST_TYPES } from '@portal/domain';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';

type Figured = Pick<ChannelSuggestion, 'name' | 'figures'>;

const TEXTS = {
  caption: 'Figures of the self-check',
  channel: 'Channel',
  limited: (label: string, limit: string) => (limit === '' ? label : `${label}, ${limit}`),
  orders:
    'ATLAS 0.5.1 writes the reflected channel first and names the transmitted one first. Until its authors have confirmed an order, the figures of both are shown and neither is assessed.',
};

/** A column for each figure of a type of tests, with its limit in the head. */
const columnsOf = (type: QaTestTypeCode): readonly Column<Figured>[] => [
  { key: 'channel', title: TEXTS.channel, cell: ({ name }) => name, isHeader: true },
  ...figureRows(type, { figures: {} }).map(({ label, limit }, place): Column<Figured> => ({
    key: `figure-${place}`,
    title: TEXTS.limited(label, limit),
    align: 'end',
    cell: (channel) => figureRows(type, channel)[place]?.value,
  })),
];

const COLUMNS = new Map(QA_TEST_TYPES.map(({ code }) => [code, columnsOf(code)]));

/** Whether the self-check has figures of a type of tests to show. */
export const hasFigureRows = (type: QaTestTypeCode, channels: readonly Figured[]): boolean =>
  channels.some((channel) => figureRows(type, channel).length > 0);

interface FiguresTableProps {
  type: QaTestTypeCode;
  channels: readonly Figured[];
}

/** The figures that a suggestion was made with, one row for each channel. */
export function FiguresTable({ type, channels }: FiguresTableProps) {
  return (
    <>
      <DataTable
        caption={TEXTS.caption}
        rows={channels.filter((channel) => figureRows(type, channel).length > 0)}
        rowKey={({ name }) => name}
        columns={COLUMNS.get(type) ?? []}
        pageSize={null}
        urlKey="figures"
        isWide
        empty={null}
      />
      {type === 'polarisation_calibration' && <p className="qa-note">{TEXTS.orders}</p>}
    </>
  );
}
