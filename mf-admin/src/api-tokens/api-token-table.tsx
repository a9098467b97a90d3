import { serverMessage, useConfirmed } from '@portal/api-slice';
import type { ApiToken } from '@portal/domain';
import { EmptyState, FormError, Panel } from '@portal/ui/core';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { DataTable } from '@portal/ui/table';
import { useMemo, useState } from 'react';
import { useEndApiTokenMutation } from '../api/api-tokens';
import { apiTokenColumns } from './api-token-columns';
import { MESSAGES } from './messages';

const { end: texts } = MESSAGES;

/** The API tokens, each with a button that ends it. */
export function ApiTokenTable({ tokens }: { tokens: readonly ApiToken[] }) {
  const [asked, setAsked] = useState<ApiToken>();
  const { confirm, close, isBusy, error } = useConfirmed(useEndApiTokenMutation(), () => setAsked(undefined));
  const columns = useMemo(() => apiTokenColumns(setAsked), []);
  const { name = '' } = useLast(asked) ?? {};
  return (
    <Panel title={MESSAGES.list}>
      <DataTable
        caption={MESSAGES.title}
        rows={tokens}
        rowKey={({ _id }) => _id}
        columns={columns}
        empty={<EmptyState title={MESSAGES.emptyTitle}>{MESSAGES.empty}</EmptyState>}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={texts.title(name)}
        confirmLabel={texts.open}
        isBusy={isBusy}
        onCancel={close}
        onConfirm={() => asked && void confirm(asked._id)}
        question={
          <div className="adm-stack">
            <p>{texts.effect}</p>
            {error !== undefined && <FormError title={texts.failed}>{serverMessage(error) ?? texts.failed}</FormError>}
          </div>
        }
      />
    </Panel>
  );
}
