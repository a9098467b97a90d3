import type { TestedConfiguration } from '@portal/domain';
import { callsOf } from '../fixtures/calls';
import { wordsOf } from '../fixtures/downloads';
import { bookOf, passTest } from '../fixtures/test-book';
import { expect, test } from '../fixtures/test';

const OWNER = 'pi.lmp@demo.example';
/** A pair of polarised channels. */
const PAIR = ['0532xppx', '0532xcpx'];
const REQUIRED = ['telecover', 'rayleigh_fit', 'dark', 'polarisation_calibration', 'trigger_delay'] as const;
const LAST = 'trigger_delay';
/** Their names in the export. */
const EXPORTED = REQUIRED.map((type) => (type === 'dark' ? 'dark_current' : type));

test(
  'once all tests have passed, the centre approves the configuration, and the data centre reads it [12.502]',
  { tag: '@thorough' },
  async ({ page, pageOf, request, logIn, expectAccessible }) => {
    const book = await bookOf(request, OWNER, PAIR);
    const [centre, ares] = await Promise.all([
      callsOf(request, 'cars@demo.example'),
      callsOf(request, 'ares@demo.example'),
    ]);
    const read = async () => {
      const path = `/lidar/system/${book.lidar.id}/operational-configurations`;
      const { configurations } = await ares.get<{ configurations: TestedConfiguration[] }>(path);
      return configurations.at(-1);
    };
    for (const type of REQUIRED.filter((each) => each !== LAST)) await passTest(centre, book, type);
    await logIn('cars@demo.example');
    await page.goto(`/cars/support/network?network.search=${encodeURIComponent(book.lidar.name)}`);
    const dialog = page.getByRole('dialog');
    const light = page.getByRole('link', { name: new RegExp(`^Telecover, quadrants, ${book.lidar.name}`) });
    const configuration = dialog.getByRole('article', { name: `${book.configuration} – night` });

    await test.step('while a test is missing, it is named, and nothing can be approved', async () => {
      await light.click();
      await expect(configuration).toContainText('Trigger delay: 0532xppx, 0532xcpx');
      await expect(configuration.getByRole('button', { name: /^Approve/ })).toBeHidden();
      expect(await read()).toMatchObject({ schema_version: '1.1', approval: { status: 'provisional' } });
      await expectAccessible();
    });

    await test.step('with the last one it is approved, with a note', async () => {
      await passTest(centre, book, LAST);
      // The sheet is in the address.
      await page.reload();
      await expect(configuration).toContainText('Every required test is valid.');
      await configuration.getByRole('button', { name: /^Approve/ }).click();
      await configuration.getByRole('textbox', { name: 'Note' }).fill('Approved after a clear night.');
      await expectAccessible();
      await configuration
        .getByRole('form')
        .getByRole('button', { name: /^Approve/ })
        .click();
      await expect(configuration).toContainText('Approved');
      await expect(configuration.getByRole('form')).toBeHidden();
      await expectAccessible();
    });

    await test.step('the data centre reads it with the results of its tests', async () => {
      const approved = await read();
      expect(approved).toMatchObject({ schema_version: '1.1', approval: { status: 'approved' } });
      const passed = approved?.quality_assurance.filter((result) => result.passed).map((result) => result.test);
      expect(passed).toEqual(EXPORTED);
      const changes = await ares.get<object>('/lidar/operational-configurations');
      expect(JSON.stringify(changes)).toContain(book.lidar.id);
    });

    await test.step('the facility sees it, and has the sheet of its approval', async () => {
      const owning = await pageOf(OWNER);
      await owning.goto('/qa-support/');
      const panel = owning.getByRole('region', { name: book.lidar.name, exact: true });
      const row = panel
        .getByRole('table', { name: /^Configurations/ })
        .getByRole('row', { name: `${book.configuration} – night` });
      await panel.getByText(/^Configurations \(/).click();
      await expect(row).toContainText('Approved');
      await expectAccessible(owning);
      const download = owning.waitForEvent('download');
      await row.getByRole('button', { name: /^Approval sheet/ }).click();
      expect(await wordsOf(await download)).toContain('Approved after a clear night.');
    });
  },
);
