import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** Takes a picture for the README once nothing is loaded any more. */
async function take(page: Page, name: string, of: Page | Locator = page) {
  await page.waitForLoadState('networkidle');
  await of.screenshot({ path: fileURLToPath(new URL(`../../docs/images/${name}.png`, import.meta.url)) });
}

test.describe(() => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the home page', async ({ page }) => {
    // The land that the portal draws itself, and no tiles.
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('21 facilities')).toBeVisible();
    await take(page, 'home');
  });
});

test('the timeline of a facility', async ({ page, logIn }) => {
  // The bar at the top stays where it is while a longer picture is taken.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await logIn('pi.atoll@demo.example');
  await page.goto('/edit-my-nf/');
  await page.waitForURL('**/edit-nf/*');
  await page.goto(`${page.url()}?tab=timeline`);
  const timeline = page.locator('.p-panel').filter({ hasText: 'What happened' });
  await expect(timeline.getByText('The facility was registered.')).toBeVisible();
  await take(page, 'timeline', timeline);
});

test('a facility after its preliminary report', async ({ page, logIn }) => {
  await logIn('pi.baqunin@demo.example');
  await page.goto('/edit-my-nf/');
  await expect(page.getByRole('heading', { name: 'Recommendations' }).first()).toBeVisible();
  await take(page, 'facility');
});

test('an evaluation beside the suggestion', async ({ page, logIn }) => {
  await logIn('lidar.reviewer@demo.example');
  await page.goto('/cars/evaluate-nf/');
  await page
    .getByRole('row', { name: /\(BRC\)/ })
    .getByText('Evaluate', { exact: true })
    .click();
  await expect(page.getByText('suggested compliance')).toBeVisible();
  await take(page, 'evaluation');
});

test('the network by stage', async ({ page, logIn }) => {
  await logIn('cars@demo.example');
  await page.goto('/cars/stages');
  await expect(page.getByRole('table')).toBeVisible();
  await take(page, 'stages');
});

test('the releases of the parts', async ({ page, logIn }) => {
  await logIn('admin@demo.example');
  // Each part is loaded once, so that the page can tell of it.
  for (const path of ['/', '/edit-my-nf/', '/cars/evaluate-nf/', '/admin/email']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/admin/releases');
  await expect(page.getByText('Not loaded yet')).toHaveCount(0);
  await take(page, 'releases');
});
