import type { Page } from '@playwright/test';
import { chooseTab } from '../fixtures/choose-tab';
import { certified } from '../fixtures/certified';
import { textOfPdf } from '../fixtures/downloads';
import { overprinted, printed, sheetsOf } from '../fixtures/printed';
import { expect, test } from '../fixtures/test';

const PAPERS = ['A4', 'Letter'] as const;
const MAIN = 'main h1';

const PRINTED: [account: string, paths: string[]][] = [
  ['pi.izo@demo.example', ['/edit-nf']],
  ['pi.caro@demo.example', ['/edit-nf']],
  ['pi.baqunin@demo.example', ['/edit-nf']],
  ['pi.ciao@demo.example', ['/edit-nf', '/view-reports/']],
  ['cars@demo.example', ['/', '/cars/evaluate-nf', '/cars/view-nf-history/']],
  ['admin@demo.example', ['/admin/edit-nfs', '/admin/edit-users', '/admin/audit']],
];

for (const [account, paths] of PRINTED) {
  test(`no text is printed over another for ${account} [12.59]`, { tag: '@thorough' }, async ({ page, logIn }) => {
    await logIn(account);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator(MAIN)).toBeVisible();
      await expect(page.locator('.p-loading')).toHaveCount(0);
      for (const paper of PAPERS) {
        const { texts } = await printed(page, paper);
        expect(texts, path).not.toEqual([]);
        expect(overprinted(texts), path).toEqual([]);
      }
    }
  });
}

/** Moves everything down the sheet, so that it ends elsewhere. */
const moveDown = (page: Page, pixels: number) =>
  page.locator('main').evaluate((main, above) => main.style.setProperty('padding-top', `${above}px`), pixels);

test(
  'a result is printed below its heading, without words about buttons, and the head of its table with the first row [12.59]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('pi.baqunin@demo.example');
    await page.goto('/edit-nf');
    await expect(page.getByRole('heading', { name: 'Recommendations (10)' })).toBeVisible();
    for (const above of [0, 40, 80, 120, 160, 200]) {
      await moveDown(page, above);
      const { texts } = await printed(page, 'A4');
      expect(sheetsOf(texts, 'Once submitted, it cannot be changed.')).toEqual([]);
      const [title] = sheetsOf(texts, 'Recommendations (10)');
      const [row] = sheetsOf(texts, 'The facility');
      expect([title, sheetsOf(texts, 'Aspect')[0]]).toEqual([row, row]);
      const result = sheetsOf(texts, 'Result');
      expect(result).not.toEqual([]);
      expect(result).toEqual(sheetsOf(texts, 'Conditionally accepted'));
    }
  },
);

test(
  'the window of a lidar is printed alone, below the name of its facility and with its own [2.9.14, 12.59]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('pi.ciao@demo.example');
    await page.goto('/edit-nf');
    await expect(page.getByRole('heading', { name: /^Recommendations/ })).toBeVisible();
    await chooseTab(page, /Lidars/);
    await page.getByRole('button', { name: 'View MUSA' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Lidar System' })).toContainText('Manufacturer');
    const { words } = await textOfPdf(await page.pdf({ format: 'A4' }));
    expect(words).toContain('View lidar MUSA');
    expect(words).toContain('(CIAO)');
    for (const other of ['Edit Lidar System', 'Recommendations (', 'Final report of'])
      expect(words).not.toContain(other);
  },
);

test(
  'the synergy is printed with its heading and its head on one sheet [12.59, 12.294]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('cars@demo.example');
    await page.goto('/cars/evaluate-nf');
    await page.getByRole('link', { name: /ATZ/ }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /ATZ/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^View Synergy of ATZ/ })).toBeVisible();
    for (const paper of PAPERS) {
      for (const above of [0, 40, 80, 120, 160, 200]) {
        await moveDown(page, above);
        const { texts } = await printed(page, paper);
        // The heading, and the first cell of its only row.
        const [heading, row] = sheetsOf(texts, 'Synergy').slice(-2);
        expect(row).toBeDefined();
        expect([heading, sheetsOf(texts, 'Aspect').at(-1)]).toEqual([row, row]);
        expect(overprinted(texts)).toEqual([]);
      }
    }
  },
);

