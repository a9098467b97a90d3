import type { Page } from '@playwright/test';
import type { PageEntry } from '@portal/portal-contract';
import { pathsOf, realRecords } from '../fixtures/real-paths';
import { pagesOf, releases } from '../fixtures/releases';
import { expect, test } from '../fixtures/test';

/** Everybody with an account who sees the portal in another way: by role, and owners by how far their facility has come. */
const PEOPLE = {
  'an owner with a draft': 'pi.ohp@demo.example',
  CARS: 'cars@demo.example',
  'an administrator': 'admin@demo.example',
};

/** Who sees almost what somebody above sees: `npm test` leaves them to the command of this proof. */
const MORE_PEOPLE = {
  'an owner with a preliminary report': 'pi.mun@demo.example',
  'a lidar reviewer': 'lidar.reviewer@demo.example',
  'a lidar data reviewer': 'lidar.data.reviewer@demo.example',
  'a photometer reviewer': 'photometer.reviewer@demo.example',
  'a photometer data reviewer': 'photometer.data.reviewer@demo.example',
  ARES: 'ares@demo.example',
};

/** Pages that say "not found" do so with that status, and a record that is not one's own is refused. */
const REFUSALS = /status of (403|404)/;

/** Buttons that open a window or a form, by how they begin; those that say so of themselves are found without this. */
const OPENING = /^(Add|Edit|Set reviewers|Change reviewers|Upload upgrade plan|Submit application|Re-open)\b/;

/** Of a page's windows, one of each kind, and not more. */
const ENOUGH = 4;

// Recording would inject a script into the frame of an e-mail, which refuses it with an error.
test.use({ trace: 'off' });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Opens the tabs and sections of a page one after the other, and looks at each. */
async function openSections(page: Page, look: () => Promise<void>) {
  const main = page.getByRole('main');
  const open = () =>
    main.locator('details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
  const tabs = await main.getByRole('tab').all();
  for (const tab of tabs) {
    await tab.click();
    await page.waitForLoadState('networkidle');
    await open();
    await look();
  }
  await open();
  if (tabs.length === 0) await look();
}

/** Opens the main windows and forms of a page, as it is, and closes them again. */
async function openDialogs(page: Page) {
  const here = page.url();
  const main = page.getByRole('main');
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
    const window = page.getByRole('dialog');
    if (isDialog) await expect(window).toBeVisible();
    else await page.waitForLoadState('networkidle');
    if (await window.isVisible()) await page.keyboard.press('Escape');
    else await page.goto(here);
    await expect(window).toBeHidden();
    await expect(buttons).toHaveCount(texts.length);
  }
}

/** Whether somebody sees a page there, and not that there is none for them. */
const isShown = async (page: Page) => !(await page.getByRole('heading', { name: 'Page not found' }).isVisible());

/** Somebody opens pages, with all that can be opened in them; what is `seen` there is looked at in two widths. */
const visit = (
  title: string,
  tag: string[],
  email: string | null,
  { opened, seen }: { opened: (entry: PageEntry) => boolean; seen: (page: Page) => Promise<boolean> },
) =>
  test(title, { tag }, async ({ page, request, logIn, expectAccessible }) => {
    const lookAt = async () => {
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await expectAccessible();
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
        await page.waitForLoadState('networkidle');
        await openSections(page, (await seen(page)) ? lookAt : async () => {});
        await openDialogs(page);
      });
    }
  });

test.describe('no page breaks a policy, writes an error or is wider than a phone; axe finds nothing', () => {
  test.use({ expectedErrors: REFUSALS });

  visit('for a visitor', [], null, { opened: () => true, seen: async () => true });

  for (const [who, email] of Object.entries({ ...PEOPLE, ...MORE_PEOPLE })) {
    const tag = who in PEOPLE ? [] : ['@thorough'];
    visit(`for ${who}`, tag, email, { opened: ({ access }) => access !== 'public', seen: isShown });
    // They are as visitors see them.
    visit(`for ${who} on public pages`, ['@thorough'], email, {
      opened: ({ access }) => access === 'public',
      seen: async () => false,
    });
  }
});
