import type { Page } from '@playwright/test';
import { settled } from '../fixtures/settled';
import { expect, PASSWORD, test } from '../fixtures/test';

const OWNER = 'pi.mdr@demo.example';
const institute = (page: Page) => page.getByLabel('Hosting institute(s)');
const saved = (page: Page) => page.getByText('Information saved successfully!');

async function openOwn(page: Page) {
  await page.goto('/edit-my-nf/');
  await expect(institute(page)).toBeVisible();
}

// The stories share one facility, and each starts with the values that the previous one saved.
test.describe.configure({ mode: 'serial' });

test('typed text survives a reload, and can be discarded [12.9]', async ({ page, logIn, expectAccessible }) => {
  await logIn(OWNER);
  await openOwn(page);
  const before = await institute(page).inputValue();
  await institute(page).fill('Typed and not saved');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(institute(page)).toHaveValue('Typed and not saved');
  await expect(page.getByText(/Unsaved changes from .* were restored/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(institute(page)).toHaveValue(before);
});

test(
  'leaving with unsaved changes asks first, and the changes are restored [12.9]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn(OWNER);
    await openOwn(page);
    await institute(page).fill('Kept while away');
    await page.getByRole('link', { name: 'Home' }).first().click();
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await expect(question).toBeVisible();
    await expectAccessible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(institute(page)).toHaveValue('Kept while away');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/');
    await openOwn(page);
    await expect(institute(page)).toHaveValue('Kept while away');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(saved(page)).toBeVisible();
  },
);

test.describe('a session that ended', () => {
  test.use({ expectedErrors: /401/ });

  test('leads back to the same form with the same text [12.9]', { tag: '@thorough' }, async ({ page, logIn }) => {
    await logIn(OWNER);
    await openOwn(page);
    const address = page.url();
    await institute(page).fill('Typed before the session ended');
    await page.evaluate(() => {
      for (const key of ['access_token', 'refresh_token'])
        localStorage.setItem(key, `${localStorage.getItem(key)?.slice(0, -8)}xxxxxxxx`);
    });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page).toHaveURL(/\/login\?from=/);
    await expect(page.getByText('Your session ended.')).toBeVisible();
    await page.getByLabel('Email').fill(OWNER);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(address);
    await expect(institute(page)).toHaveValue('Typed before the session ended');
    // What arrives later above the form would move the button away from the pointer.
    await settled(page);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(saved(page)).toBeVisible();
  });
});

const leader = (page: Page) => page.getByLabel('Lidar PI name');

async function leave(page: Page) {
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('dialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
}

test.describe('two tabs', () => {
  test.use({ expectedErrors: /409/ });

  test(
    'of one person keep what is typed in each, and save it together [12.9]',
    { tag: '@thorough' },
    async ({ page, context, logIn }) => {
      await logIn(OWNER);
      await openOwn(page);
      const before = await institute(page).inputValue();
      const other = await context.newPage();
      await openOwn(other);
      await institute(page).fill('Typed in the first tab');
      await leader(other).fill('Typed in the second tab');
      await leave(other);
      await leave(page);
      await openOwn(page);
      await expect(institute(page)).toHaveValue('Typed in the first tab');
      await expect(leader(page)).toHaveValue('Typed in the second tab');

      await openOwn(other);
      await other.getByRole('button', { name: 'Discard changes' }).click();
      await institute(other).fill('Saved in the second tab');
      await other.getByRole('button', { name: 'Save draft' }).click();
      await expect(saved(other)).toBeVisible();
      await other.close();
      await institute(page).fill(before);
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByText(/^Saved together with the changes/)).toBeVisible();
      await page.reload();
      await expect(institute(page)).toHaveValue('Saved in the second tab');
      await expect(leader(page)).toHaveValue('Typed in the second tab');
    },
  );

  test(
    'the second save shows both versions to choose from [11.5.20]',
    { tag: '@thorough' },
    async ({ page, context, logIn, expectAccessible }) => {
      await logIn(OWNER);
      await openOwn(page);
      const other = await context.newPage();
      await openOwn(other);
      await institute(other).fill('Saved in the other tab');
      await other.getByRole('button', { name: 'Save draft' }).click();
      await expect(saved(other)).toBeVisible();
      await other.close();

      await institute(page).fill('Typed in this tab');
      await page.getByRole('button', { name: 'Save draft' }).click();
      const choice = page.getByRole('dialog');
      await expect(choice).toContainText('Saved in the other tab');
      await expect(choice).toContainText('Typed in this tab');
      await expectAccessible();
      await choice.getByRole('button', { name: 'Save my version' }).click();
      await expect(saved(page)).toBeVisible();
      await page.reload();
      await expect(institute(page)).toHaveValue('Typed in this tab');
    },
  );
});

test.describe('a lost connection', () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test(
    'during a save is reported; the text stays and the next attempt saves it [12.9]',
    { tag: '@thorough' },
    async ({ page, logIn }) => {
      await logIn(OWNER);
      await openOwn(page);
      await institute(page).fill('Typed on a train');
      await page.route('**/edit/general-info', (route) => route.abort());
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
      await expect(institute(page)).toHaveValue('Typed on a train');
      await page.unroute('**/edit/general-info');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(saved(page)).toBeVisible();
    },
  );
});
