import { retryOf } from '@portal/api-slice';
import { stillOpen } from '@portal/domain';
import type { InstrumentKind, NationalFacility } from '@portal/domain';
import { useMemo } from 'react';
import { useListUnfinishedQuery } from '../api/unfinished';
import { isTheirs } from '../facility/is-theirs';
import type { Access } from '../facility/access';
import type { AnyInstrument, InstrumentLine } from './kinds';
import { typedValues } from './typed-values';

/** Whether unsaved input for this facility is stored on the server: for its owner and deputies only. */
export const isKeptOnServer = (facility: NationalFacility, { mayEdit }: Access) => mayEdit && isTheirs(facility);

/** The lines of a list of instruments. */
interface InstrumentLines {
  /** `undefined` while the saved instruments are not loaded. */
  lines: InstrumentLine[] | undefined;
  /** Whether the unfinished copies are among them; otherwise there may be more lines. */
  isComplete: boolean;
  /** Set if the unfinished copies could not be loaded. */
  onRetry: (() => void) | undefined;
}

/** The instruments of a kind with their unfinished copies, followed by those that are not saved yet. */
export function useInstrumentLines(
  facility: NationalFacility,
  access: Access,
  kind: InstrumentKind,
  instruments: readonly AnyInstrument[] | undefined,
): InstrumentLines {
  const isKept = isKeptOnServer(facility, access);
  const listed = useListUnfinishedQuery(facility._id, { skip: !isKept, refetchOnMountOrArgChange: true });
  const { currentData: all } = listed;
  const { mayEdit } = access;
  const awaitsReport = isTheirs(facility) && facility.submissions.initial_acceptance.status.code === 'submitted';
  const lines = useMemo(() => {
    const missingIn = (instrument: AnyInstrument) =>
      mayEdit ? stillOpen(kind, typedValues(kind, instrument)).missing : 0;
    const open = (all ?? []).filter((one) => one.kind === kind);
    return (
      instruments && [
        ...instruments.map((instrument) => ({
          _id: instrument._id,
          name: instrument.name,
          instrument,
          unfinished: open.find(({ _id }) => _id === instrument._id) ?? null,
          missing: missingIn(instrument),
          awaitsReport,
        })),
        ...open
          .filter(({ _id }) => !instruments.some((one) => one._id === _id))
          .map((unfinished) => ({
            _id: unfinished._id,
            name: unfinished.name,
            instrument: null,
            unfinished,
            missing: 0,
            awaitsReport,
          })),
      ]
    );
  }, [all, instruments, kind, mayEdit, awaitsReport]);
  const isComplete = !isKept || all !== undefined;
  return { lines, isComplete, onRetry: isComplete ? undefined : retryOf(listed) };
}
