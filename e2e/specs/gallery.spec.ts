import type { Locator, Page } from '@playwright/test';
import { showControl, test } from '../fixtures/gallery';
import { choose, find, press, tabTo, type } from '../fixtures/keyboard';
import { expect } from '../fixtures/test';

// One worker, so that the gallery is built once.
test.describe.configure({ mode: 'default' });

/** Shown when antd no longer behaves as a story describes. */
const AGAIN = 'antd has changed here: the choice between its control and ours can be taken again (decision 50)';

/** Number of tab stops after which an element counts as unreachable. */
const STOPS = 30;

const form = (portal: Locator, name: string) => portal.getByRole('form', { name });

/** Whether Tab leads to an element, starting at the top of the page. */
async function isReachable(page: Page, target: Locator): Promise<boolean> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return true;
  }
  return false;
}

const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test.describe('the controls of the portal', { tag: '@thorough' }, () => {
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const)
      test.describe(`at ${width} px, ${colorScheme}`, () => {
        test.use({ viewport: { width, height: 900 }, colorScheme });

        test('axe finds no violations in any state of any control [12.76]', async ({ page, expectAccessible }) => {
          await page.goto('/?antd=no');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const listed = page.getByRole('navigation', { name: 'Controls' }).getByRole('listitem');
          await expect(page.getByRole('region', { name: /: portal$/ })).toHaveCount(await listed.count());
          await expectAccessible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
      });

  test('each control is shown in its states beside its counterpart in antd, in light or dark colours [12.76]', async ({
    page,
  }) => {
    const { portal, antd } = await showControl(page, 'number');
    for (const state of ['empty', 'filled', 'wrong', 'with advice', 'read only'])
      await expect(form(portal, `Humidity, ${state}`)).toBeVisible();
    await expect(antd.getByRole('spinbutton', { name: 'Humidity' })).toBeVisible();
    await page.getByLabel('Colours').selectOption('Dark');
    await expect(page.locator('html')).toHaveAttribute('data-colours', 'dark');
    await page.getByRole('checkbox', { name: 'antd beside it' }).click();
    await expect(antd).toBeHidden();
  });

  /** Input for an empty field, the field's content after leaving it, and its message. */
  const TYPED: [id: string, form: string, field: string, typed: string, kept: string, said: string | null][] = [
    ['number', 'Humidity, empty', 'Humidity', '12,5', '12.5', null],
    ['number', 'Humidity, empty', 'Humidity', '12a', '12a', 'Must be a number'],
    ['number', 'Humidity, empty', 'Humidity', '1.2.3', '1.2.3', 'Must be a number'],
    ['number', 'Humidity, empty', 'Humidity', '150', '150', 'Must be at most 100'],
    ['date', 'Planned operation date, empty', 'Planned operation date', '31.02.2026', '31.02.2026', 'Must be a date'],
    ['date', 'Planned operation date, empty', 'Planned operation date', '2026-02-3', '2026-02-3', 'Must be a date'],
    ['text', 'Email, empty', 'Email', 'pi at demo', 'pi at demo', 'Must be an email address'],
    ['text-area', 'Remark, empty', 'Remark', 'longer than twelve', 'longer than twelve', 'Maximum 12 characters'],
  ];
  for (const [id, name, field, typed, kept, said] of TYPED)
    test(`${field}: "${typed}" stays, and its error is shown [12.77]`, async ({ page }) => {
      const { portal } = await showControl(page, id, false);
      const line = form(portal, name).getByRole('textbox', { name: field });
      await type(line, typed);
      await page.keyboard.press('Tab');
      await expect(line).toHaveValue(kept);
      if (said === null) await expect(line).toHaveAttribute('aria-invalid', 'false');
      else await expect(line).toHaveAccessibleDescription(new RegExp(said));
    });

  test('text: a password is revealed and a search cleared by keyboard [12.77]', async ({ page }) => {
    const password = form((await showControl(page, 'password')).portal, 'Password, filled');
    await press(password.getByRole('button', { name: 'Show Password' }));
    await expect(password.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
    const search = (await showControl(page, 'search')).portal.getByRole('searchbox');
    await press(page.getByRole('button', { name: 'Clear search' }));
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
  });

  test('day: the calendar of the browser opens by keyboard [12.77]', async ({ page }) => {
    await page.addInitScript(`HTMLInputElement.prototype.showPicker = function () { this.dataset.opened = 'yes'; }`);
    const day = form((await showControl(page, 'date')).portal, 'Planned operation date, filled');
    await press(day.getByRole('button', { name: 'Pick a day: Planned operation date' }));
    await expect(day.locator('input[type=date]')).toHaveAttribute('data-opened', 'yes');
  });

  test('choices: all can be chosen by keyboard, and only chosen ones are taken [12.77]', async ({ page }) => {
    const select = form((await showControl(page, 'select')).portal, 'Availability, empty').getByRole('combobox');
    await choose(select, 'Planned');

    const box = form((await showControl(page, 'search-select')).portal, 'Station, empty').getByRole('combobox');
    await type(box, 'gra');
    await page.keyboard.press('Tab');
    await expect(box).toHaveValue('');
    await page.keyboard.press('Shift+Tab');
    await find(box, 'Granada');
    await expect(box).toHaveValue('Granada');

    const several = form((await showControl(page, 'several')).portal, 'Stations, empty');
    await press(several.getByRole('checkbox', { name: 'Granada' }), 'Space');
    await expect(several.getByRole('checkbox', { checked: true })).toHaveCount(1);

    const one = form((await showControl(page, 'choice')).portal, 'Instrument status, empty');
    await choose(one.getByRole('group'), 'Planned');

    const grid = form((await showControl(page, 'grid')).portal, 'Channels, empty');
    await press(grid.getByRole('checkbox', { name: 'Far range, 532 nm' }), 'Space');
    await expect(grid.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });

  test('file: chosen with Enter and with Space; an unsupported file is refused with a message [12.77]', async ({
    page,
  }) => {
    const { portal } = await showControl(page, 'file');
    const drop = portal.getByLabel('Upgrade plan');
    for (const key of ['Enter', 'Space']) {
      const opened = page.waitForEvent('filechooser');
      await press(drop, key);
      await opened;
    }
    await drop.setInputFiles({ name: 'plan.exe', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(portal.getByText('“plan.exe” cannot be taken: only pdf files.')).toBeVisible();
  });

  test('table: sorting, filter, selection, search and pages work by keyboard [12.77]', async ({ page }) => {
    const { portal } = await showControl(page, 'table');
    const rows = portal.getByRole('row');
    await press(portal.getByRole('button', { name: 'Name' }), 'Space');
    await expect(portal.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await page.reload();
    await press(portal.getByRole('link', { name: 'Page 2' }));
    await expect(portal.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await page.reload();
    await choose(portal.getByRole('combobox', { name: 'Station' }), 'Évora');
    await expect(rows).toHaveCount(4);
    await press(portal.getByRole('checkbox', { name: 'Choose Lidar 10' }), 'Space');
    await expect(portal.getByRole('checkbox', { name: 'Choose Lidar 10' })).toBeChecked();
    await page.reload();
    await press(portal.getByRole('button', { name: 'Remove filter Station: Évora' }));
    await expect(portal.getByRole('combobox', { name: 'Station' })).toHaveValue('');
    await type(portal.getByRole('searchbox'), 'evora 6');
    await expect(rows).toHaveCount(2);
  });

  test('overlays open by keyboard, and Escape returns the focus [12.77]', async ({ page }) => {
    const more = (await showControl(page, 'menu')).portal.getByRole('button', { name: 'More' });
    await press(more);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Reviewers' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();

    const note = (await showControl(page, 'note')).portal;
    await tabTo(note.getByRole('button'));
    await expect(note.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note.getByRole('tooltip')).toBeHidden();

    const add = (await showControl(page, 'drop-down-form')).portal.getByRole('button', { name: 'Add user' });
    await press(add);
    await press(page.getByRole('button', { name: 'Done' }));
    await expect(add).toBeFocused();

    const open = (await showControl(page, 'panel')).portal.getByRole('button', { name: 'Open panel' });
    await press(open);
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(open).toBeFocused();

    for (const [id, button] of [
      ['dialog', 'Open dialog'],
      ['dialog', 'Ask first'],
      ['sheet', 'Open sheet'],
    ] as const) {
      const opener = (await showControl(page, id)).portal.getByRole('button', { name: button });
      await press(opener);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveAccessibleName(/\S/);
      await tabTo(dialog.getByRole('button').last());
      for (let stop = 0; stop < 6; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull();
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test('tabs, sections, disclosures and toasts work by keyboard; input in a tab is kept [12.77]', async ({ page }) => {
    const tabs = (await showControl(page, 'tabs')).portal;
    await tabTo(tabs.getByRole('tab', { name: 'General info' }));
    await page.keyboard.press('ArrowRight');
    await type(tabs.getByRole('textbox'), 'typed');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tabpanel')).toHaveText('No photometer registered');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.getByRole('textbox')).toHaveValue('typed');

    const outline = (await showControl(page, 'outline')).portal;
    await press(outline.getByRole('link', { name: /^Details.*1 to correct$/ }));
    await expect(outline.getByRole('heading', { name: 'Details' })).toBeFocused();

    const { portal } = await showControl(page, 'disclosure');
    await press(portal.locator('summary'));
    await expect(portal.getByText('In four steps.')).toBeVisible();

    const toasts = (await showControl(page, 'toast')).portal;
    await press(toasts.getByRole('button', { name: 'Say what failed' }));
    await expect(toasts.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite');
    await press(toasts.getByRole('button', { name: 'Dismiss' }));
    await expect(toasts.getByText('Not saved.')).toBeHidden();

    await expect((await showControl(page, 'progress')).portal.getByRole('progressbar')).toHaveAccessibleName(
      'Uploading plan.pdf',
    );
  });
});

test.describe('antd controls that the portal does not use', { tag: '@thorough' }, () => {
  for (const [typed, becomes] of [
    ['1,5', '15'],
    ['150', '100'],
    ['12a', '12'],
    ['1.2.3', '1.2'],
  ] as const)
    test(`InputNumber changes ${typed} to ${becomes} without a message [12.78]`, async ({ page }) => {
      const field = (await showControl(page, 'number')).antd.getByRole('spinbutton');
      await type(field, typed);
      await page.keyboard.press('Tab');
      await expect(field, AGAIN).toHaveValue(becomes);
    });

  test('DatePicker discards invalid input, and no day can be chosen by keyboard [12.78]', async ({ page }) => {
    const field = (await showControl(page, 'date')).antd.getByRole('textbox');
    await type(field, '31.02.2026');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field, AGAIN).toHaveValue('');

    await page.reload();
    await press(field);
    await expect(page.locator('.ant-picker-dropdown')).toBeVisible();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(field, AGAIN).toHaveValue('');
    const days = page.locator('.ant-picker-dropdown :is(td, button)');
    expect(
      await days.evaluateAll((all) => all.filter(({ tabIndex, tagName }) => tagName === 'TD' && tabIndex >= 0)),
      AGAIN,
    ).toEqual([]);
  });

  test('Select chooses the highlighted option on Tab, even with multiple choices [12.78]', async ({ page }) => {
    for (const id of ['search-select', 'several']) {
      const { antd } = await showControl(page, id);
      await type(antd.getByRole('combobox').first(), 'gra');
      await expect(page.locator('.ant-select-item-option-active')).toHaveText('Granada');
      await page.keyboard.press('Tab');
      await expect(antd.locator('.ant-select').first(), AGAIN).toContainText('Granada');
    }
  });

  test('Segmented has a tab stop on which no key has an effect [12.78]', async ({ page }) => {
    const frame = (await showControl(page, 'choice')).antd.locator('.ant-segmented');
    await tabTo(frame);
    await page.keyboard.press('ArrowRight');
    await expect(frame, AGAIN).toBeFocused();
    await expect(frame.getByRole('radio').first(), AGAIN).toBeChecked();
  });

  test('Upload.Dragger does not open with Space, and does not name the file that it removes [12.78]', async ({
    page,
  }) => {
    const { antd } = await showControl(page, 'file');
    let opened = 0;
    page.on('filechooser', () => (opened += 1));
    await press(antd.getByRole('button', { name: 'Choose a file or drop it here' }), 'Space');
    await expect(antd.getByRole('button', { name: /^Remove file$/i }), AGAIN).toHaveCount(1);
    expect(opened, AGAIN).toBe(0);
  });

  test('the filter of Table cannot be reached by keyboard [12.78]', async ({ page }) => {
    const { antd } = await showControl(page, 'table');
    expect(await isReachable(page, antd.locator('.ant-table-column-sorters').first().locator('xpath=..'))).toBe(true);
    await page.reload();
    expect(await isReachable(page, antd.locator('.ant-table-filter-trigger')), AGAIN).toBe(false);
  });

  test('Dropdown does not expose that it opens, and arrow keys do not enter its list [12.78]', async ({ page }) => {
    const button = (await showControl(page, 'menu')).antd.getByRole('button', { name: 'More' });
    await press(button);
    await expect(page.getByRole('menuitem', { name: 'Due date' })).toBeVisible();
    expect(await button.getAttribute('aria-expanded'), AGAIN).toBeNull();
    await page.keyboard.press('ArrowDown');
    await expect(button, AGAIN).toBeFocused();
  });

  test('Popover loses the focus on Escape [12.78]', async ({ page }) => {
    await press((await showControl(page, 'drop-down-form')).antd.getByRole('button', { name: 'Add user' }));
    const inside = page.getByRole('tooltip').getByRole('button', { name: 'Done' });
    await expect(inside).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(inside).toBeFocused();
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocusLost(page), AGAIN).toBe(true);
  });

  test('Tooltip does not open on focus [12.78]', async ({ page }) => {
    const button = (await showControl(page, 'note')).antd.getByRole('button');
    await tabTo(button);
    await expect(button, AGAIN).toBeFocused();
    await expect(page.getByRole('tooltip'), AGAIN).toHaveCount(0);
  });

  test('message announces a success as an alert [12.78]', async ({ page }) => {
    await press((await showControl(page, 'toast')).antd.getByRole('button', { name: 'Say so' }));
    await expect(page.getByRole('alert'), AGAIN).toHaveText('Information saved successfully!');
  });

  test('the button of Input.Password does not name its field, and Progress has no name [12.78]', async ({ page }) => {
    const { antd } = await showControl(page, 'password');
    await expect(antd.getByRole('button'), AGAIN).toHaveAccessibleName('Show');
    await expect((await showControl(page, 'progress')).antd.getByRole('progressbar'), AGAIN).toHaveAccessibleName('');
  });

  test('Steps is not a list and marks no current step; Descriptions has no headers [12.78]', async ({ page }) => {
    const { antd } = await showControl(page, 'outline');
    const steps = antd.locator('.ant-steps:not(.ant-timeline)');
    await expect(steps).toContainText('Submitted');
    await expect(steps.getByRole('listitem'), AGAIN).toHaveCount(0);
    await expect(antd.locator('[aria-current]'), AGAIN).toHaveCount(0);
    const sheet = (await showControl(page, 'sheet-of-data')).antd;
    await expect(sheet.getByRole('cell', { name: 'Acronym : ATZ' }), AGAIN).toBeVisible();
    await expect(sheet.getByRole('rowheader'), AGAIN).toHaveCount(0);
  });

  test('the growing Input.TextArea violates the policy of the page [12.78]', async ({ browser, baseURL }) => {
    // A page without the error check: a policy violation fails every story.
    const page = await browser.newPage({ baseURL });
    const broken = page.waitForEvent('console', (message) => message.text().includes('style-src'));
    await showControl(page, 'text-area');
    expect((await broken).type(), AGAIN).toBe('error');
    await page.close();
  });
});
