import { expect, test } from '../fixtures/test';

test('a visitor writes to the administrators [2.1.10, 2.4.14]', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Contact form' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByText('Required field').first()).toBeVisible();
  await page.getByLabel('Your email address').fill('not an address');
  await page.getByLabel('Your email address').blur();
  await expect(page.getByLabel('Your email address')).toHaveAccessibleDescription('Invalid E-Mail address');
  await page.getByLabel('Your email address').fill('visitor@example.org');
  await page.getByLabel('First Name').fill('A');
  await page.getByLabel('Last Name').fill('Visitor');
  await page.getByLabel('Subject').fill('x'.repeat(33));
  await page.getByLabel('Subject').blur();
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Maximum 32 characters');
  await page.getByLabel('Subject').fill('Map of facilities');
  await page.getByLabel('Message').fill('Where can I find the data of the facilities?');
  await send.click();
  await expect(send).toBeDisabled();
});

test(
  'logged-in users neither type nor change their address [2.4.15]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('lidar.reviewer@demo.example');
    await page.goto('/contact');
    const email = page.getByLabel('Your email address');
    await expect(email).toHaveValue('lidar.reviewer@demo.example');
    await expect(email).not.toBeEditable();
    await expect(page.getByLabel('First Name')).not.toBeEditable();
  },
);

test.describe('when sending fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the text stays and the button can be used again [8.11]', { tag: '@thorough' }, async ({ page, logIn }) => {
    await logIn('photometer.reviewer@demo.example');
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 500, json: { code: 1000, msg: 'Unknown error!', message: 'Unknown error!' } }),
    );
    await page.goto('/contact');
    await page.getByLabel('Subject').fill('Question');
    await page.getByLabel('Message').fill('This took me an hour to write.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'What you wrote is still here. Unknown error!',
    );
    await expect(page.getByLabel('Message')).toHaveValue('This took me an hour to write.');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });
});
