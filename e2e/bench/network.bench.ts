import type { Browser, Page } from '@playwright/test';
import { certified } from '../fixtures/certified';
import { expect, test } from '../fixtures/test';
import { withoutTiles } from '../fixtures/transfers';
import { median, table } from '../../packages/config/run/figures.mjs';
import { FRAME_TITLES, frameFigures, framesWhile, framesWhileScrolling } from './frames';

/** Loads per width, each with an empty cache and once more. */
const ROUNDS = Number(process.env.BENCH_ROUNDS || 5);
const WIDTHS = [1440, 390];
/** Scroll distance per frame, pixels: that of a wheel, and more than a screen. */
const STEPS = [100, 1000];
/** Frames per measurement of scrolling. */
const FRAMES = 250;
/** Frames in which the map is dragged by a sixtieth of its width each. */
const DRAGGED = 60;

/** Runs in the page before everything else: marks when the first rows of the list and the markers are painted. */
function markFacilities() {
  const awaited = new Map([
    ['list', '.pub-list-scroll .pub-facilities tbody tr'],
    ['map', '.leaflet-marker-pane > *'],
  ]);
  const observer = new MutationObserver(() => {
    for (const [name, selector] of awaited) {
      if (!document.querySelector(selector)) continue;
      awaited.delete(name);
      requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
    }
    if (awaited.size === 0) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Opens the home page; returns it with the times from the request of its HTML to its list and markers, ms. */
async function opened(context: Awaited<ReturnType<Browser['newContext']>>) {
  const page = await withoutTiles(await context.newPage());
  await page.addInitScript(markFacilities);
  await page.goto('/');
  const timeOf = async (name: string) => {
    const at = await page.waitForFunction((mark) => performance.getEntriesByName(mark)[0]?.startTime, name);
    return Number(await at.jsonValue());
  };
  return { page, list: await timeOf('list'), map: await timeOf('map') };
}

async function dragMap(page: Page) {
  const box = await page.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('There is no map.');
  const [left, middle] = [box.x + box.width / 4, box.y + box.height / 2];
  await page.mouse.move(left, middle);
  await page.mouse.down();
  for (let step = 1; step <= DRAGGED; step += 1)
    await page.mouse.move(left + (step * box.width) / 2 / DRAGGED, middle + step);
  await page.mouse.up();
}

async function zoomMap(page: Page) {
  await page.getByRole('button', { name: 'Zoom in' }).click();
  // Longer than the movement of the map.
  await page.waitForTimeout(600);
}

test('a large network', async ({ browser, baseURL, request }) => {
  const { length } = await certified(request);
  const [times, frames]: [string[][], string[][]] = [[], []];
  for (const width of WIDTHS) {
    const seen = { list: [] as number[], map: [] as number[], listAgain: [] as number[], mapAgain: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width, height: 850 } });
      const first = await opened(context);
      await first.page.close();
      const again = await opened(context);
      seen.list.push(first.list);
      seen.map.push(first.map);
      seen.listAgain.push(again.list);
      seen.mapAgain.push(again.map);
      if (round === ROUNDS - 1) frames.push(...(await smoothness(again.page, width, length)));
      await context.close();
    }
    times.push([`${width} px`, ...Object.values(seen).map((all) => median(all).toFixed(0))]);
  }
  const titles = ['width', 'list, ms', 'markers, ms', 'list again, ms', 'markers again, ms'];
  console.log(`\n### The home page of ${length} facilities\n\n${table(titles, times)}`);
  console.log(`\n${table(['width', 'what', ...FRAME_TITLES], frames)}`);
});

async function smoothness(page: Page, width: number, count: number) {
  const found: string[][] = [];
  const add = (what: string, frames: number[]) => found.push([`${width} px`, what, ...frameFigures(frames)]);
  add('the map is dragged', await framesWhile(page, async () => dragMap(page)));
  add('the map is zoomed', await framesWhile(page, async () => zoomMap(page)));
  const rows = page.getByRole('table').getByRole('row');
  const more = page.getByRole('button', { name: /^Show more/ });
  while (await more.isVisible()) await more.click();
  await expect(rows).toHaveCount(count + 1);
  await rows.nth(1).hover();
  for (const step of STEPS)
    add(`the list is scrolled by ${step} px a frame`, await framesWhileScrolling(page, step, FRAMES));
  return found;
}
