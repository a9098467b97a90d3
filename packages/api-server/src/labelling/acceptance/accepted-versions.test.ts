import type {
  AboutInstrument,
  AcceptanceCode,
  AcceptedVersionInFull,
  AcceptedVersions,
  CertifiedFacility,
  Condition,
} from '@portal/domain';
import { entriesOf } from '../../../test/audit';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { administratorToken, currentRound, giveEvaluations, setCompliance } from '../../../test/evaluations';
import { aPicture, storedBytes, storedFile, upload } from '../../../test/files';
import { addLidar, lidarBody } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { reset, wholeRound } from '../../../test/rounds';
import { sweepFiles } from '../../platform/files/sweep-files';
import { acceptedVersions, applications, facilities } from '../../platform/db/tables';
import { findInstrumentSummary } from '../open-data/open-data.store';
import { recordEarlierAcceptances } from './record-earlier-acceptances';

const portal = testPortal();
const { callApi, db, context } = portal;

const VERSIONS = 'GET /national-facility/:id/accepted-versions';
const VERSION = 'GET /national-facility/:id/accepted-versions/:number';
const EDIT_FACILITY = 'POST /national-facility/:id/edit/general-info';
const EDIT_ACCEPTANCE = 'POST /national-facility/:id/edit/initial-acceptance';

const seconds = () => Math.floor(context.now().getTime() / 1000);

const dataOf = async <Data>(answer: Promise<{ body: { data?: unknown } }>) => (await answer).body.data as Data;

const versionsOf = (id: string, token: string) =>
  dataOf<AcceptedVersions>(callApi(VERSIONS, { params: { id }, token }));
const versionOf = (id: string, token: string, number = '1') =>
  dataOf<AcceptedVersionInFull>(callApi(VERSION, { params: { id, number }, token }));

const about = (id: string) => dataOf<AboutInstrument>(callApi('GET /lidar/system/:id/about', { params: { id } }));

/** The map as an anonymous visitor sees it. */
const map = () => dataOf<CertifiedFacility[]>(callApi('GET /national-facility/certified'));
const lidarPage = (id: string) => callApi('GET /lidar/system/:id', { params: { id } });
const photometerPage = (id: string) => callApi('GET /photometer/system/:id', { params: { id } });
const openLidar = async (id: string) => (await portal.get(`/api/open-data/lidar/${id}`)).json();
const openFacilities = async () => (await portal.get('/api/open-data/facilities.geojson')).json();
const sitemap = async () => (await portal.get('/sitemap.xml')).body;

async function show(id: string, body: object, token: string) {
  const answer = await callApi(EDIT_FACILITY, { params: { id }, body, token });
  expect([answer.status, answer.body.msg]).toEqual([200, expect.any(String)]);
}

/** An accepted facility that is shown on the map. */
async function accepted(acceptance: AcceptanceCode = 'yes') {
  const round = await wholeRound(portal, acceptance);
  await show(round.facility.id, { displayed_status: 'initial_acceptance' }, round.token);
  const owner = await ownerToken(portal, round.facility);
  return { ...round, id: round.facility.id, owner };
}

/** Takes a returned facility through its next round. */
async function nextRound(of: Awaited<ReturnType<typeof accepted>>, acceptance: AcceptanceCode, words: object = {}) {
  const params = { id: of.id };
  await callApi('POST /national-facility/:id/submit-initial-acceptance-application', { params, token: of.owner });
  const round = await currentRound(portal);
  await giveEvaluations(portal, { ...of, round });
  portal.pass(60);
  const steps = [{ preliminary_acceptance: 'yes' }, { acceptance, ...words }];
  for (const body of steps) {
    const answer = await callApi(EDIT_ACCEPTANCE, { params, body, token: of.token });
    expect([answer.status, answer.body.msg]).toEqual([200, expect.any(String)]);
  }
}

