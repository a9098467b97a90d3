import { useGetMyFacilitiesQuery, useListMyFacilitiesQuery } from '@portal/api-slice';
import { badgeOf, NOT_GIVEN, NOT_YET } from '@portal/domain';
import type { MyFacilities, NationalFacility } from '@portal/domain';
import { LinkButton, Loading, PageTitle, Panel, StatusBadge } from '@portal/ui/core';
import { Navigate } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { MESSAGES } from '../select-messages';
import '../page.css';

interface Row {
  id: string;
  acronym: string;
  /** Undefined until it is loaded. */
  facility: NationalFacility | undefined;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'actions',
    title: MESSAGES.columns.actions,
    cell: ({ id, acronym, facility }) => {
      const verb = facility?.editable === false ? MESSAGES.view : MESSAGES.edit;
      return (
        <LinkButton to={`/edit-nf/${id}`} aria-label={MESSAGES.of(verb, acronym)}>
          {verb}
        </LinkButton>
      );
    },
  },
  { key: 'acronym', title: MESSAGES.columns.acronym, cell: ({ acronym }) => acronym, isHeader: true },
  {
    key: 'name',
    title: MESSAGES.columns.name,
    cell: ({ facility }) => (facility ? (facility.name ?? NOT_GIVEN) : NOT_YET),
  },
  {
    key: 'status',
    title: MESSAGES.columns.status,
    cell: ({ facility }) => (facility ? <Status facility={facility} /> : NOT_YET),
  },
];

function Status({ facility: { submissions } }: { facility: NationalFacility }) {
  const application = submissions.initial_acceptance;
  return <StatusBadge tone={badgeOf(application)}>{application.status.name}</StatusBadge>;
}

/** The choice does not wait for the names and states of the facilities, nor does it need them. */
function Facilities({ nfs }: Pick<MyFacilities, 'nfs'>) {
  const { data: loaded = [] } = useListMyFacilitiesQuery();
  const rows = nfs.map(({ id, acronym }) => ({ id, acronym, facility: loaded.find(({ _id }) => _id === id) }));
  return <DataTable caption={MESSAGES.title} rows={rows} rowKey={({ id }) => id} columns={COLUMNS} empty={null} />;
}

/** `/edit-my-nf/`: redirects to the user's own facility, or offers a choice between several. */
export function SelectPersonalNfPage() {
  const { data, isError } = useGetMyFacilitiesQuery();
  const [first, ...others] = data?.nfs ?? [];
  if (isError || (data && !first)) return <Navigate to="/edit-nf/?personalNf=true" replace />;
  if (first && others.length === 0) return <Navigate to={`/edit-nf/${first.id}`} replace />;
  return (
    <div className="nf-page">
      <PageTitle title={MESSAGES.title} />
      {data ? (
        <Panel>
          <Facilities nfs={data.nfs} />
        </Panel>
      ) : (
        <Loading label={MESSAGES.loading} />
      )}
    </div>
  );
}
