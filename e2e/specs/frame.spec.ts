import { expect, test } from '../fixtures/test';

test('Ctrl+K finds a facility and opens it, with breadcrumbs above its heading [12.63, 12.64]', async ({
  page,
  logIn,
}) => {
  await logIn('admin@demo.example');
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Search facilities/ });
  await expect(field).toBeFocused();
  await page.keyboard.type('atz');
  await expect(page.getByRole('option', { name: 'Athens (NTUA) (ATZ)', exact: true, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'National Facility Athens (NTUA) (ATZ)' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^ATZ – National Facility/);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: 'National Facilities' }).click();
  await expect(page).toHaveURL('/admin/edit-nfs');
  const filter = page.getByRole('searchbox', { name: 'Search table' });
  await expect(filter).toBeVisible();
  await page.keyboard.press('/');
  await expect(filter).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a device with ${colorScheme} colours`, { tag: '@thorough' }, () => {
    test.use({ colorScheme });

    test('axe finds no violations in the dialogs of search and keys [12.67]', async ({
      page,
      logIn,
      expectAccessible,
    }) => {
      await logIn('admin@demo.example');
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: /^Search facilities/ })).toBeFocused();
      await page.keyboard.type('a');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
      await expectAccessible();
    });
  });

test(
  'a chosen colour scheme overrides that of the device and survives a reload [12.67]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await logIn('ares@demo.example');
    await page.goto('/contact');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(ground).toBe('rgb(241, 243, 245)');
    await page.getByRole('button', { name: 'ARES' }).click();
    await page.getByRole('menuitem', { name: 'Colours' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(ground).toBe('rgb(15, 21, 29)');
    await page.reload();
    await expect.poll(ground).toBe('rgb(15, 21, 29)');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(ground).toBe('rgb(255, 255, 255)');
  },
);
