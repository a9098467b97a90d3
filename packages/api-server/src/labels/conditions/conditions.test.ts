import type { LabelConditionCode, LabelRecord } from '@portal/domain';
import { acceptAsDescribed } from '../../../test/accepted';
import { emailsInOrder } from '../../../test/emails';
import { testPortal } from '../../../test/portal';
import { changeTests } from '../../../test/quality';
import {
  acceptedInstruments,
  applications,
  evaluations,
  lidarConfigurations,
  photometerCalibrations,
  photometers,
  regularEvaluations,
} from '../../platform/db/tables';
import { aChange, aGrant, labelIn, labelling } from '../decisions/label.fixture';

const portal = testPortal();
const { db, pass } = portal;
const { labellable, granted, take, read, again } = labelling(portal);

const DAY = 86_400;

const conditionsIn = ({ steps }: LabelRecord, step = 'propose') =>
  steps.find((offer) => offer.step === step)?.conditions ?? [];
const statesIn = (record: LabelRecord, step?: string) =>
  Object.fromEntries(conditionsIn(record, step).map(({ code, state }) => [code, state]));

const MET = { acceptance: 'met', configuration: 'met', tests: 'met', photometer: 'met' };

/** Removes what a condition asks for. */
const SPOILED: Record<string, { spoil: () => Promise<unknown>; code: LabelConditionCode; found: string | null }> = {
  'no acceptance is in force': {
    spoil: () => db.update(applications).set({ acceptance: 'no' }),
    code: 'acceptance',
    found: null,
  },
  'the configuration is suspended': {
    spoil: () => db.update(lidarConfigurations).set({ status: 'suspended' }),
    code: 'configuration',
    found: null,
  },
  'a test is overdue': {
    spoil: () => changeTests(portal, 'telecover', { measuredFrom: new Date('2025-06-01T20:00:00Z') }),
    code: 'tests',
    found: 'Telecover, quadrants of MUSA, configuration 1, is overdue since 2026-06-01',
  },
  'a test failed': {
    spoil: () => changeTests(portal, 'telecover', { status: 'failed' }),
    code: 'tests',
    found: 'Telecover, quadrants of MUSA, configuration 1, failed',
  },
  'the photometer was never calibrated': {
    spoil: () => db.delete(photometerCalibrations),
    code: 'photometer',
    found: 'Cimel 1 near MUSA: It was never calibrated',
  },
  'the calibration is too old': {
    spoil: () => db.update(photometerCalibrations).set({ calibratedOn: '2025-02-01' }),
    code: 'photometer',
    found: 'Cimel 1 near MUSA: Overdue',
  },
  'the photometer stands too far away': {
    spoil: () => db.update(photometers).set({ latitude: 40.62 }),
    code: 'photometer',
    found: 'There is none near MUSA',
  },
};

test('every condition of a complete facility is met, and the scope is offered [12.529]', async () => {
  const { id, cars, lidar, photometer } = await labellable();
  const record = await read(id, cars);
  expect(statesIn(record)).toEqual(MET);
  expect(record.steps).toMatchObject([
    {
      step: 'propose',
      scope: { lidars: [{ _id: lidar.id, configurations: [1] }], photometers: [{ _id: photometer.id }] },
    },
  ]);
  expect(record.turns).toMatchObject([{ pending_with: 'cars' }]);
});

test('instruments that were not accepted are no part of a label, whatever their tests and configurations are [12.813]', async () => {
  const { id, cars, scope } = await labellable();
  await acceptAsDescribed(portal, id);
  expect(statesIn(await read(id, cars))).toEqual(MET);
  await db.update(acceptedInstruments).set({ isAccepted: false });
  expect(statesIn(await read(id, cars))).toEqual({
    ...MET,
    configuration: 'unmet',
    tests: 'unmet',
    photometer: 'unmet',
  });
  expect((await take('propose', id, cars, { scope })).status).toBe(409);
});

test.each(Object.keys(SPOILED))(
  'if %s, the condition is not met, and a proposal is refused with it [12.529]',
  async (why) => {
    const { spoil, code, found } = SPOILED[why] ?? { spoil: async () => {}, code: 'tests', found: null };
    const { id, cars, scope } = await labellable();
    await spoil();
    const conditions = conditionsIn(await read(id, cars));
    expect(conditions.find((condition) => condition.code === code)).toEqual({ code, state: 'unmet', found });
    const refused = await take('propose', id, cars, { scope });
    expect(refused).toMatchObject({ status: 409, body: { msg: 'Not every condition of the label is met.' } });
    expect(JSON.stringify(refused.body.errors)).toContain(found ?? 'conditions');
  },
);

