import { wordsOf } from '../fixtures/downloads';
import { fillLidar, fillPhotometer, groupOf } from '../fixtures/forms';
import { chooseTab } from '../fixtures/choose-tab';
import { PICTURE } from '../fixtures/picture';
import { expect, test } from '../fixtures/test';

const LONG = `Two telescopes share one building. ${'The second one is being aligned. '.repeat(40)}`;

test('an invited facility describes its instruments and applies [1.3, 2.9.5]', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('pi.laq@demo.example');
  await page.goto('/edit-my-nf/');
  await expect(page).toHaveURL(/\/edit-nf\/[0-9a-f-]{36}/);
  // The link's URL redirects to this one: the menu marks it here too.
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Update NF Information' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  const main = page.getByRole('main');
  await expect(main.getByText('Invited', { exact: true })).toBeVisible();
  await expect(main).toContainText('Your turn: describe your instruments');

  await test.step('general information', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Παρατηρητήριο Łódź');
    await page.getByLabel('Hosting institute(s)').fill('Институт физики');
    await page.getByLabel('Lidar PI email').fill('lidar.pi@site.example');
    await main.locator('input[type=file]').first().setInputFiles(PICTURE);
    await expect(main.getByRole('img', { name: /Picture/ })).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Information saved successfully!')).toBeVisible();
    await expect(main.getByText('Draft', { exact: true })).toBeVisible();
    await expectAccessible();
  });

  await test.step('two lidars', async () => {
    await chooseTab(page, /Lidars/);
    for (const [name, groups] of [
      [
        'RALI',
        { 'Elastic 532': ['532 nm elastic parallel, photon counting', '532 nm elastic cross, photon counting'] },
      ],
      ['Λίνταρ 2', { 'Elastic 355': ['355 nm elastic total, analog'], 'Raman 355': ['387 nm N2 Raman, analog'] }],
    ] as const) {
      await page.getByRole('button', { name: 'Add new lidar system' }).click();
      const form = page.getByRole('form').filter({ has: page.getByLabel('Unique ID/Name') });
      await fillLidar(form, name, groups);
      if (name === 'RALI') await form.getByLabel('Additional information').fill(LONG);
      await form.getByRole('button', { name: 'Save lidar system to draft' }).click();
      await expect(page.getByRole('table').getByText(name)).toBeVisible();
    }
    await expect(page.getByRole('table')).toContainText('Not evaluated');
    await expectAccessible();
  });

  await test.step('a photometer', async () => {
    await chooseTab(page, /Photometers/);
    await page.getByRole('button', { name: 'Add new photometer system' }).click();
    const form = page.getByRole('form').filter({ has: page.getByLabel('Photometer unique ID/Name') });
    await fillPhotometer(form, 'Sun 1');
    await form.getByRole('button', { name: 'Save photometer system to draft' }).click();
    await expect(page.getByRole('table').getByText('Sun 1')).toBeVisible();
  });

  await test.step('a lidar that is begun and not saved', async () => {
    await chooseTab(page, /Lidars/);
    await page.getByRole('button', { name: 'Add new lidar system' }).click();
    await page.getByRole('form', { name: 'Lidar', exact: true }).getByLabel('Unique ID/Name').fill('Begun only');
    await expect(page.getByText(/^Unfinished copy kept at/)).toBeVisible();
    await page.getByRole('link', { name: 'LAQ: Lidars' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Begun only' });
    await expect(row).toContainText(/Last kept \d{4}-\d\d-\d\d \d\d:\d\d UTC by PI of LAQ/);
  });

  await test.step('submission', async () => {
    await page.getByRole('button', { name: 'Submit application' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('They will not be part of the application:');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Begun only' })).toBeVisible();
    await expect(dialog).toContainText('You cannot change the application after submitting it.');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByText('Application sent successfully!')).toBeVisible();
    await expect(main.getByText('Submitted', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit application', exact: true })).toHaveCount(0);
    await expect(main).toContainText('cannot be edited');
  });

  await test.step('the document shows everything', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Application (PDF)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^LAQ_application_\d{4}-\d\d-\d\d\.pdf$/);
    const words = await wordsOf(download);
    for (const typed of [
      'Παρατηρητήριο Łódź',
      'Институт физики',
      'lidar.pi@site.example',
      'RALI',
      'Λίνταρ 2',
      'Наблюдательная станция',
      '40.1234',
      '15.7236',
      'Two telescopes share one building.',
      '532 nm elastic cross, photon counting',
      '387 nm N2 Raman, analog',
      'fluorescence channel',
      'Sun 1',
      'CE318-T',
    ])
      expect(words).toContain(typed);
  });

  await test.step('the state is the same after a reload', async () => {
    await page.reload();
    await expect(main.getByText('Submitted', { exact: true })).toBeVisible();
    await chooseTab(page, /History/);
    await expect(page.getByRole('tabpanel')).toContainText('submitted the application');
    await expect(page.getByRole('tabpanel')).toContainText('added the lidar RALI');
    await expectAccessible();
  });
});

test('missing fields are listed with links to them [11.6.6, 12.8]', async ({ page, logIn, expectAccessible }) => {
  await logIn('pi.sof@demo.example');
  await page.goto('/edit-my-nf/');
  await expect(page.getByText('Once nothing is missing.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit application' }).click();
  const check = page.getByRole('region', { name: 'Self-check' });
  await expect(check).toContainText('Missing');
  await expectAccessible();
  const link = check.getByRole('link', { name: /Elastic 532: Availability/ }).first();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Edit Lidar System ./ })).toBeVisible();
  const group = groupOf(page.getByRole('form', { name: 'Lidar', exact: true }), 'Elastic 532');
  await expect(group.getByRole('radio', { name: 'Existing' })).toBeFocused();
});
