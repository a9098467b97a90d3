import { qaTestType, type QaTest, type QaTestTypeCode } from '@portal/domain';
import type { Page, Route } from '@playwright/test';
import {
  atlasName,
  polarisationText,
  QUIET,
  rayleighText,
  telecoverText,
  textFile,
  type Channel,
  type Disturbance,
} from '../fixtures/atlas-file';
import { beginTest, bookOf } from '../fixtures/test-book';
import { expect, test } from '../fixtures/test';

const OWNER = 'pi.mel@demo.example';
/** A pair of polarised channels. */
const CHANNELS = ['0532ftpx', '0532fcpx'];

/** A row of the table of signals: its text, and the figures and notes that follow from it. */
interface Row {
  id: string;
  type: QaTestTypeCode;
  text: string;
  /** By the beginning of the head of their column; `null`: not given. */
  figures: Readonly<Record<string, number>>;
  code: number;
  suggested: string;
}

const RAYLEIGH = ['Relative standard error of the mean', 'Slope', 'Difference of the halves', 'Durbin–Watson'] as const;

const telecover = (
  id: string,
  text: string,
  [overlap, deviation]: [number, number],
  [code, suggested]: [number, string],
): Row => ({
  id,
  type: 'telecover',
  text,
  figures: { 'Full overlap': overlap, 'Largest deviation': deviation },
  code,
  suggested,
});

const rayleigh = (id: string, times: Disturbance, figures: number[], [code, suggested]: [number, string]): Row => ({
  id,
  type: 'rayleigh_fit',
  text: rayleighText(times),
  figures: Object.fromEntries(RAYLEIGH.map((label, place) => [label, figures[place] ?? Number.NaN])),
  code,
  suggested,
});

const PASS: [number, string] = [0, 'Pass'];
const LATE: [number, string] = [4, 'Pass with remark'];
/** T3 in km, as ATLAS writes it, and in m. */
const T3 = [250, 150, 150, 150];

const ROWS: readonly Row[] = [
  telecover('T1', telecoverText([null, null, null, null]), [7.5, 0], PASS),
  telecover('T2', telecoverText([250, 250, 250, 250]), [7.5, 0], PASS),
  telecover('T3', telecoverText(T3), [367.5, 0.177], LATE),
  telecover('T5', telecoverText([250, 200, 900, 200]), [1020, 1], LATE),
  telecover('T8', telecoverText(T3, 1), [367.5, 0.177], LATE),
  rayleigh('R1', QUIET, [0.00114, 1.28, 0.21, 1.92], PASS),
  rayleigh(
    'R2',
    (range, next) => 1 + (0.05 * (range - 7000)) / 1000 + 0.02 * next(),
    [0.00203, 23.9, 1.42, 0.61],
    [2 + 8, 'Fail'],
  ),
  rayleigh('R4', (_range, next) => 1 + 0.6 * next(), [0.035, 1.28, 0.21, 1.92], [1, 'Not assessable']),
  rayleigh(
    'R6',
    (range, next) => 1 + 0.03 * Math.sin(range / 60) + 0.005 * next(),
    [0.00132, 1.46, 0.66, 0.1],
    [8, 'Fail'],
  ),
  {
    id: 'P1',
    type: 'polarisation_calibration',
    text: polarisationText(1.1, 0.9),
    figures: { 'Gain ratio η, columns as written': 0.995, 'Calibrator rotation ε, columns as written': 1.44 },
    code: 0,
    // Its authors have not confirmed which column is which.
    suggested: 'No suggestion',
  },
];

/** What only the server can notice, which knows the application: sentences, and flags by type of tests. */
const OF_APPLICATION =
  /(Full overlap is farther than the application states|The molecular range ends below the minimum altitude range of the application)\./;
/** The full overlap that the application states, in the table of figures and in the notes. */
const STATED = 'Full overlap of the application';
const STATED_WORDS = /; the application states [\d.]+ m/;
const FLAGS_OF_APPLICATION: Readonly<Partial<Record<QaTestTypeCode, number>>> = { telecover: 2, rayleigh_fit: 64 };

