import { api, applicationList, get, withQuery, SAID_BY_PAGE } from '@portal/api-slice';
import type { ServedTask, TaskKind } from '@portal/domain';

const tasks = api.injectEndpoints({
  endpoints: (build) => ({
    /** The tasks of the user of one kind, without loading all others. */
    listTasksOfKind: build.query<ServedTask[], TaskKind>({
      extraOptions: SAID_BY_PAGE,
      query: (kind) => withQuery(get('/user/tasks'), { kind }),
      providesTags: [applicationList, 'Facility'],
    }),
  }),
});

export const { useListTasksOfKindQuery } = tasks;
