import type { Page } from '@playwright/test';
import type { Fault, LoadReport } from '@portal/domain';
import { PLANTED } from '../fixtures/faults';
import type { Teams } from '../fixtures/releasing';
import { expect, PASSWORD, test } from '../fixtures/test';

/** A page of every remote: its link in the menu, and its title. */
const REMOTES = {
  'mf-public': { link: 'Contact', title: 'Contact form' },
  'mf-nf-area': { link: 'View reports', title: 'National Facility Reports' },
  'mf-cars-area': { link: 'Evaluate NF', title: 'Evaluate National Facility' },
  'mf-admin': { link: 'Users', title: 'Edit Users' },
};

/** A fault must be visible within this time, ms. */
const SOON = 3_000;

// Planted faults are logged by the browser and by React.
test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|integrity|planted/ });

/** Fault reports that the page sends, as they arrive: part and kind. */
function reportsOf(page: Page): string[] {
  const reported: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/load-reports')) return;
    reported.push(...(request.postDataJSON() as LoadReport).faults.map(({ part, fault }) => `${part} ${fault}`));
  });
  return reported;
}

/** Number of faults of a part that the server has counted. */
async function countedFaults(teams: Teams, part: string, fault: Fault): Promise<number> {
  const { parts } = await teams.overview();
  const faults = parts
    .filter(({ name }) => name === part)
    .flatMap(({ releases }) => releases.flatMap((release) => release.faults));
  return faults.filter((entry) => entry.fault === fault).reduce((sum, { count }) => sum + count, 0);
}

const PROBLEM = /This page (cannot be shown|is slow to arrive)/;
const problemOf = (page: Page) => page.getByRole('main').getByText(PROBLEM);

/** The page itself, recognised by its title; a page that replaces it has the title too. */
const shown = (page: Page, title: string) =>
  page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { level: 1, name: title, exact: true }) })
    .filter({ hasNotText: PROBLEM });

const open = (page: Page, link: string) =>
  page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();

/**
 * Pauses the page's clock, so that nothing becomes slow because the machine is busy. A little ahead, since it cannot
 * stop in the past.
 */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);

/** Opens a broken page and waits for its fault; a hanging one needs three seconds on the page's clock. */
async function openBroken(page: Page, link: string, fault: Fault) {
  await open(page, link);
  if (fault === 'too-slow') {
    await expect(page.getByRole('main').locator('output')).toBeAttached();
    await page.clock.runFor(SOON);
  }
  await expect(problemOf(page)).toBeVisible();
}

/** Logs in through the form, on a page that needs no remote. */
async function logInByHand(page: Page) {
  await page.goto('/login?from=/under-construction');
  await page.getByLabel('Email').fill('admin@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(shown(page, 'Under construction')).toBeVisible();
}

/** The sample of the matrix in `npm test`: a code fault; network faults are among those of a visitor's first page. */
const SAMPLE: Record<string, string> = { 'mf-cars-area': 'it throws in init' };
const tagOf = (remote: string, fault: string) => (SAMPLE[remote] === fault ? [] : ['@thorough']);

/** The sample of the faults of a visitor's first page: one that is noticed at once. */
const FIRST = Object.entries(PLANTED).find(([, { fault }]) => fault !== 'too-slow')?.[0];
const tagOfFirst = (what: string) => (what === FIRST ? [] : ['@thorough']);

for (const [remote, { link, title }] of Object.entries(REMOTES)) {
  test.describe(remote, () => {
    for (const [what, { fault, plant }] of Object.entries(PLANTED)) {
      test(what, { tag: tagOf(remote, what) }, async ({ page, teams, expectAccessible }) => {
        const before = await countedFaults(teams, remote, fault);
        const reported = reportsOf(page);
        const clear = await plant(page, remote);
        await page.clock.install();
        await logInByHand(page);
        await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
        await stopClock(page);

        for (const other of Object.values(REMOTES).filter((entry) => entry.link !== link)) {
          await open(page, other.link);
          await expect(shown(page, other.title)).toBeVisible();
        }

        await openBroken(page, link, fault);
        await expect(page.getByRole('banner').getByRole('button', { name: 'Administrator Demo' })).toBeVisible();
        // axe needs a running clock.
        await page.clock.resume();
        await expectAccessible();
        await stopClock(page);

        await clear();
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
        await expect(shown(page, title)).toBeVisible();
        expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
        expect(reported).toEqual([`${remote} ${fault}`]);
        await expect.poll(() => countedFaults(teams, remote, fault)).toBeGreaterThan(before);
      });
    }
  });
}

// The HTML preloads the files of the requested page, including broken ones.
test.describe('the first page that a visitor opens', () => {
  for (const [what, { fault, plant }] of Object.entries(PLANTED)) {
    test(what, { tag: tagOfFirst(what) }, async ({ page }) => {
      const { title } = REMOTES['mf-public'];
      const reported = reportsOf(page);
      const clear = await plant(page, 'mf-public');
      await page.clock.install();
      // A hanging page takes real time: the shell waits a moment for it before rendering.
      if (fault !== 'too-slow') await page.clock.pauseAt(Date.now() + 10_000);
      await page.goto('/contact', { waitUntil: 'commit' });
      await expect(problemOf(page)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      await clear();
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(shown(page, title)).toBeVisible();
      expect(reported).toEqual([`mf-public ${fault}`]);
    });
  }
});
