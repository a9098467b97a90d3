import type { Locator, Page } from '@playwright/test';
import { ACCEPTANCES, byCode } from '@portal/domain';
import type { Acceptance, Condition, IssuedDecision, NationalFacility, ReviewedApplication } from '@portal/domain';
import { chooseTab } from '../fixtures/choose-tab';
import { expect, test } from '../fixtures/test';
import { textOfPdf } from '../fixtures/downloads';

const LIDARS = ['Multi-wavelength Raman lidar for aerosol profiling (MUSA)', 'POLLY-XT', 'AIAS'];
const PHOTOMETERS = ['CIMEL CE318-T #1240', 'PFR 33'];

const named = ([first]: readonly { _id: string; name: string }[], names: string[]) =>
  names.map((name, at) => ({ ...first, _id: at === 0 ? first?._id : first?._id.replace(/.$/, String(at)), name }));

/** Opens the application of a facility with three lidars and two photometers, all evaluated alike. */
async function openWide(
  page: Page,
  acronym: RegExp,
  change: (facility: NationalFacility) => NationalFacility = (as) => as,
) {
  await page.route('**/initial-acceptance-application', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: ReviewedApplication };
    const { lidars, photometers } = body.data;
    const data = {
      ...body.data,
      facility: change(body.data.facility),
      lidars: named(lidars, LIDARS),
      photometers: named(photometers, PHOTOMETERS),
    };
    await route.fulfill({ json: { ...body, data } });
  });
  await page.goto('/cars/evaluate-nf/');
  await page.getByRole('link', { name: acronym }).click();
  await expect(page.getByRole('table', { name: 'All instruments by aspect' }).getByRole('row')).toHaveCount(6);
}

test(
  'three lidars and two photometers, the decision and its preview are in view at 1440 × 900 [12.58]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await logIn('cars@demo.example');
    await openWide(page, /ATZ/);
    for (const seen of [
      page.getByRole('button', { name: /^View Synergy of/ }),
      page.getByRole('region', { name: 'Acceptance', exact: true }),
      page.getByRole('button', { name: 'Preview', exact: true }),
    ])
      await expect(seen).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectAccessible();
  },
);

const CONDITIONALLY = byCode(ACCEPTANCES, 'conditionally') as Acceptance;
const ISSUED_AT = 1_770_000_000;
const SENTENCE = 'The facility is suitable in principle, but the receiving optics have to be realigned. ';

const issued: IssuedDecision = {
  report: 'preliminary',
  acceptance: CONDITIONALLY,
  issued_at: ISSUED_AT,
  statement: SENTENCE.repeat(5).trim(),
  conditions: [],
  without_plan_reason: null,
};

const open = (number: number): Condition => ({
  _id: `condition-${number}`,
  report: 'preliminary',
  text: `Repeat the telecover measurement number ${number} after the realignment of the receiving optics.`,
  due_date: 4_000_000_000,
  instrument: null,
  set_at: ISSUED_AT,
  fulfilled_at: null,
  fulfilment: null,
  is_superseded: false,
});

/** An application that waits for its final report, after a preliminary one that said a lot. */
const waitsForFinal = (facility: NationalFacility): NationalFacility => {
  const { initial_acceptance } = facility.submissions;
  const submissions = {
    ...facility.submissions,
    initial_acceptance: {
      ...initial_acceptance,
      status: { code: 'waiting_final_report', name: 'Waiting for final report' } as const,
      preliminary_acceptance: CONDITIONALLY,
      acceptance: null,
      can_issue_preliminary_report: false,
      can_issue_final_report: true,
    },
  };
  return { ...facility, submissions };
};

const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