test('a final report records facility, instruments and compliances as version 1 [12.22]', async () => {
  const { id, owner, lidar, photometer } = await accepted('conditionally');
  const { versions, changes } = await versionsOf(id, owner);
  expect(versions).toEqual([
    {
      number: 1,
      by: 'report',
      round: 1,
      acceptance: expect.objectContaining({ code: 'conditionally' }),
      reason: null,
      statement: null,
      conditions: [],
      valid_from: seconds() - 60,
      valid_to: null,
    },
  ]);
  expect(changes).toEqual([]);
  const version = await versionOf(id, owner);
  expect(version.facility).toMatchObject({ acronym: 'CIAO' });
  expect(version.lidars).toMatchObject([
    { record: { _id: lidar.id, name: 'MUSA' }, compliances: { general: 'yes', data: 'yes' }, is_accepted: true },
  ]);
  expect(version.photometers).toMatchObject([{ record: { _id: photometer.id }, is_accepted: true }]);
  expect(JSON.stringify(version)).not.toMatch(/comments|recommendations|reviewer|eye_safety/);
});

test('drafts after an acceptance become public with the next acceptance, not earlier [12.22]', async () => {
  const before = await accepted();
  const { id, owner, token, lidar, photometer } = before;
  const shown = async () => [
    await map(),
    (await lidarPage(lidar.id)).body.data,
    await openLidar(lidar.id),
    await sitemap(),
  ];
  const asAccepted = await shown();
  portal.pass(60);
  await reset(portal, id, 'facility', token);
  const claims = { name: 'UNREVIEWED CLAIM', hosting_institute: 'UNREVIEWED INSTITUTE' };
  await show(id, { ...claims, lidar_pi_name: 'New Lead' }, owner);
  const edited = lidarBody({ name: 'UNREVIEWED LIDAR', latitude: 10, longitude: 10 });
  await callApi('POST /lidar/system/edit/:id', { params: { id: lidar.id }, body: edited, token: owner });
  await callApi('DELETE /photometer/system/:id', { params: { id: photometer.id }, token: owner });
  const add = { params: { id }, body: lidarBody({ name: 'UNREVIEWED ADDITION' }), token: owner };
  const added = await dataOf<{ _id: string }>(callApi('POST /national-facility/:id/edit/add-lidar-system', add));

  const [first] = asAccepted[0] as CertifiedFacility[];
  expect(await map()).toEqual([{ ...first, lidar_pi_name: 'New Lead' }]);
  expect((await shown()).slice(1)).toEqual(asAccepted.slice(1));
  expect((await photometerPage(photometer.id)).body.data).toMatchObject({ part_of: { version: 1, until: null } });
  expect((await lidarPage(added._id)).status).toBe(404);
  expect((await portal.get(`/api/open-data/lidar/${added._id}`)).statusCode).toBe(404);
  expect(await findInstrumentSummary(db, 'lidar', added._id)).toBeUndefined();
  expect(await findInstrumentSummary(db, 'lidar', lidar.id)).toMatchObject({ name: 'MUSA', latitude: 40.601 });
  // Users with access to the facility see the current record.
  const own = await callApi('GET /lidar/system/:id', { params: { id: lidar.id }, token: owner });
  expect(own.body.data).toMatchObject({ name: 'UNREVIEWED LIDAR' });
  expect((await versionsOf(id, owner)).changes).toEqual([
    expect.objectContaining({
      about: 'facility',
      changes: [
        expect.objectContaining({ path: 'name' }),
        expect.objectContaining({ path: 'hosting_institute', after: 'UNREVIEWED INSTITUTE' }),
      ],
    }),
    expect.objectContaining({ about: 'lidar', what: 'changed', name: 'UNREVIEWED LIDAR' }),
    expect.objectContaining({ about: 'lidar', what: 'added', name: 'UNREVIEWED ADDITION' }),
    expect.objectContaining({ about: 'photometer', what: 'removed' }),
  ]);

  await callApi('DELETE /lidar/system/:id', { params: { id: added._id }, token: owner });
  await nextRound(before, 'yes');
  const { versions } = await versionsOf(id, owner);
  expect(versions).toMatchObject([
    { number: 2, round: 2, valid_from: seconds(), valid_to: null },
    { number: 1, round: 1, valid_to: seconds() },
  ]);
  expect(await map()).toMatchObject([
    { name: 'UNREVIEWED CLAIM', lidars: [{ name: 'UNREVIEWED LIDAR' }], photometers: [], position: { latitude: 10 } },
  ]);
  expect((await lidarPage(lidar.id)).body.data).toMatchObject({ part_of: { version: 2, until: null } });
  expect((await openFacilities()).features[0].properties).toMatchObject({
    accepted_version: 2,
    recorded_by: 'acceptance',
  });
  // The address keeps working, for visitors and for logged-in users.
  for (const as of [undefined, owner, token]) {
    const page = await callApi('GET /photometer/system/:id', { params: { id: photometer.id }, token: as });
    expect(page.body.data).toMatchObject({ name: 'Cimel 1', part_of: { version: 1, until: seconds() } });
  }
  expect(await findInstrumentSummary(db, 'photometer', photometer.id)).toMatchObject({ name: 'Cimel 1' });
  expect(await sitemap()).not.toContain(photometer.id);
});

