import { statusOf } from '@portal/api-slice';
import type { CompositionRecord, ReleasedPart } from '@portal/domain';
import { EmptyState, ErrorState, formatMoment, Loading } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { useGetCompositionQuery } from '../api/releases';
import { MESSAGES } from './messages';
import { currentOf, labelOf } from './release-facts';
import { ReplayButton } from './replay-button';

export interface CompositionAnswerProps {
  id: string;
  parts: readonly ReleasedPart[];
}

type ComposedPart = CompositionRecord['parts'][number];
type Row = ComposedPart & { now: string };

const { lookup: texts } = MESSAGES;
const NOT_FOUND = 404;

const COLUMNS: readonly Column<Row>[] = [
  { key: 'part', title: texts.columns.part, cell: ({ name }) => name, isHeader: true },
  { key: 'version', title: texts.columns.version, cell: ({ version }) => version },
  { key: 'hash', title: texts.columns.hash, cell: ({ hash }) => <span className="p-figures">{hash}</span> },
  { key: 'now', title: texts.columns.now, cell: ({ now }) => now },
];

/** The start of a composition, its releases, and their current state. */
export function CompositionAnswer({ id, parts }: CompositionAnswerProps) {
  const { currentData: composition, isError, error, refetch } = useGetCompositionQuery(id);
  const rows = useMemo(
    () => composition?.parts.toSorted(shellFirst).map((part) => ({ ...part, now: nowOf(part, parts) })),
    [composition, parts],
  );
  if (isError && statusOf(error) === NOT_FOUND)
    return <EmptyState title={texts.missingTitle}>{texts.missing(id)}</EmptyState>;
  if (isError)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {texts.failed}
      </ErrorState>
    );
  if (!composition || !rows) return <Loading label={texts.loading} />;
  return (
    <>
      <output>{texts.since(id, formatMoment(composition.since))}</output>
      <DataTable
        caption={texts.caption(id)}
        rows={rows}
        rowKey={({ name }) => name}
        columns={COLUMNS}
        empty={null}
        pageSize={null}
      />
      <ReplayButton id={id} />
    </>
  );
}

const shellFirst = (a: ComposedPart, b: ComposedPart) =>
  Number(b.name === 'shell') - Number(a.name === 'shell') || a.name.localeCompare(b.name);

/** The current release of a part, compared with the given one. */
function nowOf({ name, hash }: ComposedPart, parts: readonly ReleasedPart[]): string {
  const part = parts.find((each) => each.name === name);
  const current = part && currentOf(part);
  if (!current) return texts.gone;
  return current.hash === hash ? texts.same : labelOf(current);
}
