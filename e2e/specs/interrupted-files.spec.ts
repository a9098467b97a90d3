import type { QaTest } from '@portal/domain';
import type { APIRequestContext, Page } from '@playwright/test';
import { atlasName, telecoverText, textFile, type TestFile } from '../fixtures/atlas-file';
import { beginTest, bookOf, type Booked } from '../fixtures/test-book';
import { expect, PASSWORD, test } from '../fixtures/test';

const SIXTY = 60;

/** Sixty measurements of the channels, of which no two are the same. */
const sixty = ({ channels }: Booked): TestFile[] =>
  Array.from({ length: SIXTY }, (_file, place) => {
    const channel = channels[place % channels.length] ?? { short_name: '', scc_channel_id: null };
    const late = 150 + Math.floor(place / channels.length);
    const name = atlasName('telecover', channel).replace('_213000_', `_21${String(place).padStart(2, '0')}00_`);
    // The first bins hold the near range; all of them would be 20 MB.
    const [head = '', ...lines] = telecoverText([late, 150, 150, 150]).split('\nrange');
    return textFile(name, `${head}\nrange${lines.join('').split('\n').slice(0, 400).join('\n')}\n`);
  });

async function openTest(page: Page, request: APIRequestContext, email: string) {
  const book = await bookOf(request, email, 12);
  const id = await beginTest(book, 'telecover', { files: [] });
  await page.goto(`/qa-support/${book.facility}/test/${id}`);
  const arrived = async () => (await book.owner.get<QaTest>(`/qa-tests/${id}`)).files.length;
  return { book, id, arrived, chosen: sixty(book) };
}

/** Lets so many files pass, then answers instead of the server. */
async function stopAfter(page: Page, passing: number, answer: 'abort' | 'refuse') {
  let seen = 0;
  await page.route('**/api/qa-tests/*/files', (route) => {
    seen += 1;
    if (seen <= passing) return route.continue();
    if (answer === 'abort') return route.abort('internetdisconnected');
    const json = { status: 0, code: 1001, msg: 'Your session has ended. Please log in again.', data: null };
    return route.fulfill({ status: 401, json });
  });
}

test.use({ expectedErrors: /401|ERR_INTERNET_DISCONNECTED/ });

test(
  'the connection is lost under way of sixty files: what arrived is kept, and the rest is sent on [12.500]',
  { tag: '@thorough' },
  async ({ page, request, logIn, expectAccessible }) => {
    await logIn('pi.kuo@demo.example');
    const { arrived, chosen } = await openTest(page, request, 'pi.kuo@demo.example');
    await stopAfter(page, 20, 'abort');
    await page.getByLabel('Files of this test').setInputFiles(chosen);
    const stopped = page.getByRole('alert').filter({ hasText: 'Sending stopped' });
    await expect(stopped).toContainText('20 of 60 files arrived and are kept.');
    expect(await arrived()).toBe(20);
    await expectAccessible();
    await page.unroute('**/api/qa-tests/*/files');
    await stopped.getByRole('button', { name: 'Send the rest' }).click();
    await expect(page.getByText('60 of 60 files arrived')).toBeVisible();
    expect(await arrived()).toBe(SIXTY);
  },
);

test(
  'the session ends under way of sixty files: after a new login only the missing ones are sent [12.500]',
  { tag: '@thorough' },
  async ({ page, request, logIn }) => {
    await logIn('pi.evo@demo.example');
    const { id, book, arrived, chosen } = await openTest(page, request, 'pi.evo@demo.example');

    await test.step('what arrived is kept, and the page says why it stopped', async () => {
      await stopAfter(page, 30, 'refuse');
      await page.getByLabel('Files of this test').setInputFiles(chosen);
      await expect(page.getByText(/30 of 60 files arrived and are kept|Log in/).first()).toBeVisible();
      expect(await arrived()).toBe(30);
      await page.unroute('**/api/qa-tests/*/files');
    });

    await test.step('logged in again, the same files are chosen, and thirty are sent', async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
      await page.getByLabel('Email').fill('pi.evo@demo.example');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL('/');
      let sent = 0;
      page.on('request', (made) => void (sent += Number(made.method() === 'POST' && made.url().endsWith('/files'))));
      await page.goto(`/qa-support/${book.facility}/test/${id}`);
      await page.getByLabel('Files of this test').setInputFiles(chosen);
      await expect(page.getByText('60 of 60 files arrived')).toBeVisible();
      expect(await arrived()).toBe(SIXTY);
      expect(sent).toBe(30);
    });
  },
);
