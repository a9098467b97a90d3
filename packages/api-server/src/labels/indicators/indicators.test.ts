import { type IndicatorCode, type IndicatorImport, type RegularEvaluation } from '@portal/domain';
import { administratorToken } from '../../../test/evaluations';
import { entriesOf } from '../../../test/audit';
import { addFacility } from '../../../test/facilities';
import { addLidar, addPhotometer } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { changeTests } from '../../../test/quality';
import {
  applications,
  auditEntries,
  dataIndicators,
  instrumentEvents,
  labelDecisions,
  lidarConfigurationPeriods,
  lidarConfigurations,
  lidars,
  photometerCalibrations,
  photometers,
  qaTests,
  supportMessages,
  supportRequests,
} from '../../platform/db/tables';
import { approving } from '../../quality/approval/approval.fixture';
import { testing } from '../../quality/tests/quality.fixture';
import { evaluating, evaluationIn } from '../evaluations/evaluating.fixture';

const portal = testPortal();
const { callApi, context, db } = portal;
const { staffToken } = testing(portal);
const { addTest } = approving(portal);
const { close, opened, readEvaluation, record, state } = evaluating(portal);

const figureOf = ({ indicators }: RegularEvaluation, code: IndicatorCode) =>
  indicators.find((each) => each.code === code);

/** A test that was measured, submitted and concluded on one day. */
const testedOn = (day: string) => ({
  measuredFrom: new Date(`${day}T20:00:00Z`),
  submittedAt: new Date(`${day}T22:00:00Z`),
  evaluatedAt: new Date(`${day}T23:00:00Z`),
});

/** A facility whose test book has a year of records. */
async function withRecords() {
  const fixture = await opened();
  const { facility, lidar, configuration } = fixture;
  await db.update(applications).set({ evaluatedAt: new Date('2024-06-01T09:00:00Z') });
  const made = { createdAt: new Date('2024-01-01T00:00:00Z') };
  await db.update(lidars).set({ ...made, status: 'operational' });
  await db.update(photometers).set({ ...made, status: 'operational' });
  await db.update(lidarConfigurations).set(made);
  const facilityId = facility.id;
  const by = facility.ownerId;
  await db.insert(lidarConfigurationPeriods).values({
    configurationId: configuration._id,
    facilityId,
    status: 'approved',
    validFrom: '2025-01-11',
    decidedAt: new Date('2025-01-11T09:00:00Z'),
  });
  const [photometer] = await db.select().from(photometers);
  await db.insert(photometerCalibrations).values({
    facilityId,
    photometerId: photometer?.id ?? '',
    instrumentNumber: '383',
    centre: 'lille',
    kind: 'pre_field',
    calibratedOn: '2024-12-15',
    result: 'usable',
    createdById: by,
  });
  await db.insert(instrumentEvents).values({
    facilityId,
    instrumentKind: 'lidar',
    instrumentId: lidar.id,
    kind: 'failure',
    on: '2025-03-01',
    downFrom: '2025-03-01',
    downTo: '2025-03-10',
    text: 'The laser failed.',
    createdById: by,
  });
  const at = { facilityId, lidarId: lidar.id, configurationId: configuration._id };
  for (const type of ['telecover', 'rayleigh_fit', 'dark', 'polarisation_calibration', 'trigger_delay'] as const)
    await addTest({ ...at, type, ...testedOn('2024-12-20') });
  return { ...fixture, by };
}

test('indicators of the portal follow from the test book of the period [12.574]', async () => {
  const { id, staff } = await withRecords();
  const evaluation = evaluationIn((await readEvaluation(id, staff)).body);
  expect(evaluation).toMatchObject({ period_from: '2025-01-01', period_to: '2025-12-31', indicators_on: '2025-12-31' });
  const of = (code: IndicatorCode) => {
    const figure = figureOf(evaluation, code);
    return [figure?.numerator, figure?.denominator, figure?.light];
  };
  // In operation on 355 of 365 days; four yearly tests are overdue from 21 December on, that of the trigger delay never.
  expect(of('tests_on_time')).toEqual([355 * 5 - 11 * 4, 355 * 5, 'green']);
  expect(of('configuration_approved')).toEqual([345, 355, 'green']);
  expect(of('photometer_calibrated')).toEqual([349, 365, 'green']);
  expect(of('downtime')).toEqual([10, 730, 'green']);
  expect(of('answered_in_time')).toEqual([null, null, 'grey']);
  expect(of('level1_days')).toEqual([null, null, 'grey']);
});

