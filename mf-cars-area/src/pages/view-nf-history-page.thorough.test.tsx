import { ACCEPTANCES } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { aFacility, anId, anInitialAcceptance, aProfile, itemOf } from '@portal/testing';
import { enter, fails, fakeApi, loads, loadsPart, renderInPortal, sendsFile } from '@portal/testing/portal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ViewNfHistoryPage } from './view-nf-history-page';

const ALL = 'GET /national-facility/all';
const ARES = aProfile(['ares']);

const facility = (number: number, acronym: string, change: Partial<NationalFacility> = {}) =>
  aFacility({ _id: anId(number), acronym, pretty_name: `Site (${acronym})`, is_owner: false, ...change });
const SUBMITTED = {
  initial_acceptance: anInitialAcceptance('submitted', { date: 1_770_000_000, pending_since: 1_771_000_000 }),
};
const TWO = [facility(10, 'CIAO'), facility(11, 'EVO', { name: '=Évora', submissions: SUBMITTED })];

const open = (answers: Parameters<typeof fakeApi>[0], profile = ARES) => {
  const made = fakeApi(answers);
  renderInPortal(<ViewNfHistoryPage />, { path: '/cars/view-nf-history/', profile });
  return made;
};

/** Reads a file with `FileReader`, because jsdom's blobs lack newer methods. */
const bytesOf = (file = new Blob()) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(file);
  });

// jsdom cannot download.
beforeEach(() => void jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}));

test('all facilities are listed, even without a submission [2.13.3, 11.7.9]', async () => {
  const pdf = `GET /national-facility/${anId(11)}/initial-acceptance-submission-pdf`;
  const made = open({ [ALL]: loads(TWO), [pdf]: sendsFile('EVO.pdf') });
  expect(await screen.findByRole('heading', { level: 1, name: 'National Facility Reports' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Submission of CIAO' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Submission of EVO' }));
  expect(made.at(-1)?.call).toBe(pdf);
});

test('reports come with status and acceptance, in the order of the linked names', async () => {
  const accepted = anInitialAcceptance('evaluated', {
    status_since: 1_771_000_000,
    acceptance: itemOf(ACCEPTANCES, 'yes'),
    evaluation_date: 1_770_000_000,
  });
  const made = open({
    [ALL]: loads([facility(10, 'CIAO', { submissions: { initial_acceptance: accepted } }), TWO[1]]),
  });
  const name = await screen.findByRole('link', { name: 'Site (CIAO)' });
  expect(name).toHaveAttribute('href', `/edit-nf/${anId(10)}`);
  expect(made.at(-1)?.call).toContain('sort=facility');
  const row = name.closest('tr') as HTMLElement;
  expect(row).toHaveTextContent(/Evaluated since 2026-02-13/);
  expect(row).toHaveTextContent(/Accepted 2026-02-02/);
  // On paper the documents are words.
  const printed = [...document.querySelectorAll('.fac-on-paper')].map(({ textContent }) => textContent);
  expect(printed).toEqual(['Evaluation', 'Submission']);
});

test('the status in the URL filters the reports and can be removed [12.212]', async () => {
  const made = fakeApi({ [ALL]: loads(TWO) });
  renderInPortal(<ViewNfHistoryPage />, { path: '/cars/view-nf-history/?status=submitted', profile: ARES });
  const filter = await screen.findByRole('combobox', { name: 'Status' });
  expect(filter).toHaveValue('submitted');
  expect(made.at(-1)?.call).toContain('status=submitted');
  await userEvent.selectOptions(filter, 'Any status');
  await waitFor(() => expect(made.at(-1)?.call).not.toContain('status='));
});

