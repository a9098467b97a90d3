import { expect, test } from '../fixtures/test';

test.describe('a URL that does not exist', () => {
  test.use({ expectedErrors: /404/ });

  test('answers 404 with a message [2.1.10, 2.4.16, 11.2.9]', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText("We couldn't find the resource you asked for.")).toBeVisible();
  });

  for (const path of ['/lidar/not-an-id', '/photometer/00000000-0000-4000-8000-000000000000']) {
    test(`${path} reports that there is no such instrument`, { tag: '@thorough' }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(/There is no (lidar|photometer)/);
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }
});

test(
  'pages of administrators are not found for other users [2.1.14]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('cars@demo.example');
    for (const path of ['/admin/edit-users', '/admin/edit-nfs', '/admin/email', '/admin/files']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    }
  },
);

test(
  'both forms of a URL work, with and without a trailing slash [2.1.15, 9.9, 11.2.1]',
  { tag: '@thorough' },
  async ({ page }) => {
    for (const path of ['/contact', '/contact/']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { name: 'Contact form' })).toBeVisible();
    }
  },
);
