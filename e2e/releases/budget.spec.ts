import type { Page } from '@playwright/test';
import { releaseUrl, type PageEntry } from '@portal/portal-contract';
import { BUDGETS, HOME, NEW_REMOTE, PLOTS } from '../budgets';
import { builtPart } from '../fixtures/builds';
import { pathsOf, realRecords } from '../fixtures/real-paths';
import { pagesOf, releases } from '../fixtures/releases';
import { expect, test } from '../fixtures/test';
import { countHops, isCode, isScript, sum, transfersOf, withoutTiles, type Transfer } from '../fixtures/transfers';

// The tests block map tiles, and the page "not found" has status 404.
test.use({ expectedErrors: /ERR_BLOCKED_BY_CLIENT|status of 404/ });

const ALL = releases();
const START = ALL.flatMap((release) =>
  release.kind === 'shell'
    ? [...release.start.scripts, ...release.start.styles].map((file) => releaseUrl(release.name, release.hash, file))
    : [],
);

/** An amount, and its files. */
interface Spent {
  amount: number;
  files: readonly Transfer[];
}

const bytesOf = (files: readonly Transfer[]): Spent => ({ amount: sum(files), files });

const listed = (files: readonly Transfer[]) =>
  files.toSorted((a, b) => b.bytes - a.bytes).map(({ path, bytes }) => `${bytes} ${path}`);

/** Exceeded limits with the files behind them, largest first; empty if all are kept. */
const overspent = <What extends string>(limits: Record<What, number>, spent: Record<What, Spent>) =>
  (Object.entries(spent) as [What, Spent][])
    .filter(([what, { amount }]) => amount > limits[what])
    .map(([what, { amount, files }]) => ({
      over: `${what} is ${amount}, which is ${amount - limits[what]} over its limit of ${limits[what]}`,
      files: listed(files),
    }));

async function opened(page: Page, path: string): Promise<Page> {
  await (await withoutTiles(page)).goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const largest = (costs: readonly Transfer[][], amountOf: (files: Transfer[]) => number) =>
  costs.toSorted((a, b) => amountOf(b) - amountOf(a))[0] ?? [];

for (const release of ALL) {
  const { name } = release;
  // `npm test` checks the start of the portal and leaves the parts to the command of this proof.
  test(name, { tag: '@thorough' }, async ({ browser, baseURL, request, pageOf }) => {
    const records = await realRecords(request);

    async function filesOf(entry: PageEntry): Promise<Transfer[]> {
      const page = entry.access === 'public' ? await browser.newPage({ baseURL }) : await pageOf('admin@demo.example');
      const files = await transfersOf(await opened(page, pathsOf(entry, records).at(-1) ?? '/'));
      await page.close();
      // A page of the shell may redirect to one of a remote, which does not count here.
      return files
        .filter(isCode)
        .filter(({ path }) => release.kind === 'remote' || path.startsWith('/releases/shell/'));
    }

    const all: Transfer[][] = [];
    for (const entry of pagesOf(release)) all.push(await filesOf(entry));
    const costs = all.map((files) => files.filter(({ path }) => !START.includes(path)));
    const isEntry = ({ path }: Transfer) => path === releaseUrl(name, release.hash, release.entry);
    const most = largest(costs, (files) => files.length);
    expect(
      overspent(BUDGETS[name] ?? NEW_REMOTE, {
        entry: bytesOf((all[0] ?? []).filter(isEntry)),
        firstPage: bytesOf(largest(costs, sum)),
        requests: { amount: most.length, files: most },
      }),
    ).toEqual([]);
  });
}

/** A class that only the plots use. */
const OF_PLOTS = 'plot-figures';

const scriptsOf = async (name: string) => {
  const { files } = await builtPart(name);
  return [...files].filter(([path]) => path.endsWith('.js')).map(([path, content]) => ({ path, content, files }));
};

test('the plots are one small script in each part with plots, and not loaded by the first page', async ({
  browser,
  baseURL,
}) => {
  const page = await opened(await browser.newPage({ baseURL }), '/');
  const loaded = (await transfersOf(page)).map(({ path }) => path);
  const drawn = ['mf-public', 'mf-nf-area', 'mf-cars-area', 'mf-admin'];
  for (const name of drawn) {
    const plots = (await scriptsOf(name)).filter(({ content }) => content.includes(OF_PLOTS));
    expect(plots.map(({ path }) => path)).toHaveLength(1);
    for (const { path, files } of plots) {
      expect(files.get(`${path}.br`)?.byteLength).toBeLessThanOrEqual(PLOTS);
      expect(loaded.filter((each) => each.endsWith(path))).toEqual([]);
    }
  }
  await page.close();
});

test.describe('home', () => {
  test('stays small, with a short chain of requests', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL });
    const hops = await countHops(page);
    const files = (await transfersOf(await opened(page, '/'))).filter(isScript);
    expect(overspent(HOME, { javascript: bytesOf(files), hops: { amount: hops(), files } })).toEqual([]);
    await page.close();
  });

  test('transfers no script on a second visit', { tag: '@thorough' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const scripts = async () => (await transfersOf(await opened(await context.newPage(), '/'))).filter(isScript);
    const first = await scripts();
    expect(first.filter(({ isCached }) => isCached)).toEqual([]);
    const again = await scripts();
    expect(again.map(({ path }) => path).toSorted()).toEqual(first.map(({ path }) => path).toSorted());
    expect(again.filter(({ isCached }) => !isCached)).toEqual([]);
    await context.close();
  });
});
