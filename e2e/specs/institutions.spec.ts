import type { Page } from '@playwright/test';
import { subjectsTo } from '../fixtures/mails';
import { startProvider } from '../fixtures/openid-provider';
import { startCopy, type Portal } from '../fixtures/portal';
import { expect, test as base } from '../fixtures/test';

const OWNER = 'pi.ciao@demo.example';

/** A portal that accepts the login of an institution. */
const test = base.extend<object, { portal: Pick<Portal, 'url' | 'folder'> }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await startProvider({ owner: OWNER, stranger: 'stranger@elsewhere.example' });
      const portal = await startCopy(process.env.E2E_TEMPLATE ?? '', { OIDC_INSTITUTIONS: provider.setting });
      await use(portal);
      await portal.stop();
      await provider.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** The page of the institution, on which every password is right. */
async function logInAtInstitution(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

test.use({ expectedErrors: /403/ });

test(
  'a stranger of an institution is refused, a user is let in, unlinks the login and links it again [12.331, 12.332]',
  { tag: '@thorough' },
  async ({ page, context, request, expectAccessible }) => {
    // The page of the institution looks for a font.
    await page.route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
    const button = page.getByRole('button', { name: 'Log in with University' });
    const refusal = page.getByRole('alert');
    const account = page.getByRole('heading', { level: 1, name: 'My account' });
    const logins = page.getByRole('table', { name: 'Your logins at institutions' });

    await test.step('a stranger', async () => {
      await page.goto('/login?from=%2Fmy-account');
      await button.focus();
      await page.keyboard.press('Enter');
      await logInAtInstitution(page, 'stranger');
      await expect(refusal).toContainText('No account can be opened with the address stranger@elsewhere.example.');
      await expect(page).toHaveURL('/login?from=%2Fmy-account');
      await expectAccessible();
    });

    await test.step('a user', async () => {
      await context.clearCookies();
      await button.click();
      await logInAtInstitution(page, 'owner');
      await expect(account).toBeVisible();
      await expect(page).toHaveURL('/my-account');
      await expect(logins).toContainText('University');
      expect(await subjectsTo(request, OWNER)).toContain('Your account is linked to University');
      await expectAccessible();
    });

    const logOut = async () => {
      await page.getByRole('button', { name: /PI of/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
      await page.goto('/login?from=%2Fmy-account');
    };

    await test.step('after unlinking', async () => {
      await logins.getByRole('button', { name: 'Unlink: University' }).click();
      await expect(logins).toContainText('Unlinked');
      await logins.getByRole('button', { name: 'Link again: University' }).click();
      await expect(logins).not.toContainText('Unlinked');
      await logOut();
      // The institution still knows the browser.
      await button.click();
      await expect(account).toBeVisible();
      await logins.getByRole('button', { name: 'Unlink: University' }).click();
      await expect(logins).toContainText('Unlinked');
      await logOut();
      await button.click();
      await expect(refusal).toContainText('You unlinked University from your account.');
    });
  },
);
