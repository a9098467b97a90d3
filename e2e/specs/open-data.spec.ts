import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { certified } from '../fixtures/certified';
import { expect, test } from '../fixtures/test';

interface Feature {
  id: string;
  geometry: { coordinates: [number, number] } | null;
  properties: { name: string | null; instruments: { kind: string; name: string; page: string; data: string }[] };
}

/** The text of the file that a link of the page downloads. */
async function downloaded(page: Page, link: string) {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: link, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const pathOf = (address: string) => new URL(address).pathname;

/** The page as search engines and link previews read it, without scripts. */
const source = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test(
  'a visitor downloads the facilities of the map, and the files link to the instruments',
  { tag: '@thorough' },
  async ({ page, request, expectAccessible }) => {
    const facilities = await certified(request);
    await page.goto('/');
    await expect(page.getByText(`${facilities.length} facilities`, { exact: true })).toBeVisible();

    const csv = await downloaded(page, 'CSV');
    expect(csv.name).toBe('certified-facilities.csv');
    expect(csv.text.split('\r\n')[0]).toMatch(/^acronym,name,type,/);
    for (const { acronym } of facilities) expect(csv.text).toContain(`\r\n"${acronym}",`);

    const geoJson = await downloaded(page, 'GeoJSON');
    expect(geoJson.name).toBe('certified-facilities.geojson');
    const { features } = JSON.parse(geoJson.text) as { features: Feature[] };
    expect(features.map(({ id }) => id)).toEqual(facilities.map(({ acronym }) => acronym));
    const ciao = features.find(({ id }) => id === 'CIAO');
    const position = facilities.find(({ acronym }) => acronym === 'CIAO')?.position;
    expect(ciao?.geometry?.coordinates).toEqual([position?.longitude, position?.latitude]);
    await expectAccessible();

    const lidar = ciao?.properties.instruments.find(({ kind }) => kind === 'lidar');
    await page.goto(pathOf(lidar?.page ?? ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lidar?.name ?? '');
    await expectAccessible();
  },
);

for (const kind of ['lidar', 'photometer'] as const) {
  test(
    `the page of a ${kind} links to the same data for programs`,
    { tag: '@thorough' },
    async ({ page, request, expectAccessible }) => {
      const [instrument] = (await certified(request)).flatMap((facility) => facility[`${kind}s`]);
      await page.goto(`/${kind}/${instrument?._id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(instrument?.name ?? '');
      await expectAccessible();
      const link = page.getByRole('link', { name: 'JSON', exact: true });
      const address = (await link.getAttribute('href')) ?? '';
      const alternates = page.locator('link[rel="alternate"][type="application/json"]');
      const addresses = await alternates.evaluateAll((links) => links.map((each) => each.getAttribute('href')));
      expect(addresses).toEqual([address, `${address}/pidinst`]);
      const latitude = await page.getByRole('term').filter({ hasText: 'Latitude (°N)' }).locator('+ dd').textContent();

      await link.click();
      await expect(page).toHaveURL(address);
      const shown = JSON.parse((await page.locator('body').textContent()) ?? '') as Record<string, unknown>;
      expect(shown).toMatchObject({ kind, name: instrument?.name });
      const side = Number(shown.latitude) < 0 ? '°S' : '°N';
      expect(`${Math.abs(Number(shown.latitude)).toFixed(4)} ${side}`).toBe(latitude?.trim());
    },
  );
}

test(
  'the page of an instrument has metadata before any script runs, which another page removes',
  { tag: '@thorough' },
  async ({ page, request }) => {
    const lidar = (await certified(request)).flatMap(({ lidars }) => lidars)[0];
    const path = `/lidar/${lidar?._id}`;
    const html = await source(request, `${path}?from=mail`);
    expect(html).toContain(`<title>${lidar?.name} –`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]*${path}">`));
    expect(html).toContain(`<meta property="og:title" content="${lidar?.name}">`);
    expect(html).not.toContain('noindex');

    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${lidar?.name} –`));
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Aerosol Labelling Portal' }).click();
    await expect(page).toHaveTitle(/^Home –/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  },
);

test(
  'robots.txt and the sitemap list every public page, and none that requires a login',
  { tag: '@thorough' },
  async ({ request }) => {
    const robots = await source(request, '/robots.txt');
    expect(robots).toMatch(/^Disallow: \/admin\/edit-users$/m);
    const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
    const xml = await source(request, pathOf(sitemap));
    const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => pathOf(address));
    const instruments = (await certified(request)).flatMap(({ lidars, photometers }) => [
      ...lidars.map(({ _id }) => `/lidar/${_id}`),
      ...photometers.map(({ _id }) => `/photometer/${_id}`),
    ]);
    // The labels of a demonstration are none for search engines.
    expect(paths.toSorted()).toEqual(['/', '/contact', '/privacy', ...instruments].toSorted());
    for (const path of ['/', '/contact', '/privacy', ...instruments.slice(0, 3)]) {
      const answer = await request.get(path);
      expect([path, answer.status(), (await answer.text()).includes('noindex')]).toEqual([path, 200, false]);
    }
  },
);
