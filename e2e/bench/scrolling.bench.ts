import type { CertifiedFacility } from '@portal/domain';
import { certified } from '../fixtures/certified';
import { expect, test } from '../fixtures/test';
import { table } from '../../packages/config/run/figures.mjs';
import { FRAME_TITLES, frameFigures, framesWhileScrolling } from './frames';

const ROWS = 2000;
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
      const frames = await framesWhileScrolling(page, step, FRAMES);
      lines.push([`${width} px`, `${step} px`, ...frameFigures(frames)]);
    }
  }
  const titles = ['width', 'a frame', ...FRAME_TITLES];
  console.log(`\n### Scrolling ${ROWS} rows\n\n${table(titles, lines)}`);
});
