import type { FacilityLights } from '@portal/domain';
import { LightChip, wordsOfFacility } from '@portal/quality';
import { EmptyState, ErrorState, LinkButton, Loading, Panel } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useListFacilitiesWithBookQuery } from '../api/test-book';
import { addressOfBook } from './addresses';
import { QUALITY_MESSAGES } from './messages';

const { page: texts } = QUALITY_MESSAGES;

const COLUMNS: readonly Column<FacilityLights>[] = [
  {
    key: 'facility',
    title: texts.columns.facility,
    cell: ({ facility }) => facility.pretty_name,
    sortBy: ({ facility }) => facility.pretty_name,
    isHeader: true,
  },
  {
    key: 'light',
    title: texts.columns.light,
    cell: (lights) => <LightChip light={lights.light} words={wordsOfFacility(lights)} />,
  },
  {
    key: 'actions',
    title: texts.columns.actions,
    align: 'end',
    cell: ({ facility: { _id, acronym } }) => (
      <LinkButton size="small" to={addressOfBook(_id)} aria-label={texts.ofFacility(texts.openBook, acronym)}>
        {texts.openBook}
      </LinkButton>
    ),
  },
];

const SEARCH = {
  label: texts.search,
  textOf: ({ facility }: FacilityLights) => `${facility.pretty_name} ${facility.acronym}`,
};

/** The facilities with a test book, for those who read all of them. */
export function NetworkChoice() {
  const { data, isError, refetch } = useListFacilitiesWithBookQuery();
  if (!data && isError)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {texts.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={texts.loadingFacilities} />;
  if (data.length === 0) return <EmptyState title={texts.network}>{texts.noNetwork}</EmptyState>;
  return (
    <Panel title={texts.network}>
      <DataTable
        caption={texts.network}
        rows={data}
        rowKey={({ facility }) => facility._id}
        columns={COLUMNS}
        search={SEARCH}
        empty={null}
      />
    </Panel>
  );
}
