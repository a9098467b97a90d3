import { expect, test } from '../fixtures/test';

const sidebar = { name: 'Main' } as const;

test('the menu shows the entries that a user may open [11.3.1]', async ({ page, logIn }) => {
  await logIn('cars@demo.example');
  await page.goto('/');
  const menu = page.getByRole('navigation', sidebar);
  await expect(menu.getByRole('link', { name: 'Evaluate NF' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'View NF History' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'National Facilities' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Update NF Information' })).toHaveCount(0);
});

test('a visitor has no sidebar but a login button [2.2.3, 2.2.5]', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', sidebar)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test(
  'the sidebar is 20rem wide, can be minimised to 4.5rem, and keeps its state [2.2.5, 9.2]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('admin@demo.example');
    await page.goto('/');
    const menu = page.getByRole('navigation', sidebar);
    const width = async () => (await menu.boundingBox())?.width;
    await expect.poll(width).toBe(320);
    await page.getByRole('button', { name: /minimise/i }).click();
    await expect.poll(width).toBe(72);
    await page.reload();
    await expect.poll(width).toBe(72);
  },
);

test.describe('on a tablet', { tag: '@thorough' }, () => {
  test.use({ viewport: { width: 700, height: 900 } });

  test('the sidebar is minimised; when opened, it takes the whole width [2.2.6, 9.2]', async ({ page, logIn }) => {
    await logIn('admin@demo.example');
    await page.goto('/contact');
    const rail = page.locator('#sidebar');
    await expect.poll(async () => (await rail.boundingBox())?.width).toBe(72);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(700);
    await drawer.getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL('/admin/edit-users');
    await expect(drawer).toBeHidden();
  });
});

test(
  'the message of a save appears at the bottom right, in green [8.3, 9.7]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('photometer.data.reviewer@demo.example');
    await page.route('**/api/user/preferences', (route) =>
      route.fulfill({ json: { code: 2, msg: 'Information saved successfully!', data: null } }),
    );
    await page.goto('/#reminders');
    await page.getByRole('checkbox', { name: /weekly summary/ }).click();
    const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Information saved successfully!');
    await expect(toast).toHaveCSS('color', 'rgb(20, 96, 47)');
    const [box, view] = [await toast.boundingBox(), page.viewportSize()];
    expect(box?.x).toBeGreaterThan((view?.width ?? 0) / 2);
    expect(box?.y).toBeGreaterThan((view?.height ?? 0) / 2);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is a drawer that closes on Escape [2.2.6, 9.2]', async ({ page, logIn }) => {
    await logIn('admin@demo.example');
    await page.goto('/');
    const open = page.getByRole('button', { name: /menu/i });
    await expect(page.locator('#sidebar')).toBeHidden();
    await open.click();
    await expect(page.getByRole('link', { name: 'Email System' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Email System' })).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test('the skip link skips header and menu [12.21]', { tag: '@thorough' }, async ({ page, logIn }) => {
  await logIn('admin@demo.example');
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the focus moves to the heading after a navigation', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
