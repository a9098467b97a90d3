import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DataTable } from './index';
import type { Column, DataTableProps } from './index';

interface Lidar {
  id: number;
  name: string;
}
const COLUMNS: Column<Lidar>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name, isHeader: true },
  { key: 'number', title: 'Number', cell: ({ id }) => id, sortBy: ({ id }) => id, align: 'end' },
  { key: 'actions', title: 'Actions', cell: ({ name }) => <button type="button">Edit {name}</button> },
];
const PLACES = ['Potenza', 'Évora', 'Granada'];
const lidars = (count: number): Lidar[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `${PLACES[index % 3]} ${index + 1}` }));

const show = (rows: Lidar[], address = '/', props: Partial<DataTableProps<Lidar>> = {}) => {
  const table = (
    <DataTable
      caption="Lidars"
      rows={rows}
      rowKey={({ id }) => `${id}`}
      columns={COLUMNS}
      empty={<p>No lidar system registered</p>}
      search={{ label: 'Search table', placeholder: 'Search...', textOf: ({ name }) => name }}
      {...props}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: table }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
};
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const title = (name: string) => screen.getByRole('columnheader', { name });

test('column titles sort, indicate the order, and keep it in the URL', async () => {
  const router = show(lidars(4), '/?tab=lidars');
  expect(title('Name')).toHaveAttribute('aria-sort', 'none');
  expect(title('Actions')).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(title('Name')).toHaveAttribute('aria-sort', 'ascending'));
  expect(names()).toEqual(['Évora 2', 'Granada 3', 'Potenza 1', 'Potenza 4']);

  screen.getByRole('button', { name: 'Number' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(title('Number')).toHaveAttribute('aria-sort', 'ascending'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['Potenza 4', 'Granada 3', 'Évora 2', 'Potenza 1']));
  expect(router.state.location.search).toBe('?tab=lidars&sort=-number');
});

test('without visible titles, a select box sorts in the same way', async () => {
  show(lidars(3));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name, descending');
  await waitFor(() => expect(names()).toEqual(['Potenza 1', 'Granada 3', 'Évora 2']));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'As listed');
  await waitFor(() => expect(names()).toEqual(['Potenza 1', 'Évora 2', 'Granada 3']));
});

test('a search finds all its words, shows the number of matches, and is written to the URL after a pause', async () => {
  const router = show(lidars(60), '/?lidars.page=2', { urlKey: 'lidars' });
  expect(screen.getByRole('status')).toHaveTextContent('26–50 of 60');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search table' }), 'POTENZA 1');
  expect(screen.getByRole('status')).toHaveTextContent('6 found (60 in all)');
  expect(names()[0]).toBe('Potenza 1');
  await waitFor(() => expect(router.state.location.search).toBe('?lidars.search=POTENZA+1'));
  expect(screen.getByRole('searchbox')).toHaveValue('POTENZA 1');

  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Nothing matches “POTENZA 1x”.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('status')).toHaveTextContent('1–25 of 60');
});

test('of the rows that the filters of a page leave, the status says how many there are without them', () => {
  show(lidars(30), '/', { all: 60 });
  expect(screen.getByRole('status')).toHaveTextContent('1–25 of 30 found (60 in all)');
});

test('a default order by a column is shown in its title, and there is no order without a column', () => {
  show(lidars(3), '/', { listedBy: '-number' });
  expect(title('Number')).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Granada 3', 'Évora 2', 'Potenza 1']);
  expect(screen.queryByRole('option', { name: 'As listed' })).toBeNull();
});

test('going back restores the previous search', async () => {
  const router = show(lidars(6), '/?search=granada');
  expect(names()).toEqual(['Granada 3', 'Granada 6']);
  await act(() => router.navigate('/?search=potenza'));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('potenza'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(names()).toEqual(['Granada 3', 'Granada 6']));
});

test('two thousand rows are paged, and the focus follows the page', async () => {
  show(lidars(2000));
  expect(names()).toHaveLength(25);
  const pages = within(screen.getByRole('navigation', { name: 'Pages of Lidars' }));
  expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5', 'Next']);
  await userEvent.click(pages.getByRole('link', { name: 'Page 5' }));
  await waitFor(() => expect(names()[0]).toBe('Évora 101'));
  expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('5');
  expect(screen.getByRole('table', { name: 'Lidars' })).toHaveFocus();
  await userEvent.click(pages.getByRole('link', { name: 'Previous' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('76–100 of 2000'));
});

test('all rows can be on one page; without a search nothing is announced', () => {
  show(lidars(30), '/', { pageSize: null, search: undefined });
  expect(names()).toHaveLength(30);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a print has the rows of all pages [12.59]', () => {
  show(lidars(60), '/?page=2');
  expect(names()).toHaveLength(25);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(names()).toHaveLength(60);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(names()).toHaveLength(25);
});

test('an empty table is not rendered', () => {
  show([]);
  expect(screen.getByText('No lidar system registered')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
