import type { Page } from '@playwright/test';
import type { CertifiedFacility } from '@portal/domain';
import { certified } from '../fixtures/certified';
import { expect, test } from '../fixtures/test';
import { median, quantile } from './figures';

const ROWS = 2000;

/** Facilities of the demonstration again and again, each somewhere else. */
const manyOf = (facilities: readonly CertifiedFacility[]): CertifiedFacility[] =>
  Array.from({ length: ROWS }, (_, number) => {
    const facility = facilities[number % facilities.length] as CertifiedFacility;
    const position = { latitude: ((number * 37) % 160) - 80, longitude: ((number * 53) % 340) - 170 };
    return { ...facility, acronym: `${facility.acronym}-${number}`, position };
  });

/** Times between frames while the list scrolls from its first row to its last one, ms. */
const framesWhileScrolling = (page: Page) =>
  page.evaluate(async () => {
    const list = document.querySelector('.pub-list-scroll') as HTMLElement;
    const frames: number[] = [];
    let before = performance.now();
    for (list.scrollTop = 0; list.scrollTop + list.clientHeight < list.scrollHeight - 1;) {
      list.scrollTop += 1000;
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      frames.push(now - before);
      before = now;
    }
    return frames;
  });

test('scrolling a table', async ({ page, request }) => {
  const data = manyOf(await certified(request));
  await page.route('**/api/national-facility/certified', (route) => route.fulfill({ json: { data } }));
  await page.goto('/');
  const rows = page.getByRole('table').getByRole('row');
  const more = page.getByRole('button', { name: /^Show more/ });
  while (await more.isVisible()) await more.click();
  await expect(rows).toHaveCount(ROWS + 1);
  const frames = await framesWhileScrolling(page);
  const slow = frames.filter((frame) => frame > 50).length;
  console.log(
    `\n### Scrolling ${ROWS} rows\n\n- ${frames.length} frames, ${slow} of them over 50 ms; median ${median(frames).toFixed(1)} ms, 95 % within ${quantile(frames, 0.95).toFixed(1)} ms`,
  );
});
