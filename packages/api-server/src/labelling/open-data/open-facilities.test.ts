import { addFacility } from '../../../test/facilities';
import { addLidar, addPhotometer } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { auditEntries } from '../../platform/db/tables';
import { CERTIFIED_STATUSES } from '@portal/domain';

const portal = testPortal();
const { db } = portal;

const GEOJSON = '/api/open-data/facilities.geojson';
const CSV = '/api/open-data/facilities.csv';

interface Feature {
  id: string;
  geometry: { type: string; coordinates: number[] } | null;
  properties: Record<string, unknown>;
}

const features = async () => (await portal.get(GEOJSON)).json<{ features: Feature[] }>().features;

/** Parses a CSV document by RFC 4180: cells in quotation marks, doubled within them. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** A certified facility with a lidar in the southern and western hemispheres, and a photometer. */
async function addCiao() {
  const facility = await addFacility(portal, {
    displayed_status: 'labelled',
    name: 'Izaña, "the" <observatory> & more',
    type: 'actris',
    pi_contact: 'private@site.example',
    lidar_pi_name: 'Lidar Lead',
    lidar_pi_contact: 'lidar.lead@site.example',
  });
  const lidar = await addLidar(portal, facility.id, { latitude: -28.309, longitude: -16.4993, altitude: 2370 });
  const photometer = await addPhotometer(portal, facility.id);
  return { facility, lidar, photometer };
}

const displayed = (facilityId: string, from: string, to: string, at: string) =>
  db.insert(auditEntries).values({
    at: new Date(at),
    action: 'facility.set-displayed-status',
    objectKind: 'facility',
    objectId: facilityId,
    facilityId,
    oldValue: { displayed_status: from },
    newValue: { displayed_status: to },
  });

/** The addresses of an instrument. */
const addressesOf = (kind: string, id: string) => ({
  page: `https://portal.example/${kind}/${id}`,
  data: `https://portal.example/api/open-data/${kind}/${id}`,
});

test('as GeoJSON: longitude first, the content of the map, and links to more [12.3]', async () => {
  const { lidar, photometer } = await addCiao();
  const { statusCode, headers, body } = await portal.get(GEOJSON);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/geo+json']);
  expect(JSON.parse(body)).toEqual({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: 'CIAO',
        geometry: { type: 'Point', coordinates: [-16.4993, -28.309] },
        properties: {
          acronym: 'CIAO',
          name: 'Izaña, "the" <observatory> & more',
          type: 'ACTRIS facility',
          type_code: 'actris',
          status: 'Labelled',
          status_code: 'labelled',
          status_since: null,
          accepted_version: null,
          accepted_on: null,
          recorded_by: null,
          label: null,
          instruments: [
            { kind: 'lidar', name: 'MUSA', ...addressesOf('lidar', lidar.id) },
            { kind: 'photometer', name: 'Cimel 1', ...addressesOf('photometer', photometer.id) },
          ],
        },
      },
    ],
  });
});

test('as CSV: a header row, numbers as numbers, texts unchanged', async () => {
  const { lidar, photometer } = await addCiao();
  const { statusCode, headers, rawPayload } = await portal.get(CSV);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8; header=present']);
  const csv = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(rawPayload);
  const [head, row, ...more] = rowsOf(csv);
  expect(more).toEqual([]);
  expect(csv).toContain(',-28.3090,-16.4993,');
  expect(Object.fromEntries(head?.map((name, at) => [name, row?.[at]]) ?? [])).toEqual({
    acronym: 'CIAO',
    name: 'Izaña, "the" <observatory> & more',
    type: 'ACTRIS facility',
    type_code: 'actris',
    status: 'Labelled',
    status_code: 'labelled',
    status_since: '',
    accepted_version: '',
    accepted_on: '',
    recorded_by: '',
    latitude: '-28.3090',
    longitude: '-16.4993',
    lidars: 'MUSA',
    lidar_pages: `https://portal.example/lidar/${lidar.id}`,
    photometers: 'Cimel 1',
    photometer_pages: `https://portal.example/photometer/${photometer.id}`,
    label_status: '',
    label_is_valid: '',
    label_valid_from: '',
    label_valid_until: '',
    label_scope: '',
    label_page: '',
    label_scope_until: '',
  });
});

