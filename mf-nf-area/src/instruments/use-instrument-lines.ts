import type { InstrumentKind, NationalFacility } from '@portal/domain';
import { useMemo } from 'react';
import { useListUnfinishedQuery } from '../api/unfinished';
import { isTheirs } from '../facility/access';
import type { Access } from '../facility/access';
import type { AnyInstrument, InstrumentLine } from './kinds';

/** Whether what is typed into the forms of this facility is kept on the server: for those whose facility it is. */
export const isKeptOnServer = (facility: NationalFacility, { mayEdit }: Access) => mayEdit && isTheirs(facility);

/** The instruments of a kind with what is unfinished of them, then those that are not saved yet. */
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
  return useMemo(() => {
    const open = (all ?? []).filter((one) => one.kind === kind);
    return (
      instruments && [
        ...instruments.map((instrument) => ({
          _id: instrument._id,
          name: instrument.name,
          instrument,
          unfinished: open.find(({ _id }) => _id === instrument._id) ?? null,
        })),
        ...open
          .filter(({ _id }) => !instruments.some((one) => one._id === _id))
          .map((unfinished) => ({ _id: unfinished._id, name: unfinished.name, instrument: null, unfinished })),
      ]
    );
  }, [all, instruments, kind]);
}
