import {
  labelInWords,
  SHOWABLE_STATUSES,
  type AboutInstrument,
  type CertifiedFacility,
  type DisplayedStatus,
  type NationalFacility,
  type PublicLabel,
  type ReviewedApplication,
} from '@portal/domain';
import { administratorToken } from '../../../test/evaluations';
import { enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { applications, emails } from '../../platform/db/tables';
import { labelling } from '../labelled.fixture';

const portal = testPortal();
const { callApi, db, get, pass } = portal;
const { accepted, granted, labelled, record } = labelling(portal);
const DAY = 86_400;

const onMap = async () =>
  (await callApi('GET /national-facility/certified')).body.data as unknown as CertifiedFacility[];

test.each(SHOWABLE_STATUSES)(
  'the map shows a valid label as valid, with its last day, although the administrator has chosen %s [12.791]',
  async (displayed_status) => {
    await labelled({ displayed_status });
    expect((await onMap()).map(({ acronym, displayed_status: { code }, label }) => [acronym, code, label])).toEqual([
      ['CIAO', 'labelled', { valid_until: '2027-06-14', page: '/label/CIAO' }],
    ]);
  },
);

/** The subjects of the messages on a changed displayed status. */
const messages = async () =>
  (await db.select().from(emails))
    .filter(({ kind }) => kind === 'displayed-status-changed')
    .map(({ subject }) => subject);

test('the message on the displayed status is about what the public reads, and there is none if that stays [12.814]', async () => {
  const token = await administratorToken(portal);
  const { facility } = await labelled();
  const choose = (displayed_status: string) =>
    callApi('POST /national-facility/:id/edit/general-info', {
      token,
      params: { id: facility.id },
      body: { displayed_status },
    });
  expect((await choose('initial_acceptance')).status).toBe(200);
  expect((await choose('withdrawn')).status).toBe(200);
  expect(await messages()).toEqual([]);
  expect((await choose('candidate')).status).toBe(200);
  expect(await messages()).toEqual(['CIAO: no longer on the map']);
  expect((await choose('labelled')).status).toBe(200);
  expect(new Set(await messages())).toEqual(new Set(['CIAO: no longer on the map', 'CIAO: on the map again']));
});

test('a public label says of exactly the facilities of the map that they are on it, whatever their label is [12.805]', async () => {
  await labelled();
  await labelled({ acronym: 'SHOWN', displayed_status: 'initial_acceptance' });
  await labelled({ acronym: 'HIDDEN', displayed_status: 'candidate' });
  const { facility } = await labelled({ acronym: 'LOST' });
  await record(facility.id, 'suspend');
  const labels = (await get('/api/open/labels.json')).json<PublicLabel[]>();
  expect(labels.map((label) => [label.facility.acronym, label.is_valid, label.is_on_map])).toEqual([
    ['CIAO', true, true],
    ['HIDDEN', true, false],
    ['LOST', false, false],
    ['SHOWN', true, true],
  ]);
  expect((await onMap()).map(({ acronym }) => acronym)).toEqual(['CIAO', 'SHOWN']);
});

const CALLS = ['general-info', 'initial-acceptance-application', 'displayed-status'] as const;

/** What the calls for staff say of a facility. */
async function read(id: string) {
  // Access tokens do not last for a year.
  const { access_token: token } = await enter(portal, 'admin@site.example');
  const ask = async <Answer>(path: (typeof CALLS)[number]) =>
    (await callApi(`GET /national-facility/:id/${path}`, { token, params: { id } })).body.data as unknown as Answer;
  const facility = await ask<NationalFacility>('general-info');
  const { facility: reviewed } = await ask<ReviewedApplication>('initial-acceptance-application');
  const status = await ask<DisplayedStatus>('displayed-status');
  return {
    certified: [facility.displayed_status, reviewed.displayed_status, status].map(({ certified }) => certified),
    labels: [facility.label?.status, reviewed.label?.status],
  };
}

test.each(['suspend', 'withdraw', null] as const)(
  'users who read a facility read that it is not certified once its label is lost or has ended (%s) [12.791]',
  async (kind) => {
    await administratorToken(portal);
    const { facility } = await labelled();
    await db.update(applications).set({ status: 'waiting_final_report', submittedAt: portal.context.now() });
    expect((await read(facility.id)).certified).toEqual([true, true, true]);
    if (kind) await record(facility.id, kind);
    else pass(365 * DAY);
    const status = { suspend: 'suspended', withdraw: 'withdrawn', null: 'expired' }[String(kind)];
    expect(await read(facility.id)).toEqual({ certified: [false, false, false], labels: [status, status] });
  },
);

interface Stated {
  facility: { status: string } | null;
  label: object | null;
}

test('the data of an instrument say until when the label holds, whether it is valid yet, and that it was lost [12.791]', async () => {
  const { facility, lidar, scope } = await accepted({ displayed_status: 'initial_acceptance' });
  const says = async (status: string | undefined, label: object | null) => {
    const data = (await get(`/api/open-data/lidar/${lidar.id}`)).json<Stated>();
    expect(data).toMatchObject({ label });
    expect(data.facility?.status).toBe(status);
  };
  await says('Initial acceptance', null);
  await record(facility.id, 'propose', { scope });
  await record(facility.id, 'grant', granted(scope, '2026-06-17', '2026-06-20'));
  await says('Initial acceptance', { valid_until: '2026-06-20', is_valid: false });
  pass(2 * DAY);
  await says('Labelled', { status: 'Labelled', since: '2026-06-17', valid_until: '2026-06-20', is_valid: true });
  await record(facility.id, 'suspend');
  await says(undefined, { status: 'Label suspended', since: '2026-06-17', valid_until: '2026-06-20', is_valid: false });
});

test('an instrument of a candidate with a valid label reads as labelled, and its facility is not named [12.791]', async () => {
  const { lidar } = await labelled({ displayed_status: 'candidate' });
  const data = (await get(`/api/open-data/lidar/${lidar.id}`)).json<Stated>();
  expect(data).toMatchObject({
    facility: null,
    label: { status: 'Labelled', is_valid: true, covers_instrument: true },
  });
});

/** What the data of the photometer say of the label, and the line of its page. */
async function photometerSays(id: string) {
  const { label, quality_assurance } = (await get(`/api/open-data/photometer/${id}`)).json<{
    label: Record<string, unknown>;
    quality_assurance: unknown;
  }>();
  const about = (await callApi('GET /photometer/system/:id/about', { params: { id } })).body
    .data as unknown as AboutInstrument;
  return {
    covered: label.covers_instrument,
    until: label.valid_until,
    quality: quality_assurance,
    words: labelInWords(about),
  };
}

test('an instrument outside the scope of the label does not read as labelled [12.811]', async () => {
  const { facility, photometer, scope } = await accepted();
  await record(facility.id, 'propose', { scope });
  await record(facility.id, 'grant', granted({ ...scope, photometers: [] }));
  expect(await photometerSays(photometer.id)).toEqual({
    covered: false,
    until: '2027-06-14',
    quality: null,
    words: 'The label of its facility does not include this instrument',
  });
});

test('a renewal that drops an instrument leaves its last day, and moves that of the facility everywhere [12.811] [12.812]', async () => {
  const { facility, lidar, photometer, scope } = await labelled();
  await record(facility.id, 'propose-renewal', { scope });
  await record(facility.id, 'renew', granted({ ...scope, photometers: [] }, '2027-06-15', '2032-06-14'));
  expect(await photometerSays(photometer.id)).toMatchObject({
    covered: true,
    until: '2027-06-14',
    words: 'Labelled since 2026-06-15, valid until 2027-06-14',
  });
  const [label] = (await get('/api/open/labels.json')).json<PublicLabel[]>();
  const geo = (await get('/api/open-data/facilities.geojson')).json<{
    features: { properties: { label: { valid_until: string } } }[];
  }>();
  const about = (await get(`/api/open-data/lidar/${lidar.id}`)).json<{ label: { valid_until: string } }>();
  const [row] = (await get('/api/open/labels.csv')).body.split('\r\n').slice(1);
  expect([
    label?.valid_until,
    geo.features[0]?.properties.label.valid_until,
    about.label.valid_until,
    (await onMap())[0]?.label?.valid_until,
  ]).toEqual(Array(4).fill('2032-06-14'));
  expect(row).toContain('"2032-06-14"');
  expect([label?.certificate_until, label?.sentence]).toEqual(['2027-06-14', 'Labelled, valid until 2032-06-14']);
  // What was dropped is no longer labelled from the day of the renewal on.
  pass(365 * DAY);
  expect(await photometerSays(photometer.id)).toMatchObject({ covered: false });
});
