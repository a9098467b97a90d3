import { fails, loadsPart } from '@portal/testing/portal';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { ALL, facility, openFacilities, person, press } from './facilities.fixture';

const FACILITIES = Array.from({ length: 30 }, (_none, at) =>
  facility(at + 20, `SITE-${at}`, 'submitted', {
    date: 1_770_000_000,
    component_reviewers: {
      lidar: person(5, 'Ada'),
      lidar_data: person(5, 'Ada'),
      photometer: person(6, 'Bo'),
      photometer_data: null,
    },
  }),
);

const print = jest.fn();
beforeEach(() => {
  print.mockReset();
  window.print = print;
});

const onPaper = () => screen.queryByRole('table', { name: /^National Facilities \(/ });

test('all pages are printed, one value per column, and the page is then restored [12.59]', async () => {
  const { query } = openFacilities({ facilities: FACILITIES, path: '?search=site&sort=-type' });
  await press('Print these facilities');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(query(ALL)).toBe('search=site&sort=-type&start=0&count=100');
  const rows = within(onPaper() as HTMLElement).getAllByRole('row');
  expect(rows).toHaveLength(31);
  const [name, status, , , reviewers, submitted, preliminary] = [...(rows[1]?.children ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect([name, status, reviewers, submitted, preliminary]).toEqual([
    'SITE-0 Potenza observatory',
    'Submitted',
    'Lidar and data: A. Byron; photometer: B. Byron',
    '2026-02-02',
    'N/A',
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(onPaper()).not.toBeInTheDocument();
});

test('a facility that nobody is waited for has the sign of the table', async () => {
  openFacilities({ facilities: [facility(1, 'DONE', 'evaluated', { date: 1_770_000_000 })] });
  await press('Print these facilities');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(
    within(onPaper() as HTMLElement)
      .getAllByRole('cell')
      .at(-1),
  ).toHaveTextContent(/^–$/);
});

test("the browser's own print has the table of the shown page", async () => {
  openFacilities({ facilities: FACILITIES });
  await screen.findByRole('button', { name: 'Print these facilities' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(within(onPaper() as HTMLElement).getAllByRole('row')).toHaveLength(26);
  expect(onPaper()).toHaveAccessibleName('National Facilities (25 of 30)');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(onPaper()).not.toBeInTheDocument();
});

test("the browser's print shortcut prints all of them too [12.59]", async () => {
  openFacilities({ facilities: FACILITIES });
  await screen.findByRole('button', { name: 'Print these facilities' });
  fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(within(onPaper() as HTMLElement).getAllByRole('row')).toHaveLength(31);
});

test('facilities that fail to load are not printed, and this is reported', async () => {
  openFacilities({
    facilities: FACILITIES,
    answers: { [ALL]: (request) => (request.call.includes('count=100') ? fails(500) : loadsPart(FACILITIES, request)) },
  });
  await press('Print these facilities');
  expect(await screen.findByText('They could not be loaded. Please try again in a moment.')).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});