test('instruments outside the scope of the label do not count in its evaluation [12.815]', async () => {
  const { id, staff, facility } = await withRecords();
  const lidar = await addLidar(portal, facility.id, { name: 'SPARE' });
  await addPhotometer(portal, facility.id, { name: 'Spare' });
  await db.update(lidars).set({ status: 'operational', createdAt: new Date('2024-01-01T00:00:00Z') });
  await db.update(photometers).set({ status: 'operational', createdAt: new Date('2024-01-01T00:00:00Z') });
  const figures = async () => evaluationIn((await readEvaluation(id, staff)).body).indicators;
  const before = await figures();
  expect(before.find(({ code }) => code === 'photometer_calibrated')?.denominator).toBe(365);
  const [grant] = await db.select().from(labelDecisions);
  const scope = grant?.scope ?? { lidars: [], photometers: [] };
  const wider = { ...scope, lidars: [...scope.lidars, { _id: lidar.id, name: 'SPARE', configurations: [1] }] };
  await record(facility.id, {
    place: 2,
    kind: 'renew',
    validFrom: '2025-06-01',
    validUntil: '2030-02-28',
    scope: wider,
  });
  expect(await figures()).not.toEqual(before);
});

test('questions about requests count by their last day [12.574]', async () => {
  const { id, staff, facility, by } = await withRecords();
  const [request] = await db
    .insert(supportRequests)
    .values({
      year: 2025,
      number: 1,
      facilityId: facility.id,
      kind: 'remote_qa',
      subject: 'A telecover',
      text: 'Late.',
      flexibility: 'any',
      urgency: 'normal',
      statusSince: new Date('2025-05-01T09:00:00Z'),
      askedAt: new Date('2025-02-01T09:00:00Z'),
      status: 'waiting_for_facility',
      createdById: by,
    })
    .returning();
  const message = (place: number, step: 'ask' | 'answer' | 'write', day: string) => ({
    requestId: request?.id ?? '',
    place,
    step,
    text: 'Which night?',
    byFacility: step === 'answer',
    writtenAt: new Date(`${day}T09:00:00Z`),
    createdById: by,
  });
  await db
    .insert(supportMessages)
    .values([
      message(0, 'ask', '2025-02-02'),
      message(1, 'write', '2025-02-03'),
      message(2, 'answer', '2025-02-20'),
      message(3, 'ask', '2025-05-01'),
    ]);
  const evaluation = evaluationIn((await readEvaluation(id, staff)).body);
  expect(figureOf(evaluation, 'answered_in_time')).toMatchObject({ numerator: 1, denominator: 2, light: 'red' });
});

test('a revoked test counts until the day of its revocation, whatever changed in its row afterwards [12.574]', async () => {
  const { id, staff } = await withRecords();
  const revoked = (await db.select().from(qaTests)).find(({ type }) => type === 'telecover');
  await changeTests(portal, 'telecover', { status: 'revoked', updatedAt: new Date('2026-01-15T12:00:00Z') });
  const onTime = async () => figureOf(evaluationIn((await readEvaluation(id, staff)).body), 'tests_on_time')?.numerator;
  const asOfRow = await onTime();
  await db.insert(auditEntries).values({
    at: new Date('2025-12-11T12:00:00Z'),
    action: 'qa-test.revoke',
    objectKind: 'qa-test',
    objectId: revoked?.id ?? '',
    objectName: 'CIAO',
  });
  expect(asOfRow).toBe(355 * 5 - 11 * 4);
  expect(await onTime()).toBeLessThan(355 * 5 - 11 * 4);
});

test('the figures of a closed evaluation are those of its last day [12.574]', async () => {
  const { id, owner, staff } = await withRecords();
  await state(id, owner, { statement: 'It was a dry year.' });
  const before = evaluationIn((await readEvaluation(id, staff)).body).indicators;
  await close(id, staff);
  await db.update(lidars).set({ status: 'planned' });
  expect(evaluationIn((await readEvaluation(id, owner)).body).indicators).toEqual(before);
});

test('an evaluation takes a number of statements that does not depend on its records', async () => {
  const { id, staff } = await withRecords();
  await readEvaluation(id, staff);
  expect(portal.statements().length).toBeLessThanOrEqual(20);
});

