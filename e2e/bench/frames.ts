import type { Page } from '@playwright/test';
import { median, quantile } from '../../packages/config/run/figures.mjs';

/** Longer frames are visible as a jerk, ms. */
const JERK = 50;

/** Headings of what `frameFigures` returns. */
export const FRAME_TITLES = ['median, ms', '95 % within, ms', `longer than ${JERK} ms`];

/** Figures of the durations of frames, ms. */
export const frameFigures = (frames: readonly number[]): string[] => [
  median(frames).toFixed(1),
  quantile(frames, 0.95).toFixed(1),
  `${frames.filter((frame) => frame > JERK).length} of ${frames.length}`,
];

/**
 * Durations of frames while the list of facilities is scrolled by `pixels` in each of at most `most` frames, from the
 * first row on, ms.
 */
export const framesWhileScrolling = (page: Page, pixels: number, most: number) =>
  page.evaluate(
    async ([step, count]) => {
      const list = document.querySelector('.pub-list-scroll') as HTMLElement;
      // Next to the map the list scrolls, below it the page.
      const isBeside = list.scrollHeight > list.clientHeight + 1;
      const scrolled = isBeside ? list : (document.scrollingElement as HTMLElement);
      scrolled.scrollTop = 0;
      await new Promise(requestAnimationFrame);
      const frames: number[] = [];
      let before = performance.now();
      while (frames.length < count && scrolled.scrollTop + scrolled.clientHeight < scrolled.scrollHeight - 1) {
        scrolled.scrollTop += step;
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        frames.push(now - before);
        before = now;
      }
      return frames;
    },
    [pixels, most] as const,
  );

/** Durations of frames while something is done with the page, ms. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  const frames = page.evaluate(async () => {
    const seen: number[] = [];
    let before = performance.now();
    const state = window as unknown as { isWatched?: boolean };
    state.isWatched = true;
    while (state.isWatched) {
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      seen.push(now - before);
      before = now;
    }
    return seen;
  });
  await act();
  await page.evaluate(() => void ((window as unknown as { isWatched?: boolean }).isWatched = false));
  return frames;
}
