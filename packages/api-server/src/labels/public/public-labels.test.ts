import { addDays, DEMONSTRATION, LABEL_SETTINGS, type PublicLabel } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { installation } from '../../platform/db/tables';
import { INSTALLATION_ID } from '../../platform/db/schema/installation-id';
import { labelling, SECRET } from '../labelled.fixture';

const portal = testPortal();
const { context, db, get, pass } = portal;
const { accepted, labelled, record, granted } = labelling(portal);
const DAY = 86_400;

beforeEach(() => {
  context.settings.mode = 'production';
});

const labelAt = async (acronym: string) => (await get(`/api/open/labels/${acronym}.json`)).json<PublicLabel>();
const badgeAt = (acronym: string) => get(`/api/open/labels/${acronym}.svg`);

test('a label is public with its state, days, scope, decision and certificate [12.546]', async () => {
  const { scope } = await labelled();
  const { statusCode, headers, body } = await get('/api/open/labels/CIAO.json');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(JSON.parse(body)).toEqual({
    renewed: null,
    facility: {
      acronym: 'CIAO',
      name: 'Izaña, "the" <observatory> & more',
      institute: 'Ινστιτούτο Ατμόσφαιρας',
      country: 'Brazil',
    },
    status: 'granted',
    is_valid: true,
    sentence: 'Labelled, valid until 2027-06-14',
    since: '2026-06-15',
    valid_from: '2026-06-15',
    valid_until: '2027-06-14',
    granted_until: '2027-06-14',
    scope,
    public_text: null,
    decision: { body: 'ACTRIS RI Committee', reference: 'RIC-2026-12', on: '2026-06-15' },
    lost_by: null,
    certificate: 'ARS-2026-0001',
    labelled_from: '2026-06-15',
    scope_until: '2027-06-14',
    certificate_until: '2027-06-14',
    is_on_map: true,
    page: 'https://portal.example/label/CIAO',
    is_demonstration: false,
  });
});

test('a lost label says so with its public text and without its reason; one that was withdrawn has no last day [12.547]', async () => {
  const { facility } = await labelled();
  pass(3 * DAY);
  await record(facility.id, 'suspend', { publicText: 'The lidar is being moved.' });
  const suspended = await get('/api/open/labels/ciao.json');
  expect(suspended.json()).toMatchObject({
    status: 'suspended',
    is_valid: false,
    sentence: 'Label suspended since 2026-06-18',
    valid_until: '2027-06-14',
    public_text: 'The lidar is being moved.',
  });
  await record(facility.id, 'withdraw', { publicText: null });
  expect(await labelAt('CIAO')).toMatchObject({ status: 'withdrawn', valid_until: null, public_text: null });
  for (const url of ['/api/open/labels.json', '/api/open/labels.csv', '/api/open/labels/CIAO.json']) {
    const { body } = await get(url);
    expect(body).not.toContain(SECRET);
    expect(body).not.toContain('lidar.lead@site.example');
    expect(body).not.toContain('Lidar Lead');
  }
});

test('public answers load neither reasons nor conditions nor the contents of certificates', async () => {
  await labelled();
  for (const url of ['/api/open/labels/CIAO.svg', '/api/open/labels.json']) {
    expect((await get(url)).statusCode).toBe(200);
    const read = portal.statements().filter((statement) => /from "label_(decisions|certificates)"/u.test(statement));
    expect(read).toHaveLength(2);
    for (const statement of read) expect(statement).not.toMatch(/"(reason|conditions|content)"/u);
  }
});

/** A decision, as it is recorded and as it is public. */
const decided = (reference: string) => ({ body: 'ACTRIS RI Committee', reference, decidedOn: '2026-06-16' });
const lostBy = (reference: string) => ({ body: 'ACTRIS RI Committee', reference, on: '2026-06-16' });

/** The days of the label of CIAO, and the decision on its loss. */
async function stated() {
  const { status, valid_from, granted_until, lost_by } = await labelAt('CIAO');
  return { status, valid_from, granted_until, lost_by };
}

