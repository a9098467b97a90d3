import type { Page } from '@playwright/test';
import type { Fault, LoadReport } from '@portal/domain';
import { PLANTED } from '../fixtures/faults';
import { expect, PASSWORD, test } from '../fixtures/test';

/** A page of every remote, by its link in the menu, and its title. */
const REMOTES = {
  'mf-public': { link: 'Contact', title: 'Contact form' },
  'mf-nf-area': { link: 'View reports', title: 'National Facility Reports' },
  'mf-cars-area': { link: 'Evaluate NF', title: 'Evaluate National Facility' },
  'mf-admin': { link: 'Users', title: 'Edit Users' },
};

/** Within this time a person is told, ms. */
const SOON = 3_000;

// What is broken on purpose is written to the console by the browser, and by React.
test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|integrity|planted/ });

/** Faults that the page reports to the server, as they arrive. */
function reportsOf(page: Page): LoadReport['faults'] {
  const reported: LoadReport['faults'] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/load-reports')) reported.push(...(request.postDataJSON() as LoadReport).faults);
  });
  return reported;
}

const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const problemOf = (page: Page) =>
  page.getByRole('main').getByText(/This page cannot be shown|This page is slow to arrive/);

const open = (page: Page, link: string) =>
  page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();

/**
 * Opens a page that is broken, and waits until that is said. The clock of the page stands still: what fails is said at
 * once, however busy the machine is, and what hangs is said when three seconds have passed on that clock.
 */
async function openBroken(page: Page, link: string, fault: Fault) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await open(page, link);
  if (fault === 'too-slow') {
    await expect(page.getByRole('main').locator('output')).toBeAttached();
    await page.clock.runFor(SOON);
  }
  await expect(problemOf(page)).toBeVisible();
  await page.clock.resume();
}

/** Logs in by hand, where nothing of any remote is needed. */
async function logInByHand(page: Page) {
  await page.goto('/login?from=/under-construction');
  await page.getByLabel('Email').fill('admin@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(titleOf(page)).toHaveText('Under construction');
}

for (const [remote, { link, title }] of Object.entries(REMOTES)) {
  test.describe(remote, () => {
    for (const [what, { fault, plant }] of Object.entries(PLANTED)) {
      test(what, async ({ page, expectAccessible }) => {
        const reported = reportsOf(page);
        const clear = await plant(page, remote);
        await page.clock.install();
        await logInByHand(page);
        await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

        for (const other of Object.values(REMOTES).filter((one) => one.link !== link)) {
          await open(page, other.link);
          await expect(titleOf(page)).toHaveText(other.title);
          await expect(problemOf(page)).toHaveCount(0);
        }

        await openBroken(page, link, fault);
        await expect(page.getByRole('banner').getByRole('button', { name: 'Administrator Demo' })).toBeVisible();
        await expectAccessible();

        await clear();
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
        await expect(problemOf(page)).toHaveCount(0);
        await expect(titleOf(page)).toHaveText(title);
        expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
        expect(reported.map(({ part, fault: seen }) => [part, seen])).toEqual([[remote, fault]]);
      });
    }
  });
}
