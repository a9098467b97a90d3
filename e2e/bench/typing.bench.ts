import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { watchKeys, type Key } from './watch-keys';
import { median, quantile } from '../../packages/config/run/figures.mjs';

/** Text typed into each field. */
const TEXT = 'The quick brown fox jumps over it.';

async function openLidarForm(page: Page) {
  await page.goto('/edit-my-nf/');
  await page.getByRole('tab', { name: /Lidars/ }).click();
  await page.getByRole('button', { name: /Add new lidar system/ }).click();
  const form = page.getByRole('form', { name: 'Lidar', exact: true });
  const groups = form.getByRole('table', { name: 'Channel groups' }).getByRole('radio', { name: 'Existing' });
  await groups.first().waitFor();
  for (const existing of await groups.all()) await existing.check({ force: true });
  return form;
}

test('typing in the lidar form', async ({ page, logIn }) => {
  await logIn('pi.cfarr@demo.example');
  await page.addInitScript(watchKeys);
  const form = await openLidarForm(page);
  const open = await form.getByRole('checkbox', { checked: false, disabled: false }).count();
  const fields = [form.getByLabel(/Unique ID\/Name/).first(), form.getByLabel(/Height Resolution/).last()];
  const lines: string[] = [];
  for (const field of fields) {
    await field.focus();
    await page.evaluate(() => (window as unknown as { benchKeys: unknown[] }).benchKeys.splice(0));
    for (const letter of (await field.getAttribute('inputmode')) === 'decimal' ? '1234567890'.repeat(3) : TEXT) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(60);
    }
    const keys = await page.evaluate(() => (window as unknown as { benchKeys: Key[] }).benchKeys);
    expect(keys.length).toBeGreaterThan(20);
    const said = (of: 'work' | 'paint') => {
      const values = keys.map((key) => key[of]);
      return `${median(values).toFixed(1)} ms, 95 % within ${quantile(values, 0.95).toFixed(1)} ms`;
    };
    lines.push(
      `${await field.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.textContent)}: work ${said('work')}; until painted ${said('paint')}`,
    );
  }
  console.log(
    `\n### Typing in the lidar form, ${open} channels to choose from\n\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
});
