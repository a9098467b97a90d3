import type { NetworkMonth, ServedTask, StatusCount } from '@portal/domain';
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
    /** How many facilities have come to each status. */
    countByStatus: build.query<StatusCount[], void>({
      query: () => get('/national-facility/status-counts'),
      providesTags: [applicationList, 'Facility'],
    }),
    /** How many facilities were displayed how at the end of each month. */
    listNetworkMonths: build.query<NetworkMonth[], void>({
      query: () => get('/national-facility/network-months'),
      providesTags: ['Facility'],
    }),
  }),
});

export const { useListTasksQuery, useCountByStatusQuery, useListNetworkMonthsQuery } = tasks;
