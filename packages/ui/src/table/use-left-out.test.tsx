import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Column } from './column';
import { PagedTable } from './paged-table';

interface Site {
  name: string;
}

const COLUMNS: readonly Column<Site>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name, sortBy: 'server', isHeader: true },
  { key: 'place', title: 'Place', cell: () => 'Here' },
];
const ROWS = [{ name: 'CIAO' }];
const UNKNOWN = ['status', 'type'];
const NOTICE = 'The address named a filter or an order that does not exist; it is left out.';

/** A table whose page knows no status and no type. */
function openAt(search: string) {
  const table = (
    <PagedTable
      caption="Sites"
      rows={ROWS}
      total={1}
      rowKey={({ name }) => name}
      columns={COLUMNS}
      pageSize={10}
      empty="None"
      unknown={UNKNOWN.filter((name) => search.includes(name))}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: table }], { initialEntries: [`/${search}`] });
  render(<RouterProvider router={router} />);
  return router;
}

test.each([
  ['an unknown order', '?sort=-bogus&page=1', '?page=1'],
  ['an order by a column that cannot be sorted', '?sort=place', ''],
])('%s leaves the address, and a notice says so until the address changes', async (_why, search, left) => {
  const router = openAt(search);
  expect(router.state.location.search).toBe(left);
  expect(screen.getByText(NOTICE)).toBeVisible();
  await act(async () => router.navigate('/?sort=name'));
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  await act(async () => router.navigate(`/${left}`));
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

test('unknown filters leave the address together, and the others stay', () => {
  const router = openAt('?status=zz&type=yy&search=a');
  expect(router.state.location.search).toBe('?search=a');
});

test('a known order stays without a notice', () => {
  const router = openAt('?sort=-name');
  expect(router.state.location.search).toBe('?sort=-name');
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});
