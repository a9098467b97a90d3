import type { Page } from '@playwright/test';
import { linkIn, mailOf } from '../fixtures/mails';
import { expect, PASSWORD, test } from '../fixtures/test';

/** Marks the document, so that its replacement is noticed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** The remotes of a document: their names in its composition, and their files that it loads. */
const remotesIn = (page: Page) =>
  page.evaluate(() => {
    const { remotes } = JSON.parse(document.getElementById('composition')?.textContent ?? '') as { remotes: object };
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [...Object.keys(remotes), ...loaded.filter((path) => path.startsWith('/releases/mf-'))];
  });

/** Waits for a document with remotes; while the document is being replaced, it cannot be looked at. */
const expectRemotes = (page: Page) =>
  expect(async () => expect(await remotesIn(page)).not.toEqual([])).toPass({ timeout: 60_000 });

async function logInHere(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('the login and its neighbouring pages are documents without remotes; Back and Forward leave and enter them [12.160]', async ({
  page,
}) => {
  await page.goto('/contact');
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(heading(page, 'Login')).toBeFocused();
  expect(await isMarked(page)).toBe(false);
  expect(await remotesIn(page)).toEqual([]);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);

  await mark(page);
  await page.getByRole('link', { name: 'Reset password' }).click();
  await expect(heading(page, 'Reset password')).toBeFocused();
  expect(await isMarked(page)).toBe(true);

  await page.goBack();
  await expect(heading(page, 'Login')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Contact form')).toBeVisible();
  await expectRemotes(page);
  expect(await isMarked(page)).toBe(false);

  await page.goForward();
  await expect(heading(page, 'Login')).toBeVisible();
  expect(await remotesIn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(heading(page, 'Contact form')).toBeFocused();
  await expectRemotes(page);
});

test(
  'after a login, the requested page recognises the user, and so does a page reached by Back [12.160]',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/contact');
    await page.goto('/login?from=%2Fprivacy%3Fa%3Db');
    await logInHere(page, 'pi.kuo@demo.example');
    await expect(page).toHaveURL('/privacy?a=b');
    await expect(heading(page, 'Privacy')).toBeFocused();
    await expectRemotes(page);
    await page.goBack();
    await expect(heading(page, 'Contact form')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /KUO/ })).toBeVisible();
  },
);

test(
  'the link to set a password opens a document without remotes, and then leads into the portal [12.160]',
  { tag: '@thorough' },
  async ({ page, request }) => {
    const email = 'pi.cesar@demo.example';
    await request.post('/api/auth/reset-password', { data: { email } });
    const { pathname } = linkIn(await mailOf(request, /password/i));
    await page.goto(pathname);
    await expect(heading(page, 'Change password')).toBeVisible();
    expect(await remotesIn(page)).toEqual([]);
    await page.getByLabel('Password', { exact: true }).fill('a-new-lidar-secret');
    await page.getByLabel('Confirm password').fill('a-new-lidar-secret');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the login' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('a-new-lidar-secret');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/');
    await expectRemotes(page);
    // No later page can read the URL of the link.
    const told = await page.evaluate(() => [
      document.referrer,
      ...((globalThis as { navigation?: { entries: () => { url: string | null }[] } }).navigation?.entries() ?? []).map(
        ({ url }) => url,
      ),
    ]);
    expect(told.filter((url) => url?.includes(pathname))).toEqual([]);
  },
);

test(
  'going from a form to a new password asks once, and the input is restored afterwards [12.160]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('pi.sof@demo.example');
    await page.goto('/edit-my-nf/');
    const institute = page.getByLabel('Hosting institute(s)');
    await institute.fill('Typed before the password');
    const address = page.url();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.getByRole('banner').getByRole('button', { name: /SOF/ }).click();
    await page.getByRole('menuitem', { name: 'Change Password' }).click();
    await page.getByRole('dialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'Leave' }).click();
    await expect(heading(page, 'Change password')).toBeFocused();
    expect(await remotesIn(page)).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(institute).toHaveValue('Typed before the password');
    expect(asked).toEqual([]);
  },
);

test.describe('a session that ends during input', () => {
  test.use({ expectedErrors: /401/ });

  test(
    'leads to the login without asking, and back to the typed text [12.160]',
    { tag: '@thorough' },
    async ({ page, logIn }) => {
      const email = 'pi.ohp@demo.example';
      await logIn(email);
      await page.goto('/edit-my-nf/');
      const institute = page.getByLabel('Hosting institute(s)');
      await institute.fill('Typed before the end');
      const address = page.url();
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await page.route('**/api/**', (route) =>
        new URL(route.request().url()).pathname.startsWith('/api/auth/login')
          ? route.continue()
          : route.fulfill({ status: 401, json: { code: 1001, msg: 'Unauthorized', message: 'Unauthorized' } }),
      );
      await institute.fill('Typed until the end');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page).toHaveURL(/\/login\?from=/);
      await expect(heading(page, 'Login')).toBeFocused();
      expect(await remotesIn(page)).toEqual([]);
      await page.unroute('**/api/**');
      await logInHere(page, email);
      await expect(page).toHaveURL(address);
      await expect(institute).toHaveValue('Typed until the end');
      expect(asked).toEqual([]);
    },
  );
});
