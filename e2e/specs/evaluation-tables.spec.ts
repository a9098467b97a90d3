import type { Locator, Page } from '@playwright/test';
import type { ReviewedApplication, SynergyMatrix } from '@portal/domain';
import { chooseTab } from '../fixtures/choose-tab';
import { expect, test } from '../fixtures/test';

const LIDARS = ['Multiwavelength Raman lidar with a long name and id 0001', 'PollyXT_CARPATHIA', 'MARTHA-2'];
const TEXT = 'The telecover measurement has to be repeated after the realignment of the receiving optics. '.repeat(4);

const named = ([first]: readonly { _id: string; name: string }[]) =>
  LIDARS.map((name, at) => ({ ...first, _id: at === 0 ? first?._id : first?._id.replace(/.$/, String(at)), name }));

/** Opens a tab of an application with long lidar names and a long evaluation of the synergy. */
async function openTab(page: Page, tab: string) {
  await page.route('**/initial-acceptance-application', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: ReviewedApplication };
    const synergy_compliance = { ...body.data.synergy_compliance, recommendations: TEXT };
    await route.fulfill({
      json: { ...body, data: { ...body.data, lidars: named(body.data.lidars), synergy_compliance } },
    });
  });
  await page.route('**/synergy-matrix', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: SynergyMatrix };
    const lidars = Object.entries(body.data.lidars).map(([id, lidar]) => [id, { ...lidar, name: LIDARS[1] }]);
    const photometers = Object.entries(body.data.photometers).map(([id, one]) => [
      id,
      { ...one, name: 'CE318-T Carpathian Foreland Station 1' },
    ]);
    const data = {
      ...body.data,
      lidars: Object.fromEntries(lidars),
      photometers: Object.fromEntries(photometers),
    };
    await route.fulfill({ json: { ...body, data } });
  });
  await page.goto('/cars/evaluate-nf/');
  await page.getByRole('link', { name: /ATZ/ }).click();
  await chooseTab(page, tab);
}

/** The words of a table that are broken across lines. */
const brokenWords = (table: Locator) =>
  table.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    return broken;
  });

const overhang = (table: Locator) =>
  table.evaluate(
    (element) =>
      element.getBoundingClientRect().right - (element.closest('.p-table')?.getBoundingClientRect().right ?? 0),
  );

for (const width of [1440, 1280])
  test(
    `the tables of the evaluation stay within their width and keep words whole at ${width} px`,
    { tag: '@thorough' },
    async ({ page, logIn, expectAccessible }) => {
      await page.setViewportSize({ width, height: 900 });
      await logIn('admin@demo.example');

      await test.step('lidars', async () => {
        await openTab(page, 'Lidars');
        const table = page.getByRole('table', { name: 'Evaluations on lidars' });
        await expect(table.getByRole('row')).toHaveCount(4);
        expect(await overhang(table)).toBeLessThanOrEqual(0);
        expect(await brokenWords(table)).toEqual([]);
        await expectAccessible();
      });

      await test.step('synergy', async () => {
        await chooseTab(page, 'Synergy');
        const table = page.getByRole('table', { name: 'Pairs of lidar and photometer' });
        await expect(table.getByRole('row')).not.toHaveCount(1);
        expect(await overhang(table)).toBeLessThanOrEqual(0);
        expect(await brokenWords(table)).toEqual([]);
        const tops = await table
          .locator('tbody tr')
          .first()
          .locator('th, td')
          .evaluateAll((cells) =>
            cells.map((cell) => {
              const range = new Range();
              range.selectNodeContents(cell);
              return range.getClientRects()[0]?.top ?? 0;
            }),
          );
        expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(4);
        const plot = page.locator('.evaluation-pairs > .plot');
        await expect(plot).toBeVisible();
        const gap = (await plot.boundingBox())?.y ?? 0;
        const end = await table.evaluate((element) => element.getBoundingClientRect().bottom);
        expect(gap - end).toBeGreaterThanOrEqual(16);
        const text = page.getByRole('tabpanel').getByText(TEXT.trim());
        expect((await text.boundingBox())?.width).toBeGreaterThanOrEqual(300);
      });

      await test.step('the data of the application form a data sheet', async () => {
        const sheets = page.getByRole('region', { name: 'Application' }).locator('.p-sheet');
        await expect(sheets).toHaveCount(2);
        for (const row of await sheets.locator('dl > div').all()) {
          expect(await row.evaluate((element) => getComputedStyle(element).fontSize)).toBe('14px');
          expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48);
        }
      });
    },
  );

test(
  'the text of a plot of the history does not overlap its first entry',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await logIn('cars@demo.example');
    await page.goto('/cars/evaluate-nf/');
    await page.getByRole('link', { name: /ATZ/ }).click();
    await page.getByRole('link', { name: 'Facility page' }).click();
    await chooseTab(page, 'History');
    const plot = page.locator('.plot:has(+ .nf-history)');
    await expect(plot).toBeVisible();
    const end = await plot.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(((await page.locator('.nf-history').boundingBox())?.y ?? 0) - end).toBeGreaterThanOrEqual(16);
  },
);

const heightOf = async (row: Locator) => (await row.boundingBox())?.height;

for (const width of [1440, 1280]) {
  test(
    `progress in the work list takes one line at ${width} px [12.59]`,
    { tag: '@thorough' },
    async ({ page, logIn }) => {
      await page.setViewportSize({ width, height: 900 });
      await logIn('lidar.reviewer@demo.example');
      await page.goto('/cars/evaluate-nf/');
      const rows = page
        .getByRole('table', { name: 'To do' })
        .getByRole('row')
        .filter({ hasText: / of \d+ submitted/ });
      await expect(rows).not.toHaveCount(0);
      for (const row of await rows.all()) expect(await heightOf(row)).toBeLessThanOrEqual(40);
    },
  );

  test(
    `rows of the history are low, fit the page, and Print is beside the export at ${width} px [2.13.4]`,
    { tag: '@thorough' },
    async ({ page, logIn }) => {
      await page.setViewportSize({ width, height: 900 });
      await logIn('cars@demo.example');
      await page.goto('/cars/view-nf-history/');
      const rows = page.getByRole('table', { name: 'National Facility Reports' }).getByRole('row');
      expect(await heightOf(rows.filter({ hasText: 'ATZ' }))).toBeLessThanOrEqual(40);
      const exported = await page.getByRole('button', { name: 'CSV' }).boundingBox();
      const printed = await page.getByRole('button', { name: 'Print these facilities' }).boundingBox();
      expect(printed?.y).toBe(exported?.y);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
}
