import { addMonths, type QaTest } from '@portal/domain';
import { dayOf, evening, goodFiles } from '../fixtures/atlas-file';
import { callsOf } from '../fixtures/calls';
import { bookOf, concludeTest, passTest, rowOf, submitTest } from '../fixtures/test-book';
import { expect, test } from '../fixtures/test';

const CENTRE = 'cars@demo.example';
const PAIR = ['0532xppx', '0532xcpx'];
const REASON = 'The files of another night were sent.';

test(
  'a test that was returned says why, is corrected by its facility and submitted again [12.496]',
  { tag: '@thorough' },
  async ({ page, pageOf, request, logIn, expectAccessible }) => {
    const book = await bookOf(request, 'pi.awipev@demo.example', PAIR);
    const id = await submitTest(book, 'telecover');
    const desk = await pageOf(CENTRE);
    const [first = { short_name: '' }] = book.channels;
    await logIn('pi.awipev@demo.example');

    await test.step('the centre returns it, with a reason and the channel', async () => {
      await desk.goto(`/cars/qa-test/${id}`);
      await desk.getByRole('button', { name: 'Take this test' }).click();
      await desk.getByRole('button', { name: 'Return to the facility' }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: first.short_name, exact: true }).check();
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too short.');
      await dialog.getByRole('button', { name: 'Return the test' }).click();
      await expect(dialog.getByRole('alert').first()).toContainText('At least 20 characters');
      await expectAccessible(desk);
      await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
      await dialog.getByRole('button', { name: 'Return the test' }).click();
      await expect(desk.getByText('This test is with the facility.')).toBeVisible();
      await expectAccessible(desk);
    });

    await test.step('it is the first thing that the facility sees, and is corrected', async () => {
      await page.goto('/qa-support/');
      const next = page.getByRole('region', { name: 'Next' });
      await expect(next).toContainText(`Next: correct the telecover`);
      await next.getByRole('link', { name: 'Correct this test' }).click();
      await expect(page.getByRole('alert')).toContainText(REASON);
      await expect(page.getByRole('alert')).toContainText(first.short_name);
      await expectAccessible();
      await page.getByRole('link', { name: 'Submit', exact: true }).click();
      await page.getByRole('button', { name: 'Submit test' }).click();
      await expect(page.getByText('The test is with the calibration centre.')).toBeVisible();
    });

    await test.step('it waits at the centre again', async () => {
      await desk.reload();
      await expect(desk.getByRole('button', { name: 'Take this test' })).toBeVisible();
    });
  },
);

test(
  'a test that failed is to be repeated, and the facility is red until it is submitted again [12.496]',
  { tag: '@thorough' },
  async ({ page, request, logIn, expectAccessible }) => {
    const book = await bookOf(request, 'pi.jfj@demo.example', PAIR);
    const centre = await callsOf(request, CENTRE);
    const panel = page.getByRole('region', { name: book.lidar.name, exact: true });
    const row = panel.getByRole('row').filter({ hasText: 'Rayleigh fit' });
    await concludeTest(centre, await submitTest(book, 'rayleigh_fit', { daysAgo: 3 }), book, 'fail');
    await logIn('pi.jfj@demo.example');

    await test.step('the book says that it failed', async () => {
      await page.goto('/qa-support/');
      await expect(page.getByRole('region', { name: 'Next' })).toContainText('repeat the Rayleigh fit');
      await expect(row).toContainText('Failed: to be repeated');
      await expectAccessible();
    });

    await test.step('submitted once more, it is with the centre', async () => {
      await submitTest(book, 'rayleigh_fit');
      await page.reload();
      await expect(row).toContainText('In evaluation');
      expect(await rowOf(book, 'rayleigh_fit')).toMatchObject({ light: 'blue' });
    });
  },
);

test(
  '“Not a clear night” is no fault: the due date of the last valid test stays [12.496]',
  { tag: '@thorough' },
  async ({ page, request, logIn, expectAccessible }) => {
    const book = await bookOf(request, 'pi.muc@demo.example', PAIR);
    const centre = await callsOf(request, CENTRE);
    const panel = page.getByRole('region', { name: book.lidar.name, exact: true });
    const due = addMonths(dayOf(evening(250)), 12);
    await passTest(centre, book, 'telecover', { daysAgo: 250 });
    const id = await submitTest(book, 'telecover');
    await logIn('pi.muc@demo.example');

    await test.step('the centre cannot assess it', async () => {
      const { status } = await concludeTest(centre, id, book, 'not_assessable');
      expect(status).toBe('not_assessable');
    });

    await test.step('the book keeps the day and the light, and names the last result', async () => {
      await page.goto('/qa-support/');
      const row = panel.getByRole('row').filter({ hasText: 'Telecover, quadrants' });
      await expect(row).toContainText(due);
      await expect(row).toContainText('Up to date');
      expect(await rowOf(book, 'telecover')).toMatchObject({ light: 'green' });
      await expectAccessible();
    });

    await test.step('the result says why, and that the test is measured again', async () => {
      await page.goto(`/qa-support/${book.facility}/test/${id}`);
      await expect(page.getByRole('table', { name: 'Results by channel' })).toContainText('As the plots show.');
      await expect(page.getByText('Your turn: measure again')).toBeVisible();
    });
  },
);

test(
  'an owner never sees a draft of an evaluator [12.497]',
  { tag: '@thorough' },
  async ({ page, pageOf, request, logIn }) => {
    const book = await bookOf(request, 'pi.clj@demo.example', PAIR);
    const id = await submitTest(book, 'telecover', { files: goodFiles('telecover', book.channels) });
    const desk = await pageOf(CENTRE);
    await logIn('pi.clj@demo.example');

    await desk.goto(`/cars/qa-test/${id}`);
    await desk.getByRole('button', { name: 'Take this test' }).click();
    await desk.getByRole('radio', { name: /Fail/ }).check();
    await desk.getByRole('textbox', { name: 'Remark' }).fill('A secret doubt');
    await desk.getByRole('textbox', { name: 'Conclusions' }).fill('A secret conclusion');
    await desk.getByRole('button', { name: 'Save draft' }).click();
    await expect(desk.getByText('Drafts are never shown to the facility.')).toBeVisible();

    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
    });
    for (const path of [`/qa-support/${book.facility}/test/${id}`, '/qa-support/', `/edit-nf/${book.facility}`, '/']) {
      await page.goto(path);
      await expect(page.getByRole('main')).not.toContainText(/secret/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(await book.owner.get<QaTest>(`/qa-tests/${id}`)).toMatchObject({ status: 'in_evaluation', results: [] });
    const seen = await Promise.all(answers);
    expect(seen.length).toBeGreaterThan(4);
    expect(seen.filter((text) => /secret/.test(text))).toEqual([]);
  },
);
