import type { ServedTask } from '@portal/domain';
import { api } from './api';
import { applicationList } from './application-tags';
import { get } from './request/call';

const tasks = api.injectEndpoints({
  endpoints: (build) => ({
    /** What waits for the user, what presses most first. */
    listTasks: build.query<ServedTask[], void>({
      query: () => get('/user/tasks'),
      providesTags: [applicationList, 'Facility'],
    }),
  }),
});

export const { useListTasksQuery } = tasks;
