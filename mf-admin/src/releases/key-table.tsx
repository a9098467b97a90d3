import { serverMessage, useConfirmed } from '@portal/api-slice';
import type { ReleaseKey } from '@portal/domain';
import { Button, Chip, formatDay, FormError } from '@portal/ui/core';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo, useState } from 'react';
import { useEndReleaseKeyMutation } from '../api/releases';
import { GRANT_MESSAGES } from './grant-messages';

const { key: texts } = GRANT_MESSAGES;
const { columns: titles } = texts;

const columnsOf = (part: string, onEnd: (key: ReleaseKey) => void): readonly Column<ReleaseKey>[] => [
  { key: 'name', title: titles.name, cell: ({ name }) => name, isHeader: true },
  {
    key: 'public',
    title: titles.publicKey,
    cell: ({ public_key: publicKey }) => <span className="p-figures adm-key">{publicKey}</span>,
  },
  { key: 'added', title: titles.added, cell: ({ created_at: createdAt }) => formatDay(createdAt) },
  {
    key: 'state',
    title: titles.state,
    cell: ({ ended_at: endedAt }) =>
      endedAt === null ? <Chip tone="success">{texts.holds}</Chip> : texts.ended(formatDay(endedAt) ?? ''),
  },
  {
    key: 'actions',
    title: titles.actions,
    cell: (key) =>
      key.ended_at === null && (
        <Button size="small" aria-label={texts.endOf(key.name, part)} aria-haspopup="dialog" onClick={() => onEnd(key)}>
          {texts.end}
        </Button>
      ),
  },
];

/**
 * The public keys of a part, each with a button to revoke it. Revoked ones stay listed because of the releases that
 * they signed.
 */
export function KeyTable({ part, keys }: { part: string; keys: readonly ReleaseKey[] }) {
  const [asked, setAsked] = useState<ReleaseKey>();
  const close = () => setAsked(undefined);
  const { confirm, close: cancel, isBusy, error } = useConfirmed(useEndReleaseKeyMutation(), close);
  const columns = useMemo(() => columnsOf(part, setAsked), [part]);
  const { name = '' } = useLast(asked) ?? {};
  if (keys.length === 0) return <p className="adm-soft">{texts.none}</p>;
  return (
    <>
      <div className="adm-held">
        <DataTable
          caption={texts.caption(part)}
          rows={keys}
          rowKey={({ _id }) => _id}
          columns={columns}
          empty={null}
          pageSize={null}
        />
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={texts.endTitle(name)}
        confirmLabel={texts.end}
        isBusy={isBusy}
        onCancel={cancel}
        onConfirm={() => asked && void confirm({ part, key: asked._id })}
        question={
          <div className="adm-stack">
            <p>{texts.endEffect}</p>
            {error !== undefined && <FormError title={texts.failed}>{serverMessage(error) ?? texts.failed}</FormError>}
          </div>
        }
      />
    </>
  );
}
