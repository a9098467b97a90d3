import type { APIRequestContext } from '@playwright/test';
import { chooseTab } from '../fixtures/choose-tab';
import { expect, PASSWORD, test } from '../fixtures/test';

/** Returns a complete application to its facility as a draft. */
async function returnToFacility(request: APIRequestContext, id: string) {
  const login = await request.post('/api/auth/login', { data: { email: 'admin@demo.example', password: PASSWORD } });
  const { data } = (await login.json()) as { data: { access_token: string } };
  const returned = await request.post(`/api/national-facility/${id}/reset-initial-acceptance`, {
    headers: { authorization: `Bearer ${data.access_token}` },
    data: { target: 'facility', reason: 'Please name a deputy.' },
  });
  expect(returned.status()).toBe(200);
}

test(
  'an owner names a deputy, who edits and submits [12.36]',
  { tag: '@thorough' },
  async ({ page, pageOf, logIn, request, expectAccessible }) => {
    await logIn('pi.clj@demo.example');
    await page.goto('/edit-my-nf/?tab=deputies');
    await expect(page).toHaveURL(/\/edit-nf\/[0-9a-f-]{36}/);
    const path = new URL(page.url()).pathname;
    await returnToFacility(request, path.split('/')[2] ?? '');

    await test.step('the owner names a deputy', async () => {
      await chooseTab(page, 'Deputies');
      await expect(page.getByRole('heading', { name: 'No deputies yet' })).toBeVisible();
      const email = page.getByRole('textbox', { name: 'Email of a new deputy' });
      await email.fill('first.deputy.mun@demo.example');
      await email.press('Enter');
      await expect(page.getByRole('listitem').filter({ hasText: 'First deputy of MUN' })).toBeVisible();
      await expectAccessible();
    });

    await test.step('the deputy edits and submits', async () => {
      const deputy = await pageOf('first.deputy.mun@demo.example');
      await deputy.goto(path);
      await deputy.getByLabel('Hosting institute(s)').fill('Institute of the deputy');
      await deputy.getByRole('button', { name: 'Save draft' }).click();
      await expect(deputy.getByText('Information saved successfully!')).toBeVisible();
      // Until the completeness is known, the button leads to the checklist.
      await expect(deputy.getByText('All required fields are complete.')).toBeVisible();
      await deputy.getByRole('button', { name: 'Submit application' }).click();
      await deputy.getByRole('dialog').getByRole('button', { name: 'Submit application' }).click();
      await expect(deputy.getByText('Application sent successfully!')).toBeVisible();
    });

    await test.step('the owner sees who submitted', async () => {
      await page.goto(`${path}?tab=history`);
      await expect(page.getByText('First deputy of MUN submitted the application')).toBeVisible();
    });
  },
);

test(
  'a reviewer declines, and an administrator reads the reason and chooses another one [12.37]',
  { tag: '@thorough' },
  async ({ page, pageOf, logIn, expectAccessible }) => {
    await logIn('admin@demo.example');
    await page.goto('/cars/evaluate-nf/');
    await page.getByRole('link', { name: /BRC/ }).click();
    await expect(page).toHaveURL(/\/cars\/evaluate-nf\/[0-9a-f-]{36}/);
    const path = new URL(page.url()).pathname;

    await test.step('the reviewer declines', async () => {
      const reviewer = await pageOf('photometer.data.reviewer@demo.example');
      await reviewer.goto(path);
      await reviewer.getByRole('button', { name: 'Decline as photometer data reviewer' }).click();
      const dialog = reviewer.getByRole('dialog', { name: 'Decline to review' });
      await dialog.getByLabel('Reason').fill('On leave until May.');
      await expectAccessible(reviewer);
      await dialog.getByRole('button', { name: 'Decline' }).click();
      await expect(dialog).toBeHidden();
      await expect(reviewer.getByRole('button', { name: /^Decline/ })).toHaveCount(0);
    });

    await test.step('an administrator reads the reason and chooses another reviewer', async () => {
      await page.goto(path);
      await expect(page.getByText('Not assigned: Photometer data reviewer.')).toBeVisible();
      await page.getByRole('button', { name: 'Set reviewers' }).click();
      const dialog = page.getByRole('dialog', { name: 'Choose reviewers' });
      await expect(dialog.getByRole('region', { name: 'Declined' })).toContainText('On leave until May.');
      await expectAccessible();
      await dialog.getByRole('combobox', { name: 'Photometer data reviewer', exact: true }).fill('Photometer data');
      await page
        .getByRole('option', { name: /^Photometer data reviewer/ })
        .first()
        .click();
      await dialog.getByRole('button', { name: 'Save reviewers' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Change reviewers' })).toBeVisible();
    });
  },
);
