import type { Lidar, MyFacilities } from '@portal/domain';
import type { Locator } from '@playwright/test';
import { atlasName, dayOf, evening, telecoverText, textFile } from '../fixtures/atlas-file';
import { callsOf } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';

/** The demonstration leaves the test book of this facility empty. */
const OWNER = 'pi.waw@demo.example';
/** The evening before the story. */
const EVENING = dayOf(evening());

const file = (channel: string, late: number, lidar?: number) =>
  textFile(
    atlasName('telecover', { short_name: channel, scc_channel_id: 7 }, { ...(lidar && { lidar }) }),
    telecoverText([late, 150, 150, 150]),
  );

const IDS = [
  ['Name', 'night'],
  ['Station id', 'ino'],
  ['SCC lidar id', '120'],
  ['SCC version id', '201'],
  ['SCC configuration id', '310'],
] as const;

async function fillIds(form: Locator) {
  for (const [name, value] of IDS) await form.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value);
}

/** Presses a button or follows a link by keyboard, once it can be. */
async function press(target: Locator) {
  await expect(target).toBeEnabled();
  await target.press('Enter');
}

test('a facility enters a configuration and a change of its lidar, and submits a telecover', async ({
  page,
  request,
  logIn,
  expectAccessible,
}) => {
  const calls = await callsOf(request, OWNER);
  const [facility] = (await calls.get<MyFacilities>('/my/national-facilities')).nfs;
  const { lidars } = await calls.get<{ lidars: Lidar[] }>(`/national-facility/${facility?.id}/lidars`);
  const [lidar] = lidars;
  const channels = Object.values(lidar?.channels ?? {}).flatMap((group) =>
    (group?.channels ?? []).map(({ short_name }) => short_name),
  );
  const [first = '', second = ''] = channels;
  const panel = page.getByRole('region', { name: lidar?.name ?? '', exact: true });
  await logIn(OWNER);

  await test.step('the menu leads to the test book, which says what is next', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Request lidar QA/QC support' }).click();
    await expect(page.getByRole('region', { name: 'Next' })).toContainText(
      `Next: add a configuration of ${lidar?.name}`,
    );
    await expect(panel.getByRole('row').nth(1)).toContainText('Telecover, quadrants');
    await expectAccessible();
  });

  await test.step('a configuration is added', async () => {
    await press(page.getByRole('link', { name: 'Add configuration' }));
    const dialog = page.getByRole('dialog');
    await fillIds(dialog.getByRole('form'));
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Save configuration' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole('table', { name: /^Configurations/ })).toContainText('1 – night');
  });

  await test.step('a change of the detector is entered', async () => {
    await panel.getByText('Log book (0)').click();
    await panel.getByRole('button', { name: 'Add entry' }).click();
    const form = panel.getByRole('form');
    await form.getByRole('combobox', { name: 'What changed' }).selectOption('Detector');
    await form.getByRole('textbox', { name: 'Description' }).fill('New photomultiplier');
    await expect(form.getByText('No test becomes due earlier by this entry.')).toBeVisible();
    await form.getByRole('button', { name: 'Save entry' }).click();
    await expect(panel.getByRole('list', { name: /^Log book/ })).toContainText('New photomultiplier');
    await expectAccessible();
  });

  await test.step('a telecover is begun; its files sort themselves, and wrong ids are named', async () => {
    await press(panel.getByRole('link', { name: 'Start telecover, quadrants' }));
    await page.getByRole('button', { name: 'Continue to the files' }).click();
    await page
      .getByLabel('Files of this test')
      .setInputFiles([file(first, 150), file(second, 500), file(first, 160, 121)]);
    await expect(page.getByText('2 of 3 files arrived, 1 not sent')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'ino_121' })).toContainText('lidar 121, version 201');
    const table = page.getByRole('table', { name: 'Channels' });
    await expect(table.getByRole('row', { name: second })).toContainText('Full overlap is above 300 m.');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('img', { name: `Telecover of ${first}` })).toBeVisible();
    await expectAccessible();
  });

  await test.step('what arrived is still there after a reload, and is drawn from the server', async () => {
    await page.reload();
    await expect(page.getByText('Files in the test (2)')).toBeVisible();
    await expect(page.getByRole('img', { name: `Telecover of ${second}` })).toBeVisible();
  });

  await test.step('the beginning is that of the files; the comment survives a reload', async () => {
    await page.getByRole('link', { name: 'Continue to the details' }).click();
    await expect(page.getByRole('textbox', { name: 'Measured from' })).toHaveValue(`${EVENING} 21:30`);
    await page.getByRole('textbox', { name: 'Measured until' }).fill(`${EVENING} 22:00`);
    await page.getByRole('textbox', { name: 'Comment' }).fill('A clear night');
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('A clear night'));
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('A clear night');
    await expectAccessible();
    await page.getByRole('button', { name: 'Save and continue' }).click();
  });

  await test.step('the test is submitted, and waits at the centre in the book', async () => {
    await press(page.getByRole('button', { name: 'Submit test' }));
    await expect(page.getByText('The test is with the calibration centre.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await expect(panel.getByRole('row').nth(1)).toContainText('In evaluation');
  });
});
