import type { Locator, Page } from '@playwright/test';
import type { NationalFacility } from '@portal/domain';
import { textOfPdf } from '../fixtures/downloads';
import { expect, test } from '../fixtures/test';

const ALL = 71;
/** The longest acronyms that occur. */
const ACRONYMS = ['ATZ', 'LONG-ACRONYM_OF_24_CHARS', 'BAQUNIN', 'OBSERVATORY-12'];
const NAMES = ['Athens (NTUA)', 'Observatoire atmosphérique de très haute altitude du Pic du Midi de Bigorre', null];
const PIS = ['Ann Other', 'Maximiliane-Charlotte von Hohenstauffen-Oberbergheim', null];
const OVERDUE = { due_date: 1_760_000_000 };

const REVIEWERS = ['Maximiliane Oberbergheim', 'Ann Other', 'Bartholomew Featherstonehaugh', 'Ada Byron'];

const person = (at: number) => {
  const [first_name = '', last_name = ''] = (REVIEWERS[at] ?? '').split(' ');
  return { _id: `${at}`, first_name, last_name, email: 'a@site.example' };
};
const people = { lidar: person(0), lidar_data: person(1), photometer: person(2), photometer_data: person(3) };

/** As many facilities as the network has, copied from the demonstration under other names. */
function many(facilities: readonly NationalFacility[]): NationalFacility[] {
  return Array.from({ length: ALL }, (_none, at) => {
    const facility = facilities[at % facilities.length] as NationalFacility;
    const { initial_acceptance } = facility.submissions;
    return {
      ...facility,
      _id: facility._id.replace(/.{4}$/, String(1000 + at)),
      acronym: `${ACRONYMS[at % ACRONYMS.length]}${at}`.slice(-24),
      name: NAMES[at % NAMES.length] ?? null,
      pi_name: PIS[at % PIS.length] ?? null,
      submissions: {
        initial_acceptance: {
          ...initial_acceptance,
          ...(at % 7 === 0 && OVERDUE),
          ...(initial_acceptance.reviewers_set && { component_reviewers: people }),
        },
      },
    };
  });
}

/** Opens the table of facilities with seventy-one of them. */
async function openFacilities(page: Page) {
  let made: NationalFacility[] = [];
  await page.route('**/national-facility/all?*', async (route) => {
    const asked = new URL(route.request().url());
    const start = Number(asked.searchParams.get('start'));
    const count = Number(asked.searchParams.get('count'));
    asked.searchParams.set('start', '0');
    asked.searchParams.set('count', '100');
    const answer = await route.fetch({ url: asked.href });
    const { data, ...rest } = (await answer.json()) as { data: NationalFacility[] };
    if (made.length === 0) made = many(data);
    const rows = made.slice(start, start + count);
    await route.fulfill({ json: { ...rest, data: rows }, headers: { 'x-total-count': String(ALL) } });
  });
  await page.goto('/admin/edit-nfs');
  await expect(page.locator('.adm-facilities tbody tr').first()).toBeVisible();
}

/** The rows of the table with their positions on the screen. */
const rowsOf = (page: Page) =>
  page.locator('.adm-facilities tbody').evaluate((body) => {
    const boxes = [...body.children].map((row) => row.getBoundingClientRect());
    const heights = boxes.map(({ height }) => height).toSorted((one, other) => one - other);
    return {
      first: boxes[0]?.top,
      median: heights[Math.floor(heights.length / 2)] ?? Infinity,
      highest: heights.at(-1) ?? Infinity,
      inView: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
      // Cells that overflow into the next one or out of the table.
      overflowing: [...body.querySelectorAll('td, th')]
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
        .map(({ textContent }) => textContent),
      width: document.documentElement.scrollWidth,
    };
  });

