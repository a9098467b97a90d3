import { expect, test } from '../fixtures/test';

const ENTRY = /\/releases\/mf-public\/[^/]+\/entry\.[^/]+\.js/;

test.describe('a remote that cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('leaves header, menu and the other areas working, and recovers without a reload', async ({ page, logIn }) => {
    await logIn('admin@demo.example');
    await page.route(ENTRY, (route) => route.abort());
    await page.goto('/');
    await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }));
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.getByRole('link', { name: 'View reports' }).click();
    await expect(page.getByRole('main')).toContainText('National Facility Reports');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();

    await page.unroute(ENTRY);
    await page
      .getByRole('main')
      .getByRole('button', { name: /try again/i })
      .click();
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    expect(await page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true);
  });
});

test('the page contains its composition, and has a strict policy [11.12.4]', async ({ page }) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  const composition = await page.locator('#composition').textContent();
  const parts = Object.keys((JSON.parse(composition ?? '{}') as { remotes: object }).remotes);
  expect(parts).toEqual(expect.arrayContaining(['mf-admin', 'mf-cars-area', 'mf-nf-area', 'mf-public']));
});

test('every area comes from a separate remote', { tag: '@thorough' }, async ({ page, logIn }) => {
  await logIn('admin@demo.example');
  for (const [path, remote, words] of [
    ['/edit-nf/', 'mf-nf-area', 'National Facility'],
    ['/cars/evaluate-nf/', 'mf-cars-area', 'Evaluate National Facility'],
    ['/admin/edit-users', 'mf-admin', /./],
  ] as const) {
    const entry = page.waitForResponse((response) => response.url().includes(`/releases/${remote}/`));
    await page.goto(path);
    await entry;
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(words);
  }
});