const HEADER = 'acronym,period,indicator,value,numerator,denominator';
const importIn = ({ data }: { data?: unknown }) => data as IndicatorImport;
const send = (rows: object[], token: string, dry_run = false) =>
  callApi('POST /data-indicators', { body: { rows, dry_run }, token });
const sendCsv = async (csv: string, token: string, isDryRun = false) => {
  const url = `/api/data-indicators/csv${isDryRun ? '?dry_run=true' : ''}`;
  const answer = await portal.post(url, JSON.stringify({ csv }), 'application/json', token);
  return { status: answer.statusCode, body: answer.json<{ data?: unknown; errors?: unknown; msg?: string }>() };
};
const stored = async () =>
  (await db.select().from(dataIndicators)).map(({ period, code, value, numerator, denominator }) => [
    period,
    code,
    value,
    numerator,
    denominator,
  ]);

const ROW = {
  acronym: 'CIAO',
  period: '2025',
  indicator: 'delivered_in_time',
  value: 0.75,
  numerator: 75,
  denominator: 100,
};

test('a service sends figures, which are shown in the evaluation [12.575]', async () => {
  const { id, staff } = await opened();
  const ares = await staffToken('ares', 'ares');
  const answer = await send([ROW, { acronym: 'ciao', period: '2025-01', indicator: 'level1_days', value: 20 }], ares);
  expect(answer).toMatchObject({ status: 200, body: { data: { rows: 2, added: 2, changed: 0, errors: [] } } });
  const evaluation = evaluationIn((await readEvaluation(id, staff)).body);
  expect(figureOf(evaluation, 'delivered_in_time')).toEqual({
    code: 'delivered_in_time',
    value: 0.75,
    numerator: 75,
    denominator: 100,
    target: 0.8,
    light: 'amber',
    imported_at: context.now().getTime() / 1000,
  });
  expect(figureOf(evaluation, 'level1_days')).toMatchObject({ value: 20, light: 'grey' });
});

