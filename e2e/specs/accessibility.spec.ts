import { certified } from '../fixtures/certified';
import { expect, test } from '../fixtures/test';

const WIDTHS = [1280, 390];
const VISITOR = [
  '/',
  '/contact',
  '/privacy',
  '/login',
  '/reset-password',
  '/change-password/a-link-that-is-not-one',
  '/under-construction',
  '/404',
  '/view-reports/',
  '/api/docs',
];
const ADMINISTRATOR = ['/', '/contact', '/change-password', '/edit-my-nf/', '/cars/evaluate-nf/', '/admin/edit-nfs'];

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, expectedErrors: /404/ });

    for (const path of VISITOR) {
      test(`axe finds nothing on ${path} for a visitor`, async ({ page, expectAccessible }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }

    for (const path of ADMINISTRATOR) {
      test(`axe finds nothing on ${path} for an administrator`, async ({ page, logIn, expectAccessible }) => {
        await logIn('admin@demo.example');
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }

    for (const kind of ['lidar', 'photometer'] as const) {
      test(`axe finds nothing on a ${kind} page`, async ({ page, request, expectAccessible }) => {
        const id = (await certified(request)).flatMap((facility) => facility[`${kind}s`])[0]?._id;
        await page.goto(`/${kind}/${id}`);
        await expect(page.getByText('Latitude (°N)')).toBeVisible();
        await page.locator('details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
        await expectAccessible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  });
}