test('reports are filtered by the party that they wait for, with a chip that removes the filter [12.212]', async () => {
  const made = fakeApi({ [ALL]: loads(TWO) });
  renderInPortal(<ViewNfHistoryPage />, { path: '/cars/view-nf-history/?status=submitted', profile: ARES });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Waiting for' }), 'CARS');
  await waitFor(() => expect(made.at(-1)?.call).toContain('pending_with=cars'));
  expect(made.at(-1)?.call).toContain('status=submitted');
  await userEvent.click(screen.getByRole('button', { name: /Remove filter Status: Submitted/ }));
  await waitFor(() => expect(made.at(-1)?.call).not.toContain('status='));
  expect(screen.getByRole('button', { name: /Remove filter Waiting for: CARS/ })).toBeVisible();
});

test('in a later round, the acceptance in force is shown until the final report [12.212]', async () => {
  const acceptance_in_force = { acceptance: itemOf(ACCEPTANCES, 'yes'), valid_from: 1_770_000_000 };
  open({ [ALL]: loads([facility(11, 'JFJ', { submissions: SUBMITTED, acceptance_in_force })]) });
  const name = await screen.findByRole('link', { name: 'Site (JFJ)' });
  expect(name.closest('tr')).toHaveTextContent(/In force: Accepted since 2026-02-02/);
});

test('the shown rows are exported [12.15]', async () => {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:test';
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  open({ [ALL]: (asked) => loadsPart(TWO, asked) });
  await enter(await screen.findByRole('searchbox', { name: 'Search table' }), 'evo');
  expect(await screen.findByText('1–1 of 1', {}, { timeout: 5000 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const bytes = await bytesOf(files[0]);
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
    '"Name","Acronym","Type","Status","Status since","Submission date","Evaluation date","Preliminary acceptance","Final acceptance","Waiting for"',
    expect.stringMatching(
      /^"'=Évora","EVO","ACTRIS facility","Submitted","","2026-02-02","","","","Waiting for an administrator to assign reviewers \(since 2026-02-13\)\. .*"$/,
    ),
    '',
  ]);
  expect(names).toEqual([expect.stringMatching(/^national-facilities_\d{4}-\d\d-\d\d\.csv$/)]);
});

test('either all pages are exported or none [12.15]', async () => {
  const many = Array.from({ length: 130 }, (_, at) => facility(at, `NF-${at}`));
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:test';
  });
  let isDown = true;
  const made = open({
    [ALL]: (asked) => (isDown && asked.call.includes('start=100') ? fails(500) : loadsPart(many, asked)),
  });
  expect(await screen.findByText('1–25 of 130')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'National Facility' }));
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await screen.findByText('The file could not be loaded. Please try again in a moment.')).toBeVisible();
  expect(files).toEqual([]);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(new TextDecoder().decode(await bytesOf(files[0])).split('\r\n')).toHaveLength(132);
  expect(made.at(-1)?.call).toBe(`${ALL}?sort=-facility&start=100&count=100`);
});

test('the page reports that there is no facility [2.13.3]', async () => {
  open({ [ALL]: loads([]) });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  expect(screen.getByText('Seems like there is no National Facility registered yet.')).toBeVisible();
});

test('a failed load is reported and can be retried', async () => {
  let isDown = true;
  open({ [ALL]: () => (isDown ? fails(500) : loads(TWO)) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The reports could not be loaded');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Site (CIAO)')).toBeVisible();
});

test.each([
  ['an owner', aProfile(), {}],
  ['a user refused by the server', ARES, { [ALL]: fails(403) }],
])('%s gets the not-found page [11.2.5]', async (_why, profile, answers) => {
  open(answers, profile);
  expect(await screen.findByText("We couldn't find the resource you asked for.")).toBeVisible();
});

test('the reports of all pages are printed, each document as a word [12.59]', async () => {
  const many = Array.from({ length: 30 }, (_, at) => facility(at + 20, `NF-${at}`, { submissions: SUBMITTED }));
  open({ [ALL]: (asked) => loadsPart(many, asked) });
  expect(await screen.findByText('1–25 of 30')).toBeVisible();
  const print = jest.fn();
  window.print = print;
  await userEvent.click(screen.getByRole('button', { name: 'Print these facilities' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getAllByRole('row')).toHaveLength(31);
  expect(screen.getByRole('row', { name: /NF-29/ })).toHaveTextContent(/Submission$/);
});
