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
/** List names of one and of two words. */
const PATHS: readonly TypeListName[] = ['acceptance', 'instrument/status'];

/** Renders hooks with a new store. */
function using<Result>(hook: () => Result) {
  const store = createPortalStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(hook, { wrapper }).result;
}

const serves = () =>
  fakeServer((call) => ({ body: call.endsWith('acceptance') ? RENAMED : { data: TYPE_LISTS.compliance } }));

test('a form shows the built-in names until those of the server are loaded', async () => {
  serves();
  const lists = using(() => useTypeLists(LISTS, TYPE_LISTS));
  expect(lists.current).toEqual(TYPE_LISTS);
  await waitFor(() => expect(lists.current).toEqual({ ...TYPE_LISTS, acceptance: RENAMED.data }));
});

test('a read-only view has no names until they are loaded', async () => {
  serves();
  const lists = using(() => useLoadedTypeLists(LISTS, TYPE_LISTS));
  expect(lists.current).toBeUndefined();
  await waitFor(() => expect(lists.current?.acceptance).toEqual(RENAMED.data));
});

test('the built-in names are shown if the lists cannot be loaded', async () => {
  fakeServer(() => ({ status: 500 }));
  const lists = using(() => useLoadedTypeLists(LISTS, TYPE_LISTS));
  await waitFor(() => expect(lists.current).toEqual(TYPE_LISTS));
});

test('each list is requested once, in any order and combination', async () => {
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

test('each list is requested by its name', async () => {
  const server = serves();
  using(() => useTypeLists(PATHS, TYPE_LISTS));
  await waitFor(() =>
    expect(server.requests.map(({ call }) => call)).toEqual(PATHS.map((name) => `GET /api/types/${name}`)),
  );
});
