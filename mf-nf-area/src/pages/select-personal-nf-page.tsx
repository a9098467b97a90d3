import { useGetMyFacilitiesQuery } from '@portal/api-slice';
import type { MyFacilities } from '@portal/domain';
import { LinkButton, Loading, PageTitle, Panel } from '@portal/ui/core';
import { Navigate } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { MESSAGES } from '../select-messages';
import '../page.css';

type MyFacility = MyFacilities['nfs'][number];

const COLUMNS: readonly Column<MyFacility>[] = [
  {
    key: 'actions',
    title: MESSAGES.columns.actions,
    cell: ({ id, acronym }) => (
      <LinkButton to={`/edit-nf/${id}`} aria-label={MESSAGES.editOf(acronym)}>
        {MESSAGES.edit}
      </LinkButton>
    ),
  },
  { key: 'acronym', title: MESSAGES.columns.acronym, cell: ({ acronym }) => acronym, isHeader: true },
];

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
          <DataTable caption={MESSAGES.title} rows={data.nfs} rowKey={({ id }) => id} columns={COLUMNS} empty={null} />
        </Panel>
      ) : (
        <Loading label={MESSAGES.loading} />
      )}
    </div>
  );
}
