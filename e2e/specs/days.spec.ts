import { expect, test } from '../fixtures/test';

/** The locale tested by `npm test`, which has a different order of day and month. */
const SAMPLE = 'de-DE';

// Separate days, since a saved value is still there for the next story.
for (const [locale, day] of [
  ['en-US', '2027-03-04'],
  ['de-DE', '2027-03-05'],
  ['fr-FR', '2027-03-06'],
] as const)
  test.describe(`in a browser with the language ${locale}`, { tag: locale === SAMPLE ? [] : '@thorough' }, () => {
    test.use({ locale });

    test('a day is typed and shown as yyyy-mm-dd; invalid input stays and is reported [12.57]', async ({
      page,
      logIn,
      expectAccessible,
    }) => {
      await logIn('admin@demo.example');
      await page.goto('/admin/edit-nfs?search=SAL');
      await page.getByRole('button', { name: 'More: SAL' }).click();
      await page.getByRole('menuitem', { name: 'Due date' }).click();
      const dialog = page.getByRole('dialog');
      const field = dialog.getByLabel('Due date', { exact: true });
      await field.fill('04.03.2027');
      await field.press('Tab');
      await expect(field).toHaveValue('04.03.2027');
      await expect(dialog.getByText('Must be a date, yyyy-mm-dd').first()).toBeVisible();
      await expectAccessible();
      await field.fill(day);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('row', { name: /SAL/ })).toContainText(`Due on ${day}`);
      await page.getByRole('button', { name: 'More: SAL' }).click();
      await page.getByRole('menuitem', { name: 'Due date' }).click();
      await expect(field).toHaveValue(day);
    });
  });
