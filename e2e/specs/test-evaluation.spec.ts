import type { QaTest } from '@portal/domain';
import type { APIRequestContext } from '@playwright/test';
import { atlasName, telecoverText, textFile } from '../fixtures/atlas-file';
import { press, tabTo, type } from '../fixtures/keyboard';
import { bookOf, submitTest } from '../fixtures/test-book';
import { expect, test } from '../fixtures/test';

const EVALUATOR = 'cars@demo.example';
const CHANNELS = 12;
/** The place of the channel that differs from its suggestion. */
const DOUBTED = 3;

/** A telecover of twelve channels that waits at the centre. */
async function submitTelecover(request: APIRequestContext) {
  const book = await bookOf(request, 'pi.rado@demo.example', CHANNELS);
  const files = book.channels.map((channel, place) =>
    textFile(atlasName('telecover', channel), telecoverText([100 + place, 100, 100, 100])),
  );
  const id = await submitTest(book, 'telecover', { files });
  return { owner: book.owner, lidar: book.lidar.name, channels: book.channels.map((each) => each.short_name), id };
}

test('an evaluator evaluates a test of twelve channels by keyboard alone [12.421]', async ({
  page,
  request,
  logIn,
  expectAccessible,
}) => {
  const { owner, lidar, channels, id } = await submitTelecover(request);
  await logIn(EVALUATOR);

  await test.step('the menu leads to the inbox, where it waits', async () => {
    await page.goto('/');
    await press(page.getByRole('link', { name: 'Schedule Support' }));
    const inbox = page.getByRole('table', { name: 'Tests and requests that are open' });
    await type(page.getByRole('searchbox', { name: 'Search the inbox' }), lidar);
    await expect(inbox.getByRole('row').filter({ hasText: `Telecover, quadrants of ${lidar}` })).toHaveCount(1);
    await expectAccessible();
  });

  await test.step('it is opened and taken, and the focus is on its first channel', async () => {
    await press(page.getByRole('link', { name: `Telecover, quadrants of ${lidar}` }));
    await expect(page).toHaveURL(new RegExp(`/cars/qa-test/${id}`));
    await press(page.getByRole('button', { name: 'Take this test' }));
    const panel = page.getByRole('region', { name: channels[0] ?? '', exact: true });
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('Suggested: Pass');
    await expect(page.getByRole('img', { name: `Telecover of ${channels[0]}` })).toBeVisible();
    await expectAccessible();
  });

  await test.step('its plot has a table', async () => {
    const panel = page.getByRole('region', { name: channels[0] ?? '', exact: true });
    await press(panel.locator('summary').filter({ hasText: /^Figures: / }));
    await expect(panel.getByRole('table', { name: '' }).first()).toContainText('Range');
  });

  await test.step('each channel is assessed by a key; one differs from the suggestion', async () => {
    for (const [place, channel] of channels.slice(0, DOUBTED + 1).entries()) {
      const panel = page.getByRole('region', { name: channel, exact: true });
      await expect(panel).toBeVisible();
      if (place > 0) await expect(panel).toBeFocused();
      await page.keyboard.press(place === DOUBTED ? '3' : '1');
      if (place < DOUBTED) await page.keyboard.press('j');
    }
    const doubted = page.getByRole('region', { name: channels[DOUBTED] ?? '', exact: true });
    await expect(doubted).toContainText('This differs from the suggestion (Pass).');
    await page.keyboard.press('r');
    await page.keyboard.type('j: the north is late here');
    await page.keyboard.press('Escape');
    await expect(doubted).toBeFocused();
  });

  await test.step('the others are assessed faster than their plots are drawn, each by its own key', async () => {
    await page.keyboard.type('j1'.repeat(CHANNELS - DOUBTED - 1));
    await expect(page.getByText(`${CHANNELS} of ${CHANNELS} assessed`)).toBeVisible();
    await expect(page.getByText('Result of the test: Failed')).toBeVisible();
    await expect(page.getByRole('region', { name: channels.at(-1) ?? '', exact: true })).toBeFocused();
  });

  await test.step('the draft is kept over a reload, and the facility sees nothing of it', async () => {
    await type(page.getByRole('textbox', { name: 'Conclusions' }), 'One sector overlaps late.');
    await press(page.getByRole('button', { name: 'Save draft' }));
    await expect(page.getByText('Drafts are never shown to the facility.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Conclusions' })).toHaveValue('One sector overlaps late.');
    const seen = await owner.get<QaTest>(`/qa-tests/${id}`);
    expect(seen).toMatchObject({ status: 'in_evaluation', results: [], conclusions: null });
    expect(JSON.stringify(seen)).not.toContain('late');
  });

  await test.step('the test is concluded, and the facility has its result', async () => {
    await tabTo(page.getByRole('button', { name: 'Conclude' }), 60);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Result of the test: Failed');
    await expect(dialog).toContainText(`${CHANNELS - 1} × Pass, 1 × Fail`);
    await expectAccessible();
    await press(dialog.getByRole('button', { name: 'Conclude' }));
    await expect(page.getByRole('button', { name: /^Report/ })).toBeVisible();
    // The demonstration has other tests that wait.
    await expect(page.getByRole('link', { name: /^Next: / })).toBeFocused();
    const seen = await owner.get<QaTest>(`/qa-tests/${id}`);
    expect(seen).toMatchObject({ status: 'failed', conclusions: 'One sector overlaps late.' });
    expect(seen.results.find(({ name: channel }) => channel === channels[DOUBTED])).toMatchObject({
      assessment: 'fail',
      remark: 'j: the north is late here',
    });
    await expectAccessible();
  });
});

test(
  'the network, the calendar and the campaigns are accessible',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn(EVALUATOR);
    await page.goto('/cars/support/network?network.search=CIAO');
    await page
      .getByRole('link', { name: /^Telecover, quadrants, / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('Configurations');
    await expectAccessible();
    await page.getByRole('button', { name: 'Close' }).click();
    for (const [tab, shown] of [
      ['Calendar', 'Twelve months'],
      ['Campaigns', 'Add a slot or campaign'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByLabel(shown).or(page.getByRole('button', { name: shown }))).toBeVisible();
      await expectAccessible();
    }
  },
);
