import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PagedTable, usePagedQuery, useTableFilter } from './index';
import type { Column, PagedTableProps } from './index';

const COLUMNS: Column<number>[] = [
  { key: 'number', title: 'Number', cell: (row) => `Message ${row}`, sortBy: 'server', isHeader: true },
  { key: 'text', title: 'Text', cell: () => 'Hello' },
];
const SORTS = ['number'];

/** A list of numbers, paged by a simulated server; a search keeps the numbers that contain it. */
function List({ length, ...props }: { length: number } & Partial<PagedTableProps<number>>) {
  const { start, count, search, sort } = usePagedQuery(10, undefined, SORTS);
  const [kind, setKind] = useTableFilter('kind');
  const all = Array.from({ length }, (_, index) => index + 1).filter(
    (number) => `${number}`.includes(search) && (kind === '' || number % 2 === 0),
  );
  if (sort === '-number') all.reverse();
  return (
    <PagedTable
      caption="Messages"
      rows={all.slice(start, start + count)}
      total={all.length}
      rowKey={String}
      columns={COLUMNS}
      pageSize={10}
      empty={<p>No message yet</p>}
      search={{ label: 'Search table' }}
      filters={
        <button type="button" onClick={() => setKind(kind === '' ? 'even' : '')}>
          Even ones
        </button>
      }
      isFiltered={kind !== ''}
      {...props}
    />
  );
}

