import { DEMONSTRATION } from '@portal/domain';
import type { PublicLabel } from '@portal/domain';
import { aPublicLabel } from '@portal/testing';
import { enter, fails, fakeApi, renderInPortal } from '@portal/testing/portal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LabelsPage } from './labels-page';

const CIAO = aPublicLabel();
const ATOLL = aPublicLabel({
  facility: { acronym: 'ATOLL', name: 'Lille', institute: 'LOA', country: 'France' },
  status: 'suspended',
  is_valid: false,
});
const THE = aPublicLabel({
  facility: { acronym: 'THE', name: null, institute: null, country: null },
  status: 'withdrawn',
  is_valid: false,
  valid_until: null,
});

const open = (labels: PublicLabel[], path = '/labels') => {
  fakeApi({ 'GET /open/labels.json': { status: 200, body: labels } });
  return renderInPortal(<LabelsPage />, { path, route: '/labels' });
};
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

test('all labels are listed with state and validity, and can be downloaded [12.773]', async () => {
  open([THE, CIAO, ATOLL]);
  const row = await screen.findByRole('row', { name: /Potenza/ });
  expect(row).toHaveTextContent(/Potenza observatory \(CIAO\).*Italy.*Valid.*2026-06-15.*2031-06-14/);
  expect(screen.getByRole('row', { name: /THE/ })).toHaveTextContent(/–.*Withdrawn.*2026-06-15.*2031-06-14$/);
  expect(names()).toEqual(
    ['Lille (ATOLL)', 'Potenza observatory (CIAO)', 'THE'].map((name) => expect.stringContaining(name)),
  );
  expect(screen.getByText('3 labels, 1 valid today')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lille (ATOLL)' })).toHaveAttribute('href', '/label/ATOLL');
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', '/api/open/labels.csv');
  expect(screen.getByRole('link', { name: 'JSON' })).toHaveAttribute('href', '/api/open/labels.json');
  expect(screen.queryByText(DEMONSTRATION)).not.toBeInTheDocument();
});

test('search and state are kept in the URL [12.773]', async () => {
  const { address } = open([CIAO, ATOLL, THE]);
  const filter = await screen.findByRole('combobox', { name: 'State' });
  await userEvent.selectOptions(filter, 'Suspended');
  expect(address()).toBe('/labels?state=suspended');
  expect(screen.getByText('Lille (ATOLL)')).toBeInTheDocument();
  expect(screen.queryByText('Potenza observatory (CIAO)')).not.toBeInTheDocument();
  await userEvent.selectOptions(filter, 'Expired');
  expect(screen.getByText('No label is in the state “Expired” today.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all labels' }));
  expect(address()).toBe('/labels');
  await enter(screen.getByRole('searchbox', { name: 'Search labels' }), 'italy');
  await waitFor(() => expect(address()).toBe('/labels?search=italy'));
  expect(names()).toEqual([expect.stringContaining('CIAO')]);
});

const named = (acronym: string, name: string | null) =>
  aPublicLabel({ facility: { acronym, name, institute: null, country: null } });

test('labels are sorted by the name that is shown, whatever their accents and capitals [12.793]', async () => {
  open([
    named('AAA', 'Zugspitze'),
    named('ZZZ', 'Évora'),
    named('MMM', 'Dakar'),
    named('FFF', null),
    named('BBB', 'evora'),
  ]);
  await screen.findByRole('row', { name: /Zugspitze/ });
  expect(names()).toEqual(['Dakar (MMM)', 'evora (BBB)', 'Évora (ZZZ)', 'FFF', 'Zugspitze (AAA)']);
});

test('a failed load can be tried again [12.773]', async () => {
  let answer = fails(500);
  fakeApi({ 'GET /open/labels.json': () => answer });
  renderInPortal(<LabelsPage />, { path: '/labels' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The labels could not be loaded');
  answer = { status: 200, body: [CIAO] };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Potenza/ })).toBeInTheDocument();
});

test('a link opens the filtered list; a state that does not exist is left out and reported [12.773]', async () => {
  const { address, unmount } = open([CIAO, ATOLL], '/labels?state=valid');
  await screen.findByRole('row', { name: /CIAO/ });
  expect(names()).toHaveLength(1);
  expect(address()).toBe('/labels?state=valid');
  unmount();
  const { address: left } = open([CIAO, ATOLL], '/labels?state=granted');
  expect(await screen.findByText(/a state that does not exist/)).toBeInTheDocument();
  expect(left()).toBe('/labels');
  expect(names()).toHaveLength(2);
});

test('no label yet, labels of a demonstration, and a failed load [12.773]', async () => {
  const { unmount } = open([]);
  expect(await screen.findByText('No label yet')).toBeInTheDocument();
  unmount();
  const { unmount: leave } = open([aPublicLabel({ is_demonstration: true })]);
  expect(await screen.findByText(DEMONSTRATION)).toBeInTheDocument();
  leave();
  fakeApi({ 'GET /open/labels.json': fails(500) });
  renderInPortal(<LabelsPage />, { path: '/labels' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The labels could not be loaded');
});
