import type { ChannelSuggestion, Limits, LimitsOfCheck, QaTestTypeCode } from '@portal/domain';
import { figureRows, limitsOf } from '@portal/domain';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { limitsNote } from './limits-note';

type Figured = Pick<ChannelSuggestion, 'name' | 'figures'>;

const TEXTS = {
  caption: 'Figures of the self-check',
  channel: 'Channel',
  limited: (label: string, limit: string) => (limit === '' ? label : `${label}, ${limit}`),
  orders:
    'ATLAS 0.5.1 writes the reflected channel first and names the transmitted one first. Until its authors have confirmed an order, the figures of both are shown and neither is assessed.',
};

/** A column for each figure of the channels, in the order of the channel that has most, with its limit in the head. */
function columnsOf(type: QaTestTypeCode, channels: readonly Figured[], limits: Limits): readonly Column<Figured>[] {
  const [most = []] = channels
    .map((channel) => figureRows(type, channel, limits))
    .toSorted((one, other) => other.length - one.length);
  const figures = most.map(({ label, limit }): Column<Figured> => ({
    key: label,
    title: TEXTS.limited(label, limit),
    align: 'end',
    cell: (channel) => figureRows(type, channel, limits).find((row) => row.label === label)?.value,
  }));
  return [{ key: 'channel', title: TEXTS.channel, cell: ({ name }) => name, isHeader: true }, ...figures];
}

/** Whether the self-check has figures of a type of tests to show. */
export const hasFigureRows = (type: QaTestTypeCode, channels: readonly Figured[]): boolean =>
  channels.some((channel) => figureRows(type, channel, {}).length > 0);

interface FiguresTableProps {
  type: QaTestTypeCode;
  channels: readonly Figured[];
  /** The self-check that the figures are of; `null` for those that this browser has made. */
  check: LimitsOfCheck | null;
}

/** The figures that a suggestion was made with, one row for each channel. */
export function FiguresTable({ type, channels, check }: FiguresTableProps) {
  return (
    <>
      <DataTable
        caption={TEXTS.caption}
        rows={channels.filter((channel) => figureRows(type, channel, {}).length > 0)}
        rowKey={({ name }) => name}
        columns={columnsOf(type, channels, limitsOf(check, type))}
        pageSize={null}
        urlKey="figures"
        isWide
        empty={null}
      />
      <p className="qa-note">{limitsNote(check, type)}</p>
      {type === 'polarisation_calibration' && <p className="qa-note">{TEXTS.orders}</p>}
    </>
  );
}
