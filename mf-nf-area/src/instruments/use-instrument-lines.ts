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

/** The instruments of a kind with their unfinished copies, followed by those that are not saved yet. */
export function useInstrumentLines(
  facility: NationalFacility,
  access: Access,
  kind: InstrumentKind,
  instruments: readonly AnyInstrument[] | undefined,
): InstrumentLine[] | undefined {
  const { currentData: all } = useListUnfinishedQuery(facility._id, {
    skip: !isKeptOnServer(facility, access),
    refetchOnMountOrArgChange: true,
  });
  const { mayEdit } = access;
  const awaitsReport = isTheirs(facility) && facility.submissions.initial_acceptance.status.code === 'submitted';
  return useMemo(() => {
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
}
