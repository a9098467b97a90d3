import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { CodeErrorCount } from '@portal/domain';
import { brokenBuild, failingForm, rejecting, throwingInClick } from '../fixtures/broken-builds';
import { builtPart } from '../fixtures/builds';
import { expect, test } from '../fixtures/test';

const PART = 'mf-public';
const VERSION = '9.9.9';
const TYPED = ['Zebulon', 'Quixote', 'zebulon@site.example', 'Hydra 4711'];

/** Errors must be visible to administrators within a minute; a busy machine may take longer. */
const SEEN_MS = 240_000;

/** A line of the source of the part, as the Releases page names it. */
async function lineOf(source: string, code: string) {
  const text = await readFile(new URL(`../../${PART}/${source}`, import.meta.url), 'utf8');
  const index = text.split('\n').findIndex((line) => line.includes(code));
  if (index < 0) throw new Error(`${source} has no ${code}.`);
  return `${source}:${index + 1}`;
}

/** Triggers the failure of that release, and types a text that must not appear in any report. */
async function useIt(page: Page) {
  await page.goto('/');
  await page.locator('.pub-show').first().click();
  await page.getByRole('searchbox').fill('Zebulon Quixote');
  await page.getByRole('button', { name: 'Show all facilities' }).click();
  await page.goto('/contact');
  await page.getByLabel('Your email address').fill('zebulon@site.example');
  await page.getByLabel('First Name').fill('Zebulon');
  await page.getByLabel('Last Name').fill('Quixote');
  await page.getByLabel('Subject').fill('Lidar');
  await page.getByLabel('Message').fill('Hydra 4711 belongs to Zebulon Quixote.');
  await page.getByRole('button', { name: 'Send Message' }).click();
}

test.use({ expectedErrors: /Cannot read properties of undefined|is not a function|is not valid JSON/ });

// Restores the portal for other proofs.
test.afterAll(async ({ teams }) => {
  await teams.rollBack(PART, (await builtPart(PART)).release.hash);
});

test(
  'an error after a page is shown is on the Releases page with its line, and without typed text [12.92]',
  { tag: '@thorough' },
  async ({ page, teams, pageOf, request }) => {
    // All errors are at positions that the source map still contains.
    const broken = await brokenBuild(PART, VERSION, throwingInClick, rejecting, failingForm);
    await teams.publish(broken);
    const administrator = await pageOf('admin@demo.example');
    await administrator.goto('/admin/releases');
    await useIt(page);

    const table = administrator.getByRole('table', { name: `Errors in the code of ${PART}` });
    const expected = [
      ['TypeError', await lineOf('src/facilities/facility-row.tsx', 'onClick={() => onShow(acronym)}')],
      ['TypeError', await lineOf('src/facilities/facility-list.tsx', 'onClick={onClear}')],
      ['SyntaxError', await lineOf('src/contact/contact-form.tsx', 'await send(')],
    ] as const;
    for (const [kind, place] of expected) {
      const row = table.getByRole('row').filter({ hasText: place });
      await expect(row).toContainText(kind, { timeout: SEEN_MS });
      await expect(row).toContainText(VERSION);
      await expect(row).toContainText('Chromium');
    }

    const { parts } = await teams.overview();
    const release = parts.find(({ name }) => name === PART)?.releases.find(({ version }) => version === VERSION);
    const errors: CodeErrorCount[] = release?.errors ?? [];
    expect(new Set(errors.map(({ source }) => source))).toEqual(new Set(expected.map(([, place]) => place)));
    for (const value of TYPED) expect(JSON.stringify(errors)).not.toContain(value);

    const map = [...broken.files.keys()].find((path) => path.endsWith('.js.map'));
    expect((await request.get(`/releases/${PART}/${broken.release.hash}/${map}`)).status()).toBe(404);
  },
);
