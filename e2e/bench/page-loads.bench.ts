import { test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import type { PageEntry } from '@portal/portal-contract';
import { pathsOf, realRecords, type RealRecords } from '../fixtures/real-paths';
import { pagesOf, releases } from '../fixtures/releases';
import { PASSWORD } from '../fixtures/test';
import { median, table } from '../../packages/config/run/figures.mjs';
import { coldAndWarm, type Visit } from './visit';

/** Loads per page, interleaved. */
const ROUNDS = Number(process.env.BENCH_ROUNDS || 3);
const ONLY = new RegExp(process.env.BENCH_ONLY ?? '');

/** One of the two portals. */
interface Portal {
  url: string;
  records: RealRecords;
  /** Session of an administrator, for pages with restricted access. */
  session: Record<string, string>;
}

async function portalAt(request: APIRequestContext, url: string): Promise<Portal> {
  const answer = await request.post('/api/auth/login', { data: { email: 'admin@demo.example', password: PASSWORD } });
  const { data: session } = (await answer.json()) as { data: Record<string, string> };
  return { url, session, records: await realRecords(request) };
}

const PAGES = releases()
  .flatMap(pagesOf)
  .filter(({ path }) => ONLY.test(path));

const figure = (visits: readonly Visit[], of: keyof Visit) => median(visits.map((visit) => visit[of]));
const ratio = (value: number, baseline: number) => (value / baseline).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

test('page loads', async ({ browser, playwright, baseURL }) => {
  const singleUrl = `http://127.0.0.1:${Number(process.env.E2E_PORT) + 1}`;
  const portals: Portal[] = [];
  for (const url of [baseURL ?? '', singleUrl])
    portals.push(await portalAt(await playwright.request.newContext({ baseURL: url }), url));

  async function loadsOf(entry: PageEntry, { url, records, session }: Portal) {
    const path = pathsOf(entry, records).at(-1) ?? '/';
    return coldAndWarm(browser, url + path, entry.access === 'public' ? {} : session);
  }

  const [sizes, times]: [string[][], string[][]] = [[], []];
  for (const entry of PAGES) {
    const seen = portals.map(() => ({ cold: [] as Visit[], warm: [] as Visit[] }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, portal] of portals.entries()) {
        const { cold, warm } = await loadsOf(entry, portal);
        seen[at]?.cold.push(cold);
        seen[at]?.warm.push(warm);
      }
    }
    const [parts, single] = seen;
    if (!parts || !single) continue;
    const both = (of: keyof Visit, when: 'cold' | 'warm' = 'cold') =>
      [figure(parts[when], of), figure(single[when], of)] as const;
    const [code, javascript, hops, requests] = [both('code'), both('javascript'), both('hops'), both('requests')];
    const [first, again, sentAgain] = [both('content'), both('content', 'warm'), both('code', 'warm')];
    const name = `\`${entry.path}\``;
    sizes.push([
      name,
      ...code.map(kilobytes),
      ratio(...code),
      ...javascript.map(kilobytes),
      ...hops.map(String),
      ...requests.map(String),
    ]);
    times.push([
      name,
      ...first.map((ms) => ms.toFixed(0)),
      ratio(...first),
      ...again.map((ms) => ms.toFixed(0)),
      ratio(...again),
      ...sentAgain.map(kilobytes),
    ]);
  }
  console.log('\n### Code of a page with an empty cache\n');
  console.log(
    table(
      [
        'page',
        'parts, kB',
        'one program, kB',
        'ratio',
        'JavaScript, kB',
        'one program',
        'hops',
        'one program',
        'files',
        'one program',
      ],
      sizes,
    ),
  );
  console.log('\n### Time to the heading of the page\n');
  console.log(
    table(
      [
        'page',
        'parts, ms',
        'one program, ms',
        'ratio',
        'again, ms',
        'one program, ms',
        'ratio',
        'code again, kB',
        'one program',
      ],
      times,
    ),
  );
});
