import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** The vertical middles of some boxes, each once. */
const middlesOf = async (boxes: readonly Locator[]) => {
  const middles = await Promise.all(
    boxes.map(async (box) =>
      box.evaluate((it) => {
        const { top, height } = it.getBoundingClientRect();
        return Math.round((top + height / 2) / 4);
      }),
    ),
  );
  return [...new Set(middles)];
};

/** The heights of the rows of the first table, without its head. */
const heightsOf = (table: Locator) =>
  table.evaluate((it) => [...it.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height));

test(
  'at 1440 px with the menu open, a name of a facility shows at least 30 characters, types have one line, and a name on focus covers no other cell [12.260]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await logIn('admin@demo.example');
    await page.goto('/admin/edit-nfs');
    await expect(page.locator('.adm-facilities tbody tr').first()).toBeVisible();
    const seen = await page.locator('.adm-facilities tbody').evaluate((body) => ({
      characters: [...body.querySelectorAll('.adm-facility a')].map(
        (link) => ((link.textContent ?? '').length * link.clientWidth) / Math.max(link.scrollWidth, link.clientWidth),
      ),
      whole: [...body.querySelectorAll('.adm-facility a')].map((link) => link.scrollWidth <= link.clientWidth),
      types: Math.max(...[...body.querySelectorAll('.adm-type')].map((type) => type.clientHeight)),
    }));
    // Whatever is cut shows at least this much.
    const cut = seen.characters.filter((_characters, at) => !seen.whole[at]);
    expect(cut).not.toEqual([]);
    expect(Math.min(...cut)).toBeGreaterThanOrEqual(30);
    expect(seen.types).toBeGreaterThan(0);
    expect(seen.types).toBeLessThanOrEqual(20);

    const name = page.getByRole('link', { name: /^ALOMAR Arctic/ });
    await page.keyboard.press('Tab');
    await name.focus();
    const isInside = await name.evaluate((link) => {
      const cell = (link.closest('th') as HTMLElement).getBoundingClientRect();
      const box = link.getBoundingClientRect();
      return box.left >= cell.left && box.right <= cell.right && box.bottom <= cell.bottom + 1;
    });
    expect(isInside).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  },
);

test(
  'at 1280 and 1440 px, search, filters and tools of the users share a line, with and without chips',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn('admin@demo.example');
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const query of ['', '?role=cars']) {
        await page.goto(`/admin/edit-users${query}`);
        await expect(page.getByRole('table')).toBeVisible();
        const line = [
          page.getByRole('searchbox', { name: 'Search users' }),
          page.getByRole('combobox', { name: 'Role' }),
          page.getByRole('button', { name: 'Columns' }),
          page.getByRole('button', { name: 'Print these users' }),
        ];
        expect(await middlesOf(line), `${width} px ${query}`).toHaveLength(1);
      }
    }
    await expectAccessible();
  },
);

test('an email that waits for a mail server takes one line', { tag: '@thorough' }, async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(/\/api\/emails\?/, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const emails = data.emails.map((email: object) => ({
      ...email,
      sent: false,
      status: 'pending',
      waits_for_server: true,
    }));
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, emails } } });
  });
  await logIn('admin@demo.example');
  await page.goto('/admin/email');
  await expect(page.getByText('Waiting: no server').first()).toBeVisible();
  const chips = page.locator('.adm-emails .adm-sent .p-chip');
  await expect(chips).not.toHaveCount(0);
  for (const chip of await chips.all()) expect((await chip.boundingBox())?.height).toBeLessThanOrEqual(24);
  // A long subject or many recipients take more.
  expect(Math.min(...(await heightsOf(page.locator('.adm-emails table'))))).toBeLessThanOrEqual(36);
});
