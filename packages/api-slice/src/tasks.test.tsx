import { summarizeTasks } from '@portal/domain';
import type { ServedTask } from '@portal/domain';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { fakeServer } from '../test/fake-server';
import { createPortalStore } from './store';
import { useTasks } from './tasks';

const SUMMARY = 'GET /api/user/task-summary';

const tasksAt = (facility: string, length: number) =>
  Array.from({ length }, (_, at): ServedTask => ({
    kind: 'evaluations',
    what: 'Submit 1 evaluation',
    progress: null,
    since: null,
    due_date: null,
    facility: { _id: facility, acronym: '', pretty_name: '' },
    path: '/',
    button: 'Evaluate',
    key: `${facility} ${at}`,
  }));

function open(tasks: readonly ServedTask[], facility?: string) {
  const { requests } = fakeServer((call) => ({ body: { data: call === SUMMARY ? summarizeTasks(tasks) : tasks } }));
  const store = createPortalStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useTasks(facility), { wrapper });
  return { result, calls: () => requests.map(({ call }) => call) };
}

test.each<[who: string, many: number, facility: string | undefined, found: number, calls: string[]]>([
  ['a user with few tasks', 3, undefined, 4, [SUMMARY]],
  ['a user with few tasks at one facility', 3, 'f2', 1, [SUMMARY]],
  ['a user with many tasks', 20, undefined, 21, [SUMMARY, 'GET /api/user/tasks']],
  ['a user with many tasks at one facility', 20, 'f2', 1, [SUMMARY, 'GET /api/user/tasks?facility=f2']],
])('%s loads no more than that needs [12.881]', async (_who, many, facility, found, calls) => {
  const { result, calls: made } = open([...tasksAt('f1', many), ...tasksAt('f2', 1)], facility);
  expect(result.current).toMatchObject({ data: undefined, isLoading: true });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.data).toHaveLength(found);
  expect(made()).toEqual(calls);
});
