import { brotliDecompressSync } from 'node:zlib';
import { addFacility } from '../../../test/facilities';
import { addFile } from '../../../test/files';
import { addLidar, addPhotometer } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { labelling } from '../../labels/labelled.fixture';
import { publishBuilt } from '../releases/publish-built.service';
import { aBuiltFolder, aRemoteRelease, aShellRelease } from '../releases/releases.fixture';
import { PRODUCT_TITLE } from '@portal/domain';

const portal = testPortal();
const { labelled } = labelling(portal);

beforeEach(() => publishBuilt(portal.context, [aBuiltFolder(aShellRelease()), aBuiltFolder(aRemoteRelease())]));

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const unescaped = (text: string) =>
  text.replaceAll(/&(?:lt|gt|quot|amp|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** The metadata of a page: the content of its meta tags by name, its title, its links by relation. */
function headOf(html: string) {
  const head = /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '';
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)];
  const links = [...head.matchAll(/<link rel="(canonical|alternate)"(?: type="([^"]*)")?[^>]* href="([^"]*)">/g)];
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    meta: Object.fromEntries(metas.map(([, name = '', content = '']) => [name, unescaped(content)])),
    canonical: links.filter(([, rel]) => rel === 'canonical').map(([, , , href]) => href),
    alternates: links.filter(([, rel]) => rel === 'alternate').map(([, , type, href]) => `${type} ${href}`),
  };
}

async function headAt(url: string) {
  const { statusCode, headers, body } = await portal.get(url);
  return { status: statusCode, headers, body, ...headOf(body) };
}

test('home has a description of the portal, one address for all searches, and links to its data', async () => {
  for (const url of ['/', '/?search=ciao']) {
    const { meta, canonical, alternates } = await headAt(url);
    expect(canonical).toEqual(['https://portal.example/']);
    expect(meta).toMatchObject({
      'og:type': 'website',
      'og:site_name': PRODUCT_TITLE,
      'og:title': PRODUCT_TITLE,
      'og:url': 'https://portal.example/',
      'og:description': meta.description,
      'twitter:card': 'summary',
    });
    expect(meta.description).toMatch(/^Certified aerosol remote-sensing facilities/);
    expect(meta).not.toHaveProperty('robots');
    expect(meta).not.toHaveProperty('og:image');
    expect(alternates).toEqual([
      'application/geo+json /api/open-data/facilities.geojson',
      'text/csv /api/open-data/facilities.csv',
    ]);
  }
});

test('home is read without scripts: the facilities on the map, with the last day of their labels [12.556]', async () => {
  await labelled({ acronym: 'CIAO', name: 'Potenza <b>observatory</b>' });
  const { body } = await headAt('/');
  const served = /<noscript>(.*)<\/noscript>/s.exec(body)?.[1] ?? '';
  expect(served).toContain('Potenza &lt;b&gt;observatory&lt;/b&gt; (CIAO)');
  expect(served).toContain('<a href="/label/CIAO">Labelled</a> valid until <time>2027-06-14</time>');
  expect(served).toContain('<a href="/labels">All labels</a>');
});

test('a lidar of a certified facility has its name, facility and picture, and links for programs [12.4]', async () => {
  const facility = await addFacility(portal, { displayed_status: 'labelled', name: 'Potenza observatory' });
  const { id: pictureId } = await addFile(portal);
  const { id } = await addLidar(portal, facility.id, {
    latitude: 40.601,
    longitude: -15.7239,
    altitude: 760,
    type: 'lidar_custom_built',
    status: 'operational',
    planned_operation_date: '2020-01-01',
    pictureId,
  });
  const { status, title, meta, canonical, alternates } = await headAt(`/Lidar/${id.toUpperCase()}/?from=map`);
  expect([status, title]).toEqual([200, `MUSA – ${PRODUCT_TITLE}`]);
  expect(canonical).toEqual([`https://portal.example/lidar/${id}`]);
  expect(alternates).toEqual([
    `application/json /api/open-data/lidar/${id}`,
    `application/json /api/open-data/lidar/${id}/pidinst`,
  ]);
  const description =
    'Lidar of Potenza observatory (CIAO): High-power lidar, custom-built; operational since 2020-01-01; 40.6010 °N, 15.7239 °W, 760 m.';
  expect(meta).toEqual({
    viewport: expect.any(String),
    description,
    'og:type': 'website',
    'og:site_name': PRODUCT_TITLE,
    'og:title': 'MUSA',
    'og:description': description,
    'og:url': `https://portal.example/lidar/${id}`,
    'og:image': `https://portal.example/api/files/${pictureId}`,
    'og:image:alt': 'MUSA',
    'twitter:card': 'summary_large_image',
  });
});

