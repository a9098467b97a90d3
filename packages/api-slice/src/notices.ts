import type { NoticePage, NoticeQuery } from '@portal/domain';
import { api } from './api';
import { withQuery } from './request/with-query';

const notices = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the user's notices, the newest first, with the number of those that are not read. */
    listNotices: build.query<NoticePage, NoticeQuery>({
      query: (page) => withQuery('/notices', page),
      providesTags: ['Notice'],
    }),
    /** Marks one notice as read. */
    readNotice: build.mutation<null, string>({
      query: (id) => ({ url: `/notices/${id}/read`, method: 'POST' }),
      invalidatesTags: ['Notice'],
    }),
    /** Marks this notice and all older ones as read. */
    readAllNotices: build.mutation<null, string>({
      query: (newest) => ({ url: '/notices/read', method: 'POST', body: { newest } }),
      invalidatesTags: ['Notice'],
    }),
  }),
});

export const { useListNoticesQuery, useReadNoticeMutation, useReadAllNoticesMutation } = notices;
