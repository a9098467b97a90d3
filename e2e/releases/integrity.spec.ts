import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import type { Release } from '@portal/portal-contract';
import { pathsOf, realRecords } from '../fixtures/real-paths';
import { builtFile, releases } from '../fixtures/releases';
import { expect, test } from '../fixtures/test';
import { deeperVisits, describedVisits, type Visit } from '../fixtures/visits';
import { settled } from '../fixtures/settled';

// Altered files would leave a mark if they ran or styled.
const RUN_MARK = 'globalThis.__unverified = true;';
const STYLE_MARK = ':root{--unverified:yes}';

/** Time for a page to request its files, and further ones after it has become quiet; in milliseconds. */
const LONG = 60_000;
const A_MOMENT = 10_000;

/** Browsers check no hash of a worker’s file (decision 90). */
const isCode = (file: string) => /(?<!\.worker\.\w+)\.(js|css)$/.test(file);

/** The owner of a facility with a test book. */
const OWNER = 'pi.lmp@demo.example';

/** The file with a mark in front, as altered in transit. */
const altered = (name: string, file: string) => ({
  body: (file.endsWith('.js') ? RUN_MARK : STYLE_MARK) + readFileSync(builtFile(name, file), 'utf8'),
  contentType: file.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
});

/** The marks that altered files have left in the page. */
const marks = (page: Page) =>
  page.evaluate(() => ({
    ran: '__unverified' in globalThis,
    styled: getComputedStyle(document.documentElement).getPropertyValue('--unverified') !== '',
  }));

const NOTHING = { ran: false, styled: false };

/** A visit that loads a file, surely or only perhaps. */
interface Likely {
  visit: Visit;
  isSure: boolean;
}

/** The visible result: a message if the page cannot be shown without the file, otherwise the page. */
const seen = (page: Page, { needsIt }: Visit) =>
  needsIt
    ? page.getByText(/failed an integrity check|not as it was released|could not be loaded|could not start/).first()
    : page.getByRole('main').getByRole('heading', { level: 1 });

/** Alters one file of a release at a time, and observes the browser's reaction. */
async function alterOneByOne(page: Page, { name }: Release) {
  let now = '';
  let isGiven = false;
  let isRefused = false;
  // In whichever release: another proof may be releasing at the same time.
  const isAltered = ({ pathname }: URL) => pathname.startsWith(`/releases/${name}/`) && pathname.endsWith(`/${now}`);
  await page.route(isAltered, (route) => {
    isGiven = true;
    return route.fulfill(altered(name, now));
  });
  page.on('console', (message) => {
    const refused = /digest in the 'integrity' attribute for resource '([^']*)'/.exec(message.text())?.[1];
    if (refused && isAltered(new URL(refused))) isRefused = true;
  });
  return {
    page,
    alter(file: string) {
      now = file;
      isGiven = false;
      isRefused = false;
    },
    /**
     * Whether the browser received the altered file; if so, it must refuse it. A sure visit requests it in any case.
     */
    async hasRefused({ needsIt }: Visit, isSure: boolean) {
      if (!needsIt) await settled(page);
      await expect
        .poll(() => isGiven, { timeout: isSure ? LONG : A_MOMENT })
        .toBe(true)
        .catch(() => undefined);
      if (isGiven) await expect.poll(() => isRefused, now).toBe(true);
      return isGiven;
    },
  };
}

