import { serverMessage } from '@portal/api-slice';
import type { Identity } from '@portal/domain';
import { Button, Chip, formatMoment, FormError, Panel } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useLinkIdentityMutation, useListOwnIdentitiesQuery, useUnlinkIdentityMutation } from '../api/account';

const COLUMNS: readonly Column<Identity>[] = [
  {
    key: 'institution',
    title: 'Institution',
    isHeader: true,
    cell: ({ institution, is_linked }) => (
      <>
        {institution} {!is_linked && <Chip tone="neutral">Unlinked</Chip>}
      </>
    ),
  },
  { key: 'linked', title: 'First linked', cell: ({ linked_at }) => formatMoment(linked_at) },
  {
    key: 'used',
    title: 'Last used',
    cell: ({ last_used_at }) => (last_used_at === null ? 'Never' : formatMoment(last_used_at)),
  },
  { key: 'actions', title: 'Actions', cell: (identity) => <Change identity={identity} /> },
];

/** The logins at institutions that open the user's account; nothing if there are none, as in most installations. */
export function OwnIdentities() {
  const { data = [] } = useListOwnIdentitiesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data.length === 0) return null;
  return (
    <Panel title="Logins at institutions">
      <p className="s-soft">They open your account beside your password.</p>
      <DataTable
        caption="Your logins at institutions"
        rows={data}
        rowKey={({ _id }) => _id}
        columns={COLUMNS}
        empty={null}
        pageSize={null}
      />
    </Panel>
  );
}

function Change({ identity: { _id, institution, is_linked } }: { identity: Identity }) {
  const [unlink, unlinked] = useUnlinkIdentityMutation();
  const [link, linked] = useLinkIdentityMutation();
  const word = is_linked ? 'Unlink' : 'Link again';
  const { error } = is_linked ? unlinked : linked;
  return (
    <>
      <Button
        size="small"
        loading={unlinked.isLoading || linked.isLoading}
        aria-label={`${word}: ${institution}`}
        onClick={() => void (is_linked ? unlink : link)(_id)}
      >
        {word}
      </Button>
      {error && <FormError title="Not changed">{serverMessage(error) ?? 'Please try again in a moment.'}</FormError>}
    </>
  );
}
