import type { AuditPage as Entries, AuditRecord } from '@portal/domain';
import { aFacility, anId, aProfile, aUser } from '@portal/testing';
import { enter, fails, fakeApi, loads, renames, renderInPortal, sendsFile } from '@portal/testing/portal';
import type { MadeCall } from '@portal/testing/portal';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditPage } from './audit-page';

// jsdom has no layout, so it cannot scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const ADA = aUser({ _id: anId(1), email: 'ada@site.example', first_name: 'Ada', last_name: 'Byron' });
const CIAO = aFacility({ _id: anId(10), acronym: 'CIAO' });

// A full page of choices; the facility of the test is on a later page.
const FACILITIES = Array.from({ length: 25 }, (_, at) => aFacility({ _id: anId(200 + at), acronym: `AA${at}` }));

const anEntry = (change: Partial<AuditRecord> = {}): AuditRecord => ({
  _id: anId(50),
  at: 1_700_000_000,
  person: { _id: ADA._id, name: 'Ada Byron' },
  action: 'lidar.edit',
  object: { kind: 'lidar', id: anId(100), name: 'RALI' },
  facility: { _id: CIAO._id, acronym: 'CIAO' },
  before: { status: '' },
  after: { status: 'operational' },
  ...change,
});
const LOGIN = anEntry({
  _id: anId(51),
  action: 'session.open',
  object: { kind: 'session', id: anId(51), name: null },
  facility: null,
  before: {},
  after: {},
});

/** The page of entries that a request asks for. */
function pageOf(all: AuditRecord[], { call }: MadeCall): Entries {
  const query = new URLSearchParams(call.split('?')[1]);
  const start = Number(query.get('start'));
  return { entries: all.slice(start, start + Number(query.get('count'))), total_count: all.length };
}

interface Opened {
  entries?: AuditRecord[];
  path?: string;
  answer?: (made: MadeCall) => ReturnType<typeof loads>;
  more?: Parameters<typeof fakeApi>[0];
}

function open({ entries = [anEntry(), LOGIN], path = '', answer, more = {} }: Opened = {}) {
  const handlers: Parameters<typeof fakeApi>[0] = {
    'GET /user/getall': loads([ADA]),
    'GET /national-facility/all?start=0&count=25': loads(FACILITIES),
    'GET /national-facility/all?start=0&count=25&search=ciao': loads([CIAO]),
    [`GET /national-facility/${CIAO._id}/general-info`]: loads(CIAO),
    ...more,
  };
  // Matches the list with any query.
  const all = new Proxy(handlers, {
    get: (known, call: string) =>
      call.startsWith('GET /audit?') ? (made: MadeCall) => answer?.(made) ?? loads(pageOf(entries, made)) : known[call],
  });
  const made = fakeApi(all);
  const { address } = renderInPortal(<AuditPage />, {
    path: `/admin/audit${path}`,
    profile: aProfile(['administrator']),
  });
  const lastRequest = () => made.findLast(({ call }) => call.startsWith('GET /audit'))?.call;
  return { address, made, lastRequest, handlers };
}
const row = (name: RegExp) => screen.findByRole('row', { name });
const ALL = 'GET /audit?start=0&count=25';

test('an entry shows user, time in UTC, facility and changed values in words [11.12.2, 11.12.6]', async () => {
  const { lastRequest } = open();
  const edited = await row(/changed the lidar RALI/);
  expect(edited).toHaveTextContent('2023-11-14 22:13:20Ada Byron changed the lidar RALI');
  expect(edited).toHaveTextContent(/Status.*Not given.*Operational/);
  expect(within(edited).getByRole('link', { name: 'CIAO' })).toHaveAttribute('href', `/edit-nf/${CIAO._id}`);
  expect(await row(/Ada Byron logged in/)).toHaveTextContent('––');
  expect(lastRequest()).toBe(ALL);
});

test('values have their current names from the database', async () => {
  const evaluated = anEntry({
    _id: anId(52),
    action: 'evaluation.submit',
    before: {},
    after: { compliance: 'partially' },
  });
  const more = {
    ...renames('instrument/status', 'operational', 'Up and running'),
    ...renames('compliance', 'partially', 'Nearly there'),
  };
  open({ entries: [anEntry(), evaluated], more });
  await waitFor(async () => expect(await row(/changed the lidar RALI/)).toHaveTextContent('Up and running'));
  expect(await row(/submitted an evaluation/)).toHaveTextContent('Nearly there');
});

test('entries wait for no list, and the closed filters load nothing', async () => {
  const { made } = open({ entries: [LOGIN] });
  await row(/Ada Byron logged in/);
  expect(made.map(({ call }) => call)).toEqual([ALL]);
});

test('an entry is there before the names of its values, which are then not shown under other names', async () => {
  const { made } = open({
    entries: [anEntry()],
    more: { 'GET /types/instrument/status': () => new Promise(() => {}) },
  });
  const edited = await row(/changed the lidar RALI/);
  expect(
    within(edited)
      .getByText(/Operational/)
      .closest('dl'),
  ).toHaveClass('adm-unnamed');
  expect(made.map(({ call }) => call)).toEqual([ALL, 'GET /types/instrument/status']);
});

test('a long list of changes in one entry is collapsed', async () => {
  const after = { first_name: 'Ada', last_name: 'King', email: 'ada.king@site.example' };
  open({ entries: [anEntry({ action: 'user.edit', object: { kind: 'user', id: ADA._id, name: 'Ada King' }, after })] });
  const details = (await screen.findByText('4 changes')).closest('details');
  expect(details).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('4 changes'));
  expect(details).toHaveTextContent('Emailada.king@site.example');
});

