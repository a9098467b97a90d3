import { serverMessage, useConfirmed } from '@portal/api-slice';
import type { HeldToken } from '@portal/domain';
import { Button, formatDay, FormError } from '@portal/ui/core';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo, useState } from 'react';
import { useEndDeployTokenMutation } from '../api/releases';
import { GRANT_MESSAGES } from './grant-messages';

const { token: texts } = GRANT_MESSAGES;
const { columns: titles } = texts;

const columnsOf = (part: string, onEnd: (token: HeldToken) => void): readonly Column<HeldToken>[] => [
  { key: 'name', title: titles.name, cell: ({ name }) => name, isHeader: true },
  { key: 'made', title: titles.made, cell: ({ created_at }) => formatDay(created_at) },
  { key: 'used', title: titles.used, cell: ({ last_used_at }) => formatDay(last_used_at) ?? texts.neverUsed },
  { key: 'ends', title: titles.ends, cell: ({ ends_at }) => formatDay(ends_at) ?? texts.neverEnds },
  {
    key: 'actions',
    title: titles.actions,
    cell: (token) => (
      <Button
        size="small"
        aria-label={texts.endOf(token.name, part)}
        aria-haspopup="dialog"
        onClick={() => onEnd(token)}
      >
        {texts.end}
      </Button>
    ),
  },
];

/** The valid deploy tokens of a part, each with a button to revoke it. */
export function TokenTable({ part, tokens }: { part: string; tokens: readonly HeldToken[] }) {
  const [asked, setAsked] = useState<HeldToken>();
  const close = () => setAsked(undefined);
  const { confirm, close: cancel, isBusy, error } = useConfirmed(useEndDeployTokenMutation(), close);
  const columns = useMemo(() => columnsOf(part, setAsked), [part]);
  const { name = '' } = useLast(asked) ?? {};
  if (tokens.length === 0) return <p className="adm-soft">{texts.none}</p>;
  return (
    <>
      <div className="adm-held">
        <DataTable
          caption={texts.caption(part)}
          rows={tokens}
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
        onConfirm={() => asked && void confirm({ part, token: asked._id })}
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
