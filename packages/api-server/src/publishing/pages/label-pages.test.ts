import { DEMONSTRATION, MISSING_LABEL, printedCode } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { labelCertificates } from '../../platform/db/tables';
import { LIMITS } from '../../platform/limits/limits';
import { labelling, SECRET } from '../../labels/labelled.fixture';
import { publishBuilt } from '../releases/publish-built.service';
import { withLabelPages } from './label-pages.fixture';
import { aBuiltFolder, aShellRelease } from '../releases/releases.fixture';

const portal = testPortal();
const { context, db, get, pass } = portal;
const { accepted, granted, labelled, record } = labelling(portal);

beforeEach(async () => {
  context.settings.mode = 'production';
  await publishBuilt(context, [aBuiltFolder(aShellRelease()), aBuiltFolder(withLabelPages())]);
});

/** A page as a reader without scripts and a search engine see it. */
async function pageAt(url: string) {
  const { statusCode, body } = await get(url);
  const root = /<div id="root">(.*)<\/div>\n<noscript>/s.exec(body)?.[1] ?? '';
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1];
  return {
    status: statusCode,
    body,
    root,
    words: root.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
    isIndexed: !body.includes('<meta name="robots" content="noindex">'),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1],
    alternates: [...body.matchAll(/<link rel="alternate" type="([^"]*)"[^>]* href="([^"]*)">/g)].map(
      ([, type, href]) => `${type} ${href}`,
    ),
    structured: data === undefined ? null : JSON.parse(data),
  };
}

test('the page of a label says all of it without scripts, and claims the certification while it is valid [12.556]', async () => {
  const { facility } = await labelled();
  const page = await pageAt('/label/ciao');
  expect([page.status, page.isIndexed, page.canonical]).toEqual([200, true, 'https://portal.example/label/CIAO']);
  for (const said of [
    'Label of Iza',
    'Labelled, valid until 2027-06-14 .',
    'MUSA (configurations 1, 3); Cimel 1',
    'ACTRIS RI Committee, RIC-2026-12, 2026-06-15',
    'ARS-2026-0001',
    '&lt;observatory&gt;',
  ])
    expect(page.words).toContain(said);
  expect(page.alternates).toEqual([
    'application/json /api/open/labels/CIAO.json',
    'image/svg+xml /api/open/labels/CIAO.svg',
  ]);
  expect(page.structured).toMatchObject({
    '@type': 'Organization',
    hasCertification: { '@type': 'Certification', validFrom: '2026-06-15', expires: '2027-06-14' },
  });
  await record(facility.id, 'suspend', { publicText: 'The lidar is being moved.' });
  const suspended = await pageAt('/label/CIAO');
  expect(suspended.words).toContain('Label suspended since 2026-06-15');
  expect(suspended.words).toContain('The lidar is being moved.');
  expect(suspended.body).not.toContain(SECRET);
  expect(suspended.structured).not.toHaveProperty('hasCertification');
});

test('the page of a lost label names its days and the decision on its loss without scripts [12.790]', async () => {
  const { facility } = await labelled();
  await record(facility.id, 'withdraw', { body: 'RI <Committee>', reference: 'RIC-2026-31', publicText: 'It closed.' });
  const { words, body } = await pageAt('/label/CIAO');
  expect(words).toContain('Granted for 2026-06-15 to 2027-06-14 , withdrawn on 2026-06-15');
  expect(words).toContain('Withdrawn by RI &lt;Committee&gt;, RIC-2026-31, 2026-06-15');
  expect(words).toContain('It closed.');
  expect(body).not.toContain(SECRET);
});

test('the page of a label names its renewal with the decision and the certificate without scripts [12.556]', async () => {
  const { facility, scope } = await labelled();
  await record(facility.id, 'propose-renewal', { scope });
  await record(facility.id, 'renew', { ...granted(scope, '2027-06-15', '2031-06-14'), reference: 'RIC-2027-3' });
  expect((await pageAt('/label/CIAO')).words.replaceAll(' ,', ',').replaceAll(' ;', ';')).toContain(
    'Renewed for 2027-06-15 to 2031-06-14 by ACTRIS RI Committee, RIC-2027-3, 2026-06-15; certificate ARS-2026-0002',
  );
});

test.each(['/label/NEW', '/label/NOBODY'])(
  'no label is at %s: a 404 that says so, and that search engines leave out [12.816]',
  async (url) => {
    const { facility, scope } = await accepted({ acronym: 'NEW' });
    await record(facility.id, 'propose', { scope });
    const page = await pageAt(url);
    expect(page).toMatchObject({ status: 404, isIndexed: false, structured: null });
    expect(page.words).toContain(MISSING_LABEL.text);
  },
);

