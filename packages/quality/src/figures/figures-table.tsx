import type { ChannelSuggestion, QaTestTypeCode } from '@portal/domain';
import { figureRows, QA_SETTINGS } from '@portal/domain';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';

type Figured = Pick<ChannelSuggestion, 'name' | 'figures'>;

const TEXTS = {
  caption: 'Figures of the self-check',
  channel: 'Channel',
  limited: (label: string, limit: string) => (limit === '' ? label : `${label}, ${limit}`),
  version: `The limits are those of version ${QA_SETTINGS.version} of the thresholds.`,
  orders:
    'ATLAS 0.5.1 writes the reflected channel first and names the transmitted one first. Until its authors have confirmed an order, the figures of both are shown and neither is assessed.',
};

/** A column for each figure of the channels, in the order of the channel that has most, with its limit in the head. */
function columnsOf(type: QaTestTypeCode, channels: readonly Figured[]): readonly Column<Figured>[] {
  const [most = []] = channels
    .map((channel) => figureRows(type, channel))
    .toSorted((one, other) => other.length - one.length);
  const figures = most.map(({ label, limit }): Column<Figured> => ({
    key: label,
    title: TEXTS.limited(label, limit),
    align: 'end',
    cell: (channel) => figureRows(type, channel).find((row) => row.label === label)?.value,
  }));
  return [{ key: 'channel', title: TEXTS.channel, cell: ({ name }) => name, isHeader: true }, ...figures];
}

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
        columns={columnsOf(type, channels)}
        pageSize={null}
        urlKey="figures"
        isWide
        empty={null}
      />
      <p className="qa-note">{TEXTS.version}</p>
      {type === 'polarisation_calibration' && <p className="qa-note">{TEXTS.orders}</p>}
    </>
  );
}