test.each<[compliance: 'yes' | 'no', state: string]>([
  ['yes', 'unmet'],
  ['no', 'warning'],
])(
  'without a calibrated photometer and with the synergy "%s", the condition is: %s [12.529]',
  async (compliance, state) => {
    const { id, cars, scope } = await labellable();
    const [application] = await db.select().from(applications);
    await db.insert(evaluations).values({
      applicationId: application?.id ?? '',
      targetKind: 'facility',
      targetId: id,
      aspect: 'synergy',
      compliance,
      evaluatedAt: new Date('2026-05-01T12:00:00Z'),
    });
    await db.delete(photometerCalibrations);
    expect(statesIn(await read(id, cars))).toEqual({ ...MET, photometer: state });
    expect((await take('propose', id, cars, { scope })).status).toBe(state === 'warning' ? 200 : 409);
  },
);

/** A full evaluation of the facility that was closed on a day. */
const closeFull = (facilityId: string, on: string) =>
  db.insert(regularEvaluations).values({
    facilityId,
    kind: 'full',
    openedOn: '2026-02-01',
    periodFrom: '2025-01-01',
    periodTo: '2025-12-31',
    statementDue: '2026-04-02',
    status: 'closed',
    statusSince: new Date(`${on}T12:00:00Z`),
    closedAt: new Date(`${on}T12:00:00Z`),
  });

test('a renewal needs a full evaluation, and an end that is near enough [12.530]', async () => {
  const { id, cars, scope } = await granted({ valid_until: Date.UTC(2027, 11, 16) / 1000 });
  const states = async () => statesIn(await read(id, await again('cars')), 'propose-renewal');
  expect(await states()).toEqual({ ...MET, 'full-evaluation': 'unmet', 'renewal-period': 'unmet' });
  // It was about the time before this label.
  await closeFull(id, '2026-06-14');
  expect(await states()).toMatchObject({ 'full-evaluation': 'unmet' });
  await closeFull(id, '2026-06-15');
  expect(await states()).toMatchObject({ 'full-evaluation': 'met' });
  expect((await take('propose-renewal', id, cars, { scope })).status).toBe(409);
  pass(DAY);
  expect(await states()).toEqual({ ...MET, 'full-evaluation': 'met', 'renewal-period': 'met' });
  const proposed = labelIn(await take('propose-renewal', id, await again('cars'), { scope }));
  expect(proposed.today).toMatchObject({ status: 'granted', is_valid: true, request: { kind: 'renewal' } });
});

async function renewable() {
  const fixture = await granted({ valid_until: Date.UTC(2027, 5, 14) / 1000 });
  await closeFull(fixture.id, '2026-06-15');
  await take('propose-renewal', fixture.id, fixture.cars, { scope: fixture.scope });
  return fixture;
}

test('a renewal follows the present validity without a gap, and moves its end [12.530]', async () => {
  const { id, administrator } = await renewable();
  const renewal = (change: object) => take('renew', id, administrator, aGrant(change));
  expect(await renewal({ valid_from: Date.UTC(2027, 5, 16) / 1000 })).toMatchObject({ status: 422 });
  expect(await renewal({ valid_until: Date.UTC(2027, 5, 14) / 1000 })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'valid_until', message: 'Must be later than the present end, 2027-06-14' }] },
  });
  const { today } = labelIn(await renewal({}));
  expect(today).toMatchObject({ status: 'granted', is_valid: true, valid_until: '2031-06-14', request: null });
});

test('a withdrawal while a renewal is proposed ends the proposal, and says so [12.527]', async () => {
  const { id, administrator } = await renewable();
  const { today } = labelIn(await take('withdraw', id, administrator, aChange()));
  expect(today).toMatchObject({ status: 'withdrawn', request: null });
  const told = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'label-withdrawn');
  expect(told.length).toBeGreaterThan(1);
  for (const { text } of told) expect(text).toContain('The proposal of a renewal ended with this.');
});

test('a suspension that is proposed takes the place of a proposed renewal [12.527]', async () => {
  const { id, cars } = await renewable();
  const answer = await take('request-suspension', id, cars, { reason: 'No data for a whole year.' });
  expect(labelIn(answer).today).toMatchObject({ status: 'granted', is_valid: true, request: { kind: 'suspension' } });
});
