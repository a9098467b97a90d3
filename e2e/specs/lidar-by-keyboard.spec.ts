import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** Name of what has the focus, as it is read aloud: its label and the group around it. Nothing is named at the page's end. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (element === document.body) return '';
    const label =
      element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    const group = element?.closest('[data-section-title]')?.getAttribute('data-section-title') ?? '';
    return `${group}: ${label}`;
  });

/** Presses Tab until the focus is where it should be; nothing but the keyboard is used. */
async function tabTo(page: Page, name: RegExp) {
  for (let step = 0; step < 150; step += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to ${name}`);
}

async function type(page: Page, name: RegExp, text: string) {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

test('a lidar is described by keyboard alone', async ({ page, logIn, expectAccessible }) => {
  test.setTimeout(90_000);
  await logIn('pi.cfarr@demo.example');
  await page.goto('/edit-my-nf/');
  await expect(page.getByRole('tab', { name: /Lidars/ })).toBeVisible();
  const before = await page.getByRole('tab', { name: /Lidars/ }).textContent();
  await tabTo(page, /General info/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /Add new lidar system/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Lidar system' })).toBeVisible();

  await type(page, /Unique ID\/Name/, 'Keyboard lidar');
  await type(page, /Latitude/, '51.1445');
  await page.keyboard.press('ArrowUp');
  await type(page, /Longitude/, '-1,4270');
  await type(page, /Altitude/, '84');
  await type(page, /Details: Status/, 'Operational');
  await type(page, /Planned operation date/, '03012021');
  await type(page, /: Type/, 'High-power lidar, custom');
  await type(page, /Manufacturer/, 'Built on site');
  await type(page, /: Location/, 'Laboratory');
  for (const name of [/Laser alignment/, /Polarisation calibration/, /Telecover/, /Dark signal/])
    await type(page, name, 'Automatic');
  await type(page, /Elastic 1064: Availability/, 'Existing');
  await type(page, /Elastic 1064: Operation start date/, '03012021');
  await type(page, /Elastic 1064: Height Resolution/, '7.5');
  await type(page, /Elastic 1064: Time Resolution/, '60');
  await type(page, /Elastic 1064: Full Overlap/, '250');
  await type(page, /Elastic 1064: Minimum Altitude/, '12000');
  await tabTo(page, /Elastic 1064: .*elastic total, analog/);
  await page.keyboard.press('Space');
  await tabTo(page, /not available/i);
  await page.keyboard.press('Enter');
  for (const name of [/eye piece/, /Pretrigger/, /Eye safety/, /Unattended/, /Continuous/])
    await type(page, name, 'Existing');
  await expectAccessible();
  await tabTo(page, /Save lidar system to draft/);
  await page.keyboard.press('Enter');

  const row = page.getByRole('row').filter({ hasText: 'Keyboard lidar' });
  await expect(row).toBeVisible();
  expect(await page.getByRole('tab', { name: /Lidars/ }).textContent()).not.toBe(before);
  await tabTo(page, /Edit Keyboard lidar/);
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: 'Edit Lidar System' });
  await expect(window.getByLabel('Latitude', { exact: false }).first()).toHaveValue('51.1446');
  await expect(window.getByLabel('Longitude', { exact: false }).first()).toHaveValue('-1.427');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect.poll(() => focused(page)).toMatch(/Edit Keyboard lidar/);
});
