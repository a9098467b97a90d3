import { releases } from '../fixtures/releases';
import { expect, test } from '../fixtures/test';
import { frameDialogs } from '../fixtures/visits';

const MESSAGE = {
  first_name: 'Vera',
  last_name: 'Visitor',
  email: 'vera@site.example',
  subject: 'Data',
  message: 'Where are they?',
};

test(
  'a marker and a message of the portal violate no policy',
  { tag: '@thorough' },
  async ({ page, request, logIn }) => {
    // Whether the portal has written a message by itself depends on the day of the week.
    expect((await request.post('/api/contact', { data: MESSAGE })).status()).toBe(200);
    await logIn('admin@demo.example');
    await page.goto('/');
    await page.getByRole('button', { name: /^RADO,/ }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'RADO' })).toBeVisible();
    await page.getByRole('button', { name: 'Zoom in' }).click();

    await page.goto('/admin/email');
    await page.getByRole('row').nth(1).getByRole('button').first().click();
    const frame = page.getByRole('dialog').locator('iframe');
    await expect(frame.contentFrame().locator('p').first()).toBeVisible();
    // Evidence of its own styles: by default, browsers give the body a margin.
    await expect(frame.contentFrame().locator('body')).toHaveCSS('margin', '0px');
  },
);

test(
  'the dialogs of the frame violate no policy, and no style element is written',
  { tag: '@thorough' },
  async ({ page, logIn }) => {
    await logIn('admin@demo.example');
    for (const { act } of frameDialogs(releases())) {
      await page.goto('/');
      await act?.(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      // A dialog also locks scrolling behind it by a style sheet.
      await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
      await expect(page.locator('style')).toHaveCount(0);
    }
  },
);

/** Attacks through a gap in a page; each leaves a trace if it succeeds. */
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
  'a style element': () => {
    const style = document.createElement('style');
    style.append(':root { --attacked: yes; }');
    document.head.append(style);
  },
  'a frame of another site': () =>
    document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' })),
};

/** One attack; `npm test` leaves the others to the command of this proof. */
const SAMPLE = 'an inline script';

for (const [what, attack] of Object.entries(ATTACKS)) {
  const tag = what === SAMPLE ? [] : ['@thorough'];
  // A separate page: the errors that other stories forbid are expected here.
  test(`the policies refuse ${what}, with a report`, { tag }, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL });
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', () => Object.assign(globalThis, { isSeen: true }));
    });
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // By a timer, like the page itself: code that a test evaluates directly may do more than a page.
    await page.evaluate(`setTimeout(${attack.toString()}); 0`);
    await page.waitForFunction(() => 'isSeen' in globalThis);
    expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--attacked'))).toBe(
      '',
    );
    await page.close();
  });
}

test.describe('workers', () => {
  test.use({ expectedErrors: /403/ });

  test(
    'those that outlive their page are refused, be they scripts of a release [12.450]',
    { tag: '@thorough' },
    async ({ page }) => {
      await page.goto('/');
      const script = await page.locator('script[src*="/releases/"]').first().getAttribute('src');
      const started = await page.evaluate(async (url) => {
        const shared = new SharedWorker(url);
        const isShared = new Promise<boolean>((resolve) => {
          shared.addEventListener('error', () => resolve(false));
          setTimeout(() => resolve(true), 60_000);
        });
        const isService = navigator.serviceWorker.register(url).then(
          () => true,
          () => false,
        );
        return { shared: await isShared, service: await isService };
      }, script ?? '');
      expect(started).toEqual({ shared: false, service: false });
    },
  );
});