test('a lost label says for which days it was granted, and by which decision it was lost [12.790]', async () => {
  const { facility, scope } = await labelled();
  const days = { valid_from: '2026-06-15', granted_until: '2027-06-14' };
  pass(3 * DAY);
  await record(facility.id, 'suspend', decided('RIC-2026-20'));
  expect(await stated()).toEqual({ status: 'suspended', ...days, lost_by: lostBy('RIC-2026-20') });
  await record(facility.id, 'reinstate', decided('RIC-2026-21'));
  expect(await stated()).toEqual({ status: 'granted', ...days, lost_by: null });
  await record(facility.id, 'suspend', decided('RIC-2026-22'));
  await record(facility.id, 'withdraw', decided('RIC-2026-23'));
  expect(await stated()).toEqual({ status: 'withdrawn', ...days, lost_by: lostBy('RIC-2026-23') });
  const [head, row] = (await get('/api/open/labels.csv')).body.split('\r\n');
  expect(head).toMatch(
    /,page,note,granted_until,lost_by,lost_reference,lost_on,certificate_until,scope_until,labelled_from,renewed_scope$/,
  );
  expect(row).toMatch(
    /,"2027-06-14","ACTRIS RI Committee","RIC-2026-23","2026-06-16","2027-06-14","2027-06-14","2026-06-15",$/,
  );
  await record(facility.id, 'grant', granted(scope));
  expect(await stated()).toMatchObject({ status: 'granted', lost_by: null });
  pass(400 * DAY);
  expect(await stated()).toMatchObject({ status: 'expired', lost_by: null, granted_until: '2027-06-17' });
});

test('the list has every facility that ever had a label and is not archived [12.548]', async () => {
  const { facility } = await labelled({ acronym: 'BBB' });
  await labelled({ acronym: 'AAA' });
  await labelled({ acronym: 'GONE', archivedAt: context.now() });
  const { facility: proposed, scope } = await accepted({ acronym: 'NEW' });
  await record(proposed.id, 'propose', { scope });
  await record(facility.id, 'withdraw');
  const list = (await get('/api/open/labels.json')).json<PublicLabel[]>();
  expect(list.map((label) => [label.facility.acronym, label.status])).toEqual([
    ['AAA', 'granted'],
    ['BBB', 'withdrawn'],
  ]);
  const csv = (await get('/api/open/labels.csv')).body.split('\r\n');
  expect(csv).toHaveLength(4);
  expect(csv[0]).toMatch(
    /^acronym,name,institute,country,status,is_valid,since,valid_from,valid_until,renewed_until,scope,/,
  );
  expect(csv[1]).toContain('"AAA","Izaña, ""the"" <observatory> & more"');
  expect(csv[1]).toContain(
    '"granted","yes","2026-06-15","2026-06-15","2027-06-14",,"MUSA (configurations 1, 3); Cimel 1"',
  );
  expect(csv[2]).toContain('"withdrawn","no",');
});

test.each(['NEW.json', 'NEW.svg', 'NOBODY.json', 'CIAO', 'CIAO.png', '.svg'])(
  'no label is under the address %s',
  async (document) => {
    await labelled();
    const { facility, scope } = await accepted({ acronym: 'NEW' });
    await record(facility.id, 'propose', { scope });
    expect((await get(`/api/open/labels/${document}`)).statusCode).toBe(404);
  },
);