test.each([
  ['a name that is a formula', '=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
  ['a multi-line name', 'One\r\nTwo, "three"', 'One\r\nTwo, "three"'],
  ['no name', null, ''],
])('as CSV: %s', async (_what, name, cell) => {
  await addFacility(portal, { displayed_status: 'labelled', name });
  const [head, row] = rowsOf((await portal.get(CSV)).body);
  expect(row).toHaveLength(head?.length ?? 0);
  expect(row?.[1]).toBe(cell);
});

test('personal data and facilities that are not certified are left out [12.3]', async () => {
  await addCiao();
  for (const displayed_status of ['candidate', 'suspended', 'withdrawn'] as const)
    await addFacility(portal, { acronym: `NO-${displayed_status}`, displayed_status });
  for (const url of [GEOJSON, CSV]) {
    const { body } = await portal.get(url);
    expect(body).toContain('CIAO');
    expect(body).not.toMatch(/NO-|Lidar Lead|@/);
  }
});

test('a position has four decimals, even if more are stored [9.5]', async () => {
  const { id } = await addFacility(portal, { displayed_status: 'labelled' });
  const lidar = await addLidar(portal, id, { latitude: 40.60006, longitude: -0.00001 });
  expect(await features()).toMatchObject([{ geometry: { coordinates: [0, 40.6001] } }]);
  expect((await portal.get(CSV)).body).toContain(',40.6001,0.0000,');
  const one = await portal.get(`/api/open-data/lidar/${lidar.id}`);
  expect(one.json()).toMatchObject({ latitude: 40.6001, longitude: 0 });
});

test('a facility without a position has no geometry and empty cells', async () => {
  await addFacility(portal, { displayed_status: 'initial_acceptance' });
  expect(await features()).toMatchObject([{ id: 'CIAO', geometry: null, properties: { instruments: [] } }]);
  expect((await portal.get(CSV)).body).toContain(',"initial_acceptance",,,,,,,,,,,,,,,,,\r\n');
});

test('the status is dated with the last day on which the facility received it', async () => {
  const { id } = await addFacility(portal, { displayed_status: 'labelled' });
  await displayed(id, 'candidate', 'labelled', '2023-05-01T10:00:00Z');
  await displayed(id, 'labelled', 'suspended', '2024-02-03T10:00:00Z');
  await displayed(id, 'suspended', 'labelled', '2025-03-04T23:59:59Z');
  await addFacility(portal, { acronym: 'ARSS', displayed_status: 'initial_acceptance' });
  expect((await features()).map(({ properties }) => [properties.acronym, properties.status_since])).toEqual([
    ['ARSS', null],
    ['CIAO', '2025-03-04'],
  ]);
});

test('the list equals that of the map', async () => {
  for (const displayed_status of CERTIFIED_STATUSES)
    await addFacility(portal, { acronym: displayed_status, displayed_status });
  const { body } = await portal.callApi('GET /national-facility/certified');
  const onMap = (body.data as unknown as { acronym: string }[]).map(({ acronym }) => acronym);
  expect((await features()).map(({ id }) => id)).toEqual(onMap);
});

test.each([GEOJSON, CSV])(
  '%s may be cached, and is not sent again to a client with the current version',
  async (url) => {
    await addCiao();
    const { headers } = await portal.get(url);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      etag: expect.stringMatching(/^W\/"\w{64}"$/),
    });
    expect(headers['content-disposition']).toContain('attachment; filename="certified-facilities.');
    const known = { 'if-none-match': headers.etag };
    const again = await portal.get(url, known);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    await addFacility(portal, { acronym: 'NEW', displayed_status: 'labelled' });
    const changed = await portal.get(url, known);
    expect([changed.statusCode, changed.body.includes('NEW')]).toEqual([200, true]);
  },
);