test('a version holds statement and conditions as issued, and the hosting institute [12.22]', async () => {
  const of = await accepted();
  const { id, owner, token, lidar } = of;
  portal.pass(60);
  await reset(portal, id, 'facility', token);
  await show(id, { hosting_institute: 'Institute of Fog' }, owner);
  const due = Date.UTC(2027, 0, 31) / 1000;
  const statement = 'Accepted while the dome is repaired.';
  const conditions = [
    { text: 'Repair the dome', due_date: due, instrument: lidar.id },
    { text: 'Say so', due_date: null, instrument: null },
  ];
  await nextRound(of, 'conditionally', { statement, conditions });
  await db.update(facilities).set({ hosting_institute: 'Institute of Rain' });
  const set = [
    { text: 'Repair the dome', due_date: due, instrument: { _id: lidar.id, name: 'MUSA' } },
    { text: 'Say so', due_date: null, instrument: null },
  ];
  const frozen = [
    { number: 2, statement, conditions: set },
    { number: 1, statement: null, conditions: [] },
  ];
  expect((await versionsOf(id, owner)).versions).toMatchObject(frozen);
  expect(await versionOf(id, owner, '2')).toMatchObject({
    ...frozen[0],
    facility: { acronym: 'CIAO', hosting_institute: 'Institute of Fog' },
  });
  // A version written before the institute was stored takes it from the report.
  await db.execute("update accepted_versions set listing = listing - 'institute'");
  expect((await versionOf(id, owner, '2')).facility.hosting_institute).toBe('Institute of Fog');
  const open = await dataOf<Condition[]>(callApi('GET /national-facility/:id/conditions', { params: { id }, token }));
  const params = { id, condition: open[0]?._id ?? '' };
  const fulfil = 'POST /national-facility/:id/conditions/:condition/fulfil';
  expect((await callApi(fulfil, { params, body: { fulfilment: 'Seen on site.' }, token })).status).toBe(200);
  // Later changes to the conditions are not part of the version, and the public content has none of them.
  expect((await versionsOf(id, owner)).versions).toMatchObject(frozen);
  expect(JSON.stringify([await map(), await openLidar(lidar.id), await openFacilities()])).not.toContain('dome');
});