test(
  'seventy-one facilities with any names: rows have two lines, and fourteen are visible on every page [12.210]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await logIn('admin@demo.example');
    await openFacilities(page);
    const { first } = await rowsOf(page);
    for (const [number, shown] of [
      [1, '1–25 of 71'],
      [2, '26–50 of 71'],
      [3, '51–71 of 71'],
    ] as const) {
      if (number > 1) await page.getByRole('link', { name: `Page ${number}` }).click();
      await expect(page.getByText(shown)).toBeVisible();
      // The pointer would open the tooltip of the element below it.
      await page.mouse.move(0, 0);
      await page.evaluate(() => scrollTo(0, 0));
      const rows = await rowsOf(page);
      expect(rows.median, `page ${number}`).toBeLessThanOrEqual(40);
      expect(rows.highest, `page ${number}`).toBeLessThanOrEqual(41);
      expect(rows.inView, `page ${number}`).toBeGreaterThanOrEqual(14);
      expect(rows.overflowing, `page ${number}`).toEqual([]);
      expect(rows).toMatchObject({ first, width: 1440 });
    }
    await page.getByRole('checkbox', { name: 'Select all 21 shown' }).check();
    await expect(page.getByRole('button', { name: 'Assign reviewers' })).toBeVisible();
    expect((await rowsOf(page)).first).toBe(first);
    await expectAccessible();

    await page.setViewportSize({ width: 1280, height: 800 });
    const narrow = await rowsOf(page);
    expect(narrow.median).toBeLessThanOrEqual(40);
    expect(narrow).toMatchObject({ first, width: 1280, overflowing: [] });
  },
);

test(
  'at 1280 px with the menu open, filters are read whole, and twelve rows are visible [12.260]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn('admin@demo.example');
    await openFacilities(page);
    expect((await page.getByRole('searchbox').boundingBox())?.width).toBeGreaterThanOrEqual(160);
    // A select box with the width of its content is as wide as its longest choice: here, as the present one.
    const cut = await page.locator('.p-filters select').evaluateAll(
      (boxes) =>
        (boxes as HTMLSelectElement[]).filter((box) => {
          const only = box.cloneNode(false) as HTMLSelectElement;
          only.append(...[...box.selectedOptions].map((choice) => choice.cloneNode(true)));
          only.style.width = 'max-content';
          box.after(only);
          const needed = only.offsetWidth;
          only.remove();
          return box.offsetWidth < needed;
        }).length,
    );
    expect(cut).toBe(0);
    const rows = await rowsOf(page);
    expect(rows.median).toBeLessThanOrEqual(40);
    expect(rows.inView).toBeGreaterThanOrEqual(12);
    expect(rows.overflowing).toEqual([]);
    // The verb alone is visible, and the whole name is read aloud.
    await expect(page.getByRole('button', { name: /^Change reviewers of ATZ/ }).first()).toHaveText('Change reviewers');
    await expectAccessible();
  },
);

/** Whether the whole text of a link is visible, whatever number of lines it has. */
const isWhole = (link: Locator) =>
  link.evaluate((it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight + 1);

for (const [what, name] of [
  ['facility', /Pic du Midi de Bigorre/],
  ['PI', /Hohenstauffen-Oberbergheim/],
] as const) {
  test(
    `the name of a ${what} that is cut is whole on focus and hover, and no row moves [12.210] [12.260]`,
    { tag: '@thorough' },
    async ({ page, logIn }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await logIn('admin@demo.example');
      await openFacilities(page);
      const link = page.getByRole('link', { name }).first();
      const before = await rowsOf(page);
      expect(await isWhole(link)).toBe(false);
      await link.hover();
      expect(await isWhole(link)).toBe(true);
      expect(await rowsOf(page)).toMatchObject({ first: before.first, highest: before.highest });
      await page.mouse.move(0, 0);
      await page.keyboard.press('Tab');
      await link.focus();
      expect(await isWhole(link)).toBe(true);
    },
  );
}

test(
  'on a phone, names are whole: half of the cards take at most 120 px, and none with any names more than 190 px [12.260]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn('admin@demo.example');
    await openFacilities(page);
    const cards = await rowsOf(page);
    expect(cards).toMatchObject({ width: 390, overflowing: [] });
    expect(cards.median).toBeLessThanOrEqual(120);
    expect(cards.highest).toBeLessThanOrEqual(190);
    for (const name of [/Pic du Midi de Bigorre/, /Hohenstauffen-Oberbergheim/]) {
      const link = page.getByRole('link', { name }).first();
      // An inline box reports no size of its content: nothing that holds it cuts it either.
      expect(await link.evaluate((it) => getComputedStyle(it).display)).toBe('inline');
    }
    await expectAccessible();
  },
);

test(
  'on a phone, a facility of the demonstration takes at most 150 px [12.210]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn('admin@demo.example');
    await page.goto('/admin/edit-nfs');
    await expect(page.locator('.adm-facilities tbody tr').first()).toBeVisible();
    const rows = await rowsOf(page);
    expect(rows.highest).toBeLessThanOrEqual(150);
    expect(rows.first).toBeLessThanOrEqual(400);
  },
);

