import { api, get, post, remove, stale, useSilentCall } from '@portal/api-slice';
import type { ApiError } from '@portal/api-slice';
import type { InstrumentKind, UnfinishedCopy, UnfinishedInstrument } from '@portal/domain';
import { useMemo } from 'react';

/** Which unfinished copy is meant. */
export interface UnfinishedAddress {
  facilityId: string;
  kind: InstrumentKind;
  id: string;
}

const unfinished = api.injectEndpoints({
  endpoints: (build) => ({
    /** The instruments that somebody began to describe and did not save yet. */
    listUnfinished: build.query<UnfinishedInstrument[], string>({
      query: (facilityId) => get('/national-facility/:facilityId/unfinished-instruments', { facilityId }),
      providesTags: ['Unfinished'],
    }),
    discardUnfinished: build.mutation<null, UnfinishedAddress>({
      query: ({ facilityId, kind, id }) =>
        remove('/national-facility/:facilityId/unfinished-instruments/:kind/:id', { facilityId, kind, id }),
      invalidatesTags: (_nothing, error) => stale(error, ['Unfinished' as const]),
    }),
  }),
});

export const { useListUnfinishedQuery, useDiscardUnfinishedMutation } = unfinished;

/** How keeping an unfinished copy went; a conflict brings the copy as it is, or `null` where it is gone. */
export type KeptUnfinished =
  | { state: 'kept'; copy: UnfinishedInstrument }
  | { state: 'conflict'; theirs: UnfinishedCopy | null }
  | { state: 'failed' };

/** What the form of an instrument does with its unfinished copy, without a word to anybody: the form says how it went. */
interface UnfinishedCalls {
  /** The copy, or `null` where nothing is unfinished; rejects if it could not be asked for. */
  read: () => Promise<UnfinishedCopy | null>;
  /** With `outlivesPage`, also while the page closes. */
  keep: (version: number, values: object, outlivesPage?: boolean) => Promise<KeptUnfinished>;
  discard: () => Promise<boolean>;
}

const CONFLICT = 409;
/** The browser sends no more than this while a page closes. */
const MAX_LAST_CHARACTERS = 30_000;

const conflictOf = ({ status, data }: ApiError): UnfinishedCopy | null | undefined => {
  if (status !== CONFLICT || data === undefined) return undefined;
  return data as UnfinishedCopy | null;
};

/** The calls for one unfinished copy, for the session of the page. */
export function useUnfinishedCalls({ facilityId, kind, id }: UnfinishedAddress): UnfinishedCalls {
  const call = useSilentCall();
  return useMemo(() => {
    const address = { facilityId, kind, id };
    return {
      async read() {
        const { data, error } = await call(
          get('/national-facility/:facilityId/unfinished-instruments/:kind/:id', address),
        );
        if (error) throw new Error(error.message);
        return data as UnfinishedCopy | null;
      },
      async keep(version, values, outlivesPage = false) {
        const isLast = outlivesPage && JSON.stringify(values).length <= MAX_LAST_CHARACTERS;
        const sending = { body: { version, values }, outlivesPage: isLast };
        const { data, error } = await call(
          post('/national-facility/:facilityId/unfinished-instruments/:kind/:id', address, sending),
          ['Unfinished'],
        );
        if (!error) return { state: 'kept', copy: data as UnfinishedInstrument };
        const theirs = conflictOf(error);
        return theirs === undefined ? { state: 'failed' } : { state: 'conflict', theirs };
      },
      async discard() {
        const { error } = await call(
          remove('/national-facility/:facilityId/unfinished-instruments/:kind/:id', address),
          ['Unfinished'],
        );
        return !error;
      },
    };
  }, [call, facilityId, kind, id]);
}
