import { expect, test } from '../fixtures/test';

test(
  'an administrator makes a token by keyboard, a service reads with it, and two clicks end it [12.330]',
  { tag: '@thorough' },
  async ({ page, request, logIn, expectAccessible }) => {
    await logIn('admin@demo.example');
    await page.goto('/admin/api-tokens');
    await expect(page.getByRole('link', { name: 'API tokens' })).toBeVisible();
    await expect(page.getByText('No service has a token.')).toBeVisible();
    await expectAccessible();

    const token = await test.step('making a token', async () => {
      await page.getByRole('button', { name: 'New token' }).focus();
      await page.keyboard.press('Enter');
      const form = page.getByRole('form', { name: 'New API token' });
      await form.getByRole('textbox', { name: 'Service' }).focus();
      await page.keyboard.type('ARES');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(form.getByRole('checkbox', { name: /^Configurations/ })).toBeChecked();
      await expectAccessible();
      await page.keyboard.press('Enter');
      const box = page.getByRole('textbox', { name: 'The new API token' });
      await expect(box).toBeFocused();
      await expectAccessible();
      return box.inputValue();
    });

    const headers = { authorization: `Bearer ${token}` };
    const read = async (path: string) => (await request.get(`/api${path}`, { headers })).status();
    expect([await read('/operational-configurations'), await read('/user/getall')]).toEqual([200, 403]);

    await page.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'ARES' });
    await expect(row).toContainText('Configurations');
    await expect(row).not.toContainText('Never');
    await expectAccessible();
    await row.getByRole('button', { name: /^End/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
    await expect(page.getByText('No service has a token.')).toBeVisible();
    expect(await read('/operational-configurations')).toBe(401);
    expect(page.url()).not.toContain(token);
  },
);
