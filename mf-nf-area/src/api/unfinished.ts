import { api, get, post, remove, stale, useSilentCall, SAID_BY_PAGE } from '@portal/api-slice';
import type { ApiError } from '@portal/api-slice';
import type { InstrumentKind, UnfinishedCopy, UnfinishedInstrument } from '@portal/domain';
import { useMemo } from 'react';

/** Identifies an unfinished copy. */
export interface UnfinishedAddress {
  facilityId: string;
  kind: InstrumentKind;
  id: string;
}

const unfinished = api.injectEndpoints({
  endpoints: (build) => ({
    /** Instruments with unsaved input of the owner or a deputy. */
    listUnfinished: build.query<UnfinishedInstrument[], string>({
      query: (facilityId) => get('/national-facility/:facilityId/unfinished-instruments', { facilityId }),
      providesTags: ['Unfinished'],
    }),
    discardUnfinished: build.mutation<null, UnfinishedAddress & { version: number }>({
      extraOptions: SAID_BY_PAGE,
      query: ({ facilityId, kind, id, version }) =>
        remove(
          '/national-facility/:facilityId/unfinished-instruments/:kind/:id',
          { facilityId, kind, id },
          { query: { version } },
        ),
      invalidatesTags: (_nothing, error) => stale(error, ['Unfinished' as const]),
    }),
  }),
});

export const { useListUnfinishedQuery, useDiscardUnfinishedMutation } = unfinished;

/** The result of saving an unfinished copy; a conflict carries the current copy, or `null` if it has been deleted. */
export type KeptUnfinished =
  | { state: 'kept'; copy: UnfinishedInstrument }
  | { state: 'conflict'; theirs: UnfinishedCopy | null }
  | { state: 'failed' };

/**
 * Calls for the unfinished copy of an instrument form. They show no toasts, since the form reports the results itself.
 */
interface UnfinishedCalls {
  /** The copy, or `null` if there is none; rejects if the request fails. */
  read: () => Promise<UnfinishedCopy | null>;
  /** With `outlivesPage`, the request continues while the page closes. */
  keep: (version: number, values: object, outlivesPage?: boolean) => Promise<KeptUnfinished>;
  discard: (version: number) => Promise<boolean>;
}

const CONFLICT = 409;
/** Longer values are sent with an ordinary request: browsers limit the size of requests that outlive the page. */
const MAX_LAST_CHARACTERS = 30_000;

const conflictOf = ({ status, data }: ApiError): UnfinishedCopy | null | undefined => {
  if (status !== CONFLICT || data === undefined) return undefined;
  return data as UnfinishedCopy | null;
};

/** The calls for one unfinished copy; stable across renders. */
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
      async discard(version) {
        const { error } = await call(
          remove('/national-facility/:facilityId/unfinished-instruments/:kind/:id', address, { query: { version } }),
          ['Unfinished'],
        );
        return !error;
      },
    };
  }, [call, facilityId, kind, id]);
}
