import { allTasksIn } from '@portal/domain';
import type { ServedTask, TaskSummary } from '@portal/domain';
import { api } from './api';
import { applicationList } from './application-tags';
import { get, SAID_BY_PAGE } from './request/call';
import { withQuery } from './request/with-query';

const tasks = api.injectEndpoints({
  endpoints: (build) => ({
    /** The numbers of the user's tasks, and the first of them: what every page needs. */
    getTaskSummary: build.query<TaskSummary, void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/user/task-summary'),
      providesTags: [applicationList, 'Facility'],
    }),
    /** The tasks of the user at one facility or at all, the most urgent first. */
    listTasks: build.query<ServedTask[], string | void>({
      extraOptions: SAID_BY_PAGE,
      query: (facility) => withQuery(get('/user/tasks'), { facility: facility ?? undefined }),
      providesTags: [applicationList, 'Facility'],
    }),
  }),
});

export const { useGetTaskSummaryQuery, useListTasksQuery } = tasks;

/** The user's tasks at one facility or at all, the most urgent first. Only who has many needs a call of its own. */
export function useTasks(facility?: string): { data: ServedTask[] | undefined; isLoading: boolean } {
  const { data: summary, isLoading: isFirst } = useGetTaskSummaryQuery();
  const few = summary && allTasksIn(summary);
  const many = useListTasksQuery(facility, { skip: isFirst || Boolean(few) });
  const data = (few ?? many.currentData)?.filter((task) => facility === undefined || task.facility._id === facility);
  return { data, isLoading: isFirst || many.isLoading };
}
