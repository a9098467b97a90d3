import { QA_TEST_TYPES, type QaTest, type QaTestTypeCode } from '@portal/domain';
import type { Locator, Page } from '@playwright/test';
import { dayOf, evening, goodFiles, type TestFile } from '../fixtures/atlas-file';
import { callsOf } from '../fixtures/calls';
import { wordsOf } from '../fixtures/downloads';
import { bookOf, concludeTest, type Booked } from '../fixtures/test-book';
import { expect, test } from '../fixtures/test';

/** No other story enters tests of this facility, which is told of content that it has submitted before. */
const OWNER = 'pi.agora@demo.example';
/** A pair of polarised channels, and an analog one. */
const CHANNELS = ['0532xppx', '0532xcpx', '0532xpax'];
const TYPES = QA_TEST_TYPES.length;
const EVENING = dayOf(evening());

/** What is typed for each channel, because no file holds it. */
const FIGURES: Readonly<Partial<Record<QaTestTypeCode, string>>> = { dark: '0.004', trigger_delay: '400' };

async function drop(page: Page, files: TestFile[]) {
  if (files.length === 0) return;
  await page.getByLabel('Files of this test').setInputFiles(files);
  await expect(page.getByText(`${files.length} of ${files.length} file`)).toBeVisible();
  await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual([]);
}

async function describe(form: Locator, type: QaTestTypeCode, { channels }: Booked) {
  await form.getByRole('textbox', { name: 'Measured from' }).fill(`${EVENING} 21:30`);
  await form.getByRole('textbox', { name: 'Measured until' }).fill(`${EVENING} 22:00`);
  if (type === 'trigger_delay') await form.getByRole('textbox', { name: 'Method' }).fill('Light guide');
  const figure = FIGURES[type];
  for (const { short_name } of figure === undefined ? [] : channels)
    await form.getByRole('textbox', { name: new RegExp(`^${short_name}`) }).fill(figure ?? '');
}

test(
  'a facility brings a test of every type from the drop zone to its report [12.495]',
  { tag: '@thorough' },
  async ({ page, request, logIn, expectAccessible }) => {
    const book = await bookOf(request, OWNER, CHANNELS);
    const centre = await callsOf(request, 'cars@demo.example');
    const panel = page.getByRole('region', { name: book.lidar.name, exact: true });
    await logIn(OWNER);

    for (const { code, name } of QA_TEST_TYPES)
      await test.step(name, async () => {
        await page.goto(`/qa-support/${book.facility}/test?lidar=${book.lidar.id}&type=${code}`);
        await page.getByRole('button', { name: 'Continue to the files' }).click();
        await expect(page).toHaveURL(/\/test\/[\da-f-]{36}$/);
        await drop(page, goodFiles(code, book.channels));
        const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
        await page.getByRole('link', { name: 'Continue to the details' }).click();
        await describe(page.getByRole('form', { name: 'Details of the test' }), code, book);
        await page.getByRole('button', { name: 'Save and continue' }).click();
        await page.getByRole('button', { name: 'Submit test' }).click();
        await expect(page.getByText('The test is with the calibration centre.')).toBeVisible();

        await concludeTest(centre, id, book, 'pass');
        await page.reload();
        await expect(page.getByRole('table', { name: 'Results by channel' })).toContainText('Pass');
        await expectAccessible();
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: /^Report \(PDF\)/ }).click();
        expect(await wordsOf(await download)).toContain(name);
        expect(await book.owner.get<QaTest>(`/qa-tests/${id}`)).toMatchObject({ status: 'passed' });
      });

    await test.step('the book has every result, and nothing is due', async () => {
      await page.goto(`/qa-support/?facility=${book.facility}`);
      await expect(panel.getByRole('row').filter({ hasText: `${EVENING}: Passed` })).toHaveCount(TYPES);
      await expect(panel.getByRole('row').filter({ hasText: 'Up to date' })).toHaveCount(TYPES);
    });
  },
);
