import type { QaTest } from '@portal/domain';
import { atlasName, telecoverText, textFile } from '../fixtures/atlas-file';
import { bookOf } from '../fixtures/test-book';
import { expect, test } from '../fixtures/test';
import { quantile } from '../../packages/config/run/figures.mjs';
import { watchKeys, type Key } from './watch-keys';

const OWNER = 'pi.ciao@demo.example';
/** The largest test that is promised: 60 files of 20 MB together. */
const FILES = 60;
const CHANNELS = 12;

test('checking and drawing the files of a test', async ({ page, request, logIn }) => {
  const { owner, facility, lidar, configuration, channels } = await bookOf(request, OWNER, CHANNELS);
  const begun = await owner.post<QaTest>('/qa-tests', { lidar: lidar.id, configuration, type: 'telecover' });
  const files = Array.from({ length: FILES }, (_file, at) => {
    const channel = channels[at % channels.length] ?? { short_name: '', scc_channel_id: null };
    const time = `_21${String(Math.floor(at / channels.length)).padStart(2, '0')}00_`;
    const name = atlasName('telecover', channel).replace('_213000_', time);
    return textFile(name, telecoverText([150 + at, 150, 150, 150]));
  });
  const megabytes = files.reduce((sum, { buffer }) => sum + buffer.length, 0) / 1e6;

  await logIn(OWNER);
  await page.addInitScript(watchKeys);
  await page.goto(`/qa-support/${facility}/test/${begun._id}`);
  const input = page.getByLabel('Files of this test');
  await input.waitFor();
  // What sending costs is not measured here: the server does not answer.
  await page.route('**/api/qa-tests/*/files', () => {});
  const aside = page.waitForEvent('worker');
  await page.evaluate((count) => {
    const seen = { begun: 0, checked: 0, drawn: 0 };
    Object.assign(window, { benchFiles: seen });
    addEventListener('change', () => (seen.begun = performance.now()), { capture: true });
    // Only what says so is read: this runs in each frame, beside what is measured.
    const look = () => {
      const said = [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
      const isChecked = seen.begun > 0 && !said.some((text) => text.startsWith('Checking:'));
      const plots = document.querySelectorAll('[aria-label^="Telecover of "]').length;
      if (isChecked && seen.checked === 0 && plots > 0) seen.checked = performance.now();
      if (seen.checked > 0 && plots === count) seen.drawn = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }, channels.length);
  await page.evaluate(() => (window as unknown as { benchKeys: unknown[] }).benchKeys.splice(0));
  await input.setInputFiles(files);
  interface Seen {
    begun: number;
    checked: number;
    drawn: number;
  }
  const seenNow = () => page.evaluate(() => ({ ...(window as unknown as { benchFiles: Seen }).benchFiles }));
  let seen = await seenNow();
  while (seen.drawn === 0) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(20);
    seen = await seenNow();
  }
  expect((await aside).url()).toContain('/releases/mf-nf-area/');
  const keys = await page.evaluate(() => (window as unknown as { benchKeys: Key[] }).benchKeys);
  expect(keys.length).toBeGreaterThan(10);
  const paints = keys.map(({ paint }) => paint);
  console.log(
    [
      `\n### ${FILES} files of a test, ${megabytes.toFixed(1)} MB, ${channels.length} channels\n`,
      `- chosen until checked ${(seen.checked - seen.begun).toFixed(0)} ms, until drawn ${(seen.drawn - seen.begun).toFixed(0)} ms`,
      `- ${keys.length} keys meanwhile: 95 % painted within ${quantile(paints, 0.95).toFixed(1)} ms, all within ${Math.max(...paints).toFixed(1)} ms`,
    ].join('\n'),
  );
});
