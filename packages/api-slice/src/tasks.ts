import type { ServedTask } from '@portal/domain';
import { api } from './api';
import { applicationList } from './application-tags';
import { get, SAID_BY_PAGE } from './request/call';

const tasks = api.injectEndpoints({
  endpoints: (build) => ({
    /** The tasks of the user, the most urgent first. */
    listTasks: build.query<ServedTask[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/user/tasks'),
      providesTags: [applicationList, 'Facility'],
    }),
  }),
});

export const { useListTasksQuery } = tasks;