/** The figures that the page shows of a channel, by the head of their column. */
async function shownFigures(page: Page, name: string) {
  const table = page.getByRole('table', { name: 'Figures of the self-check' });
  if (!(await table.isVisible())) await page.getByText('Figures of the self-check', { exact: true }).click();
  const row = table.getByRole('row', { name });
  await expect(row).toBeVisible();
  // In a narrow place, each cell has the head of its column.
  const figures = await row
    .getByRole('cell')
    .evaluateAll((cells: HTMLElement[]) => cells.map((cell) => [cell.dataset.label ?? '', cell.textContent ?? '']));
  return figures.filter(([head]) => head !== STATED);
}

/** What the page says of the only file of a test, once it is checked. */
async function shown(page: Page, name: string) {
  const row = page.getByRole('table', { name: 'Channels' }).getByRole('row', { name });
  await expect(row).toContainText(/Pass|Fail|Not assessable|No suggestion/);
  const [, suggested = '', notes = ''] = await row.getByRole('cell').allTextContents();
  return {
    suggested,
    notes: notes.replace(OF_APPLICATION, '').replace(STATED_WORDS, '').replaceAll(/\s+/g, ' ').trim(),
    figures: await shownFigures(page, name),
  };
}

/** As exact as the table is: one bin of a range; 2 % of a figure, and half of its last digit if it has only two. */
function expectNear(value: number, expected: number, isRange: boolean) {
  const rounding = expected === 0 ? 1e-4 : expected < 0.05 ? 0 : 0.005;
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(isRange ? 7.5 : 0.02 * expected + rounding);
}

/** The name of the result that a channel counts for. */
const resultOf = (type: QaTestTypeCode, [first, second]: readonly Channel[]) =>
  qaTestType(type).scope === 'pair' ? `${second?.short_name}/${first?.short_name}` : (first?.short_name ?? '');

test(
  'every row of the table of signals has the same result in the browser, on the server and in the table [12.499]',
  { tag: '@thorough' },
  async ({ page, request, logIn }) => {
    const book = await bookOf(request, OWNER, CHANNELS);
    const [channel = { short_name: '', scc_channel_id: null }] = book.channels;
    await logIn(OWNER);

    for (const { id: row, type, text, figures, code, suggested } of ROWS)
      await test.step(row, async () => {
        const id = await beginTest(book, type, { files: [] });
        const name = resultOf(type, book.channels);
        // The server would replace what the browser found.
        const held: Route[] = [];
        await page.route('**/self-check', (route) => void held.push(route));
        await page.goto(`/qa-support/${book.facility}/test/${id}`);
        await page.getByLabel('Files of this test').setInputFiles([textFile(atlasName(type, channel), text)]);
        await expect(page.getByText('1 of 1 file arrived')).toBeVisible();
        const inWorker = await shown(page, name);
        const answer = page.waitForResponse('**/self-check');
        await Promise.all(held.map((route) => route.continue()));
        await answer;
        await page.unroute('**/self-check');
        await page.reload();
        const onServer = await shown(page, name);

        expect(onServer).toEqual(inWorker);
        expect(inWorker.suggested).toBe(suggested);
        for (const [label, expected] of Object.entries(figures)) {
          const [, figure = ''] = inWorker.figures.find(([head = '']) => head.startsWith(label)) ?? [];
          expectNear(Number.parseFloat(figure), expected, label === 'Full overlap');
        }
        const { self_check: check } = await book.owner.get<QaTest>(`/qa-tests/${id}`);
        const stored = check?.channels.find((each) => each.name === name)?.code ?? Number.NaN;
        expect(stored & ~(FLAGS_OF_APPLICATION[type] ?? 0)).toBe(code);
        await expect(page.getByRole('img', { name: new RegExp(` of ${name}$`) })).toBeVisible();
      });
  },
);