for (const width of [1440, 1280])
  test(
    `the final decision with a condition is in view beside the matrix at ${width} × 900, whatever was decided before [12.58]`,
    { tag: '@thorough' },
    async ({ page, logIn, expectAccessible }) => {
      await page.setViewportSize({ width, height: 900 });
      await logIn('cars@demo.example');
      await page.route('**/decisions', (route) => route.fulfill({ json: { status: 1, data: [issued] } }));
      await page.route('**/conditions', (route) => route.fulfill({ json: { status: 1, data: [open(1), open(2)] } }));
      await openWide(page, /ATZ/, waitsForFinal);
      const form = page.getByRole('form', { name: 'Final Acceptance' });
      await form.getByLabel('Final Acceptance').selectOption('Conditionally accepted');
      await form.getByLabel('Statement').fill(SENTENCE);
      const add = form.getByRole('button', { name: 'Add a condition' });
      await add.click();
      const text = form.getByLabel('What has to be done');
      await expect(text).toBeFocused();
      await page.keyboard.type('Send the data of the telecover test.');
      await expect(form.getByRole('group', { name: /^Condition/ })).toHaveCount(1);
      await page.evaluate(() => scrollTo(0, 0));
      const submit = form.getByRole('button', { name: 'Submit' });
      for (const seen of [
        page.getByRole('button', { name: /^View Synergy of/ }),
        form.getByLabel('Final Acceptance'),
        form.getByLabel('Statement'),
        text,
        form.getByLabel('Until', { exact: true }),
        form.getByLabel('Instrument'),
        add,
        form.getByRole('button', { name: 'Preview', exact: true }),
        submit,
      ])
        await expect(seen).toBeInViewport({ ratio: 1 });
      const table = await boxOf(page.getByRole('table', { name: 'All instruments by aspect' }));
      expect((await boxOf(form)).x).toBeGreaterThan(table.x + table.width);
      // The buttons that stay in view cover nothing of the condition.
      const above = await boxOf(add);
      expect((await boxOf(submit)).y).toBeGreaterThanOrEqual(above.y + above.height);
      await expectAccessible();
    },
  );

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
])
  test(
    `with two conditions, the matrix and the buttons of the decision stay in view at ${size.width} × ${size.height} [12.58]`,
    { tag: '@thorough' },
    async ({ page, logIn, expectAccessible }) => {
      await page.setViewportSize(size);
      await logIn('cars@demo.example');
      await openWide(page, /ATZ/);
      const form = page.getByRole('form', { name: 'Preliminary Acceptance' });
      await form.getByLabel('Preliminary Acceptance').selectOption('Conditionally accepted');
      for (const at of [0, 1]) {
        await form.getByRole('button', { name: 'Add a condition' }).click();
        await form.getByLabel('What has to be done').nth(at).fill('Send the data of the telecover test.');
      }
      const add = form.getByRole('button', { name: 'Add a condition' });
      await expect(add).toBeInViewport({ ratio: 1 });
      const bar = await boxOf(form.getByRole('button', { name: 'Preview', exact: true }));
      expect((await boxOf(add)).y).toBeLessThan(bar.y - (await boxOf(add)).height);
      // The ring around a field leaves the labels below it readable.
      await expect(form.getByLabel('What has to be done').last()).toHaveCSS('outline-offset', '-3px');
      await form.getByLabel('Instrument').last().focus();
      const matrix = page.getByRole('table', { name: 'All instruments by aspect' });
      for (const seen of [
        form.getByLabel('Instrument').last(),
        form.getByRole('button', { name: 'Preview', exact: true }),
        form.getByRole('button', { name: 'Submit' }),
        matrix.getByRole('row').last(),
      ])
        await expect(seen).toBeInViewport({ ratio: 1 });
      const conditions = form.getByRole('group', { name: /^Condition/ });
      for (const condition of await conditions.all()) expect((await boxOf(condition)).height).toBeLessThan(130);
      await expectAccessible();
    },
  );

test(
  'partial compliance keeps its words in one line, and rows of the matrix are low [12.58]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await logIn('cars@demo.example');
    await page.goto('/cars/evaluate-nf/');
    await page.getByRole('combobox', { name: 'National Facility' }).fill('WAW');
    await page.getByRole('option', { name: /WAW/ }).click();
    const rows = page.getByRole('table', { name: 'All instruments by aspect' }).getByRole('row');
    await expect(rows.getByText('Partially compliant').first()).toBeVisible();
    for (const row of await rows.all()) expect((await boxOf(row)).height).toBeLessThanOrEqual(40);
  },
);

test(
  'keys step through the evaluations in the sheet; Escape and Back close it [12.59]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn('cars@demo.example');
    await openWide(page, /ATZ/);
    const cell = page.getByRole('button', { name: `View Feature of ${LIDARS[0]}: Compliant` });
    await cell.click();
    const shown = (aspect: string) => page.getByRole('dialog', { name: `${aspect} compliance of ${LIDARS[0]}` });
    await expect(shown('Feature')).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('j');
    await expect(shown('Channel')).toBeVisible();
    await page.keyboard.press('k');
    await expect(shown('Feature')).toBeVisible();
    await page.keyboard.press('k');
    await expect(shown('Feasibility')).toBeVisible();
    const linked = page.url();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(linked);
    await expect(shown('Feasibility')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await cell.click();
    await expect(shown('Feature')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cell).toBeFocused();
  },
);

test(
  'the printed evaluation contains every compliance as a word, and every text [12.59]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('cars@demo.example');
    await openWide(page, /ATZ/);
    await chooseTab(page, 'Synergy');
    const { words } = await textOfPdf(await page.pdf({ format: 'A4' }));
    for (const name of [...LIDARS, ...PHOTOMETERS]) expect(words).toContain(name);
    expect(words.match(/Continue the regular checks\./g)?.length).toBeGreaterThanOrEqual(3);
    // In the matrix and with its text; a word may wrap within its cell.
    expect(words.match(/ompliant/g)?.length).toBeGreaterThanOrEqual(2 * (3 * 5 + 2 * 2 + 1));
    await expect(page.locator('.printed')).toHaveCount(0);
  },
);

test(
  'seventy-one facilities are printed on at most four pages [12.59]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('admin@demo.example');
    await page.route('**/national-facility/all?*count=100*', async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as { data: { _id: string }[] };
      const rows = Array.from({ length: 71 }, (_none, at) => ({ ...data[at % data.length], _id: `facility-${at}` }));
      await route.fulfill({ json: { ...rest, data: rows }, headers: { 'x-total-count': '71' } });
    });
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await page.goto('/admin/edit-nfs');
    await page.getByRole('button', { name: 'Print these facilities' }).click();
    await expect(page.locator('.adm-printed tbody tr')).toHaveCount(71);
    const { words, pages } = await textOfPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(words).toContain('National Facilities (71)');
    expect(pages).toBeLessThanOrEqual(4);
  },
);

test('an evaluation opened by its address gives the focus to its cell when it closes [12.59]', async ({
  page,
  logIn,
}) => {
  await logIn('cars@demo.example');
  await page.goto('/cars/evaluate-nf/');
  await page.getByRole('link', { name: /ATZ/ }).click();
  await page.getByRole('button', { name: /^View Synergy of/ }).click();
  await expect(page).toHaveURL(/evaluation=synergy/);
  await page.reload();
  await expect(page.getByRole('dialog', { name: /^Synergy compliance/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^View Synergy of/ })).toBeFocused();
});
