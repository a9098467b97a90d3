import type { AcceptanceStatusCode, Lidar } from '@portal/domain';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { addLidar, addPhotometer, lidarBody } from '../../../test/instruments';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { applications, evaluations, lidars } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db, context } = portal;

/** A facility with a lidar that has one submitted evaluation and one draft, and the token of the caller. */
async function evaluated(caller: Caller, status: AcceptanceStatusCode) {
  const facility = await addFacility(portal, {}, { status });
  const { id } = await addLidar(portal, facility.id, { eye_safety: 'existing' });
  const [application] = await db.select().from(applications);
  const reviewer = await addPerson(portal, { email: 'evaluator@site.example', firstName: 'Evaluator' });
  const evaluation = {
    applicationId: application?.id ?? '',
    targetKind: 'lidar' as const,
    targetId: id,
    reviewerId: reviewer.id,
    recommendations: 'Go on.',
  };
  await db.insert(evaluations).values([
    { ...evaluation, aspect: 'general', compliance: 'partially', comments: 'Submitted.', evaluatedAt: context.now() },
    { ...evaluation, aspect: 'data', compliance: 'yes', comments: 'A draft.' },
  ]);
  return { facility, id, token: await tokenOf(portal, caller, facility) };
}

/** The parts of the evaluation in a response: the submitted evaluation, the draft, the name of the evaluator. */
const shown = (data: unknown) =>
  ['Submitted.', 'A draft.', 'Evaluator'].filter((text) => JSON.stringify(data).includes(text));

/** All fields on the public page of a lidar. */
const PUBLIC = [
  '_id',
  'additional_info',
  'altitude',
  'channels',
  'dark_signal_measurement',
  'laser_alignment',
  'latitude',
  'lidar_status_control',
  'location',
  'longitude',
  'manufacturer',
  'name',
  'photodetector_eye_piece',
  'pictures',
  'planned_operation_date',
  'polarisation_calibration',
  'pretrigger_20us',
  'status',
  't_h_control',
  'telecover_measurement',
  'type',
];

const ALL = ['Submitted.', 'A draft.', 'Evaluator'];

describe('the evaluation in lists and records', () => {
  test.each<[Caller, AcceptanceStatusCode, seen: string[]]>([
    ['its owner', 'draft', []],
    ['its owner', 'submitted', []],
    ['its owner', 'preliminary_report_issued', ['Submitted.']],
    ['its owner', 'waiting_final_report', ['Submitted.']],
    ['its owner', 'evaluated', ['Submitted.']],
    ['the reviewer of lidars', 'submitted', ALL],
    ['an evaluator', 'submitted', ALL],
    ['CARS', 'submitted', ALL],
    ['ARES', 'evaluated', ALL],
    ['an administrator', 'draft', ALL],
  ])('%s, while %s, sees %j [7.5.3, 11.5.16]', async (caller, status, seen) => {
    const { facility, id, token } = await evaluated(caller, status);
    const list = await callApi('GET /national-facility/:id/lidars', { token, params: { id: facility.id } });
    const one = await callApi('GET /lidar/system/:id', { token, params: { id } });
    expect([list.status, one.status]).toEqual([200, 200]);
    expect(shown(list.body.data)).toEqual(seen);
    expect(shown(one.body.data)).toEqual(seen);
    expect(one.body.data).toMatchObject({ version: 1, eye_safety: { code: 'existing' }, feature_compliance: null });
  });

  test.each<[Caller, AcceptanceStatusCode]>([
    ['nobody', 'evaluated'],
    ['another owner', 'evaluated'],
    ['an evaluator', 'draft'],
  ])('%s, while %s, sees only the public page of the lidar [11.11.2]', async (caller, status) => {
    const { facility, id, token } = await evaluated(caller, status);
    const { status: answered, body } = await callApi('GET /lidar/system/:id', { token, params: { id } });
    expect(answered).toBe(200);
    expect(Object.keys(body.data ?? {}).toSorted()).toEqual(PUBLIC);
    expect(JSON.stringify(body)).not.toMatch(/eye_safety|compliance|version|Evaluator/);
    expect(JSON.stringify(body)).not.toContain(facility.id);
  });

  test.each<[Caller, AcceptanceStatusCode, number]>([
    ['nobody', 'evaluated', 401],
    ['another owner', 'evaluated', 403],
    ['an evaluator', 'draft', 404],
  ])('%s, while %s, cannot list instruments: %d', async (caller, status, expected) => {
    const { facility, token } = await evaluated(caller, status);
    for (const call of ['GET /national-facility/:id/lidars', 'GET /national-facility/:id/photometers'] as const)
      expect((await callApi(call, { token, params: { id: facility.id } })).status).toBe(expected);
  });

  test('an evaluation of an earlier round is not shown', async () => {
    const { facility, id, token } = await evaluated('CARS', 'evaluated');
    await db.update(applications).set({ isCurrent: false, archivedAt: context.now() });
    await db.insert(applications).values({ facilityId: facility.id, round: 2, status: 'draft' });
    expect(shown((await callApi('GET /lidar/system/:id', { token, params: { id } })).body.data)).toEqual([]);
  });
});

