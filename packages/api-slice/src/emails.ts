import type { EmailPage, EmailQuery, EmailRecord } from '@portal/domain';
import { api } from './api';
import { withQuery } from './request/with-query';
import { stale } from './stale';

const pathOf = (id: string) => `/emails/${encodeURIComponent(id)}`;

const emails = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the e-mail log, newest first. */
    listEmails: build.query<EmailPage, Partial<EmailQuery>>({
      query: (page) => withQuery('/emails', page),
      providesTags: ['Email'],
      // Nearly every change writes a message, so a list that nobody looks at is soon an old one.
      keepUnusedDataFor: 0,
    }),
    getEmail: build.query<EmailRecord, string>({
      query: pathOf,
      providesTags: ['Email'],
      keepUnusedDataFor: 0,
    }),
    /** Has a message sent once more. */
    resendEmail: build.mutation<EmailRecord, string>({
      query: (id) => ({ url: `${pathOf(id)}/resend`, method: 'POST' }),
      invalidatesTags: (_email, error) => stale(error, ['Email']),
    }),
  }),
});

export const { useListEmailsQuery, useGetEmailQuery, useResendEmailMutation } = emails;
