import type { Page } from '@playwright/test';
import { certified } from '../fixtures/certified';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/test';

test('a visitor sees the certified facilities on the map and in the table beside it [1.2, 2.1.1]', async ({ page }) => {
  await page.goto('/');
  const map = page.getByRole('region', { name: /map/i });
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(20)).toBeVisible();
  const inTable = (await rows.count()) - 1;
  expect(inTable).toBeGreaterThanOrEqual(20);
  await expect(map.getByRole('button', { name: 'CIAO', exact: false }).first()).toBeVisible();
  await expect(page.getByText('ACTRIS facility').first()).toBeVisible();
  await expect(page.getByText('Partner facility').first()).toBeVisible();
});

test(
  'facilities of the portal’s network are blue on the map, other types are yellow [2.3.5]',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/');
    for (const [kind, colour] of [
      ['own', 'rgb(21, 83, 182)'],
      ['other', 'rgb(255, 198, 26)'],
    ]) {
      await expect(page.locator(`.leaflet-marker-icon .pub-marker-${kind}`).first()).toHaveCSS('fill', colour ?? '');
      await expect(page.getByRole('list', { name: 'Legend' }).locator(`.pub-marker-${kind}`)).toHaveCSS(
        'fill',
        colour ?? '',
      );
    }
  },
);

test('the search filters table and map together [12.1]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('table').getByRole('row').nth(20)).toBeVisible();
  await page.getByRole('searchbox').fill('CIAO');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(1);
  await page.getByRole('searchbox').fill('no facility is called this');
  await expect(page.getByRole('main')).toContainText(/no facilit/i);
});

test('a marker opens a popup with the status, the PI and the instruments, which open in a new tab [2.3.8]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('CIAO');
  const marker = page.locator('.leaflet-marker-icon');
  await expect(marker).toHaveCount(1);
  await marker.click();
  const popup = page.locator('.leaflet-popup');
  await expect(popup).toContainText('CIAO');
  await expect(popup.getByRole('link', { name: /PI/ })).toHaveAttribute('href', /^mailto:/);
  const opened = context.waitForEvent('page');
  await popup.locator('a[href^="/lidar/"]').first().click();
  const lidar = await opened;
  await expect(lidar.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(lidar.getByText('Latitude (°N)')).toBeVisible();
});

test('everything on the map is reachable by keyboard', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('CIAO');
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(1);
  await page.getByRole('button', { name: /^CIAO,/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.leaflet-popup')).toContainText('CIAO');
  await page.keyboard.press('Escape');
  await expect(page.locator('.leaflet-popup')).toHaveCount(0);
});

for (const width of [1280, 390])
  test(`no button outside the map takes the focus at ${width} px`, { tag: '@thorough' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const buttons = page.locator('.pub-label button');
    await expect(buttons.nth(20)).toBeAttached();
    const outside = () =>
      buttons.evaluateAll((all) => {
        const frame = document.querySelector('.pub-map')?.getBoundingClientRect();
        const isCutOff = ({ left, right, top, bottom }: DOMRect) =>
          !frame || right <= frame.left || left >= frame.right || bottom <= frame.top || top >= frame.bottom;
        const cutOff = all.filter((button) => isCutOff(button.getBoundingClientRect()));
        return [cutOff.length, cutOff.filter((button) => (button as HTMLElement).tabIndex >= 0).length];
      });
    await expect.poll(async () => (await outside())[1]).toBe(0);
    expect((await outside())[0]).toBeGreaterThan(0);
  });

test('on a phone, the directions of what lies outside the view are below the map, in one line [12.70]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const directions = page.getByRole('button', { name: /^Outside the view/ });
  await expect(directions.first()).toBeVisible();
  const map = await page.getByRole('region', { name: /map/i }).boundingBox();
  const tops = await directions.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(tops[0]).toBeGreaterThanOrEqual((map?.y ?? 0) + (map?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

for (const width of [1280, 390])
  test(
    `Back shows the list and the map of the home page as they were at ${width} px`,
    { tag: '@thorough' },
    async ({ page, request }) => {
      const [facility] = await certified(request);
      const data = Array.from({ length: 300 }, (_, number) => ({
        ...facility,
        acronym: `MANY-${number}`,
        name: `Facility ${1000 + number}`,
        position: { latitude: 50 + (number % 20) / 10, longitude: 15 + Math.floor(number / 20) / 10 },
      }));
      await page.route('**/api/national-facility/certified', (route) => route.fulfill({ json: { data } }));
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const rows = page.getByRole('table', { name: 'Certified facilities' }).getByRole('row');
      await expect(rows).toHaveCount(201);
      await page.getByRole('button', { name: 'Show more (100 not shown yet)' }).press('Enter');
      await expect(rows).toHaveCount(301);
      const row = page.getByRole('row', { name: /Facility 1250/ });
      await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await settled(page);
      const before = (await row.boundingBox())?.y ?? 0;
      // By script: a click would scroll to the link.
      await page.getByRole('link', { name: 'All labels' }).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/labels');
      await expect(page.getByRole('table').first()).toBeVisible();
      await page.goBack();
      await expect(rows).toHaveCount(301);
      await expect.poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
    },
  );

test.describe('without tiles', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('the map draws its built-in coastlines and borders', { tag: '@thorough' }, async ({ page }) => {
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('.leaflet-overlay-pane path').first()).toBeAttached();
    await expect(page.getByText(/Natural Earth/)).toBeVisible();
  });
});

test.describe('when the list cannot be loaded', { tag: '@thorough' }, () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the page reports it and can retry', async ({ page }) => {
    await page.route('**/api/national-facility/certified', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.unroute('**/api/national-facility/certified');
    await page.getByRole('button', { name: /try again/i }).click();
    await expect(page.getByRole('table').getByRole('row').nth(20)).toBeVisible();
  });
});

