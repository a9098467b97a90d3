import { indicatorCsvSchema, LABEL_PAGES, MAX_IMPORT_TEXT, problems, type IndicatorImport } from '@portal/domain';
import { anId, aProfile } from '@portal/testing';
import { enter, fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EvaluationPage } from '../pages/evaluation-page';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

type Answers = Parameters<typeof fakeApi>[0];

const CSV = 'acronym,period,indicator,value,numerator,denominator\nATOLL,2026,level1_dayz,312,312,365';
const DRY = 'POST /data-indicators/csv?dry_run=true';
const REAL = 'POST /data-indicators/csv';
const answer = (change: Partial<IndicatorImport> = {}): IndicatorImport => ({
  is_dry_run: true,
  rows: 1,
  added: 1,
  changed: 0,
  unchanged: 0,
  errors: [],
  ...change,
});
const error = { row: 2, field: 'indicator', message: 'Unknown indicator' };

async function openImport(answers: Answers) {
  const made = fakeApi({ 'GET /evaluations': loads({ evaluations: [], total_count: 0 }), ...answers });
  renderInPortal(<EvaluationPage />, {
    path: '/cars/evaluation/',
    route: '/cars/evaluation/:id?',
    profile: aProfile(['ares'], { _id: anId(3) }),
  });
  await press('Import indicators');
  const sent = (call: string) => made.filter((one) => one.call === call).map(({ body }) => body);
  return { sent };
}
const rowsField = () => screen.findByRole('textbox', { name: /^Rows as CSV/ });

test('checks the rows first, with errors beside their line, and imports once they are right [12.766]', async () => {
  const { sent } = await openImport({
    [DRY]: ({ body }) => says(0, 'Checked', answer((body as { csv: string }).csv === CSV ? { errors: [error] } : {})),
    [REAL]: says(2, 'Imported', answer({ is_dry_run: false })),
  });
  await enter(await rowsField(), CSV);
  await press('Check the rows');
  const errors = await screen.findByRole('table', { name: 'Errors by row' });
  expect(within(errors).getAllByRole('row')[1]).toHaveTextContent(
    '2ATOLL,2026,level1_dayz,312,312,365indicator: Unknown indicator',
  );
  expect(screen.queryByRole('button', { name: /^Import 1/ })).toBeNull();
  await enter(await rowsField(), '\nRADO,2026,level1_days,1,1,365');
  expect(screen.queryByRole('table', { name: 'Errors by row' })).toBeNull();
  await press('Check the rows');
  expect(await screen.findByText('1 new, 0 changed, 0 unchanged.')).toBeVisible();
  expect(sent(REAL)).toEqual([]);
  await press('Import 1 row');
  expect(await screen.findByText('1 row was imported.')).toBeVisible();
  expect(sent(REAL)).toEqual([{ csv: `${CSV}\nRADO,2026,level1_days,1,1,365` }]);
});

test('keeps what was typed over a failure and a closed window [12.766]', async () => {
  await openImport({ [DRY]: fails(500) });
  await enter(await rowsField(), CSV);
  await press('Check the rows');
  expect(await screen.findByText('The rows were not checked')).toBeVisible();
  expect(await rowsField()).toHaveValue(CSV);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Import indicators');
  expect(await rowsField()).toHaveValue(CSV);
});

test('opens by its link [12.783]', async () => {
  fakeApi({ 'GET /evaluations': loads({ evaluations: [], total_count: 0 }) });
  renderInPortal(<EvaluationPage />, {
    path: `${LABEL_PAGES.evaluations}?import=open`,
    route: '/cars/evaluation/:id?',
    profile: aProfile(['ares'], { _id: anId(3) }),
  });
  expect(await rowsField()).toBeVisible();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each<[why: string, bytes: number[], words: string]>([
  ['an empty file', [0xef, 0xbb, 0xbf], 'This file is empty.'],
  ['a table of a spreadsheet', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00], 'This is not a text file.'],
])('%s is refused with a sentence, and what is typed stays [12.781]', async (_why, bytes, words) => {
  await openImport({});
  await enter(await rowsField(), CSV);
  const file = Object.assign(new File(['x'], 'indicators.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
  });
  await userEvent.upload(screen.getByLabelText('CSV file'), file);
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(await rowsField()).toHaveValue(CSV);
});

/** Chooses a file, and tells whether the server would take its text. */
const chosen = async (bytes: number, name: string) => {
  const file = Object.assign(new File(['x'.repeat(bytes)], name, { type: 'text/csv' }), {
    arrayBuffer: async () => new TextEncoder().encode(CSV).buffer,
  });
  await userEvent.upload(screen.getByLabelText('CSV file'), file);
  return problems(indicatorCsvSchema, { csv: 'x'.repeat(bytes) }).length === 0;
};

test('a file is refused from the length on from which the server refuses its text [12.766]', async () => {
  await openImport({});
  const field = await rowsField();
  expect(await chosen(MAX_IMPORT_TEXT + 1, 'longer.csv')).toBe(false);
  expect(await screen.findByText(/“longer\.csv” is too large/)).toBeVisible();
  expect(field).toHaveValue('');
  expect(await chosen(MAX_IMPORT_TEXT, 'longest.csv')).toBe(true);
  await waitFor(() => expect(field).toHaveValue(CSV));
});

test('takes a file into the field, and rows that are known already need no import [12.766]', async () => {
  const { sent } = await openImport({ [DRY]: says(0, 'Checked', answer({ added: 0, unchanged: 1 })) });
  await rowsField();
  const file = Object.assign(new File([CSV], 'indicators.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => new TextEncoder().encode(CSV).buffer,
  });
  await userEvent.upload(screen.getByLabelText('CSV file'), file);
  await waitFor(async () => expect(await rowsField()).toHaveValue(CSV));
  await press('Check the rows');
  expect(await screen.findByText(/there is nothing to import/)).toBeVisible();
  expect(sent(DRY)).toEqual([{ csv: CSV }]);
  expect(screen.queryByRole('button', { name: /^Import 1/ })).toBeNull();
});