test('a figure of the same period replaces the one before, and the audit log says so once [12.575]', async () => {
  const { facility } = await opened();
  const ares = await staffToken('ares', 'ares');
  await send([ROW], ares);
  expect(importIn((await send([ROW], ares)).body)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect(importIn((await send([{ ...ROW, value: 0.8, numerator: 80 }], ares)).body)).toMatchObject({ changed: 1 });
  expect(await stored()).toEqual([['2025', 'delivered_in_time', 0.8, 80, 100]]);
  const entries = await entriesOf(portal, facility.id);
  expect(entries.filter(({ action }) => action === 'data-indicator.import')).toHaveLength(2);
});

test('a file is looked at without being imported, with the same answer [12.576]', async () => {
  await opened();
  const ares = await staffToken('ares', 'ares');
  const csv = `${HEADER}\nCIAO,2025,delivered_in_time,0.75,75,100\nCIAO,2025-02,level1_days,20,,\n`;
  const looked = await sendCsv(csv, ares, true);
  expect(looked).toMatchObject({ status: 200, body: { data: { is_dry_run: true, rows: 2, added: 2 } } });
  expect(await stored()).toEqual([]);
  const { data } = (await sendCsv(csv, ares)).body;
  expect(data).toEqual({ ...importIn(looked.body), is_dry_run: false });
  expect(await stored()).toHaveLength(2);
});

test('with an error in any row nothing is imported, and every error has its row [12.576]', async () => {
  await opened();
  const ares = await staffToken('ares', 'ares');
  const csv = `${HEADER}\nCIAO,2025,delivered_in_time,0.75,75,100\nNOBODY,2025,level1_days,20,,\nCIAO,2027,level1_days,2.5,,\n`;
  const errors = [
    { row: 3, field: 'acronym', message: 'No facility with this acronym is registered' },
    { row: 4, field: 'period', message: 'Must not be in the future' },
    { row: 4, field: 'value', message: 'Must be a whole number' },
  ];
  const looked = await sendCsv(csv, ares, true);
  expect(looked).toMatchObject({ status: 200, body: { data: { rows: 3, added: 0, errors } } });
  const refused = await sendCsv(csv, ares);
  expect(refused).toMatchObject({
    status: 422,
    body: { data: { errors }, errors: [{ path: 'csv', message: expect.stringContaining('Row 3: acronym') }, {}, {}] },
  });
  expect(await stored()).toEqual([]);
  const rows = await send([ROW, { ...ROW, period: '2024', value: 2 }], ares);
  expect(rows).toMatchObject({ status: 422, body: { errors: [{ path: 'rows[1].value' }] } });
  expect(await stored()).toEqual([]);
});

test.each<[why: string, body: object, path: string]>([
  ['no rows', { rows: [] }, 'rows'],
  ['a value that is a text', { rows: [{ ...ROW, value: '0.75' }] }, 'rows[0].value'],
  ['too many rows', { rows: Array.from({ length: 2001 }, () => ROW) }, 'rows'],
])('a call with %s is refused', async (_why, body, path) => {
  const ares = await staffToken('ares', 'ares');
  const answer = await callApi('POST /data-indicators', { body, token: ares });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
});

test('a file without rows, and one with too many, are refused', async () => {
  const ares = await staffToken('ares', 'ares');
  expect(await sendCsv(HEADER, ares)).toMatchObject({ status: 422, body: { errors: [{ path: 'csv' }] } });
  const many = `${HEADER}\n${'CIAO,2025,level1_days,1,,\n'.repeat(2001)}`;
  expect(await sendCsv(many, ares, true)).toMatchObject({ status: 422, body: { errors: [{ path: 'csv' }] } });
});

test('hostile files and rows have short answers [12.780]', async () => {
  await opened();
  const ares = await staffToken('ares', 'ares');
  const wrong = `${HEADER}\n${',,,,,\nx,x,x,x,x,x\n'.repeat(1500)}`;
  for (const csv of [','.repeat(700_000), `"${'x'.repeat(700_000)}`, wrong]) {
    const { status, body } = await sendCsv(csv, ares, true);
    expect(status).toBe(200);
    expect(importIn(body).errors.length).toBeLessThanOrEqual(101);
    const refused = await sendCsv(csv, ares);
    expect([refused.status, JSON.stringify(refused.body).length < 60_000]).toEqual([422, true]);
  }
  for (const count of [2000, 100_000]) {
    const answer = await callApi('POST /data-indicators', {
      body: { rows: Array.from({ length: count }, () => ({})) },
      token: ares,
    });
    expect(answer.status).toBe(422);
    expect((answer.body.errors as object[]).length).toBeLessThanOrEqual(500);
  }
});

test('figures of a registered facility are taken without a label, and of an archived one', async () => {
  await addFacility(portal, { acronym: 'OLD', archivedAt: context.now() });
  await addFacility(portal, { acronym: 'NEW' });
  const ares = await staffToken('ares', 'ares');
  const rows = ['OLD', 'NEW'].map((acronym) => ({ ...ROW, acronym }));
  expect(importIn((await send(rows, ares)).body)).toMatchObject({ added: 2, errors: [] });
});

test('a token with the scope sends figures and reads nothing, and the log names it [12.577]', async () => {
  const { id, facility } = await opened();
  const admin = await administratorToken(portal);
  const made = await callApi('POST /api-tokens', {
    token: admin,
    body: { name: 'Data centre', scopes: ['data-indicators'], days: 30 },
  });
  const lastUse = async () => (await callApi('GET /api-tokens', { token: admin })).body.data;
  expect(await lastUse()).toMatchObject([{ last_used_at: null }]);
  const now = Math.floor(context.now().getTime() / 1000);
  const { token } = made.body.data as unknown as { token: string };
  expect((await sendCsv('', token)).status).toBe(422);
  expect(await lastUse()).toMatchObject([{ last_used_at: now }]);
  expect((await send([ROW], token)).status).toBe(200);
  expect((await readEvaluation(id, token)).status).toBe(403);
  const [entry] = (await entriesOf(portal, facility.id)).filter(({ action }) => action === 'data-indicator.import');
  expect(entry).toMatchObject({ actorId: null, newValue: { count: 1, api_token: 'Data centre' } });
  const [row] = await db.select().from(dataIndicators);
  expect(row?.importedById).toBeNull();
});

test('only the data centre and administrators import', async () => {
  const { owner, staff } = await opened();
  const admin = await administratorToken(portal);
  const answers = [];
  for (const token of [owner, staff, admin]) answers.push((await send([ROW], token)).status);
  expect(answers).toEqual([403, 403, 200]);
});