/** The middles of the map and of its marker in the window, at once: later, a transition would have ended. */
const middles = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box ? [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] : null;
      }),
    ['.pub-small-map', '.pub-small-map .leaflet-marker-icon'],
  );

test(
  'the printed map of an instrument has the instrument in its middle [12.59]',
  { tag: '@thorough' },
  async ({ page, request }) => {
    const facilities = await certified(request);
    const photometer = facilities.find(({ acronym }) => acronym === 'AGORA')?.photometers[0];
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/photometer/${photometer?._id}`);
      const map = page.locator('.pub-small-map');
      await expect(map.locator('.leaflet-marker-icon')).toBeVisible();
      // The browser lays the page out for paper after this event, and tells no script about it.
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      const [middle, marker] = await middles(page);
      expect(marker).toEqual(middle);
      const before = await map.boundingBox();
      await page.emulateMedia({ media: 'print' });
      const onPaper = await map.boundingBox();
      expect([onPaper?.width, onPaper?.height]).toEqual([before?.width, before?.height]);
      expect(before?.width).toBeLessThan(640);
      await page.emulateMedia({ media: null });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      expect((await map.boundingBox())?.width).toBeGreaterThan(640);
    }
  },
);

test(
  'a lidar is printed on at most three sheets, with no row of its channels alone [12.59]',
  { tag: '@thorough' },
  async ({ page, request }) => {
    const facilities = await certified(request);
    for (const name of ['CIAO lidar 2', 'ALHAMBRA']) {
      const lidar = facilities.flatMap(({ lidars }) => lidars).find((one) => one.name === name);
      for (const width of [1440, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/lidar/${lidar?._id}`);
        const groups = page.getByRole('table', { name: 'Channel groups' }).getByRole('rowheader');
        await expect(groups.first()).toBeVisible();
        const names = await groups.allTextContents();
        for (const paper of PAPERS) {
          const { texts, pages } = await printed(page, paper);
          expect(pages).toBeLessThanOrEqual(3);
          expect(overprinted(texts)).toEqual([]);
          const sheets = names.map((group) => sheetsOf(texts, group).at(-1));
          expect(sheets.length).toBeGreaterThan(1);
          expect(sheets).not.toContain(undefined);
          expect([sheets[0], sheets.at(-1)]).toEqual([sheets[1], sheets.at(-2)]);
        }
      }
    }
  },
);

/** More facilities than the list shows at first, of which most stand together on the map. */
async function manyFacilities(page: Page, request: Parameters<typeof certified>[0]) {
  const [facility] = await certified(request);
  const data = Array.from({ length: 300 }, (_, number) => ({
    ...facility,
    acronym: `MANY-${number}`,
    name: `Facility ${number}`,
    position: { latitude: 40 + (number % 20), longitude: number / 10 },
  }));
  await page.route('**/api/national-facility/certified', (route) => route.fulfill({ json: { data } }));
}

test(
  'the home page is printed with all rows and all numbers of the map, and without controls [12.59]',
  { tag: '@thorough' },
  async ({ page, request }) => {
    await manyFacilities(page, request);
    await page.goto('/');
    const rows = page.getByRole('table', { name: 'Certified facilities' }).getByRole('row');
    await expect(rows).toHaveCount(201);
    const numbers = page.locator('.pub-crowd button');
    await expect(numbers.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(rows).toHaveCount(301);
    for (const number of await numbers.all()) await expect(number).toBeVisible();
    await expect(numbers.first()).toHaveCSS('color', 'rgb(16, 36, 74)');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('.s-version')).toHaveText(/^Version \S+ · \S+/, { useInnerText: true });
    await expect(page.locator('.s-version')).not.toHaveText(/·\s*$/, { useInnerText: true });
    await page.emulateMedia({ media: null });
    await expect(rows).toHaveCount(201);
  },
);
