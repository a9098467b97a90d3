import { expect, test } from '../fixtures/test';

for (const width of [1280, 390]) {
  test.describe(`axe finds no violations at ${width} px`, { tag: '@thorough' }, () => {
    test.use({ viewport: { width, height: 844 } });

    test('with a popup open, whose text is not covered', async ({ page, expectAccessible }) => {
      await page.goto('/');
      await page.getByRole('searchbox').fill('RADO');
      await page.getByRole('button', { name: /^RADO,/ }).press('Enter');
      const popup = page.locator('.leaflet-popup');
      await expect(popup).toContainText('Initial acceptance');
      await expectAccessible();
      const buttons = page.locator('.leaflet-control-zoom');
      await expect
        .poll(async () => {
          const [left, right] = [await buttons.boundingBox(), await popup.boundingBox()];
          return left && right && (left.x + left.width <= right.x || left.y + left.height <= right.y);
        })
        .toBe(true);
    });

    test('with the user menu open', async ({ page, logIn, expectAccessible }) => {
      await logIn('admin@demo.example');
      await page.goto('/contact');
      await page.getByRole('banner').getByRole('button', { name: 'Administrator Demo' }).click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
      await expectAccessible();
    });

    test('with missing fields in the contact form', async ({ page, expectAccessible }) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('link', { name: 'Enter the subject' }).click();
      await expect(page.getByLabel('Subject')).toBeFocused();
      await expectAccessible();
    });

    test.describe('after a refused login', () => {
      test.use({ expectedErrors: /401/ });

      test('with the error message and an invalid field', async ({ page, expectAccessible }) => {
        await page.goto('/login');
        await page.getByLabel('Email').fill('nobody@demo.example');
        await page.getByLabel('Password').fill('not-the-password');
        await page.getByRole('button', { name: 'Login' }).click();
        await expect(page.getByRole('main').getByRole('alert')).toContainText('Could not log in!');
        await page.getByLabel('Email').fill('nobody');
        await page.getByLabel('Email').blur();
        await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid E-Mail address');
        await expectAccessible();
      });
    });
  });
}

test.describe('on a phone', { tag: '@thorough' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('axe finds no violations with the menu open', async ({ page, logIn, expectAccessible }) => {
    await logIn('admin@demo.example');
    await page.goto('/contact');
    await page.getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('link', { name: 'Email System' })).toBeVisible();
    await expectAccessible();
  });
});
