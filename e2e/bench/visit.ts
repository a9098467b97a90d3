import type { Browser, BrowserContext, Page } from '@playwright/test';
import { countHops, isCode, isScript, sum, transfersOf, withoutTiles } from '../fixtures/transfers';

/** Costs of loading a page. */
export interface Visit {
  /** Transferred scripts and styles, bytes. */
  code: number;
  /** Transferred scripts, bytes. */
  javascript: number;
  /** Number of files of releases, including fonts. */
  requests: number;
  /** Length of the longest chain of requests after the HTML. */
  hops: number;
  /** From the request of the HTML until the heading is painted, ms. */
  content: number;
}

/** A typical home connection. */
const LINE = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 5e6 / 8 };

/** Runs in the page before everything else: marks when its heading is painted. */
function markContent() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h1')?.textContent) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark('content'));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

async function prepared(context: BrowserContext): Promise<Page> {
  const page = await withoutTiles(await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript(markContent);
  return page;
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await prepared(context);
  const hops = await countHops(page);
  await page.goto(url);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  const files = (await transfersOf(page)).filter(({ isCached }) => !isCached);
  const [mark] = await page.evaluate(() => performance.getEntriesByName('content').map(({ startTime }) => startTime));
  await page.close();
  return {
    code: sum(files.filter(isCode)),
    javascript: sum(files.filter(isScript)),
    requests: files.length,
    hops: hops(),
    content: mark ?? Number.NaN,
  };
}

/** Loads a page with an empty cache, and once more; `session` is a stored login. */
export async function coldAndWarm(browser: Browser, url: string, session: Record<string, string>) {
  const context = await browser.newContext();
  await context.addInitScript((tokens) => {
    for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
  }, session);
  const [cold, warm] = [await visit(context, url), await visit(context, url)];
  await context.close();
  return { cold, warm };
}
