import type { Page } from '@playwright/test';
import { altered, builtPart, entryOf } from '../fixtures/builds';
import { linkIn, mailOf } from '../fixtures/mails';
import { settled } from '../fixtures/settled';
import { expect, test } from '../fixtures/test';

const PART = 'mf-public';
const EMAIL = 'pi.caro@demo.example';
const TYPED = 'a-lidar-secret-of-mine';
const SEEN = 'what a remote may see';

/**
 * The attack of a remote on a secret of another page: it reads requests, input, rendered text, the addresses of this
 * tab and new elements, and keeps a window and a worker for pages that are loaded after it. It puts its finds into the
 * storage, which all pages of the portal share.
 */
function steal() {
  // The function is sent to the browser as a whole.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const keep = (what: string, value: unknown) => {
    const loot = JSON.parse(localStorage.getItem('loot') ?? '[]') as string[];
    localStorage.setItem('loot', JSON.stringify([...loot, `${what}: ${String(value)}`]));
  };
  keep('ran', location.pathname);
  const { fetch: own } = globalThis;
  globalThis.fetch = (input, init) => {
    keep('fetch', JSON.stringify([input instanceof Request ? input.url : input, init?.body]));
    return own(input, init);
  };
  const look = (where: string, of: Window) => {
    try {
      keep(where, of.location.href);
      for (const { value } of of.document.querySelectorAll('input')) keep(`${where} input`, value);
    } catch {
      // Not accessible.
    }
  };
  new MutationObserver(() => look('drawn', globalThis.window)).observe(document, { subtree: true, childList: true });
  for (const event of ['input', 'keydown', 'pagehide', 'pageshow', 'popstate', 'beforeunload'])
    addEventListener(event, () => look(event, globalThis.window), true);
  setInterval(() => look('later', globalThis.window), 50);
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const script = document.querySelector<HTMLScriptElement>('script[src*="/mf-public/"]')?.src ?? '';
  workers?.register(script).then(
    () => keep('worker', 'registered'),
    () => {},
  );
  // A separate window that stays when this document is left.
  if (opener) setInterval(() => look('opener', opener as Window), 50);
  const entries =
    (globalThis as { navigation?: { entries: () => { url: string | null }[] } }).navigation?.entries() ?? [];
  for (const { url } of entries) keep('history', url);
}

/** The remote with the attack in front of its own code. */
async function aHostileRelease() {
  const build = await builtPart(PART);
  const contents = { [build.release.entry]: `(${steal.toString()})();\n${entryOf(build)}` };
  return altered(build, { about: { version: '9.9.3' }, contents });
}

const lootIn = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('loot') ?? '[]') as string[]);

// The policy refuses the worker, with an error in the console.
test.use({ expectedErrors: /./ });

// Restores the portal for other proofs.
test.afterAll(async ({ teams }) => {
  await teams.rollBack(PART, (await builtPart(PART)).release.hash);
});

test(
  'a remote that was loaded before sees neither the secret of a link nor a password [12.160]',
  { tag: '@thorough' },
  async ({ browser, baseURL, request, teams }) => {
    await teams.publish(await aHostileRelease());
    await request.post('/api/auth/reset-password', { data: { email: EMAIL } });
    const secret = linkIn(await mailOf(request, /password/i)).pathname;
    // A separate context: policy violations are intended here, and reported.
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));

    await page.goto('/contact');
    await expect(page.getByRole('heading', { name: 'Contact form' })).toBeVisible();
    await expect.poll(() => lootIn(page)).toContain('ran: /contact');
    // On pages with the remote, it sees typed text.
    await page.getByLabel('Subject').fill(SEEN);
    await expect.poll(() => lootIn(page)).toContain(`input input: ${SEEN}`);
    // A second window of the same remote, with a handle to the first one.
    const [other] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/'))]);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => lootIn(page)).toContainEqual(expect.stringMatching(/^opener: .*\/contact$/));

    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
    expect(await other.evaluate(() => opener === null || (opener as Window).closed)).toBe(true);
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password').fill(TYPED);
    await page.goto(secret);
    await page.getByLabel('Password', { exact: true }).fill(TYPED);
    await page.getByLabel('Confirm password').fill(TYPED);
    // New code of the remote is not loaded here; its requests are refused.
    const blocked = await page.evaluate(
      async (src) => {
        const script = Object.assign(document.createElement('script'), { src });
        const ended = new Promise((resolve) => {
          script.addEventListener('error', () => resolve('refused'));
          script.addEventListener('load', () => resolve('run'));
        });
        document.head.append(script);
        return ended;
      },
      await remoteScript(other),
    );
    expect(blocked).toBe('refused');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();

    await page.getByRole('banner').getByRole('link').first().click();
    await expect.poll(() => lootIn(page)).toContain('ran: /');
    // A tab that is still loading another document cannot be told to go back.
    await settled(page);
    await page.goBack();
    await settled(page);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const loot = (await lootIn(page)).join('\n');
    expect(loot).not.toContain(TYPED);
    expect(loot).not.toContain(secret);
    expect(loot).not.toContain('worker: registered');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await context.close();
  },
);

/** The script of the hostile remote, as a page that has it names it. */
const remoteScript = (page: Page) =>
  page.evaluate(
    (part) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes(`/releases/${part}/`)) ?? '',
    PART,
  );
