import type { Locator, Page } from '@playwright/test';
import type { PageEntry } from '@portal/portal-contract';
import { pathsOf, realRecords } from '../fixtures/real-paths';
import { pagesOf, releases } from '../fixtures/releases';
import { expect, test } from '../fixtures/test';
import { settled } from '../fixtures/settled';

/**
 * Accounts that see the portal differently: by role, and owners by the state of their facility. They run with the
 * thorough proofs; the stories check their main pages.
 */
const PEOPLE = {
  'an owner with a draft': 'pi.ohp@demo.example',
  'an owner with a preliminary report': 'pi.mun@demo.example',
  CARS: 'cars@demo.example',
  'an administrator': 'admin@demo.example',
  'a lidar reviewer': 'lidar.reviewer@demo.example',
  'a lidar data reviewer': 'lidar.data.reviewer@demo.example',
  'a photometer reviewer': 'photometer.reviewer@demo.example',
  'a photometer data reviewer': 'photometer.data.reviewer@demo.example',
  ARES: 'ares@demo.example',
};

/** Pages that show "not found" have that status, and other users' records are refused. */
const REFUSALS = /status of (403|404)/;

/** Names of buttons that open a dialog or a form without `aria-haspopup`. */
const OPENING = /^(Add|Edit|Set reviewers|Change reviewers|Upload upgrade plan|Submit application|Re-open)\b/;

/** Dialogs of one kind to open per page. */
const ENOUGH = 4;

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Opens all collapsed parts of a page. */
const unfold = (main: Locator) =>
  main.locator('details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));

/** Opens the tabs and sections of a page one after the other, and checks each. */
async function openSections(page: Page, look: () => Promise<void>) {
  const main = page.getByRole('main');
  const tabs = await main.getByRole('tab').all();
  for (const tab of tabs) {
    await tab.click();
    await settled(page);
    await unfold(main);
    await look();
  }
  await unfold(main);
  if (tabs.length === 0) await look();
}

/** Opens, checks and closes the main dialogs and forms of a page. */
async function openDialogs(page: Page, look: () => Promise<void>) {
  const here = page.url();
  const main = page.getByRole('main');
  await unfold(main);
  const buttons = main.locator('button:enabled').and(page.locator(':visible'));
  const texts = await buttons.evaluateAll((all) =>
    all.map((button) => [button.textContent ?? '', button.getAttribute('aria-haspopup') ?? ''] as const),
  );
  const opening = texts.flatMap(([text, opens], at) =>
    opens === 'dialog' || OPENING.test(text) ? [{ at, text, isDialog: opens === 'dialog' }] : [],
  );
  const kinds = new Map(opening.map((button) => [button.text.split(' ')[0], button]));
  for (const { at, isDialog } of [...kinds.values()].slice(0, ENOUGH)) {
    await buttons.nth(at).click();
    const dialog = page.getByRole('dialog');
    if (isDialog) await expect(dialog).toBeVisible();
    await settled(page);
    await expect(dialog.locator('.p-loading')).toHaveCount(0);
    await look();
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    else await page.goto(here);
    await expect(dialog).toBeHidden();
    // A page that is opened again is collapsed, and parts of it load later.
    await expect(async () => {
      await unfold(main);
      expect(await buttons.count()).toBe(texts.length);
    }).toPass();
  }
}

/** Whether the user may see the page. */
const isShown = async (page: Page) => !(await page.getByRole('heading', { name: 'Page not found' }).isVisible());

interface Visit {
  opened: (entry: PageEntry) => boolean;
  /** Whether the parts of a page are checked, which takes longest. */
  seen: (page: Page) => Promise<boolean>;
  /** Widths at which they are checked. */
  sizes?: readonly (typeof PHONE)[];
}

/** Visits pages as a user and opens all their parts. */
const visit = (title: string, tag: string[], email: string | null, { opened, seen, sizes = [PHONE, DESKTOP] }: Visit) =>
  test(title, { tag }, async ({ page, request, logIn, expectAccessible }) => {
    // Every part of every page is checked, which takes long on a busy machine.
    test.setTimeout(1_800_000);
    const lookInBothColours = async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        // axe would measure only a part of elements that the top bar covers, and report them as too small or faint.
        await page.evaluate(() => scrollTo(0, 0));
        // A busy browser keeps the previous colours for some frames, with bright text on dark pages.
        const isBright = colorScheme === 'dark';
        await page.waitForFunction((wanted) => {
          const [red] = getComputedStyle(document.body).color.match(/\d+/) ?? [];
          return Number(red) > 127 === wanted;
        }, isBright);
        // antd's colours follow in the next frame, and are painted in the one after.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        // The two differ only in colours, which some elements adopt later than the page.
        const rules = isBright ? ['color-contrast'] : undefined;
        await expect(() => expectAccessible(page, rules)).toPass({ timeout: 20_000 });
      }
    };
    const lookAt = async () => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await lookInBothColours();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      }
    };
    if (email) await logIn(email);
    const records = await realRecords(request);
    const paths = releases()
      .flatMap(pagesOf)
      .filter(opened)
      .flatMap((entry) => pathsOf(entry, records));
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await settled(page);
        const isSeen = await seen(page);
        await openSections(page, isSeen ? lookAt : async () => {});
        await openDialogs(page, isSeen ? lookInBothColours : async () => {});
      });
    }
  });

test.describe('no page violates a policy, writes an error or is wider than a phone; axe finds nothing in light and dark', () => {
  test.use({ expectedErrors: REFUSALS });

  visit('for a visitor', ['@thorough'], null, { opened: () => true, seen: async () => true });
  // On all other pages, a visitor gets the login.
  visit('for a visitor on public pages', ['@thorough'], null, {
    opened: ({ access }) => access === 'public',
    seen: async () => true,
    // Pages that fit a phone rarely fail on a desktop.
    sizes: [PHONE],
  });

  for (const [who, email] of Object.entries(PEOPLE)) {
    visit(`for ${who}`, ['@thorough'], email, { opened: ({ access }) => access !== 'public', seen: isShown });
    // Other users see these pages as visitors do.
    visit(`for ${who} on public pages`, ['@thorough'], email, {
      opened: ({ access }) => access === 'public',
      seen: async () => false,
    });
  }
});
