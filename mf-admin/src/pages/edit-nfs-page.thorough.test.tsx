import { epochOf } from '@portal/domain';
import { anId } from '@portal/testing';
import { enter, fails, isUnreachable, loads, loadsPart, sendsFile } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALL, facility, openFacilities, person, press, REVIEWERS as POSSIBLE } from '../facilities/facilities.fixture';

// jsdom has no layout, so it can neither scroll nor download.
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

const ADA = person(5, 'Ada');
const REVIEWERS = { lidar: ADA, lidar_data: ADA, photometer: person(6, 'Bo'), photometer_data: null };
const FACILITIES = [
  facility(1, 'ALPHA', 'registered', {}, { type: null, name: 'Observatory of the first letter' }),
  facility(2, 'BETA', 'invited', {}, { name: null, pi_name: null, pi_contact: null }),
  facility(3, 'GAMMA', 'submitted', {
    date: epochOf('2026-03-02'),
    status_since: epochOf('2026-03-02'),
    due_date: epochOf('2026-04-01'),
    component_reviewers: REVIEWERS,
  }),
  facility(4, 'DELTA', 'evaluated', {
    date: epochOf('2025-01-31'),
    status_since: epochOf('2026-01-01'),
    reviewers_set: true,
    component_reviewers: REVIEWERS,
    preliminary_report: anId(31),
    user_file: anId(32),
    final_report: anId(33),
  }),
];

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const cells = async (name: string) =>
  within(await row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const buttons = async (name: string) =>
  within(await row(name))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

test('the table has the specified columns [2.6.3, 11.5.2]', async () => {
  openFacilities({ facilities: FACILITIES });
  await row('ALPHA');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Actions',
    'National Facility',
    'Type',
    'PI',
    'Reviewers',
    'Description',
    'Preliminary report',
    'Upgrade plan',
    'Final report',
    'Waiting for',
  ]);
  expect(within(await row('ALPHA')).getByRole('rowheader')).toHaveTextContent(
    'ALPHA Observatory of the first letter Registered',
  );
  expect(within(await row('ALPHA')).getByRole('link', { name: 'ALPHA Observatory of the first letter' })).toBeVisible();
  const registered = await cells('ALPHA');
  expect(registered.slice(1, 8)).toEqual(['N/A', 'Owner Ciao', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A']);
  expect(registered[8]).toBe('Administrators–');
  const submitted = await cells('GAMMA');
  expect(submitted[3]).toBe('3/4Set reviewers');
  await userEvent.hover(within(await row('GAMMA')).getByRole('button', { name: '3/4' }));
  expect(screen.getByRole('tooltip').textContent).toBe('Ada Byron: lidar, lidar data\nBo Byron: photometer');
  expect(submitted[4]).toBe('2026-03-02');
  expect(submitted[8]).toMatch(/^Administrators\d+ daysOverdue since 2026-04-01$/);
});

test("the PI's address is a mail link, absent without an address [2.6.3]", async () => {
  openFacilities({ facilities: FACILITIES });
  const link = within(await row('ALPHA')).getByRole('link', { name: 'Owner Ciao' });
  expect(link).toHaveAttribute('href', 'mailto:pi.ciao@site.example');
  expect((await cells('BETA'))[2]).toBe('N/A');
});

test.each([
  ['ALPHA', ['Invite: ALPHA', 'More: ALPHA']],
  ['BETA', ['Re-invite: BETA', 'More: BETA']],
  ['GAMMA', ['More: GAMMA', '3/4', 'Set reviewers of GAMMA']],
  [
    'DELTA',
    [
      'More: DELTA',
      '3/4',
      'Download preliminary report of DELTA',
      'Download upgrade plan of DELTA',
      'Download final report of DELTA',
    ],
  ],
])('the actions available for %s [2.6.2]', async (name, expected) => {
  openFacilities({ facilities: FACILITIES });
  expect(await buttons(name)).toEqual(expected);
  const edit = within(await row(name)).getByRole('link', { name: `Edit: ${name}` });
  expect(edit).toHaveAttribute('href', expect.stringMatching(/^\/edit-nf\//));
});

test('missing reviewers are marked red; those of an evaluated facility cannot be changed', async () => {
  openFacilities({ facilities: FACILITIES });
  expect(await screen.findByRole('button', { name: 'Set reviewers of GAMMA' })).toHaveClass('p-button-danger');
  expect(screen.queryByRole('button', { name: 'Change reviewers of DELTA' })).not.toBeInTheDocument();
});

test('documents are downloaded by their file ids [2.6.3]', async () => {
  const call = `GET /download/${anId(33)}`;
  const { times } = openFacilities({ facilities: FACILITIES, answers: { [call]: sendsFile('DELTA_report.pdf') } });
  await press('Download final report of DELTA');
  expect(times(call)).toBe(1);
});

test('the server searches the typed text, which is kept in the URL [12.14]', async () => {
  const { address, query } = openFacilities({ facilities: FACILITIES });
  const search = await screen.findByRole('searchbox', { name: 'Search table' });
  expect(search).toHaveAttribute('placeholder', 'Search...');
  await enter(search, 'invited');
  await waitFor(() => expect(names()).toEqual(['BETA Invited']), { timeout: 5000 });
  expect(query(ALL)).toBe('start=0&count=25&search=invited');
  expect(address()).toContain('search=invited');
  expect(search).toHaveFocus();
});

test.each([
  ['National Facility', 'acronym'],
  ['Type', 'type'],
  ['PI', 'pi'],
  ['Reviewers', 'reviewers'],
  ['Description', 'description'],
  ['Waiting for', 'pending_with'],
])('the server sorts by "%s"', async (title, sort) => {
  const { address, query } = openFacilities({ facilities: FACILITIES, path: `?sort=-${sort}` });
  await press(title);
  await waitFor(() => expect(query(ALL)).toBe(`start=0&count=25&sort=${sort}`));
  expect(address()).toBe(`/admin/edit-nfs?sort=${sort}`);
  await press(title);
  await waitFor(() => expect(query(ALL)).toBe(`start=0&count=25&sort=-${sort}`));
});

test.each([
  ['Status', 'Submitted', 'status=submitted'],
  ['Type', 'ACTRIS facility', 'type=actris'],
  ['Waiting for', '– (no one)', 'pending_with=nobody'],
])('the server filters by "%s"; a chip removes the filter [12.48]', async (label, value, asked) => {
  const { address, query } = openFacilities({ facilities: FACILITIES, path: '?page=2' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), value);
  await waitFor(() => expect(query(ALL)).toBe(`start=0&count=25&${asked}`));
  expect(address()).toBe(`/admin/edit-nfs?${asked}`);
  await press(`Remove filter ${label}: ${value}`);
  await waitFor(() => expect(address()).toBe('/admin/edit-nfs'));
  expect(screen.getByRole('region', { name: 'Filters' })).toHaveFocus();
});

test('the server filters by reviewer with two clicks [12.48]', async () => {
  const { address, query, times } = openFacilities({ facilities: FACILITIES });
  await row('ALPHA');
  const ofReviewers = () => Object.keys(POSSIBLE).reduce((count, call) => count + times(call), 0);
  // The closed filter loads nothing.
  expect(ofReviewers()).toBe(0);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Reviewer' }));
  expect(ofReviewers()).toBe(4);
  await userEvent.click(await screen.findByRole('option', { name: /Ada Byron/ }));
  await waitFor(() => expect(query(ALL)).toBe(`start=0&count=25&reviewer=${anId(5)}`));
  expect(address()).toBe(`/admin/edit-nfs?reviewer=${anId(5)}`);
  expect(screen.getByRole('button', { name: 'Remove filter Reviewer: Ada Byron' })).toBeVisible();
});

test('unknown filters in the URL are ignored and removed [12.48]', async () => {
  const { address, query } = openFacilities({ facilities: FACILITIES, path: '?status=lost&reviewer=me&type=actris' });
  expect(await row('ALPHA')).toBeVisible();
  expect(query(ALL)).toBe('start=0&count=25&type=actris');
  await waitFor(() => expect(address()).toBe('/admin/edit-nfs?type=actris'));
});

test('facilities are sorted by acronym, and the table indicates it', async () => {
  openFacilities({ facilities: FACILITIES });
  expect(await screen.findByRole('columnheader', { name: 'National Facility' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('facilities are paged; the dialog of one on another page opens too', async () => {
  const many = Array.from({ length: 60 }, (_, number) => facility(number, `NF-${number}`, 'registered'));
  const call = `GET /national-facility/${anId(59)}/general-info`;
  const { query } = openFacilities({
    facilities: many,
    path: `?page=2&invite=${anId(59)}`,
    answers: { [call]: loads(many[59]) },
  });
  expect(await screen.findByText('26–50 of 60')).toBeVisible();
  expect(screen.getAllByRole('rowheader', { hidden: true })).toHaveLength(25);
  expect(query(ALL)).toBe('start=25&count=25');
  expect(await screen.findByText('Invite NF-59', { selector: '.ant-modal-title' })).toBeInTheDocument();
});

test('the page repeats no entry of the menu: its drop-down form registers [11.2.7]', async () => {
  openFacilities();
  expect(await screen.findByRole('button', { name: 'Add National Facility' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit National Facilities' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('filters without matches: no selection is offered, all are counted, and one button clears the filters', async () => {
  const { address } = openFacilities({ facilities: FACILITIES, path: '?search=nowhere&status=draft' });
  expect(await screen.findByText(`0 found (${FACILITIES.length} in all)`)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Select all/ })).not.toBeInTheDocument();
  await press('Clear the filters and the search');
  expect(await row('ALPHA')).toBeVisible();
  expect(address()).toBe('/admin/edit-nfs');
});

test('columns, CSV and print stay in reach while rows are selected', async () => {
  openFacilities({ facilities: FACILITIES });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select ALPHA' }));
  expect(await screen.findByText('1 selected')).toBeVisible();
  for (const name of ['Columns', 'Download these facilities as CSV', 'Print these facilities'])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

test('an empty list is reported', async () => {
  openFacilities();
  expect(await screen.findByRole('heading', { name: 'No facilities' })).toBeVisible();
});

test('without a network, a search keeps the rows and its field, and a line says so [12.880]', async () => {
  let isWorking = true;
  openFacilities({ answers: { [ALL]: (request) => (isWorking ? loadsPart(FACILITIES, request) : isUnreachable()) } });
  await row('ALPHA');
  isWorking = false;
  await userEvent.type(screen.getByRole('searchbox'), 'alpha');
  expect(
    await screen.findByText(/^The rows you asked for could not be loaded; those below are from before\./),
  ).toBeVisible();
  expect(await row('ALPHA')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('alpha');
  isWorking = true;
  await press('Try again');
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
});

test.each([
  ['a server error', () => fails(500)],
  ['no network', isUnreachable],
])('%s: loading can be retried', async (_why, answer) => {
  let isWorking = false;
  openFacilities({ answers: { [ALL]: (request) => (isWorking ? loadsPart(FACILITIES, request) : answer()) } });
  expect(await screen.findByRole('heading', { name: 'The facilities could not be loaded' })).toBeVisible();
  isWorking = true;
  await press('Try again');
  expect(await row('ALPHA')).toBeVisible();
});