test('the next page is loaded from the server and kept in the URL', async () => {
  const entries = Array.from({ length: 60 }, (_, at) => anEntry({ _id: anId(at), at: 1_700_000_000 - at }));
  const { address, lastRequest } = open({ entries });
  expect(await screen.findByText('1–25 of 60')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(await screen.findByText('51–60 of 60')).toBeVisible();
  expect(lastRequest()).toBe('GET /audit?start=50&count=25');
  expect(address()).toBe('/admin/audit?page=3');
});

test('filters narrow the list, are kept in the URL, and return to the first page [12.13]', async () => {
  const { address, lastRequest } = open({ path: '?page=2' });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Person' }), 'ada');
  await userEvent.click(await screen.findByRole('option', { name: /Ada/ }));
  await enter(screen.getByRole('combobox', { name: 'Facility' }), 'ciao');
  await userEvent.click(await screen.findByRole('option', { name: /CIAO/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Lidars');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2023-11-14' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2023-11-15' } });
  const days = 'from=2023-11-14&to=2023-11-15';
  const who = `person=${ADA._id}&facility=${CIAO._id}&kind=lidar`;
  await waitFor(() => expect(address()).toBe(`/admin/audit?${who}&${days}`));
  const query = new URLSearchParams(lastRequest()?.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    start: '0',
    count: '25',
    person: ADA._id,
    facility: CIAO._id,
    kind: 'lidar',
    from: '2023-11-14',
    to: '2023-11-15',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/admin/audit'));
  expect(screen.getByRole('combobox', { name: 'Person' })).toHaveValue('');
  await waitFor(() => expect(lastRequest()).toBe(ALL));
});

test('a URL restores the same entries', async () => {
  const { lastRequest } = open({ path: `?person=${ADA._id}&facility=${CIAO._id}&search=rali` });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Person' })).toHaveValue('Ada Byron'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Facility' })).toHaveValue('CIAO'));
  expect(lastRequest()).toContain('search=rali');
});

test('the export contains all pages of the filtered entries', async () => {
  const { handlers, made } = open({ path: '?kind=lidar&search=rali&page=2' });
  handlers['GET /audit/csv?search=rali&kind=lidar'] = sendsFile('audit.csv');
  URL.createObjectURL = jest.fn(() => 'blob:audit');
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(await screen.findByRole('button', { name: 'CSV of changes' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(made.map(({ call }) => call)).toContain('GET /audit/csv?search=rali&kind=lidar');
});

test('empty states: no entries, and no matches', async () => {
  open({ entries: [] });
  expect(await screen.findByText('Nothing recorded yet')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Files');
  expect(await screen.findByText('Nothing matches.')).toBeVisible();
});

const isWhole = ({ call }: MadeCall) => !call.includes('search=') && !call.includes('kind=');
const onlyWhole = (made: MadeCall) => loads(pageOf(isWhole(made) ? [anEntry(), LOGIN] : [], made));

test('what matches nothing is counted among all, and one button clears the filters and the search', async () => {
  const { address } = open({ answer: onlyWhole, path: '?kind=file&search=x' });
  expect(await screen.findByText('0 found (2 in all)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters and the search' }));
  expect(await row(/logged in/)).toBeVisible();
  expect(address()).toBe('/admin/audit');
});

test('“Clear filters” clears the search too', async () => {
  const { address } = open({ path: '?search=ada' });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/admin/audit');
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeDisabled();
});

test('a failed load is reported and can be retried; the filters stay', async () => {
  let isDown = true;
  open({ answer: (made) => (isDown ? fails(500) : loads(pageOf([LOGIN], made))) });
  expect(await screen.findByText('The audit log could not be loaded')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Kind' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search the audit log' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'CSV of changes' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print these changes' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(/logged in/)).toBeVisible();
});

test('a day that the server refuses has its message at the field', async () => {
  const message = 'Must be 1900-01-01 or later';
  open({
    path: '?from=2023-11-14',
    answer: (made) =>
      made.call.includes('from=')
        ? fails(400, 'No.', { errors: [{ path: 'from', message }] })
        : loads(pageOf([], made)),
  });
  const from = await screen.findByLabelText('From');
  await waitFor(() => expect(from).toHaveAccessibleDescription(message));
  expect(from).toBeInvalid();
  expect(screen.getByLabelText('To')).toBeValid();
});

test('all filtered entries are printed, not only the page that is shown [12.59]', async () => {
  const entries = Array.from({ length: 130 }, (_, at) => anEntry({ _id: anId(at), at: 1_700_000_000 - at }));
  const { made } = open({ entries, path: '?kind=lidar&page=2' });
  const print = jest.fn();
  window.print = print;
  await userEvent.click(await screen.findByRole('button', { name: 'Print these changes' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getAllByRole('row')).toHaveLength(131);
  const calls = made.map(({ call }) => call).filter((call) => call.includes('count=100'));
  expect(calls).toEqual(['GET /audit?kind=lidar&start=0&count=100', 'GET /audit?kind=lidar&start=100&count=100']);
});

test('entries are printed with the built-in names of values if a list cannot be loaded [12.59]', async () => {
  const scored = anEntry({ _id: anId(52), action: 'evaluation.submit', after: { compliance: 'partially' } });
  // The last entry is on the second page.
  const entries = [...Array.from({ length: 25 }, (_, at) => ({ ...LOGIN, _id: anId(at) })), scored];
  open({ entries, more: { 'GET /types/compliance': fails(500) } });
  const print = jest.fn();
  window.print = print;
  await userEvent.click(await screen.findByRole('button', { name: 'Print these changes' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const words = within(await row(/submitted an evaluation/)).getByText(/Partially compliant/);
  expect(words.closest('dl')).not.toHaveClass('adm-unnamed');
});
