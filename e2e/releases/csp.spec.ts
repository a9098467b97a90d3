import type { Page } from '@playwright/test';
import { pathsOf, realRecords } from '../fixtures/real-paths';
import { pagesOf, releases } from '../fixtures/releases';
import { expect, test } from '../fixtures/test';
import { frameWindows } from '../fixtures/visits';

/** Everybody who sees the portal in another way: by role, and owners by how far their facility has come. */
const PEOPLE = {
  'a visitor': null,
  'an owner with a draft': 'pi.ohp@demo.example',
  'an owner with a preliminary report': 'pi.mun@demo.example',
  'a lidar reviewer': 'lidar.reviewer@demo.example',
  'a lidar data reviewer': 'lidar.data.reviewer@demo.example',
  'a photometer reviewer': 'photometer.reviewer@demo.example',
  'a photometer data reviewer': 'photometer.data.reviewer@demo.example',
  CARS: 'cars@demo.example',
  ARES: 'ares@demo.example',
  'an administrator': 'admin@demo.example',
};

/** Pages that say "not found" do so with that status, and a record that is not one's own is refused. */
const REFUSALS = /status of (403|404)/;

/** Buttons that open a window or a form, by how they begin; those that say so of themselves are found without this. */
const OPENING = /^(Add|Edit|Set reviewers|Change reviewers|Upload upgrade plan|Submit application|Re-open)\b/;

/** Of a page's windows, one of each kind, and not more. */
const ENOUGH = 4;

// Recording would inject a script into the frame of an e-mail, which refuses it with an error.
test.use({ trace: 'off' });

/** Opens what a page keeps closed: tabs, sections and its main windows. */
async function openEverything(page: Page, path: string) {
  const main = page.getByRole('main');
  for (const tab of await main.getByRole('tab').all()) await tab.click();
  await main.locator('details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
  const buttons = main.locator('button:enabled').and(page.locator(':visible'));
  const texts = await buttons.evaluateAll((all) =>
    all.map((button) => [button.textContent ?? '', button.getAttribute('aria-haspopup') ?? ''] as const),
  );
  const opening = texts.flatMap(([text, opens], at) =>
    opens === 'dialog' || OPENING.test(text) ? [{ text, at }] : [],
  );
  const kinds = new Map(opening.map(({ text, at }) => [text.split(' ')[0], at]));
  for (const at of [...kinds.values()].slice(0, ENOUGH)) {
    await buttons.nth(at).click();
    const window = page.getByRole('dialog');
    await expect(window.or(page.getByRole('form')).first()).toBeVisible();
    if (await window.isVisible()) await page.keyboard.press('Escape');
    else await page.goto(path);
    await expect(window).toBeHidden();
    await expect(buttons).toHaveCount(texts.length);
  }
}

test.describe('no page breaks a policy or writes an error', () => {
  test.use({ expectedErrors: REFUSALS });

  for (const [who, email] of Object.entries(PEOPLE)) {
    test(`for ${who}`, async ({ page, request, logIn }) => {
      if (email) await logIn(email);
      const records = await realRecords(request);
      const pages = releases().flatMap(pagesOf);
      for (const path of pages.flatMap((entry) => pathsOf(entry, records))) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await openEverything(page, path);
        });
      }
    });
  }
});

test('a marker and a message of the portal break no policy', async ({ page, logIn }) => {
  await logIn('admin@demo.example');
  await page.goto('/');
  await page.getByRole('button', { name: /^RADO,/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'RADO' })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();

  await page.goto('/admin/email');
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  const frame = page.getByRole('dialog').locator('iframe');
  await expect(frame.contentFrame().locator('p').first()).toBeVisible();
});

test('the windows of the frame break no policy', async ({ page, logIn }) => {
  await logIn('admin@demo.example');
  for (const { act } of frameWindows(releases())) {
    await page.goto('/');
    await act?.(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});

/** What somebody might try who has found a gap in a page; each leaves a trace where it works. */
const ATTACKS: Record<string, () => unknown> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.attacked = true';
    document.head.append(script);
  },
  // eslint-disable-next-line no-eval
  'code from a string': () => (globalThis as unknown as { eval: (code: string) => void }).eval('attacked = true'),
  'a handler in HTML': () => (document.body.innerHTML = '<img src="x" onerror="attacked = true">'),
  'a document to be written': () => document.write('<script>attacked = true</script>'),
  'a script from an upload': () => Object.assign(document.createElement('script'), { src: '/api/files/1' }),
  'a policy of its own': () =>
    (
      globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
    ).trustedTypes.createPolicy('mine', { createHTML: (html: string) => html }),
  'a style without the nonce': () => {
    const style = document.createElement('style');
    style.append(':root { --attacked: yes; }');
    document.head.append(style);
  },
  'a frame of another site': () =>
    document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' })),
};

for (const [what, attack] of Object.entries(ATTACKS)) {
  // A page of its own: what is watched for elsewhere is wanted here.
  test(`the policies refuse ${what}, and say so`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL });
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', () => Object.assign(globalThis, { isSeen: true }));
    });
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // By a timer, as the page itself would do it: what a test evaluates directly may do more than a page.
    await page.evaluate(`setTimeout(${attack.toString()}); 0`);
    await page.waitForFunction(() => 'isSeen' in globalThis);
    expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--attacked'))).toBe(
      '',
    );
    await page.close();
  });
}
