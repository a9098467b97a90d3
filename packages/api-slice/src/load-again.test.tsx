import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { fakeServer } from '../test/fake-server';
import type { Reply } from '../test/fake-server';
import { loadAgainOnline } from './load-again';
import { createPortalStore } from './store';
import { useListTasksQuery } from './tasks';

const TASKS = 'GET /api/user/tasks';
const unreachable = () => Promise.reject<Reply>(new TypeError('Failed to fetch'));

/** Shows a list whose first answer is given; later ones are empty lists. Returns how often it was asked for. */
function open(first: () => Reply | Promise<Reply>) {
  let isFirst = true;
  const { times } = fakeServer(() => {
    const answer = isFirst ? first() : { body: { data: [] } };
    isFirst = false;
    return answer;
  });
  const store = createPortalStore();
  const stop = loadAgainOnline(store);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const list = renderHook(() => useListTasksQuery(), { wrapper });
  return { list, stop, asked: () => times(TASKS) };
}

/** What is on the page is noted in the store at the end of half a second. */
const settled = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 600)));
const comeBack = async () => {
  await settled();
  act(() => void window.dispatchEvent(new Event('online')));
  await settled();
};

test('what could not be reached is loaded once the connection is back [12.880]', async () => {
  const { list, asked, stop } = open(unreachable);
  await waitFor(() => expect(list.result.current.isError).toBe(true));
  await comeBack();
  expect(list.result.current).toMatchObject({ isError: false, data: [] });
  expect(asked()).toBe(2);
  stop();
});

test.each<[why: string, first: () => Reply]>([
  ['was loaded', () => ({ body: { data: [] } })],
  ['was refused', () => ({ status: 403 })],
])('what %s is not loaded again', async (_why, first) => {
  const { list, asked, stop } = open(first);
  await waitFor(() => expect(list.result.current.isFetching).toBe(false));
  await comeBack();
  expect(asked()).toBe(1);
  stop();
});

test('what is no longer on the page is not loaded again, nor anything after it was stopped', async () => {
  const left = open(unreachable);
  await waitFor(() => expect(left.list.result.current.isError).toBe(true));
  left.list.unmount();
  await comeBack();
  expect(left.asked()).toBe(1);
  left.stop();

  const stopped = open(unreachable);
  await waitFor(() => expect(stopped.list.result.current.isError).toBe(true));
  stopped.stop();
  await comeBack();
  expect(stopped.asked()).toBe(1);
});
