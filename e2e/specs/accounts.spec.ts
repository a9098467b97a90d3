import type { Page } from '@playwright/test';
import { subjectsTo } from '../fixtures/mails';
import { expect, PASSWORD, test } from '../fixtures/test';

const OWNER = 'pi.ciao@demo.example';

async function fillLogin(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
}

test('a facility owner logs in, is greeted by name and logs out [2.2.2]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveTitle(/Login/);
  const submit = page.getByRole('button', { name: 'Login' });
  await expect(submit).toBeDisabled();
  await fillLogin(page, OWNER, PASSWORD);
  await submit.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toContainText(/Welcome|Hello/);
  await page.getByRole('button', { name: /PI of/ }).click();
  const ended = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  expect((await ended).status()).toBe(200);
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: /401/ });

  test('is refused with a message, and the input is kept [2.4.3]', async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, 'pi.muc@demo.example', 'not-the-password');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toContainText('Could not log in!');
    await expect(page.getByLabel('Email')).toHaveValue('pi.muc@demo.example');
  });
});

test('a page that requires a login is shown after it [2.1.13, 2.4.2]', async ({ page }) => {
  await page.goto('/edit-my-nf/');
  await expect(page).toHaveURL(/\/login\?from=%2Fedit-my-nf%2F/);
  await fillLogin(page, 'pi.kuo@demo.example', PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  // Only that page redirects to the facility.
  await expect(page).toHaveURL(/\/edit-nf\/[0-9a-f-]{36}/);
});

test.describe('a target outside the portal', () => {
  for (const [owner, from] of [
    ['sirta', '//evil.example'],
    ['the', '/\\evil.example'],
    ['lei', 'https://evil.example'],
  ] as const) {
    const tag = from === '//evil.example' ? [] : ['@thorough'];
    test(`from=${from} leads to the home page instead [11.2.6]`, { tag }, async ({ page }) => {
      await page.goto(`/login?from=${encodeURIComponent(from)}`);
      await fillLogin(page, `pi.${owner}@demo.example`, PASSWORD);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('a logged-in user who opens the login page is redirected home', { tag: '@thorough' }, async ({ page, logIn }) => {
  await logIn('pi.pangea@demo.example');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test.describe('an access token that the server rejects', () => {
  test.use({ expectedErrors: /401/ });

  test(
    'is renewed once, silently, and the request is repeated [4.16]',
    { tag: '@thorough' },
    async ({ page, logIn }) => {
      await logIn('lidar.data.reviewer@demo.example');
      await page.addInitScript(() => {
        const token = localStorage.getItem('access_token') ?? '';
        localStorage.setItem('access_token', `${token.slice(0, -6)}AAAAAA`);
      });
      let renewals = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/refresh')) renewals += 1;
      });
      await page.goto('/contact');
      await page.getByLabel('Subject').fill('Still here');
      await page.getByLabel('Message').fill('Written while the token ran out.');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled();
      expect(renewals).toBe(1);
      await expect(page.getByRole('button', { name: /Lidar data reviewer/ })).toBeVisible();
    },
  );
});

test.describe('a session ended by the server', () => {
  test.use({ expectedErrors: /401/ });

  test('leads to the login, and back to the page afterwards [2.1.9, 8.5]', async ({ page, logIn }) => {
    await logIn('ares@demo.example');
    await page.addInitScript(() => {
      localStorage.removeItem('access_token');
      localStorage.setItem('refresh_token', 'no.longer.good');
    });
    await page.goto('/cars/view-nf-history/');
    await expect(page).toHaveURL(/\/login\?from=%2Fcars%2Fview-nf-history%2F/);
  });
});

test(
  'a password is changed from the profile menu, and the new one works [2.4.12]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    const email = 'pi.atoll@demo.example';
    await logIn(email);
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: /ATOLL/ }).click();
    await page.getByRole('menuitem', { name: 'Change Password' }).click();
    await expect(page.getByRole('heading', { name: 'Change password', level: 1 })).toBeFocused();
    const submit = page.getByRole('button', { name: 'Reset password' });
    await expect(submit).toBeDisabled();
    await page.getByLabel('Password', { exact: true }).fill('a-new-lidar-secret');
    await page.getByLabel('Confirm password').fill('something else');
    await page.getByLabel('Confirm password').blur();
    await expect(page.getByText('Passwords do not match!')).toBeVisible();
    await page.getByLabel('Confirm password').fill('a-new-lidar-secret');
    await submit.click();
    await expect(
      page.getByText('Your password has been changed, you can now login in using the new password from now on.'),
    ).toBeVisible();
    const answer = await page.request.post('/api/auth/login', { data: { email, password: 'a-new-lidar-secret' } });
    expect(answer.status()).toBe(200);
  },
);

test.describe('all sessions of a user', () => {
  test.use({ expectedErrors: /401/ });

  test(
    'end by keyboard from the menu, on every device; a new login works',
    { tag: '@thorough' },
    async ({ page, request, logIn, pageOf, expectAccessible }) => {
      const email = 'pi.waw@demo.example';
      await logIn(email);
      const other = await pageOf(email);
      await other.goto('/edit-my-nf/');
      await expect(other).toHaveURL(/\/edit-nf\//);

      await page.goto('/contact');
      const name = page.getByRole('banner').getByRole('button', { name: /WAW/ });
      await name.press('Enter');
      // Above the last entry, "Logout".
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Log out everywhere' });
      await expect(dialog).toContainText('on all devices, on this one too');
      await expect(dialog).toContainText('A notice is mailed to your address');
      await expectAccessible();
      await page.keyboard.press('Escape');
      await expect(name).toBeFocused();

      await name.press('Enter');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Log out everywhere' }).press('Enter');
      await expect(page).toHaveURL('/login?from=%2Fcontact');
      await expect(page.getByText('You are logged out on all devices.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expectAccessible();
      expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();

      await other.reload();
      await expect(other).toHaveURL(/\/login\?from=%2Fedit-nf%2F/);
      expect(await subjectsTo(request, email)).toContain('You logged out on all devices');

      await fillLogin(page, email, PASSWORD);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL('/contact');
    },
  );
});

test(
  'the footer links to the stored personal data, their recipients and retention periods',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/Privacy/);
    const main = page.getByRole('main');
    await expect(main).toContainText('tile.openstreetmap.org');
    await expect(main).toContainText('Messages that the portal sent, and your notices of them2 years');
    await expect(main).toContainText('When you logged in or out1 year');
    await main.getByRole('link', { name: 'contact page' }).first().click();
    await expect(page).toHaveURL('/contact');
  },
);

test.describe('the password page without a link and without a session', () => {
  // The page leads to another document, which has this status.
  test.use({ expectedErrors: /status of 404/ });

  test('is not found [2.4.11]', { tag: '@thorough' }, async ({ page }) => {
    await page.goto('/change-password');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

test('a forgotten password can be reset [2.1.3, 2.4.1]', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: /password/i }).click();
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
  const submit = page.getByRole('button', { name: 'Reset password' });
  await expect(submit).toBeDisabled();
  // No other story logs in with it: the pending reset keeps passwords of this network from being accepted.
  await page.getByLabel('Email').fill('pi.sirta@demo.example');
  await submit.click();
  await expect(page.getByText(/request .*registered/i)).toBeVisible();
});

test.describe('an invalid link to set a password', () => {
  test.use({ expectedErrors: /400/ });

  test(
    'is reported before any input, with a way to request another [12.50]',
    { tag: '@thorough' },
    async ({ page }) => {
      await page.goto('/change-password/xyz');
      await expect(page.getByText('This link is no longer valid. Please request a new one.')).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
      await page.getByRole('link', { name: 'Request a new link' }).click();
      await expect(page).toHaveURL(/\/reset-password$/);
    },
  );

  test(
    'that expired meanwhile is refused with a message, and the input is kept',
    { tag: '@thorough' },
    async ({ page }) => {
      await page.route('**/api/auth/check-link', (route) =>
        route.fulfill({ json: { code: 0, data: { works: true } } }),
      );
      await page.goto('/change-password/xyz');
      await page.getByLabel('Password', { exact: true }).fill('a-new-lidar-secret');
      await page.getByLabel('Confirm password').fill('a-new-lidar-secret');
      const answered = page.waitForResponse('**/api/auth/change-password');
      await page.getByRole('button', { name: 'Reset password' }).click();
      const { msg } = (await (await answered).json()) as { msg: string };
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(
        'Your password change request could not be processed! Please contact the administrator',
      );
      expect(msg).not.toBe('');
      await expect(alert).toContainText(msg);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a-new-lidar-secret');
      await expect(page.getByLabel('Confirm password')).toHaveValue('a-new-lidar-secret');
    },
  );
});

test('the way from the login to the password page works by keyboard alone', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/login');
  const press = (key: string) => page.keyboard.press(key);
  await page.getByLabel('Email').focus();
  await page.keyboard.type('pi.rado@demo.example');
  await press('Tab');
  await page.keyboard.type(PASSWORD);
  await press('Enter');
  await expect(page.getByRole('heading', { name: /Welcome/, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // Backwards from the heading, past the sidebar, to the user's name in the top bar.
  const name = page.getByRole('banner').getByRole('button', { name: /RADO/ });
  for (let step = 0; step < 15 && !(await name.evaluate((it) => it === document.activeElement)); step++)
    await press('Shift+Tab');
  await expect(name).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused();
  await press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Change Password' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Change password', level: 1 })).toBeFocused();
  await press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});