const show = (length: number, address = '/', props: Partial<PagedTableProps<number>> = {}) => {
  const routes = [{ path: '/', element: <List length={length} {...props} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
};
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;

test('a page has ten rows and five page links, and its number is in the URL [2.7.2]', async () => {
  const router = show(137);
  expect(rows()).toHaveLength(10);
  expect(status()).toBe('1–10 of 137');
  expect(screen.getAllByRole('link', { name: /^Page/ })).toHaveLength(5);
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(rows()[0]).toBe('Message 21');
  expect(router.state.location.search).toBe('?page=3');
  expect(screen.getByRole('table')).toHaveFocus();
});

test('the server sorts by the columns it supports, from the first page on', async () => {
  const router = show(37, '/?page=2');
  expect(screen.getByRole('columnheader', { name: 'Text' })).not.toHaveAttribute('aria-sort');
  expect(screen.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(screen.getByRole('button', { name: 'Number' }));
  expect([router.state.location.search, rows()[0]]).toEqual(['?sort=number', 'Message 1']);
  await userEvent.click(screen.getByRole('button', { name: 'Number' }));
  expect([router.state.location.search, rows()[0]]).toEqual(['?sort=-number', 'Message 37']);
  expect(screen.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'descending');
});

test('a list with a default order by a column indicates it, and a click on the title reverses it', async () => {
  const router = show(37, '/', { listedBy: 'number' });
  expect(screen.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Number, ascending');
  expect(screen.queryByRole('option', { name: 'As listed' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Number' }));
  expect([router.state.location.search, rows()[0]]).toEqual(['?sort=-number', 'Message 37']);
});

test('an unknown sort column is not sent to the server', () => {
  show(37, '/?sort=-text');
  expect(rows()[0]).toBe('Message 1');
});

test('a search is sent after a pause and returns to the first page', async () => {
  const router = show(137, '/?page=9');
  await userEvent.type(screen.getByRole('searchbox'), '13');
  expect(status()).toBe('81–90 of 137');
  await waitFor(() => expect(router.state.location.search).toBe('?search=13'));
  await waitFor(() => expect(status()).toBe('1–10 of 10'));
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Nothing matches “13x”.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(status()).toBe('1–10 of 137'));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('the pause is half a second [2.7.3, 9.1]', () => {
  jest.useFakeTimers();
  const router = show(137);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '13' } });
  act(() => jest.advanceTimersByTime(499));
  expect(router.state.location.search).toBe('');
  act(() => jest.advanceTimersByTime(1));
  expect(router.state.location.search).toBe('?search=13');
  jest.useRealTimers();
});

test('a filter returns to the first page too and keeps the search', async () => {
  const router = show(137, '/?page=2&search=1');
  await userEvent.click(screen.getByRole('button', { name: 'Even ones' }));
  expect(router.state.location.search).toBe('?search=1&kind=even');
  await userEvent.click(screen.getByRole('button', { name: 'Even ones' }));
  expect(router.state.location.search).toBe('?search=1');
});

test.each([
  ['a page behind the last', '/?page=99', 'Message 31'],
  ['a page before the first', '/?page=-1', 'Message 1'],
  ['no page at all', '/?page=x', 'Message 1'],
])('%s leads to an existing page', async (_why, address, first) => {
  show(37, address);
  await waitFor(() => expect(rows()[0]).toBe(first));
});

test('an empty list is reported, but only without search and filters', async () => {
  const router = show(0);
  expect(screen.getByText('No message yet')).toBeVisible();
  await act(() => router.navigate('/?kind=even'));
  expect(screen.getByText('Nothing matches.')).toBeVisible();
});

test('what matches nothing is counted among all rows, and a button clears the filters and the search', async () => {
  const router = show(0, '/?kind=even&search=x&page=3', { all: 40, filterNames: ['kind'] });
  expect(status()).toBe('0 found (40 in all)');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters and the search' }));
  expect(router.state.location.search).toBe('');
});

test('while newer rows are being loaded, the search box is unchanged', () => {
  show(0, '/', { isStale: true });
  expect(screen.getByRole('searchbox')).toBeVisible();
});

const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1);

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Print these messages' }))],
  ["the browser's shortcut", () => userEvent.keyboard('{Control>}p{/Control}')],
])('%s prints the rows of all pages, each once, and then shows the page again [12.59]', async (_what, press) => {
  const print = jest.fn();
  window.print = print;
  show(37, '/?page=2', { printed: { what: 'messages', load: async () => [...numbers(37), 37] } });
  await press();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(rows()).toHaveLength(37);
  expect(screen.getByText('1–37 of 37')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(rows()[0]).toBe('Message 11');
  expect(rows()).toHaveLength(10);
});

test.each([
  [37, 'They could not be loaded. Please try again in a moment.'],
  [2001, 'More than 2000 cannot be printed. Please narrow them down first.'],
])('of %i rows that cannot be printed, a message says why', async (length, message) => {
  const print = jest.fn();
  window.print = print;
  show(length, '/', { printed: { what: 'messages', load: () => Promise.reject(new Error('gone')) } });
  await userEvent.click(screen.getByRole('button', { name: 'Print these messages' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});

describe('when newer rows could not be loaded [12.880]', () => {
  const OUTDATED = 'The rows you asked for could not be loaded; those below are from before.';
  const scroll = jest.fn();
  beforeEach(() => {
    scroll.mockClear();
    Element.prototype.scrollIntoView = scroll;
  });

  test('the rows, the search and the filters stay, and a line in view says that the rows are from before', async () => {
    const onRetry = jest.fn();
    show(12, '/', { onRetry, isStale: true });
    expect(screen.getByRole('alert')).toHaveTextContent(OUTDATED);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    expect(rows()).toHaveLength(10);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('table')).toHaveClass('p-table-outdated');
    // Which rows these are of how many is not known of the present query.
    expect(status()).toBe('');
    await userEvent.type(screen.getByRole('searchbox'), '7');
    expect(screen.getByRole('searchbox')).toHaveValue('7');
    expect(screen.getByRole('button', { name: 'Even ones' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('without a network, the line says that the rows load by themselves', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(12, '/?page=2', { onRetry: jest.fn(), isStale: true });
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${OUTDATED} The ones you asked for load by themselves once the connection is back.`,
    );
    jest.restoreAllMocks();
  });

  test('rows of the present query are not called those of before', () => {
    show(12, '/', { onRetry: jest.fn() });
    expect(screen.getByRole('alert')).toHaveTextContent('The list could not be refreshed. It is shown as it was.');
    expect(screen.getByRole('table')).not.toHaveClass('p-table-outdated');
    expect(scroll).not.toHaveBeenCalled();
    expect(status()).toBe('1–10 of 12');
  });

  test('nothing is said to match or not to match', () => {
    show(0, '/?search=wxyz', { onRetry: jest.fn(), isStale: true });
    expect(screen.getByRole('alert')).toHaveTextContent('The rows you asked for could not be loaded.');
    expect(screen.queryByText(/Nothing matches|from before/)).toBeNull();
  });

  test('an empty list says so, too', () => {
    show(0, '/', { onRetry: jest.fn() });
    expect(screen.getByRole('alert')).toHaveTextContent('The list could not be refreshed. It is shown as it was.');
    expect(screen.getByText('No message yet')).toBeVisible();
  });
});