test.each([
  ['withdrawn', 'Withdrawn'],
  ['suspended', 'Label suspended'],
])('a label of status %s is published for accepted content only [12.203]', async (code, name) => {
  const { id, token, lidar } = await accepted();
  const other = await addFacility(portal, { acronym: 'OTHER', displayed_status: code as 'withdrawn' });
  const described = await addLidar(portal, other.id);
  await show(id, { displayed_status: code }, token);
  expect(await about(lidar.id)).toMatchObject({
    facility: null,
    label: { code, name, since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
  expect(await about(described.id)).toMatchObject({ facility: null, label: null, accepted: null });
});

test('a decision of "no" accepts nothing', async () => {
  const { lidar } = await wholeRound(portal, 'no');
  expect(await db.select().from(acceptedVersions)).toEqual([]);
  // Without any acceptance, anyone with the address sees the current record.
  expect((await lidarPage(lidar.id)).body.data).not.toHaveProperty('part_of');
});

test('a non-compliant lidar of an accepted facility is not shown', async () => {
  const { id, owner, lidar } = await accepted();
  await db.delete(acceptedVersions);
  await setCompliance(portal, lidar, 'no');
  await db.update(applications).set({ status: 'preliminary_report_issued', acceptance: null, finalReportId: null });
  const token = await administratorToken(portal, 'second');
  await db.execute(`delete from snapshots where kind in ('final-report', 'operational-configuration')`);
  await callApi(EDIT_ACCEPTANCE, { params: { id }, body: { acceptance: 'yes' }, token });
  expect((await map())[0]).toMatchObject({ lidars: [], photometers: [{ name: 'Cimel 1' }] });
  expect((await lidarPage(lidar.id)).status).toBe(404);
  expect((await versionOf(id, owner)).lidars).toMatchObject([{ is_accepted: false }]);
});

test('a later "no" ends the accepted version; the last public content stays until the displayed status changes', async () => {
  const before = await accepted();
  await reset(portal, before.id, 'facility', before.token);
  await nextRound(before, 'no');
  expect((await versionsOf(before.id, before.owner)).versions).toMatchObject([{ number: 1, valid_to: seconds() }]);
  expect(await map()).toMatchObject([{ acronym: 'CIAO', lidars: [{ name: 'MUSA' }] }]);
  expect((await openFacilities()).features[0].properties).toMatchObject({ accepted_version: null, accepted_on: null });
  expect((await lidarPage(before.lidar.id)).body.data).toMatchObject({ part_of: { until: seconds() } });
});

describe('certifying a facility without an accepted version', () => {
  const REASON = 'Accepted on paper in 2019.';

  test('records its current content, with the reason', async () => {
    const facility = await addFacility(portal, { name: 'Potenza' }, { status: 'draft' });
    const lidar = await addLidar(portal, facility.id);
    const token = await administratorToken(portal);
    await show(facility.id, { displayed_status: 'labelled', displayed_status_reason: REASON }, token);
    expect((await versionsOf(facility.id, token)).versions).toEqual([
      {
        number: 1,
        by: 'administrator',
        round: 1,
        acceptance: null,
        reason: REASON,
        statement: null,
        conditions: [],
        valid_from: seconds(),
        valid_to: null,
      },
    ]);
    const owner = await ownerToken(portal, facility);
    const body = lidarBody({ name: 'Drafted later' });
    await callApi('POST /lidar/system/edit/:id', { params: { id: lidar.id }, body, token: owner });
    expect(await map()).toMatchObject([{ lidars: [{ name: 'MUSA' }] }]);
    const { body: history } = await callApi('GET /national-facility/:id/history', {
      params: { id: facility.id },
      token,
    });
    expect(history.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'facility.record-acceptance', reason: REASON })]),
    );
  });

  test('names the administrator where other versions read "accepted" [12.200]', async () => {
    const facility = await addFacility(portal, { name: 'Potenza' }, { status: 'draft' });
    const { id } = await addLidar(portal, facility.id);
    const token = await administratorToken(portal);
    await show(facility.id, { displayed_status: 'labelled', displayed_status_reason: REASON }, token);
    const by = { recorded_by: 'administrator' };
    expect((await openFacilities()).features[0].properties).toMatchObject({ accepted_version: 1, ...by });
    expect((await portal.get('/api/open-data/facilities.csv')).body).toMatch(
      /,recorded_by,label_.*\r\n.*,"administrator",,,,,,,\r\n$/,
    );
    expect(await openLidar(id)).toMatchObject({ accepted: { version: 1, ...by } });
    expect((await lidarPage(id)).body.data).toMatchObject({ part_of: { version: 1, ...by } });
    expect(await about(id)).toMatchObject({ accepted: { version: 1, ...by } });
  });

  test('is refused if a reason is sent without a new displayed status, as it would not be stored [12.202]', async () => {
    const facility = await addFacility(portal, { displayed_status: 'labelled' }, { status: 'draft' });
    const token = await administratorToken(portal);
    const params = { id: facility.id };
    for (const other of [{}, { displayed_status: 'labelled' }, { name: 'Potenza' }]) {
      const body = { ...other, displayed_status_reason: 'As agreed.' };
      const answer = await callApi(EDIT_FACILITY, { params, body, token });
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [{ path: 'displayed_status_reason', message: expect.stringContaining('Goes with another public status') }],
      ]);
    }
    await show(facility.id, { displayed_status: 'withdrawn', displayed_status_reason: 'As agreed.' }, token);
    expect((await entriesOf(portal, facility.id)).at(-1)).toMatchObject({
      action: 'facility.set-displayed-status',
      newValue: { displayed_status: 'withdrawn', reason: 'As agreed.' },
    });
  });

  test('records nothing when the status changes to another certified one', async () => {
    const { id, token } = await accepted();
    await show(id, { displayed_status: 'labelled' }, token);
    expect((await versionsOf(id, token)).versions).toHaveLength(1);
  });

  test('is refused on the field of an overlong reason, and nothing is written', async () => {
    const facility = await addFacility(portal);
    const token = await administratorToken(portal);
    const body = { displayed_status: 'labelled', displayed_status_reason: 'x'.repeat(501) };
    const answer = await callApi(EDIT_FACILITY, { params: { id: facility.id }, body, token });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ path: 'displayed_status_reason', message: 'Maximum 500 characters' }],
    ]);
    expect(await db.select().from(acceptedVersions)).toEqual([]);
  });
});

