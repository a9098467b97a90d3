import { expect, test } from '../fixtures/test';
import { settled } from '../fixtures/settled';

/** Public paths other than the pages of the parts, which `releases/every-page` checks for all users. */
const PATHS = ['/404', '/view-reports/', '/api/docs'];

/** Pages that are wide enough for a phone rarely fail on a desktop. */
for (const [width, tag] of [
  [1280, ['@thorough']],
  [390, []],
] as const) {
  test.describe(`at ${width} px`, { tag: [...tag] }, () => {
    test.use({ viewport: { width, height: 900 }, expectedErrors: /404/ });

    for (const path of PATHS) {
      test(`axe finds nothing on ${path} for a visitor [12.21]`, async ({ page, expectAccessible }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await settled(page);
        await expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  });
}
