import { TOKEN_SCOPES, type ApiToken } from '@portal/domain';
import { Button, Chip, formatDay, formatMoment } from '@portal/ui/core';
import type { Column } from '@portal/ui/table';
import { MESSAGES } from './messages';

const { columns: titles } = MESSAGES;

/** Names of the scopes of a token, in the order of the domain. */
const scopesOf = ({ scopes }: ApiToken) => scopes.map((scope) => TOKEN_SCOPES[scope].name).join(', ');

/** The day of its end, which a plain text keeps in one line. */
const endOf = ({ ends_at, has_ended }: ApiToken) =>
  has_ended ? <Chip tone="warning">{`${MESSAGES.expired} ${formatDay(ends_at)}`}</Chip> : formatDay(ends_at);

/** Columns of the table of API tokens. */
export const apiTokenColumns = (onEnd: (token: ApiToken) => void): readonly Column<ApiToken>[] => [
  { key: 'name', title: titles.name, cell: ({ name }) => name, sortBy: ({ name }) => name, isHeader: true },
  { key: 'scopes', title: titles.scopes, cell: scopesOf },
  {
    key: 'used',
    title: titles.used,
    cell: ({ last_used_at: used }) => (used === null ? MESSAGES.neverUsed : formatMoment(used)),
    sortBy: ({ last_used_at }) => last_used_at,
  },
  { key: 'ends', title: titles.ends, cell: endOf, sortBy: ({ ends_at }) => ends_at },
  {
    key: 'made',
    title: titles.made,
    cell: ({ created_at, created_by }) => [formatDay(created_at), created_by].filter(Boolean).join(', '),
    sortBy: ({ created_at }) => created_at,
  },
  {
    key: 'actions',
    title: titles.actions,
    cell: (token) => (
      <Button aria-label={MESSAGES.end.of(token.name)} aria-haspopup="dialog" onClick={() => onEnd(token)}>
        {MESSAGES.end.open}
      </Button>
    ),
  },
];