test('acceptances from before versions were stored get their versions, once', async () => {
  const { id, owner } = await accepted();
  const shown = await addFacility(portal, { acronym: 'OLD', displayed_status: 'labelled' });
  await db.delete(acceptedVersions);
  await recordEarlierAcceptances(context);
  const [first] = (await versionsOf(id, owner)).versions;
  expect(first).toMatchObject({ number: 1, by: 'report', valid_from: seconds() - 60 });
  const administrator = await administratorToken(portal, 'other');
  expect((await versionsOf(shown.id, administrator)).versions).toMatchObject([{ number: 1, by: 'administrator' }]);
  await recordEarlierAcceptances(context);
  expect(await db.select().from(acceptedVersions)).toHaveLength(2);
});

test('an older report whose picture has been deleted gets its version without the picture', async () => {
  const { lidar } = await accepted();
  await db.delete(acceptedVersions);
  const pictures = '["8f14e45f-ceea-467f-a9d3-6d3b1f7c2a10"]';
  await db.execute(
    `update snapshots set content = jsonb_set(content, '{lidars,0,pictures}', '${pictures}') where kind = 'final-report'`,
  );
  await recordEarlierAcceptances(context);
  expect((await lidarPage(lidar.id)).body.data).toMatchObject({ pictures: [], part_of: { version: 1 } });
});

test('an accepted picture outlives its record and cannot be deleted', async () => {
  const round = await wholeRound(portal, 'no');
  const { facility, lidar, token } = round;
  const owner = await ownerToken(portal, facility);
  await reset(portal, facility.id, 'facility', token);
  const uploaded = await dataOf<string>(upload(portal, [{ name: 'dome.jpg', content: await aPicture() }], owner));
  const body = lidarBody({ pictures: [uploaded] });
  const saved = await callApi('POST /lidar/system/edit/:id', { params: { id: lidar.id }, body, token: owner });
  expect(saved.status).toBe(200);
  await show(facility.id, { displayed_status: 'labelled' }, token);
  expect((await lidarPage(lidar.id)).body.data).toMatchObject({ pictures: [uploaded] });
  expect((await callApi('DELETE /files/:id', { params: { id: uploaded }, token: owner })).status).toBe(200);
  expect((await callApi('DELETE /files/:id', { params: { id: uploaded }, token: owner })).status).toBe(409);
  expect((await callApi('DELETE /files/:id', { params: { id: uploaded }, token })).status).toBe(409);
  portal.pass(86_400 * 3);
  await sweepFiles(context);
  const file = await storedFile(portal, uploaded);
  expect(await storedBytes(portal, file.storageKey)).not.toBeNull();
  expect((await portal.get(`/api/files/${uploaded}`)).statusCode).toBe(200);
});

test.each<[who: Caller, answer: number]>([
  ['nobody', 401],
  ['another owner', 403],
  ['its owner', 200],
  ['CARS', 200],
  ['ARES', 200],
  ['an administrator', 200],
])('%s requesting the versions receives %i', async (who, answer) => {
  const facility = await addFacility(portal, {}, { status: 'draft' });
  const token = await tokenOf(portal, who, facility);
  expect((await callApi(VERSIONS, { params: { id: facility.id }, token })).status).toBe(answer);
});

test.each(['0', '-1', 'one', '1.5', '1e0', '0x1', '%201', '2147483648', '2'])(
  'the version "%s" does not exist [12.40]',
  async (number) => {
    const { id, token } = await accepted();
    expect((await callApi(VERSION, { params: { id, number }, token })).status).toBe(404);
  },
);
