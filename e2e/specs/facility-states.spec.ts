import { chooseTab } from '../fixtures/choose-tab';
import { expect, test } from '../fixtures/test';

const STATES: [owner: string, badge: string, turn: RegExp, enabled: readonly string[]][] = [
  ['arss', 'Registered', /Waiting for an administrator/, ['Submit application']],
  ['cfarr', 'Invited', /Your turn: describe/, ['Submit application']],
  ['ohp', 'Draft', /Your turn: describe/, ['Submit application']],
  ['bgd', 'Submitted', /Waiting for an administrator to assign reviewers/, ['Download Application (PDF)']],
  ['mun', 'Preliminary report issued', /./, ['Download Application (PDF)', 'Upload upgrade plan (PDF)']],
  [
    'ciras',
    'Waiting for final report',
    /Waiting for reviewers/,
    ['Download Application (PDF)', 'Download upgrade plan (PDF)'],
  ],
  ['agora', 'Evaluated', /Initial acceptance completed on \d{4}-\d\d-\d\d/, ['Download Application (PDF)']],
];

for (const [owner, badge, turn, enabled] of STATES) {
  test(
    `${badge}: the page shows the status, the pending party and the available actions [2.9.1, 2.9.2]`,
    { tag: '@thorough' },
    async ({ page, logIn, expectAccessible }) => {
      await logIn(`pi.${owner}@demo.example`);
      await page.goto('/edit-my-nf/');
      const main = page.getByRole('main');
      await expect(main.getByText(badge, { exact: true })).toBeVisible();
      await expect(main).toContainText(turn);
      for (const name of enabled) await expect(page.getByRole('button', { name })).toBeEnabled();
      // Unavailable actions have no button.
      await expect(main.locator('.nf-actions button:disabled')).toHaveCount(0);
      await expectAccessible();
      for (const tab of [/Lidars/, /Photometers/, /History/]) {
        await chooseTab(page, tab);
        await expect(page.getByRole('tabpanel')).not.toContainText('Loading');
        await expectAccessible();
      }
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a submitted lidar can be read [2.9.14]', async ({ page, logIn, expectAccessible }) => {
    await logIn('pi.bgd@demo.example');
    await page.goto('/edit-my-nf/');
    await chooseTab(page, /Lidars/);
    await page.getByRole('button', { name: /^View/ }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Edit Lidar System' });
    await expect(dialog).toContainText('Not assessed');
    // The whole page is visible: otherwise axe would report elements that a bar covers as too small.
    await page.setViewportSize({ width: 390, height: 2400 });
    await expectAccessible();
    await page.setViewportSize({ width: 390, height: 800 });
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