test('an instrument of an uncertified facility is not indexed, and names no facility [11.11.1]', async () => {
  const facility = await addFacility(portal, { acronym: 'SECRET', name: 'Hidden', displayed_status: 'suspended' });
  const { id } = await addLidar(portal, facility.id, { status: 'planned', planned_operation_date: '2027-01-01' });
  const { status, meta, body } = await headAt(`/lidar/${id}`);
  expect([status, meta.robots, meta['og:title']]).toEqual([200, 'noindex', 'MUSA']);
  expect(meta.description).toBe('Lidar: planned for 2027-01-01.');
  expect(body).not.toMatch(/SECRET|Hidden/);
});

test.each([
  ['ends a tag', '"><script>alert(1)</script>'],
  ['ends the title', '</title><b>'],
  ['ends an attribute', `x" onload='alert(1)' &quot; &amp;`],
])('a name that %s is output as text', async (_how, name) => {
  const facility = await addFacility(portal, { displayed_status: 'labelled', name });
  const { id: pictureId } = await addFile(portal);
  const { id } = await addLidar(portal, facility.id, { name, pictureId });
  const { title, meta, body } = await headAt(`/lidar/${id}`);
  expect(title).toBe(`${name} – ${PRODUCT_TITLE}`);
  expect(meta).toMatchObject({ 'og:title': name, 'og:image:alt': name, description: `Lidar of ${name} (CIAO).` });
  expect(body).not.toContain(name);
  // Script elements with data, and those of the shell: none contains inline code.
  expect(body.match(/<script(?! type="application\/json")[^>]*>[^<]/g)).toBeNull();
});

test('a long name is truncated in previews and complete in the tab', async () => {
  const facility = await addFacility(portal, { displayed_status: 'labelled', name: 'Long name '.repeat(60) });
  const name = 'Lidar '.repeat(42).trim();
  const { id } = await addLidar(portal, facility.id, { name });
  const { title, meta } = await headAt(`/lidar/${id}`);
  expect(title).toBe(`${name} – ${PRODUCT_TITLE}`);
  expect(meta['og:title']).toMatch(/^Lidar .*…$/);
  expect(meta['og:title']?.length).toBeLessThanOrEqual(120);
  expect(meta.description).toMatch(/…$/);
  expect(meta.description?.length).toBeLessThanOrEqual(200);
});

test.each([
  ['no id at all', '/lidar/not-an-id'],
  ['an unknown id', '/lidar/6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11'],
  ['an id that cannot be stored', '/lidar/%00'],
])('a missing instrument, %s, is answered with 404 and its page', async (_why, url) => {
  const { status, title, meta, canonical, headers } = await headAt(url);
  expect([status, title, meta.robots, canonical]).toEqual([404, `Lidar – ${PRODUCT_TITLE}`, 'noindex', []]);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
});

const askHome = (accepted: string) => portal.inject({ url: '/', headers: { 'accept-encoding': accepted } });

test('a page is compressed for a client that takes it so', async () => {
  const [whole, compressed] = [await askHome('identity'), await askHome('br')];
  expect(whole.headers['content-encoding']).toBeUndefined();
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(whole.body);
});

test('intermediate and personal pages are neither indexed nor shared', async () => {
  for (const [url, title] of [
    ['/login', 'Login'],
    ['/admin/email', 'Email System'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    const { title: found, meta, canonical, alternates } = await headAt(url);
    expect([found, meta.robots, canonical, alternates]).toEqual([`${title} – ${PRODUCT_TITLE}`, 'noindex', [], []]);
    expect(Object.keys(meta).filter((name) => /^(og|twitter):/.test(name))).toEqual([]);
  }
});

test('robots may crawl the pages of visitors, and none behind the login [12.4]', async () => {
  const { headers, body } = await portal.get('/robots.txt');
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/open-data/',
    'Allow: /api/open/labels',
    'Allow: /api/files/',
    'Allow: /api/national-facility/certified',
    'Allow: /api/lidar/system/',
    'Disallow: /api/',
    'Disallow: /admin/email',
    '',
    'Sitemap: https://portal.example/sitemap.xml',
    '',
  ]);
});

test('the sitemap has the public pages, and instruments of certified facilities with the day of their last change [12.4]', async () => {
  const certified = await addFacility(portal, { displayed_status: 'initial_acceptance' });
  const candidate = await addFacility(portal, { acronym: 'NO', displayed_status: 'candidate' });
  const updatedAt = new Date('2026-05-06T23:59:00Z');
  const lidar = await addLidar(portal, certified.id, { updatedAt });
  const photometer = await addPhotometer(portal, certified.id, { updatedAt });
  await addLidar(portal, candidate.id);
  const { headers, body } = await portal.get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const again = await portal.get('/sitemap.xml', { 'if-none-match': headers['etag'] });
  expect(again.statusCode).toBe(304);
  expect(body.split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<url><loc>https://portal.example/</loc></url>',
    `<url><loc>https://portal.example/lidar/${lidar.id}</loc><lastmod>2026-05-06</lastmod></url>`,
    `<url><loc>https://portal.example/photometer/${photometer.id}</loc><lastmod>2026-05-06</lastmod></url>`,
    '</urlset>',
    '',
  ]);
});
