import type { Page } from '@playwright/test';
import type { CertifiedFacility } from '@portal/domain';
import { certified } from '../fixtures/certified';
import { expect, test } from '../fixtures/test';
import { median, quantile, table } from '../../packages/config/run/figures.mjs';

const ROWS = 2000;
/** Longer frames are visible as a jerk, ms. */
const JERK = 50;
/** Scroll distance per frame, pixels: that of a wheel, and more than a screen. */
const STEPS = [100, 1000];
/** Frames per measurement; with the larger step all rows pass. */
const FRAMES = 250;

/** The facilities of the demonstration, repeated at different positions. */
const manyOf = (facilities: readonly CertifiedFacility[]): CertifiedFacility[] =>
  Array.from({ length: ROWS }, (_, number) => {
    const facility = facilities[number % facilities.length] as CertifiedFacility;
    const position = { latitude: ((number * 37) % 160) - 80, longitude: ((number * 53) % 340) - 170 };
    return { ...facility, acronym: `${facility.acronym}-${number}`, position };
  });

/** Durations of frames while scrolling by `step` pixels each, from the first row on, ms. */
const framesWhileScrolling = (page: Page, step: number) =>
  page.evaluate(
    async ({ pixels, most }) => {
      const list = document.querySelector('.pub-list-scroll') as HTMLElement;
      // Next to the map the list scrolls, below it the page.
      const isBeside = list.scrollHeight > list.clientHeight + 1;
      const scrolled = isBeside ? list : (document.scrollingElement as HTMLElement);
      scrolled.scrollTop = 0;
      await new Promise(requestAnimationFrame);
      const frames: number[] = [];
      let before = performance.now();
      while (frames.length < most && scrolled.scrollTop + scrolled.clientHeight < scrolled.scrollHeight - 1) {
        scrolled.scrollTop += pixels;
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        frames.push(now - before);
        before = now;
      }
      return frames;
    },
    { pixels: step, most: FRAMES },
  );

test('scrolling a table', async ({ page, request }) => {
  const data = manyOf(await certified(request));
  await page.route('**/api/national-facility/certified', (route) => route.fulfill({ json: { data } }));
  const lines: string[][] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 850 });
    await page.goto('/');
    const rows = page.getByRole('table').getByRole('row');
    const more = page.getByRole('button', { name: /^Show more/ });
    await rows.first().waitFor();
    while (await more.isVisible()) await more.click();
    await expect(rows).toHaveCount(ROWS + 1);
    // Under the pointer, as when a wheel is turned: all rows pass under it.
    await rows.nth(1).hover();
    for (const step of STEPS) {
      const frames = await framesWhileScrolling(page, step);
      lines.push([
        `${width} px`,
        `${step} px`,
        median(frames).toFixed(1),
        quantile(frames, 0.95).toFixed(1),
        `${frames.filter((frame) => frame > JERK).length} of ${frames.length}`,
      ]);
    }
  }
  const titles = ['width', 'a frame', 'median, ms', '95 % within, ms', `longer than ${JERK} ms`];
  console.log(`\n### Scrolling ${ROWS} rows\n\n${table(titles, lines)}`);
});