test(
  'a logged-in user is greeted and sees a description of the workflow [2.3.2]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('pi.evo@demo.example');
    await page.goto('/');
    const workflow = page.locator('details').filter({ hasText: 'How labelling works' }).first();
    await expect(workflow).toBeVisible();
    await workflow.locator('summary').click();
    await expect(workflow.getByRole('img').filter({ visible: true })).toHaveCount(1);
  },
);

test(
  'hundreds of facilities at nearly the same position are one marker on the map, and open by keyboard',
  { tag: '@thorough' },
  async ({ page, request }) => {
    const [facility] = await certified(request);
    const data = Array.from({ length: 300 }, (_, number) => ({
      ...facility,
      acronym: `MANY-${number}`,
      position: { latitude: 50 + (number % 20) / 10, longitude: 15 + Math.floor(number / 20) / 10 },
    }));
    await page.route('**/api/national-facility/certified', (route) => route.fulfill({ json: { data } }));
    await page.goto('/');
    const signs = page.getByRole('button', { name: /^\d+ facilities: zoom in/ });
    const counted = async () => (await signs.allTextContents()).map(Number);
    await expect(signs.first()).toBeVisible();
    const before = Math.max(...(await counted()));
    await signs.nth((await counted()).indexOf(before)).focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => Math.max(0, ...(await counted()))).toBeLessThan(before);
    await expect(page.getByRole('region', { name: /map/i })).toBeFocused();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(201);
    // By keyboard: rows rendered while scrolling differ in height from the estimate, which moves the button.
    await page.getByRole('button', { name: 'Show more (100 not shown yet)' }).press('Enter');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(301);
  },
);

