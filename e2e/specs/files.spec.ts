import { readFile } from 'node:fs/promises';
import { PLAN } from '../fixtures/picture';
import { expect, test } from '../fixtures/test';

test.use({ expectedErrors: /4(15|22)/ });

const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');

test(
  'a page disguised as a picture is refused with a message [2.10.2]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn('pi.sal@demo.example');
    await page.goto('/edit-my-nf/');
    const main = page.getByRole('main');
    const input = main.locator('input[type=file]').first();
    await input.setInputFiles({ name: 'lidar.png', mimeType: 'image/png', buffer: PAGE });
    await expect(main.getByText(/The picture was not uploaded\. .+/)).toBeVisible();
    await input.setInputFiles({ name: 'lidar.svg', mimeType: 'image/svg+xml', buffer: PAGE });
    await expect(main.getByText(/only jpg, jpeg or png/).first()).toBeVisible();
    await input.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await expect(main.getByText(/too large/)).toBeVisible();
    await expectAccessible();
  },
);

test(
  'an upgrade plan is uploaded once, after a warning, and is kept [2.9.6]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn('pi.izo@demo.example');
    await page.goto('/edit-my-nf/');
    await page.getByRole('button', { name: 'Upload upgrade plan (PDF)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload upgrade plan' });
    await expect(dialog).toContainText('cannot be changed');
    await expectAccessible();
    const input = dialog.locator('input[type=file]');
    const send = dialog.getByRole('button', { name: 'Submit upgrade plan' });
    await input.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: PAGE });
    await send.click();
    await expect(dialog.getByText(/The upgrade plan was not uploaded\. .+/)).toBeVisible();
    await input.setInputFiles(PLAN);
    await send.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Upload upgrade plan (PDF)' })).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download upgrade plan (PDF)' }).click(),
    ]);
    expect(await readFile(await download.path())).toEqual(PLAN.buffer);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Upload upgrade plan (PDF)' })).toHaveCount(0);
  },
);