test('the list of labels, and the sitemap, have every label that was ever granted [12.556]', async () => {
  await labelled({ acronym: 'AAA' });
  const { facility } = await labelled({ acronym: 'BBB' });
  await record(facility.id, 'withdraw');
  const page = await pageAt('/labels');
  expect(page).toMatchObject({ status: 200, isIndexed: true });
  expect(page.alternates).toEqual(['application/json /api/open/labels.json', 'text/csv /api/open/labels.csv']);
  expect(page.root).toContain('href="https://portal.example/label/AAA"');
  expect(page.words).toContain('Label withdrawn since 2026-06-15');
  const sitemap = (await get('/sitemap.xml')).body;
  for (const path of ['/labels', '/label/AAA', '/label/BBB'])
    expect(sitemap).toContain(`<loc>https://portal.example${path}</loc>`);
  expect(sitemap).not.toContain('/verify');
});

test('no copy of the sitemap is kept for more than an hour, or beyond midnight', async () => {
  const { headers } = await get('/sitemap.xml');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  pass(11 * 3600 + 50 * 60);
  const late = await get('/sitemap.xml');
  expect(late.headers['cache-control']).toBe('public, max-age=600');
});

test('the list of labels is sorted by the name that is shown without scripts as well [12.793]', async () => {
  await labelled({ acronym: 'AAA', name: 'Zugspitze' });
  await labelled({ acronym: 'ZZZ', name: 'Évora' });
  await labelled({ acronym: 'MMM', name: 'Finokalia' });
  const { words } = await pageAt('/labels');
  expect(words.match(/Évora|Finokalia|Zugspitze/g)).toEqual(['Évora', 'Finokalia', 'Zugspitze']);
});

test('a code that was typed without scripts leads to its own address, and the pages name badge, files and field [12.818]', async () => {
  await labelled({ acronym: 'AAA' });
  const { statusCode, headers } = await get('/verify?code=%20abcd-efgh%2F..%20');
  expect([statusCode, headers['location']]).toEqual([303, '/verify/abcd-efgh%2F..']);
  expect((await get('/verify?code=')).statusCode).toBe(200);
  expect((await pageAt('/verify')).root).toContain('<form action="/verify/">');
  expect((await pageAt('/label/AAA')).words).toContain(
    'src=&quot;https://portal.example/api/open/labels/AAA.svg&quot;',
  );
  expect((await pageAt('/labels')).root).toContain('href="/api/open/labels.csv"');
});

test('the check of a certificate is read without scripts, and never indexed [12.557]', async () => {
  const { facility } = await labelled();
  const [row] = await db.select().from(labelCertificates);
  const url = `/verify/${printedCode(row?.code ?? '')}`;
  const page = await pageAt(url);
  expect(page).toMatchObject({ status: 200, isIndexed: false, canonical: undefined, structured: null });
  expect(page.words).toContain('This certificate is valid today, 2026-06-15 .');
  expect(page.words).toContain(row?.sha256);
  await record(facility.id, 'withdraw');
  pass(86_400);
  expect((await pageAt(url)).words).toContain('not valid today, 2026-06-16 : the label is withdrawn since 2026-06-15');
  const unknown = await pageAt('/verify/AAAA');
  expect([unknown.status, unknown.isIndexed]).toEqual([404, false]);
  expect(unknown.words).toContain('This certificate is not known here.');
  expect(await pageAt('/verify')).toMatchObject({ status: 200, isIndexed: false });
});

test('checks by pages count towards the limit of a network as well [12.554]', async () => {
  await labelled();
  const [row] = await db.select().from(labelCertificates);
  const url = `/verify/${row?.code}`;
  for (let count = 0; count < LIMITS.certificateChecks.max; count += 1) await get(url);
  const { statusCode, headers } = await get(url);
  expect([statusCode, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(await pageAt(url)).toMatchObject({
    status: 429,
    isIndexed: false,
    words: expect.stringContaining('Too many checks of certificates from your network.'),
  });
});

test('in a demonstration, pages of labels are marked, claim nothing and are not indexed [12.550]', async () => {
  context.settings.mode = 'demo';
  await labelled();
  for (const url of ['/label/CIAO', '/labels']) {
    const page = await pageAt(url);
    expect(page.isIndexed).toBe(false);
    expect(page.words).toContain(DEMONSTRATION);
    expect(page.body).not.toContain('hasCertification');
  }
  const sitemap = (await get('/sitemap.xml')).body;
  for (const path of ['/label/CIAO', '/labels']) expect(sitemap).not.toContain(path);
});

test('pages that name labels or check certificates are marked in a demonstration without any answer as well, and nowhere else [12.792]', async () => {
  await labelled();
  const [certificate] = await db.select().from(labelCertificates);
  const urls = ['/', '/labels', '/label/CIAO', '/verify', '/verify/AAAA', `/verify/${certificate?.code}`];
  const marked = async () => Promise.all(urls.map(async (url) => (await get(url)).body.includes(DEMONSTRATION)));
  expect(await marked()).toEqual(urls.map(() => false));
  context.settings.mode = 'demo';
  expect(await marked()).toEqual(urls.map(() => true));
});
