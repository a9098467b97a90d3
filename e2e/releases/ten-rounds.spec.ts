import type { CDPSession, Page } from '@playwright/test';
import { follow, RESTING_PLACE } from '../fixtures/follow';
import { pathsOf, realRecords } from '../fixtures/real-paths';
import { pagesOf, releases } from '../fixtures/releases';
import { expect, test } from '../fixtures/test';
import { settled } from '../fixtures/settled';

const ROUNDS = 10;
/** After these, everything that is created only once exists, such as cached answers and styles. */
const FIRST_ROUNDS = 2;
const GROWTH = 1.05;

/** How long answers are kept after their page was left, with a margin, ms; how many are kept depends on the speed. */
const ANSWERS_KEPT = 65_000;

/** A page of the shell, without any remote. */
const QUIET_PAGE = '/privacy';

// Without machine code and call profiles, which the engine keeps creating for frequent calls: they are on the same
// heap, but no page holds them. (Of 0.8 MB that ten rounds added with them, 0.7 were code, and 0.02 objects.)
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--js-flags=--jitless --no-lazy-feedback-allocation --no-flush-bytecode'],
    }),
});

/** The memory and listeners that a left page still holds after garbage collection. */
async function heldBy(page: Page, session: CDPSession) {
  await follow(page, QUIET_PAGE);
  await settled(page);
  await page.waitForTimeout(ANSWERS_KEPT);
  // Freed objects may free others: twice is enough for finalisers.
  for (const _time of [1, 2]) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: valueOf('JSHeapUsedSize'), listeners: valueOf('JSEventListeners'), nodes: valueOf('Nodes') };
}

test(
  'ten rounds through the pages of all areas leave nothing behind [12.91]',
  { tag: '@thorough' },
  async ({ page, request, logIn }) => {
    test.setTimeout(1_800_000);
    await logIn('admin@demo.example');
    const records = await realRecords(request);
    const paths = releases()
      .filter(({ kind }) => kind === 'remote')
      .flatMap(pagesOf)
      .flatMap((entry) => pathsOf(entry, records));
    await page.goto(RESTING_PLACE);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    const round = async () => {
      for (const path of paths) await test.step(path, () => follow(page, path));
    };

    const rounds = async (count: number) => {
      for (let done = 0; done < count; done += 1) await round();
      return heldBy(page, session);
    };

    const first = await rounds(FIRST_ROUNDS);
    const last = await rounds(ROUNDS - FIRST_ROUNDS);

    expect(last.listeners).toBe(first.listeners);
    expect(last.nodes).toBeLessThanOrEqual(first.nodes * GROWTH);
    expect(last.heap).toBeLessThanOrEqual(first.heap * GROWTH);
  },
);
