import { allPages, api, get, post, stale, withQuery, SAID_BY_PAGE, FAILURE_SAID_BY_PAGE } from '@portal/api-slice';
import type { EmailPage, EmailQuery, EmailRecord } from '@portal/domain';
import { useCallback } from 'react';

const emails = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the email log, newest first. */
    listEmails: build.query<EmailPage, Partial<EmailQuery>>({
      extraOptions: SAID_BY_PAGE,
      query: (page) => withQuery(get('/emails'), page),
      providesTags: ['Email'],
      // Nearly every change sends a message, so cached pages are soon outdated.
      keepUnusedDataFor: 0,
    }),
    getEmail: build.query<EmailRecord, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/emails/:id', { id }),
      providesTags: ['Email'],
      keepUnusedDataFor: 0,
    }),
    resendEmail: build.mutation<EmailRecord, string>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: (id) => post('/emails/:id/resend', { id }),
      invalidatesTags: (_email, error) => stale(error, ['Email']),
    }),
  }),
});

export const { useListEmailsQuery, useGetEmailQuery, useResendEmailMutation } = emails;

/** Loads all matching emails. */
export function useLoadEmails() {
  const [load] = emails.useLazyListEmailsQuery();
  return useCallback(
    async (query: Partial<EmailQuery>) =>
      allPages(async (page) => {
        const { emails: rows, total_count: total } = await load({ ...query, ...page }).unwrap();
        return { rows, total };
      }),
    [load],
  );
}
