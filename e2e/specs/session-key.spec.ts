import type { Page } from '@playwright/test';
import { subjectsTo } from '../fixtures/mails';
import { expect, PASSWORD, test } from '../fixtures/test';

/** Runs on the page, again if it was reloading at that moment. */
async function onPage<Value>(page: Page, run: () => Value): Promise<Value> {
  let value: Value | undefined;
  await expect(async () => {
    value = await page.evaluate(run);
  }).toPass();
  return value as Value;
}

const tokenIn = (page: Page) => onPage(page, () => localStorage.getItem('refresh_token') ?? '');
const forgetAccess = (page: Page) => onPage(page, () => localStorage.removeItem('access_token'));
const user = (page: Page) => page.getByRole('banner').getByRole('button', { name: /reviewer/i });

const EMAIL = 'photometer.data.reviewer@demo.example';

test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
  await expect(user(page)).toBeVisible();
});

/** Opens a page without an access token, which the browser then has to renew. */
async function renewOn(page: Page, path = '/contact') {
  await forgetAccess(page);
  await page.goto(path);
  await expect(user(page)).toBeVisible();
}

test('a refresh token copied out of the browser is refused elsewhere, and goes on in the browser [12.300]', async ({
  page,
  request,
}) => {
  const copied = await tokenIn(page);
  const headers = { authorization: `Bearer ${copied}` };
  expect((await request.post('/api/auth/refresh', { headers })).status()).toBe(401);
  await renewOn(page);
  const next = await tokenIn(page);
  expect(next).not.toBe(copied);
  await renewOn(page);
  expect(await tokenIn(page)).not.toBe(next);
});

test('two tabs renew one session one after the other', { tag: '@thorough' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(user(other)).toBeVisible();
  await forgetAccess(page);
  await Promise.all([page.goto('/contact'), other.reload()]);
  await expect(user(page)).toBeVisible();
  await expect(user(other)).toBeVisible();
  await renewOn(page);
  await other.reload();
  await expect(user(other)).toBeVisible();
});

test.describe('with a refusal on the way', () => {
  test.use({ expectedErrors: /401/ });

  test('a device whose clock is wrong by an hour stays logged in', { tag: '@thorough' }, async ({ page }) => {
    await page.addInitScript(() => {
      const now = Date.now;
      Date.now = () => now() - 3_600_000;
    });
    await renewOn(page);
  });

  test(
    'a token that is used after its successor ends the session, and its owner is told',
    { tag: '@thorough' },
    async ({ page, request }) => {
      const copied = await tokenIn(page);
      await renewOn(page);
      await renewOn(page);
      const headers = { authorization: `Bearer ${copied}` };
      expect((await request.post('/api/auth/refresh', { headers })).status()).toBe(401);
      await page.goto('/cars/evaluate-nf');
      await expect(page).toHaveURL(/\/login\?from=/);
      expect(await subjectsTo(request, EMAIL)).toContain('A session was ended for your security');
    },
  );
});
