import type { Locator } from '@playwright/test';
import { chooseTab } from '../fixtures/choose-tab';
import { textOfPdf } from '../fixtures/downloads';
import { expect, test } from '../fixtures/test';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not rendered.');
  return box;
};

test(
  'the result of an application shows every recommendation with its compliance, on screen and on paper [12.240]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn('pi.caro@demo.example');
    await page.goto('/edit-my-nf/');
    const list = page.getByRole('region', { name: 'Recommendations' });
    const rows = list.locator('tbody tr');
    await expect(rows).toHaveCount(13);
    await expect(rows.filter({ hasText: 'No action needed' })).toContainText(
      /Feasibility\s*Compliant\s*No action needed/,
    );
    const partly = list.getByText('Partially compliant');
    await expect(partly).not.toHaveCount(0);
    for (const chip of await partly.all()) expect((await boxOf(chip)).height).toBeLessThanOrEqual(24);
    await expectAccessible();

    const next = page.getByRole('link', { name: 'Report as met' });
    const report = page.getByRole('button', { name: 'Download evaluation report (PDF)' });
    expect((await boxOf(next)).height).toBeGreaterThanOrEqual((await boxOf(report)).height);
    await expect(page.locator('main .p-button-primary')).toHaveText(['Report as met']);

    const { words } = await textOfPdf(await page.pdf({ format: 'A4' }));
    expect(words).toContain('No action needed');
    await expect(page.locator('.printed')).toHaveCount(0);
  },
);

test(
  'the buttons that report conditions have one size; the condition that is due has the primary one in the head [12.240]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('pi.caro@demo.example');
    await page.route('**/conditions', async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as { data: object[] };
      const open = { fulfilled_at: null, fulfilment: null, reported_at: null, reported: null, ended_at: null };
      await route.fulfill({ json: { ...rest, data: data.map((one) => ({ ...one, ...open })) } });
    });
    await page.goto('/edit-my-nf/');
    const buttons = page.getByRole('button', { name: /^Report as met/ });
    await expect(buttons.nth(1)).toBeVisible();
    const boxes = await Promise.all((await buttons.all()).map(boxOf));
    expect(new Set(boxes.map(({ width, height }) => `${width} × ${height}`)).size).toBe(1);
    await expect(page.locator('main .p-button-primary')).toHaveText(['Report as met']);
    await page.getByRole('link', { name: 'Report as met' }).click();
    await expect(page.getByRole('dialog', { name: 'Report a condition as met' })).toBeVisible();
  },
);

test(
  'on a narrow screen the upload of the plan is seen first, and the tabs are in one line that scrolls [12.240]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn('pi.baqunin@demo.example');
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/edit-my-nf/');
    const upload = page.getByRole('button', { name: 'Upload upgrade plan (PDF)' });
    await expect(upload).toBeInViewport();
    const report = page.getByRole('button', { name: 'Download evaluation report (PDF)' });
    const [first, second] = [await boxOf(upload), await boxOf(report)];
    expect([first.x, first.height]).toEqual([second.x, second.height]);
    expect(first.y).toBeLessThan(second.y);

    const tabs = page.getByRole('tab');
    const lines = async () => new Set(await Promise.all((await tabs.all()).map(async (tab) => (await boxOf(tab)).y)));
    expect((await lines()).size).toBe(1);
    await tabs.first().focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'History' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible();
  },
);

test(
  'on a narrow screen the condition that is due is reported from the first screen [12.240]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn('pi.caro@demo.example');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/edit-my-nf/');
    await expect(page.getByRole('link', { name: 'Report as met' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main .p-button-primary')).toHaveCount(1);
    await expectAccessible();
    await page.getByRole('button', { name: 'Go to the sections of the facility' }).click();
    await expect(page.getByRole('tab', { name: 'General info' })).toBeFocused();
    await expect(page.getByRole('tab', { name: 'General info' })).toBeInViewport({ ratio: 1 });
  },
);

test(
  'the buttons of an instrument are in one line beside its name [12.60]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await logIn('pi.sof@demo.example');
    await page.goto('/edit-my-nf/');
    await chooseTab(page, /Lidars/);
    const table = page.getByRole('table', { name: 'Lidars' });
    await expect(table.getByRole('button', { name: /^Discard/ })).toBeVisible();
    for (const row of await table.locator('tbody tr').all()) {
      const buttons = await Promise.all((await row.locator('.nf-buttons button').all()).map(boxOf));
      expect(new Set(buttons.map(({ y }) => y)).size).toBe(1);
    }
  },
);