test(
  'on a phone, one button shows the filters and tools; what is filtered and selected is always visible',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn('admin@demo.example');
    await page.goto('/admin/edit-nfs?status=submitted');
    const fold = page.getByRole('button', { name: 'Filters and tools (1)' });
    const chip = page.getByRole('button', { name: 'Remove filter Status: Submitted' });
    const status = page.getByRole('combobox', { name: 'Status' });
    await expect(chip).toBeVisible();
    await expect(status).toBeHidden();
    await fold.click();
    await expect(status).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print these facilities' })).toBeVisible();
    await expectAccessible();
    await fold.click();
    await page.getByRole('checkbox', { name: /^Select ATZ/ }).check();
    await expect(page.getByRole('button', { name: 'Assign reviewers' })).toBeVisible();
  },
);

test(
  'seventy-one facilities with any lengths of text are printed on at most four pages, without broken dates [12.210]',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('admin@demo.example');
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await openFacilities(page);
    await page.getByRole('button', { name: 'Print these facilities' }).click();
    await expect(page.locator('.adm-printed tbody tr')).toHaveCount(ALL);
    await page.emulateMedia({ media: 'print' });
    const broken = await page
      .locator('.adm-printed time')
      .evaluateAll((days) => days.filter((each) => each.getClientRects().length > 1).length);
    expect(broken).toBe(0);
    const { words, pages } = await textOfPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(words).toContain(`National Facilities (${ALL})`);
    expect(pages).toBeLessThanOrEqual(4);
  },
);

test('on paper, the tables of staff have no controls, and are tables at the width of A4', async ({ page, logIn }) => {
  await logIn('admin@demo.example');
  for (const path of ['/admin/email', '/admin/audit']) {
    await page.emulateMedia({ media: 'screen' });
    // The width of the text on an A4 page.
    await page.setViewportSize({ width: 674, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('table')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    expect(await page.locator('select, input, button, .p-button').filter({ visible: true }).count()).toBe(0);
  }
});

test('labels of reviewers are whole at 1280 px, and buttons of dialogs stand at the right, in the font of the page', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn('admin@demo.example');
  await page.goto('/admin/edit-nfs');
  const open = page.getByRole('button', { name: 'Change reviewers of ATZ' });
  expect(await open.innerText()).toMatch(/^Change\s+reviewers$/);
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Choose reviewers' });
  const save = await dialog.getByRole('button', { name: 'Save reviewers' }).boundingBox();
  const form = await dialog.getByRole('form').boundingBox();
  expect((save?.x ?? 0) + (save?.width ?? 0)).toBeCloseTo((form?.x ?? 0) + (form?.width ?? 0), 0);
  const fonts = await page.evaluate(() => {
    const button = document.body.appendChild(document.createElement('button'));
    return [button, document.body].map((element) => getComputedStyle(element).font);
  });
  expect(fonts[0]).toBe(fonts[1]);
});

test('Save of the settings is in sight without scrolling', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn('admin@demo.example');
  await page.goto('/admin/settings');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(save).toHaveClass(/p-button-primary/);
});

test(
  'on paper, no head of a column runs into the next, in either direction of the sheet',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('admin@demo.example');
    await openFacilities(page);
    await page.emulateMedia({ media: 'print' });
    // The way of the browser's own menu, without a key that the page could take over.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const width of [718, 1047]) {
      await page.setViewportSize({ width, height: 900 });
      const heads = page.locator('.adm-printed thead th');
      await expect(heads.filter({ hasText: 'Preliminary' })).toBeVisible();
      const cut = await heads.evaluateAll((all) =>
        all.filter((head) => head.scrollWidth > head.clientWidth + 1).map(({ textContent }) => textContent),
      );
      expect(cut, `${width} px`).toEqual([]);
    }
  },
);

test(
  'every column of facilities that can be sorted shows so, and on a phone a number of reviewers has its label',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn('admin@demo.example');
    await openFacilities(page);
    const marks = await page
      .locator('.adm-facilities .p-table-sort')
      .evaluateAll((heads) => heads.map((head) => getComputedStyle(head, '::after').opacity));
    expect(new Set(marks)).toEqual(new Set(['1']));
    await page.setViewportSize({ width: 390, height: 844 });
    const labels = await page
      .locator('.adm-facilities td[data-column="reviewers"]:has(.p-hover-note)')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(new Set(labels)).toEqual(new Set(['"Reviewers"']));
    const lines = await page
      .getByRole('link', { name: 'Ann Other' })
      .evaluateAll((links) => links.map((link) => link.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
  },
);