test('a badge can be shown by every site, runs and loads nothing, and is kept for an hour at most [12.549]', async () => {
  await labelled();
  const { headers, body } = await badgeAt('CIAO');
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(body).toContain('>valid until 2027-06<');
  expect(body).toContain('#1a7f37');
  expect(body).toContain('aria-label="');
  expect(body).toContain('Izaña, &quot;the&quot; &lt;observatory&gt; &amp; more (CIAO)');
  expect(body.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
    /<script|<style|<foreignObject|href|url\(|https?:|\son\w+=/i,
  );
});

test.each<[secondsBefore: number, age: number]>([
  [2 * 3600, 3600],
  [1800, 1800],
  [1, 1],
])(
  '%i s before midnight, badges are kept for %i s: no copy says valid on the day after [12.549]',
  async (before, age) => {
    await labelled();
    // The clock of tests begins at noon.
    pass(12 * 3600 - before);
    expect((await badgeAt('CIAO')).headers['cache-control']).toBe(`public, max-age=${age}`);
    // Pages of the portal name the state in the address, so that no copy contradicts them.
    expect((await get('/api/open/labels/CIAO.svg?of=Labelled')).statusCode).toBe(200);
  },
);

test('a lost label has a grey badge with the word for it, and the settings name the infrastructure [12.549]', async () => {
  const { facility } = await labelled();
  await db.insert(installation).values({ id: INSTALLATION_ID, infrastructure: 'ACTRIS <aerosol>', version: 1 });
  await record(facility.id, 'suspend');
  const { body } = await badgeAt('CIAO');
  expect(body).toContain('>ACTRIS &lt;aerosol&gt;<');
  expect(body).toContain('>suspended<');
  expect(body).not.toContain('#1a7f37');
  expect(body).not.toContain('valid until');
});

test.each<[name: string, rows: number]>([
  ['ACTRIS', 1],
  ['Labelling of aerosol remote-sensing facilities', 3],
  [`The ${'long '.repeat(40)}name of an infrastructure`, 3],
  ['W'.repeat(200), 3],
])('a badge is never wider than a narrow screen: %s [12.549]', async (infrastructure, rows) => {
  const { facility } = await labelled();
  await db.insert(installation).values({ id: INSTALLATION_ID, infrastructure, version: 1 });
  await record(facility.id, 'suspend');
  const { body } = await badgeAt('CIAO');
  const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(body) ?? [];
  expect(Number(width)).toBeLessThanOrEqual(300);
  expect(Number(height)).toBe(rows * 22);
  for (const [, x, own] of body.matchAll(/<rect x="([\d.]+)"[^>]* width="([\d.]+)"/g))
    expect(Number(x) + Number(own)).toBeLessThanOrEqual(Number(width));
  expect(body).toContain('>suspended<');
});

test('in a demonstration, labels and badges say so [12.550]', async () => {
  context.settings.mode = 'demo';
  await labelled();
  expect((await badgeAt('CIAO')).body).toContain(`>${DEMONSTRATION}<`);
  expect(await labelAt('CIAO')).toMatchObject({ is_demonstration: true });
  expect((await get('/api/open/labels.csv')).body).toContain(`"${DEMONSTRATION}"`);
});

test('a label that begins later is not valid yet [12.546]', async () => {
  const { facility, scope } = await accepted();
  const from = addDays('2026-06-15', LABEL_SETTINGS.daysAhead);
  await record(facility.id, 'grant', granted(scope, from));
  expect(await labelAt('CIAO')).toMatchObject({
    status: 'granted',
    is_valid: false,
    sentence: `Labelled, valid from ${from} until 2027-07-15`,
  });
  expect((await badgeAt('CIAO')).body).not.toContain('#1a7f37');
});

test('a renewal that begins later stands beside the present decision and certificate [12.546]', async () => {
  const { facility, scope } = await labelled();
  await record(facility.id, 'propose-renewal', { scope });
  await record(facility.id, 'renew', { ...granted(scope, '2027-06-15', '2031-06-14'), reference: 'RIC-2027-3' });
  const label = JSON.parse((await get('/api/open/labels/CIAO.json')).body) as PublicLabel;
  expect(label).toMatchObject({
    sentence: 'Labelled, valid until 2031-06-14',
    valid_until: '2031-06-14',
    certificate_until: '2027-06-14',
    decision: { reference: 'RIC-2026-12' },
    certificate: 'ARS-2026-0001',
    renewed: { valid_from: '2027-06-15', valid_until: '2031-06-14', certificate: 'ARS-2026-0002' },
  });
  expect((await get('/api/open/labels/CIAO.svg')).body).toContain('valid until 2031-06');
});

test('a renewal that begins before the end ends the scope before it, and stays in the record of a label that is lost [12.811] [12.812]', async () => {
  const { facility, scope } = await labelled();
  await record(facility.id, 'propose-renewal', { scope });
  await record(facility.id, 'renew', granted({ ...scope, photometers: [] }, '2026-12-01', '2031-06-14'));
  const about = { scope, scope_until: '2026-11-30', certificate_until: '2027-06-14', valid_until: '2031-06-14' };
  const renewed = { valid_from: '2026-12-01', valid_until: '2031-06-14', certificate: 'ARS-2026-0002' };
  expect(await labelAt('CIAO')).toMatchObject({ ...about, renewed });
  await record(facility.id, 'suspend');
  expect(await labelAt('CIAO')).toMatchObject({ ...about, status: 'suspended', certificate: 'ARS-2026-0001', renewed });
  await record(facility.id, 'withdraw');
  expect(await labelAt('CIAO')).toMatchObject({ status: 'withdrawn', valid_until: null, renewed });
});

test('a label that is reinstated before its first day still begins on that day', async () => {
  const { facility, scope } = await accepted();
  await record(facility.id, 'propose', { scope });
  await record(facility.id, 'grant', granted(scope, '2026-07-01', '2031-06-14'));
  await record(facility.id, 'suspend');
  await record(facility.id, 'reinstate');
  expect(await labelAt('CIAO')).toMatchObject({ status: 'granted', is_valid: false, since: '2026-07-01' });
});

/** What an answer allows to pages of other sites, and to caches. */
async function rulesAt(url: string) {
  const { statusCode, headers } = await get(url, { origin: 'https://other.example' });
  return [
    statusCode,
    headers['access-control-allow-origin'],
    headers['cross-origin-resource-policy'],
    headers['cache-control'],
  ];
}

test.each(['/api/open/labels.json', '/api/open/labels.csv', '/api/open/labels/CIAO.json'])(
  '%s is open to other sites as other open data is: by servers and links, not by scripts of their pages',
  async (url) => {
    await labelled();
    const rules = [200, undefined, 'same-origin'];
    expect(await rulesAt('/api/open-data/facilities.geojson')).toEqual([...rules, 'public, max-age=300']);
    // No copy says of a lost label that it is valid.
    expect(await rulesAt(url)).toEqual([...rules, 'public, no-cache']);
  },
);
