import { byCode, formatDistance } from '@portal/domain';
import type { Compliance, SynergyMatrix, TypeLists } from '@portal/domain';
import { SynergyPlot } from '@portal/instruments';
import { Chip, EmptyState, ErrorState, Loading } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useGetSynergyMatrixQuery } from '../api/evaluation';
import '../evaluations/evaluations.css';
import { useEvaluationLists } from '../evaluations/lists';
import { EVALUATION_MESSAGES } from '../evaluations/messages';

const { synergy: texts } = EVALUATION_MESSAGES;
const { columns: titles } = texts;

/** The names of a pair. */
interface PairRow {
  key: string;
  lidar: string;
  photometer: string;
  lidarCompliance: Compliance | null;
  photometerCompliance: Compliance | null;
  distance: string;
  synergy: Compliance | null;
}

function ComplianceChip({ of }: { of: Compliance | null }) {
  return <Chip tone={of?.colour ?? 'neutral'}>{of?.name ?? EVALUATION_MESSAGES.none}</Chip>;
}

const COLUMNS: readonly Column<PairRow>[] = [
  { key: 'lidar', title: titles.lidar, cell: ({ lidar }) => lidar, isHeader: true },
  {
    key: 'photometer',
    title: titles.photometer,
    cell: ({ photometer }) => <span className="cars-name">{photometer}</span>,
  },
  {
    key: 'lidar-compliance',
    title: titles.lidarCompliance,
    cell: ({ lidarCompliance }) => <ComplianceChip of={lidarCompliance} />,
  },
  {
    key: 'photometer-compliance',
    title: titles.photometerCompliance,
    cell: ({ photometerCompliance }) => <ComplianceChip of={photometerCompliance} />,
  },
  {
    key: 'distance',
    title: titles.distance,
    cell: ({ distance }) => <span className="p-figures">{distance}</span>,
    align: 'end',
  },
  { key: 'synergy', title: titles.synergy, cell: ({ synergy }) => <ComplianceChip of={synergy} /> },
];

const rowsOf = (
  { pairs, lidars, photometers }: SynergyMatrix,
  { compliance }: Pick<TypeLists, 'compliance'>,
): PairRow[] =>
  pairs.map(({ lidar, photometer, distance, synergy }) => ({
    key: `${lidar} ${photometer}`,
    lidar: lidars[lidar]?.name ?? EVALUATION_MESSAGES.none,
    photometer: photometers[photometer]?.name ?? EVALUATION_MESSAGES.none,
    lidarCompliance: lidars[lidar]?.general_compliance ?? null,
    photometerCompliance: photometers[photometer]?.general_compliance ?? null,
    distance: formatDistance(distance),
    synergy: byCode(compliance, synergy),
  }));

/** Every pair of lidar and photometer of a facility, with distance and synergy. */
export function PairsTable({ facilityId }: { facilityId: string }) {
  const { currentData: matrix, isError, refetch } = useGetSynergyMatrixQuery(facilityId);
  const lists = useEvaluationLists();
  if (!matrix && isError)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {texts.failed}
      </ErrorState>
    );
  if (!matrix) return <Loading label={texts.loading} />;
  return (
    <div className="evaluation-table evaluation-pairs">
      <DataTable
        caption={texts.pairs}
        rows={rowsOf(matrix, lists)}
        rowKey={({ key }) => key}
        columns={COLUMNS}
        empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
        pageSize={null}
        urlKey="pairs"
      />
      <SynergyPlot matrix={matrix} />
    </div>
  );
}