test('a list has exactly the instruments of the facility, oldest first [7.3.8, 7.3.9]', async () => {
  const facility = await addFacility(portal);
  const other = await addFacility(portal, { acronym: 'TWO' });
  await addPhotometer(portal, facility.id, { name: 'First' });
  await addPhotometer(portal, other.id, { name: 'Stranger' });
  await addPhotometer(portal, facility.id, { name: 'Second' });
  const token = await tokenOf(portal, 'its owner', facility);
  for (const call of ['GET /national-facility/:id/photometers', 'GET /my/national-facility/photometers'] as const) {
    const { body } = await callApi(call, { token, params: { id: facility.id } });
    expect(body.data).toMatchObject({ photometers: [{ name: 'First' }, { name: 'Second' }] });
  }
  expect((await callApi('GET /my/national-facility/lidars', { token })).body.data).toEqual({ lidars: [] });
});

describe('the suggestion', () => {
  const CALLS = [
    'GET /lidar/system/:id/suggested-feasibility-compliance',
    'GET /lidar/system/:id/suggested-feature-compliance',
    'GET /lidar/system/:id/suggested-channel-compliance',
  ] as const;

  test('is computed from the values of the lidar [3.12, 7.5.3]', async () => {
    const facility = await addFacility(portal);
    const token = await tokenOf(portal, 'its owner', facility);
    const add = 'POST /national-facility/:id/edit/add-lidar-system';
    const body = lidarBody({ laser_alignment: 'planned' });
    const { _id: id } = (await callApi(add, { token, params: { id: facility.id }, body })).body
      .data as unknown as Lidar;
    const answers = await Promise.all(CALLS.map((call) => callApi(call, { token, params: { id } })));
    expect(answers.map(({ body: { data } }) => data)).toEqual([
      { compliance: 'yes', code: 0 },
      { compliance: 'partially', code: 1 },
      expect.objectContaining({ compliance: 'no', code: 3, wavelengths: expect.any(Array) }),
    ]);
  });

  test('counts the year from today, and from the day of the evaluation once it is submitted, or for owners reported [10.13]', async () => {
    const { facility, id } = await evaluated('nobody', 'submitted');
    const planned_operation_date = '2027-06-16';
    await db
      .update(lidars)
      .set({ type: 'lidar_custom_built', location: 'laboratory', status: 'planned', planned_operation_date });
    await addPerson(portal, { email: 'ares@site.example', roles: ['ares'] });
    const asked = async (token: string) => (await callApi(CALLS[0], { token, params: { id } })).body.data;
    const owner = async () => asked(await ownerToken(portal, facility));
    const staff = async () => asked((await enter(portal, 'ares@site.example')).access_token);
    const [inTime, tooLate] = [
      { compliance: 'yes', code: 0 },
      { compliance: 'no', code: 4 },
    ];
    expect([await owner(), await staff()]).toEqual([tooLate, tooLate]);
    portal.pass(86_400);
    expect([await owner(), await staff()]).toEqual([inTime, inTime]);
    const [application] = await db.select().from(applications);
    await db.insert(evaluations).values({
      applicationId: application?.id ?? '',
      targetKind: 'lidar',
      targetId: id,
      aspect: 'feasibility',
      compliance: 'yes',
      evaluatedAt: new Date('2026-06-15T23:59:59Z'),
    });
    expect([await owner(), await staff()]).toEqual([inTime, tooLate]);
    await db.update(applications).set({ status: 'preliminary_report_issued' });
    expect(await owner()).toEqual(tooLate);
  });

  test.each<[Caller, AcceptanceStatusCode, number]>([
    ['nobody', 'submitted', 401],
    ['its owner', 'draft', 200],
    ['another owner', 'submitted', 403],
    ['an evaluator', 'draft', 404],
    ['an evaluator', 'submitted', 200],
    ['the reviewer of lidars', 'submitted', 200],
    ['ARES', 'draft', 200],
  ])('requested by %s, while %s, returns %d [11.7.3]', async (caller, status, expected) => {
    const { id, token } = await evaluated(caller, status);
    for (const call of CALLS) expect((await callApi(call, { token, params: { id } })).status).toBe(expected);
  });
});
