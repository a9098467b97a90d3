import type { NationalFacility } from '@portal/domain';
import { Alert, EmptyState, ErrorState, Loading } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Access } from '../facility/access';
import { MESSAGES } from '../messages';
import { useUrlState } from '../url-state/use-url-state';
import type { InstrumentKind } from '../url-state/use-url-state';
import { FacilityId } from './facility-id';
import { INSTRUMENT_COLUMNS } from './instrument-columns';
import type { AnyInstrument } from './kinds';
import { UnfinishedNotLoaded } from './unfinished-not-loaded';
import { useInstrumentLines } from './use-instrument-lines';

export interface InstrumentListProps {
  kind: InstrumentKind;
  facility: NationalFacility;
  access: Access;
  /** `undefined` while loading. */
  instruments: readonly AnyInstrument[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
}

const { instruments: texts } = MESSAGES;

/** The table of one kind of instrument with unfinished copies, or its failed, loading or empty state. */
export function InstrumentList({ kind, facility, access, instruments, isFailed, onRetry }: InstrumentListProps) {
  const { urlState } = useUrlState();
  const { lines, isComplete, onRetry: onRetryUnfinished } = useInstrumentLines(facility, access, kind, instruments);
  const words = texts[kind];
  if (!lines && isFailed)
    return (
      <ErrorState title={words.failedTitle} onRetry={onRetry}>
        {texts.failed}
      </ErrorState>
    );
  // No saved instrument, and the unfinished ones are on their way.
  const isWaiting = !isComplete && !onRetryUnfinished && lines?.length === 0;
  if (!lines || isWaiting) return <Loading label={words.loading} />;
  const asked = urlState[kind];
  const isGone = asked !== null && isComplete && !lines.some(({ _id }) => _id === asked);
  const { mayEdit } = access;
  return (
    <FacilityId value={facility._id}>
      {isGone && <Alert type="warning" showIcon title={words.gone} />}
      <UnfinishedNotLoaded onRetry={onRetryUnfinished} />
      {(isComplete || lines.length > 0) && (
        <DataTable
          caption={words.table}
          rows={lines}
          rowKey={({ _id }) => _id}
          columns={INSTRUMENT_COLUMNS[kind][mayEdit ? 'edit' : 'view']}
          empty={<EmptyState title={words.empty}>{mayEdit ? words.emptyHint : texts.nothingYet}</EmptyState>}
          pageSize={null}
          urlKey={kind}
        />
      )}
    </FacilityId>
  );
}