for (const email of ['pi.caro@demo.example', 'lidar.reviewer@demo.example', 'admin@demo.example'])
  test(`nothing moves on a phone while the work of ${email} loads`, { tag: '@thorough' }, async ({ page, logIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(email);
    await page.addInitScript(() => {
      Object.assign(globalThis, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) Object.assign(globalThis, { moved: Reflect.get(globalThis, 'moved') + entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Open tasks' })).toBeVisible();
    await settled(page);
    await expect(page.getByRole('region', { name: /map/i })).toBeVisible();
    // A tenth of what counts as good for pages in general is rounding.
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'moved')))).toBeLessThan(0.01);
  });

for (const email of ['pi.cfarr@demo.example', 'pi.clj@demo.example', 'lidar.reviewer@demo.example'])
  test(`the work of ${email} is readable at every width [12.54]`, { tag: '@thorough' }, async ({ page, logIn }) => {
    await logIn(email);
    for (const width of [1440, 1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const tasks = page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem');
      await expect(tasks.first()).toBeVisible();
      await settled(page);
      expect(await tasks.evaluateAll(overlaps)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

/** The pairs of texts in a row of which one covers the other, or that have no space between them. */
const overlaps = (rows: readonly Element[]) =>
  rows.flatMap((row) => {
    const texts = [...row.querySelectorAll('a, strong, time, .pub-soft, .p-chip')];
    const rects = texts.map((text) => text.getBoundingClientRect());
    return texts.flatMap((text, i) =>
      texts.slice(i + 1).flatMap((other, j) => {
        const [a, b] = [rects[i], rects[i + 1 + j]];
        const isApart =
          !a ||
          !b ||
          text.contains(other) ||
          a.right < b.left ||
          b.right < a.left ||
          a.bottom <= b.top ||
          b.bottom <= a.top;
        return isApart ? [] : [`${text.textContent} | ${other.textContent}`];
      }),
    );
  });

test('the map does not wait for work that loads slowly', { tag: '@thorough' }, async ({ page, logIn }) => {
  await logIn('pi.caro@demo.example');
  // Never answered: the map has to be shown all the same.
  await page.route('**/api/user/task-summary', () => undefined);
  await page.goto('/');
  await expect(page.getByRole('region', { name: /map/i })).toBeVisible();
  await expect(page.locator('.pub-waiting').first()).toBeVisible();
});

/** The bottom of the last open task and the top of the map, in pixels of the page. */
const workAndMap = (page: Page) =>
  page.evaluate(() => ({
    work: document.querySelector('.pub-tasks > li:last-child')?.getBoundingClientRect().bottom ?? 0,
    map: document.querySelector('.pub-map')?.getBoundingClientRect().top ?? 0,
  }));

for (const email of [
  'pi.clj@demo.example',
  'lidar.reviewer@demo.example',
  'lidar.data.reviewer@demo.example',
  'photometer.reviewer@demo.example',
  'cars@demo.example',
  'ares@demo.example',
  'admin@demo.example',
])
  test(
    `every open task of ${email} is in view above the map [12.54]`,
    { tag: '@thorough' },
    async ({ page, logIn }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await logIn(email);
      await page.goto('/');
      await expect(page.getByRole('region', { name: /^To do/ })).toBeVisible();
      await settled(page);
      const { work, map } = await workAndMap(page);
      expect(work).toBeLessThanOrEqual(900);
      expect(map).toBeGreaterThan(work);
    },
  );

test('as many tasks as the list shows at first are in view [12.54]', { tag: '@thorough' }, async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn('cars@demo.example');
  await page.route('**/api/user/task-summary', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: { rows: { key: string }[] } };
    const many = Array.from({ length: 16 }, (_, at) => ({ ...data.rows[at % data.rows.length], key: `${at}` }));
    await route.fulfill({ json: { ...rest, data: { ...data, rows: many } } });
  });
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Open tasks' }).getByRole('listitem')).toHaveCount(16);
  await settled(page);
  expect((await workAndMap(page)).work).toBeLessThanOrEqual(900);
});

test(
  'beside the open sidebar of a laptop the list has its place beside the map, and scrolls [12.1]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn('cars@demo.example');
    await page.goto('/');
    await expect(page.getByRole('table').getByRole('row').nth(20)).toBeVisible();
    const map = await page.getByRole('region', { name: /map/i }).boundingBox();
    const list = await page.getByRole('region', { name: 'Certified facilities', exact: true }).boundingBox();
    expect(list?.x).toBeGreaterThan((map?.x ?? 0) + (map?.width ?? 0));
    expect(list?.height).toBeLessThan(800);
  },
);

test('a long name without a space widens no page', { tag: '@thorough' }, async ({ page, logIn }) => {
  const name = `${'Hochgebirgsobservatorium'.repeat(3)} (CLJ)`;
  await logIn('pi.clj@demo.example');
  await page.route(/\/api\/(user\/task-summary|national-facility\/.*\/general-info)$/, async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'application/json',
      body: body.replaceAll(/"pretty_name":"[^"]*"/g, `"pretty_name":"${name}"`),
    });
  });
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.describe('when one call fails', { tag: '@thorough' }, () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the home page says so once, in the place of what is missing [12.292]', async ({ page, logIn }) => {
    await logIn('ares@demo.example');
    for (const [failing, words] of [
      [/user\/task-summary$/, 'Your tasks could not be loaded'],
      [/status-counts$/, 'The facilities could not be counted'],
      [/operational-configurations\b/, 'The newest configurations could not be loaded'],
      [/certified$/, 'The facilities could not be loaded'],
    ] as const) {
      await page.route(failing, (route) =>
        route.fulfill({ status: 500, json: { code: 1000, msg: 'Unknown error!', data: null } }),
      );
      await page.goto('/');
      await expect(page.getByRole('alert')).toContainText(words);
      await settled(page);
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
      await page.unroute(failing);
    }
  });
});