test.describe('files altered in transit neither run nor style', () => {
  test.use({
    // Visits save a record that another program has saved meanwhile, and must confirm who the user is.
    expectedErrors:
      /digest in the 'integrity'|integrity checks failed|ChunkLoadError|Loading (css )?chunk|status of (403|409)/,
  });

  for (const release of releases()) {
    test(
      `every script and style of ${release.name}, one after the other`,
      { tag: '@thorough' },
      async ({ page, pageOf, request }) => {
        test.setTimeout(3_600_000);
        const records = await realRecords(request);
        const visitor = await alterOneByOne(page, release);
        const admin = await alterOneByOne(await pageOf('admin@demo.example'), release);
        const owner = await alterOneByOne(await pageOf(OWNER), release);

        function browserOf({ page: { access }, needsSession, isOfOwner }: Visit) {
          if (isOfOwner) return owner;
          return access === 'public' && !needsSession ? visitor : admin;
        }

        async function make(visit: Visit): Promise<void> {
          const { page: opened } = browserOf(visit);
          await opened.goto(pathsOf(visit.page, records).at(-1) ?? '/');
          await visit.act?.(opened);
        }

        /** Alters a file and makes a visit; returns the page if it received the file. */
        async function given(file: string, { visit, isSure }: Likely): Promise<Page | null> {
          const browser = browserOf(visit);
          browser.alter(file);
          await make(visit);
          return (await browser.hasRefused(visit, isSure)) ? browser.page : null;
        }

        /** The addresses that a visit requests while nothing is altered. */
        async function requestedBy(visit: Visit): Promise<string[]> {
          const { page: opened } = browserOf(visit);
          const requested: string[] = [];
          const note = (made: Request) => requested.push(new URL(made.url()).pathname);
          opened.on('request', note);
          await make(visit);
          await settled(opened);
          // On a busy machine, the script of a window may be requested long after the window was opened.
          await expect
            .poll(() => requested.some(isUndescribed), { timeout: LONG })
            .toBe(true)
            .catch(() => undefined);
          await opened.waitForTimeout(A_MOMENT);
          opened.off('request', note);
          return requested;
        }

        /** Whether a path is that of a file of the release which no page is known to need. */
        const isUndescribed = (path: string) =>
          isCode(path) &&
          path.startsWith(`/releases/${release.name}/`) &&
          describedVisits(releases(), release, path.slice(path.lastIndexOf('/') + 1)).length === 0;

        const deeper: { visit: Visit; requested: string[] }[] = [];
        for (const visit of deeperVisits(releases())[release.name] ?? [])
          deeper.push({ visit, requested: await requestedBy(visit) });

        const visitsOf = (file: string): Likely[] => {
          const described = describedVisits(releases(), release, file);
          if (described.length > 0) return described.map((visit) => ({ visit, isSure: visit.needsIt }));
          return deeper
            .filter(({ requested }) => requested.some((path) => path.endsWith(`/${file}`)))
            .map(({ visit }) => ({ visit, isSure: true }));
        };

        for (const file of Object.keys(release.files).filter(isCode)) {
          await test.step(file, async () => {
            for (const likely of visitsOf(file)) {
              const shown = await given(file, likely);
              if (!shown) continue;
              await expect(seen(shown, likely.visit)).toBeVisible();
              expect(await marks(shown)).toEqual(NOTHING);
              return;
            }
            throw new Error(`No visit loads ${file}. Tell one in fixtures/visits.ts.`);
          });
        }
      },
    );
  }
});

test.describe('the assumptions of the proof above', () => {
  test.use({ expectedErrors: /[Ii]ntegrity/ });
  const [shell] = releases();
  const main = shell?.entry ?? '';
  const sheet = shell?.kind === 'shell' ? (shell.start.styles[0] ?? '') : '';

  /** Serves the page without its hashes, with the first script and style altered. */
  async function withoutHashes(page: Page, policy: string | undefined) {
    for (const file of [main, sheet]) {
      await page.route(`**/releases/shell/*/${file}`, (route) => route.fulfill(altered('shell', file)));
    }
    await page.route('/contact', async (route) => {
      const response = await route.fetch();
      const { 'integrity-policy': own = '', ...headers } = response.headers();
      const body = (await response.text()).replaceAll(/ integrity="[^"]*"/g, '');
      await route.fulfill({ headers: { ...headers, 'integrity-policy': policy ?? own }, body });
    });
    await page.goto('/contact');
  }

  test(
    'the marks are visible: without hashes and their policy, altered files run and style',
    { tag: '@thorough' },
    async ({ page }) => {
      await withoutHashes(page, '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await marks(page)).toEqual({ ran: true, styled: true });
    },
  );

  test('a script requested without a hash does not run', { tag: '@thorough' }, async ({ page }) => {
    await withoutHashes(page, undefined);
    await expect(page.getByText('The portal is loading')).toBeVisible();
    await expect(page.getByText('The portal has not started.')).toBeHidden();
    // Half a minute later.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(page.getByText('The portal has not started.')).toBeVisible();
    expect((await marks(page)).ran).toBe(false);
  });
});
