import { TYPE_LISTS } from '@portal/domain';
import type { TypeListName } from '@portal/domain';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { fakeServer } from '../test/fake-server';
import { createPortalStore } from './store';
import { useLoadedTypeLists, useTypeLists } from './types';

const RENAMED = { data: TYPE_LISTS.acceptance.map((item) => ({ ...item, name: `${item.name}!` })) };
const LISTS: readonly TypeListName[] = ['acceptance', 'compliance'];
/** The first has a name of one word, the other of two. */
const PATHS: readonly TypeListName[] = ['acceptance', 'instrument/status'];

/** Uses hooks with a store of their own. */
function using<Result>(hook: () => Result) {
  const store = createPortalStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(hook, { wrapper }).result;
}

const serves = () =>
  fakeServer((call) => ({ body: call.endsWith('acceptance') ? RENAMED : { data: TYPE_LISTS.compliance } }));

test('a form has the names of the program until those of the server have come', async () => {
  serves();
  const lists = using(() => useTypeLists(LISTS, TYPE_LISTS));
  expect(lists.current).toEqual(TYPE_LISTS);
  await waitFor(() => expect(lists.current).toEqual({ ...TYPE_LISTS, acceptance: RENAMED.data }));
});

test('what is only read has no names until then', async () => {
  serves();
  const lists = using(() => useLoadedTypeLists(LISTS, TYPE_LISTS));
  expect(lists.current).toBeUndefined();
  await waitFor(() => expect(lists.current?.acceptance).toEqual(RENAMED.data));
});

test('where the lists cannot be had, the names of the program are shown', async () => {
  fakeServer(() => ({ status: 500 }));
  const lists = using(() => useLoadedTypeLists(LISTS, TYPE_LISTS));
  await waitFor(() => expect(lists.current).toEqual(TYPE_LISTS));
});

test('each list is asked for once, in whatever order and company', async () => {
  const { requests } = serves();
  const lists = using(() => [
    useLoadedTypeLists(LISTS, TYPE_LISTS),
    useLoadedTypeLists(['compliance', 'acceptance', 'compliance'], TYPE_LISTS),
    useLoadedTypeLists(['acceptance'], TYPE_LISTS),
  ]);
  await waitFor(() => expect(lists.current).not.toContain(undefined));
  expect(requests.map(({ call }) => call).toSorted()).toEqual([
    'GET /api/types/acceptance',
    'GET /api/types/compliance',
  ]);
});

test('each list is asked for by its name', async () => {
  const server = serves();
  using(() => useTypeLists(PATHS, TYPE_LISTS));
  await waitFor(() =>
    expect(server.requests.map(({ call }) => call)).toEqual(PATHS.map((name) => `GET /api/types/${name}`)),
  );
});
