import { addDays } from '@portal/domain';
import { dayOf } from '../fixtures/atlas-file';
import { callsOf } from '../fixtures/calls';
import { bookOf, passTest, rowOf } from '../fixtures/test-book';
import { expect, test } from '../fixtures/test';

const OWNER = 'pi.waw@demo.example';
const AFFECTED = ['rayleigh_fit', 'dark', 'polarisation_calibration'] as const;
const TODAY = dayOf(Date.now() / 1000);

test(
  'a new detector makes three tests due, and says so before it is entered [12.498]',
  { tag: '@thorough' },
  async ({ page, request, logIn, expectAccessible }) => {
    // Another lidar than that of the story of the test book.
    const book = await bookOf(request, OWNER, ['0532xppx', '0532xcpx']);
    const centre = await callsOf(request, 'cars@demo.example');
    for (const type of [...AFFECTED, 'telecover', 'trigger_delay'] as const)
      await passTest(centre, book, type, { daysAgo: 20 });
    const panel = page.getByRole('region', { name: book.lidar.name, exact: true });
    const due = addDays(TODAY, 60);
    await logIn(OWNER);

    await test.step('before it, everything is up to date', async () => {
      await page.goto('/qa-support/');
      await expect(panel.getByRole('row').filter({ hasText: 'Up to date' })).toHaveCount(5);
    });

    await test.step('the form names the tests and the day', async () => {
      await panel.getByText('Log book (0)').click();
      await panel.getByRole('button', { name: 'Add entry' }).click();
      const form = panel.getByRole('form');
      await form.getByRole('combobox', { name: 'What changed' }).selectOption('Detector');
      await form.getByRole('textbox', { name: 'Description' }).fill('New photomultiplier at 532 nm');
      await expect(form.getByText(`Three tests are due by ${due}: `)).toBeVisible();
      await expectAccessible();
      await form.getByRole('button', { name: 'Save entry' }).click();
      await expect(panel.getByRole('list', { name: /^Log book/ })).toContainText('New photomultiplier');
    });

    await test.step('three rows are due by that day, the others are as they were', async () => {
      const changed = panel.getByRole('row').filter({ hasText: 'Due after the change of' });
      await expect(changed).toHaveCount(3);
      await expect(changed.filter({ hasText: due })).toHaveCount(3);
      await expect(panel.getByRole('row').filter({ hasText: 'Up to date' })).toHaveCount(2);
      for (const type of AFFECTED) expect(await rowOf(book, type)).toMatchObject({ light: 'amber' });
      expect(await rowOf(book, 'telecover')).toMatchObject({ light: 'green' });
    });

    await test.step('struck out with a reason, it makes nothing due any longer', async () => {
      await panel.getByRole('button', { name: /^Strike out: Detector/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Strike out: Detector/ });
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was the detector of another lidar.');
      await dialog.getByRole('button', { name: 'Strike out' }).click();
      await expect(panel.getByText(/^Struck out on/)).toBeVisible();
      await expect(panel.getByRole('row').filter({ hasText: 'Up to date' })).toHaveCount(5);
    });
  },
);
