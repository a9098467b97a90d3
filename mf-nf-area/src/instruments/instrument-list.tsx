import { Alert, EmptyState, ErrorState, Loading } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import { MESSAGES } from '../messages';
import { useUrlState } from '../url-state/use-url-state';
import type { InstrumentKind } from '../url-state/use-url-state';
import { INSTRUMENT_COLUMNS } from './instrument-columns';
import type { AnyInstrument } from './kinds';

export interface InstrumentListProps {
  kind: InstrumentKind;
  /** `undefined` until they are loaded. */
  instruments: readonly AnyInstrument[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
  mayEdit: boolean;
}

const { instruments: texts } = MESSAGES;

/** The table of one kind of instrument, or its failed, loading or empty state. */
export function InstrumentList({ kind, instruments, isFailed, onRetry, mayEdit }: InstrumentListProps) {
  const { urlState } = useUrlState();
  const words = texts[kind];
  if (!instruments && isFailed)
    return (
      <ErrorState title={words.failedTitle} onRetry={onRetry}>
        {texts.failed}
      </ErrorState>
    );
  if (!instruments) return <Loading label={words.loading} />;
  const asked = urlState[kind];
  const isGone = asked !== null && !instruments.some(({ _id }) => _id === asked);
  return (
    <>
      {isGone && <Alert type="warning" showIcon title={words.gone} />}
      <DataTable
        caption={words.table}
        rows={instruments}
        rowKey={({ _id }) => _id}
        columns={INSTRUMENT_COLUMNS[kind][mayEdit ? 'edit' : 'view']}
        empty={<EmptyState title={words.empty}>{mayEdit ? words.emptyHint : texts.nothingYet}</EmptyState>}
        pageSize={null}
        urlKey={kind}
      />
    </>
  );
}
