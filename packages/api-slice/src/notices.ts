import type { NoticePage, NoticeQuery } from '@portal/domain';
import { api } from './api';
import { withQuery } from './request/with-query';
import { get, post, SAID_BY_PAGE } from './request/call';

const notices = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the user's notices, the newest first, with the number of unread ones. */
    listNotices: build.query<NoticePage, NoticeQuery>({
      extraOptions: SAID_BY_PAGE,
      query: (page) => withQuery(get('/notices'), page),
      providesTags: ['Notice'],
    }),
    readNotice: build.mutation<null, string>({
      query: (id) => post('/notices/:id/read', { id }),
      invalidatesTags: ['Notice'],
    }),
    /** Marks this notice and all older ones as read. */
    readAllNotices: build.mutation<null, string>({
      query: (newest) => post('/notices/read', { body: { newest } }),
      invalidatesTags: ['Notice'],
    }),
  }),
});

export const { useListNoticesQuery, useReadNoticeMutation, useReadAllNoticesMutation } = notices;
