import type { Page } from '@playwright/test';
import { linkIn, mailOf } from '../fixtures/mails';
import { PICTURE } from '../fixtures/picture';
import { expect, test } from '../fixtures/test';

const NEW = 'new.leader@site.example';
const NEW_PASSWORD = 'clouds over the hill';

async function setPassword(page: Page, link: URL) {
  await page.goto(link.pathname + link.search);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

test(
  'a user is added, made leader of a facility, invited, and activates the account [1.9, 2.5.3]',
  { tag: '@thorough' },
  async ({ page, request, logIn, browser, baseURL, expectAccessible }) => {
    await logIn('admin@demo.example');

    await test.step('adding the user', async () => {
      await page.goto('/admin/edit-users');
      await expectAccessible();
      await page.getByRole('button', { name: 'Add user' }).click();
      const form = page.getByRole('form', { name: 'New user' });
      await form.getByLabel('Email').fill(NEW);
      await form.getByLabel('First name').fill('Nora');
      await form.getByLabel('Last name').fill('Leader');
      await form.getByRole('checkbox', { name: 'National Facility' }).check();
      await expectAccessible();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('main')).toContainText(`${NEW} was added`);
      await page.getByRole('searchbox', { name: 'Search users' }).fill(NEW);
      await expect(page.getByRole('row').filter({ hasText: NEW })).toContainText('Not activated');
    });

    await test.step('the stripes of the table [2.5.2]', async () => {
      await page.getByRole('button', { name: 'Clear search' }).click();
      const rows = page.getByRole('table', { name: 'Users' }).locator('tbody tr');
      await expect(rows.nth(2)).toBeVisible();
      const grounds = await rows.evaluateAll((all) =>
        all.slice(0, 3).map((row) => getComputedStyle(row).backgroundColor),
      );
      expect(grounds[0]).toBe(grounds[2]);
      expect(grounds[0]).not.toBe(grounds[1]);
    });

    await test.step('registering the facility', async () => {
      await page.goto('/admin/edit-nfs');
      await expectAccessible();
      await page.getByRole('button', { name: 'Add National Facility' }).click();
      const form = page.getByRole('form', { name: 'New National Facility' });
      await form.getByLabel('Acronym').focus();
      // A press that lasts: what the field says when it is left must not move the button away.
      await form.getByRole('button', { name: 'Register new NF' }).click({ delay: 150 });
      await expect(form.getByText('Not registered. Please correct:')).toBeVisible();
      await form.getByLabel('Acronym').fill('NORA-1');
      await form.getByRole('combobox', { name: 'NF Leader' }).fill('Nora');
      await page.getByRole('option').first().click();
      await form.getByRole('combobox', { name: 'NF Type' }).selectOption('ACTRIS facility');
      await form.getByRole('button', { name: 'Register new NF' }).click();
      await expect(page.getByRole('main')).toContainText('The National Facility NORA-1 is registered.');
    });

    const first = await test.step('inviting the user', async () => {
      await page.goto('/admin/edit-nfs');
      await page.getByRole('searchbox', { name: 'Search table' }).fill('NORA-1');
      const row = page.getByRole('row').filter({ hasText: 'NORA-1' });
      await row.getByRole('button', { name: /^Invite/ }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Are you sure you want to send the invitation email?');
      await expectAccessible();
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
      await expect(row).toContainText('Invited');
      return linkIn(await mailOf(request, /NORA-1/));
    });

    await test.step('a second invitation has the same link, which leads to the facility [12.72]', async () => {
      const row = page.getByRole('row').filter({ hasText: 'NORA-1' });
      await row.getByRole('button', { name: /^Re-invite/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      const second = linkIn(await mailOf(request, /NORA-1/));
      expect(second.pathname).toBe(first.pathname);
      const leader = await browser.newPage(baseURL === undefined ? {} : { baseURL });
      await setPassword(leader, second);
      await expect(leader.getByRole('heading', { level: 1 })).toContainText('NORA-1');
      await leader.goto(first.pathname);
      await expect(leader.getByRole('main')).toContainText('This link is no longer valid.');
      await leader.close();
    });

    await test.step('resetting the password after a confirmation', async () => {
      await page.goto('/admin/edit-users');
      await page.getByRole('searchbox', { name: 'Search users' }).fill(NEW);
      const row = page.getByRole('row').filter({ hasText: NEW });
      await expect(row).toContainText('Activated');
      await row.getByRole('button', { name: /Reset password/ }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(`Are you sure you want to reset the password for ${NEW}?`);
      await dialog.getByRole('button', { name: 'Reset password' }).click();
      await expect(dialog).toBeHidden();
      expect(linkIn(await mailOf(request, /Reset your password/)).pathname).toContain('/change-password/');
    });
  },
);

test(
  'a former user is anonymised after a confirmation that lists removed and kept data [11.4.16]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    const email = 'leaving@site.example';
    await logIn('admin@demo.example');
    await page.goto('/admin/edit-users?add=open');
    const form = page.getByRole('form', { name: 'New user' });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('First name').fill('Lea');
    await form.getByLabel('Last name').fill('Ving');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main')).toContainText(`${email} was added`);

    await page.getByRole('searchbox', { name: 'Search users' }).fill('Ving');
    await expect(page).toHaveURL(/search=Ving/);
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('button', { name: 'Deactivate account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate account' }).last().click();
    await expect(page.getByText('The account is deactivated')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    await row.getByRole('button', { name: `Anonymise: ${email}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Anonymise' });
    await expect(dialog).toContainText(`anonymise Lea Ving (${email})?`);
    await expect(dialog).toContainText('from the audit log');
    await expect(dialog).toContainText('the contact persons that facilities name');
    await expect(dialog).toContainText('There is no way back.');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Anonymise' }).click();
    await expect(page.getByText('The account is anonymised.')).toBeVisible();
    await expect(row).toHaveCount(0);

    await page.getByRole('searchbox', { name: 'Search users' }).fill('anonymised.invalid');
    const former = page.getByRole('row').filter({ hasText: 'Former user' }).first();
    await expect(former).toContainText('Anonymised');
    await expect(former.getByRole('button')).toHaveCount(0);
    await expectAccessible();
    await page.goto('/admin/audit');
    await expect(page.getByRole('table')).toContainText('removed the name and address of a former user');
    await expect(page.getByRole('table')).not.toContainText('Ving');
  },
);

test(
  'a changed displayed status appears on the public map [1.9]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn('admin@demo.example');
    await page.goto('/admin/edit-nfs');
    await page.getByRole('searchbox', { name: 'Search table' }).fill('IZO');
    await page.getByRole('row').filter({ hasText: 'IZO' }).getByRole('link', { name: /^Edit/ }).click();
    await page.getByLabel('Displayed status').selectOption('Labelled');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      'Are you sure you want to change this National Facility displayed status to Labelled?',
    );
    // Without an acceptance, the current description is recorded, with a reason.
    await dialog.getByLabel('Reason').fill('The label was granted before the portal was there.');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText('IZO');
  },
);

const files = (count: number) => Array.from({ length: count }, (_one, at) => ({ ...PICTURE, name: `guide-${at}.png` }));

test(
  'files are shared, up to the maximum number per upload [1.9, 2.7.7]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn('admin@demo.example');
    await page.goto('/admin/files');
    const input = page.locator('input[type=file]');
    await input.setInputFiles(files(4));
    await expect(page.getByRole('main')).toContainText('Too many files');
    await expect(page.getByRole('main')).toContainText('You can upload a maximum of 3 files.');
    await expectAccessible();
    await page.reload();
    await input.setInputFiles(files(2));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('2 files uploaded');
    await expect(page.getByRole('row').filter({ hasText: 'guide-1.png' })).toBeVisible();
  },
);

test(
  'the email log and the audit log can be searched [1.9]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn('admin@demo.example');
    await page.goto('/admin/email');
    await expectAccessible();
    await page
      .getByRole('row')
      .getByRole('button', { name: /^Details/ })
      .first()
      .click();
    const details = page.getByRole('dialog');
    await expect(details.locator('iframe')).toBeVisible();
    await expectAccessible();
    await details.locator('iframe').focus();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await page.goto('/admin/audit');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible();
    await page.getByLabel('Kind').selectOption('Applications');
    await expect(page.getByRole('table')).toContainText('submitted the application');
  },
);

test('the audit log is filtered by day', async ({ page, logIn }) => {
  await logIn('admin@demo.example');
  const today = new Date().toISOString().slice(0, 10);
  await page.goto('/admin/audit');
  const log = page.getByRole('table', { name: 'Changes' });
  await expect(log).toContainText('logged in');
  await page.getByLabel('From', { exact: true }).fill(today);
  await expect(page).toHaveURL(`/admin/audit?from=${today}`);
  await expect(log.getByRole('row').nth(1)).toContainText(today);
  await page.getByLabel('From', { exact: true }).fill('');
  await page.getByLabel('To', { exact: true }).fill('2001-01-01');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await expect(page.getByText(/could not be loaded/)).toBeHidden();
});

/** `not-found.spec.ts` opens the others too. */
const tagOf = (path: string) => (path === '/admin/audit' ? [] : ['@thorough']);

for (const path of [
  '/admin/edit-users',
  '/admin/api-tokens',
  '/admin/edit-nfs',
  '/admin/email',
  '/admin/files',
  '/admin/settings',
  '/admin/audit',
]) {
  test(`${path} is not found for CARS [6.4]`, { tag: tagOf(path) }, async ({ page, logIn }) => {
    await logIn('cars@demo.example');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
}
