import { acceptanceInForce } from '@portal/domain';
import type {
  AcceptanceStatusCode,
  AcceptedVersions,
  FinishedRound,
  NationalFacility,
  RecordChanges,
} from '@portal/domain';
import { tokenOf, type Caller } from '../../../test/callers';
import { addReviewed, administratorToken } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { testPortal } from '../../../test/portal';
import { reset, wholeRound } from '../../../test/rounds';
import { aPhotometerRow } from '../../../test/snapshots';
import { facilities, lidarChannelGroups, lidars, photometers } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const ROUNDS = 'GET /national-facility/:id/rounds';
const CHANGES = 'GET /national-facility/:id/changes-since-last-round';

const roundsOf = async (id: string, token: string | undefined) =>
  (await callApi(ROUNDS, { params: { id }, token })).body.data as unknown as FinishedRound[];
const changesOf = async (id: string, token: string | undefined) =>
  (await callApi(CHANGES, { params: { id }, token })).body.data as unknown as RecordChanges[];
const download = (id: string | null, token: string | undefined) =>
  portal.get(`/api/download/${id}`, { authorization: `Bearer ${token}` });

const epoch = (moment: string) => new Date(moment).getTime() / 1000;

test('a finished round is returned with dates, acceptances, documents and the reason, newest first [12.11]', async () => {
  const { facility, token } = await wholeRound(portal, 'conditionally');
  expect(await roundsOf(facility.id, token)).toEqual([]);
  await reset(portal, facility.id, 'evaluation', token);
  portal.pass(60);
  await reset(portal, facility.id, 'facility', token);
  const rounds = await roundsOf(facility.id, token);
  expect(rounds.map(({ round }) => round)).toEqual([2, 1]);
  expect(rounds[1]).toEqual({
    round: 1,
    date: epoch('2026-06-15T12:00:00Z'),
    evaluation_date: epoch('2026-06-15T12:02:00Z'),
    preliminary_acceptance: expect.objectContaining({ code: 'yes' }),
    acceptance: expect.objectContaining({ code: 'conditionally' }),
    submission: expect.any(String),
    preliminary_report: expect.any(String),
    user_file: null,
    final_report: expect.any(String),
    decisions: [
      expect.objectContaining({ report: 'preliminary', statement: null, conditions: [] }),
      expect.objectContaining({ report: 'final', acceptance: expect.objectContaining({ code: 'conditionally' }) }),
    ],
    ended_at: epoch('2026-06-15T12:03:00Z'),
    reason: 'A new laser was installed.',
  });
  expect(rounds[0]).toMatchObject({ acceptance: null, final_report: null, submission: rounds[1]?.submission });
});

test('documents of a finished round can be downloaded by permitted users only', async () => {
  const { facility, token } = await wholeRound(portal);
  await reset(portal, facility.id, 'evaluation', token);
  const [round] = await roundsOf(facility.id, token);
  const ids = [round?.submission, round?.preliminary_report, round?.final_report];
  const owner = await tokenOf(portal, 'its owner', facility);
  for (const id of ids) {
    expect((await download(id ?? null, owner)).statusCode).toBe(200);
    expect((await download(id ?? null, token)).headers['content-type']).toBe('application/pdf');
  }
  const stranger = await tokenOf(portal, 'another owner', facility);
  for (const id of ids) expect((await download(id ?? null, stranger)).statusCode).toBe(403);
  const url = `/api/national-facility/${facility.id}/initial-acceptance-evaluation-pdf`;
  expect((await portal.get(url, { authorization: `Bearer ${token}` })).statusCode).toBe(404);
});

test('the first round has no changes', async () => {
  const { facility } = await addReviewed(portal);
  expect(await changesOf(facility.id, await administratorToken(portal))).toEqual([]);
});

test('a reopened round has the application of the previous one', async () => {
  const { facility, token } = await wholeRound(portal);
  await reset(portal, facility.id, 'evaluation', token);
  await db.update(facilities).set({ pi_name: 'Somebody else' });
  expect(await changesOf(facility.id, token)).toEqual([]);
});

test('a returned round lists the changes since, first to the records and then to the submission [12.11]', async () => {
  const { facility, lidar, photometer, token } = await wholeRound(portal);
  await reset(portal, facility.id, 'facility', token);
  await db.update(facilities).set({ hosting_institute: 'Institute of Fog' });
  await db.update(lidars).set({ altitude: 800 });
  await db.update(lidarChannelGroups).set({ time_resolution: 15 });
  await db.delete(photometers);
  const added = aPhotometerRow({ facilityId: facility.id, name: 'Cimel 2' });
  await db.insert(photometers).values(added);
  const expected = [
    {
      about: 'facility',
      id: facility.id,
      name: 'CIAO',
      what: 'changed',
      changes: [{ path: 'hosting_institute', before: '', after: 'Institute of Fog' }],
    },
    {
      about: 'lidar',
      id: lidar.id,
      name: 'MUSA',
      what: 'changed',
      changes: expect.arrayContaining([
        { path: 'altitude', before: '760', after: '800' },
        { path: 'channels.Elastic 532.time_resolution', before: '30', after: '15' },
      ]),
    },
    { about: 'photometer', id: added.id, name: 'Cimel 2', what: 'added', changes: [] },
    { about: 'photometer', id: photometer.id, name: 'Cimel 1', what: 'removed', changes: [] },
  ];
  expect(await changesOf(facility.id, token)).toEqual(expected);
  const owner = await tokenOf(portal, 'its owner', facility);
  const params = { id: facility.id };
  await callApi('POST /national-facility/:id/submit-initial-acceptance-application', { params, token: owner });
  await db.update(lidars).set({ altitude: 900 });
  expect(await changesOf(facility.id, owner)).toEqual(expected);
});

describe.each([ROUNDS, CHANGES] as const)('%s', (call) => {
  test.each<[who: Caller, status: AcceptanceStatusCode, answer: number]>([
    ['nobody', 'evaluated', 401],
    ['another owner', 'evaluated', 403],
    ['an evaluator', 'draft', 404],
    ['an evaluator', 'submitted', 200],
    ['the reviewer of lidars', 'draft', 200],
    ['its owner', 'draft', 200],
    ['CARS', 'draft', 200],
    ['ARES', 'draft', 200],
    ['an administrator', 'registered', 200],
  ])('%s, while it is %s, receives %i', async (who, status, answer) => {
    const facility = await addFacility(portal, {}, { status });
    const token = await tokenOf(portal, who, facility);
    expect((await callApi(call, { params: { id: facility.id }, token })).status).toBe(answer);
  });
});

test('a facility links to the last report of its earlier rounds, which its owner can read, and keeps its acceptance [12.11]', async () => {
  const { facility, token } = await wholeRound(portal);
  const owner = await tokenOf(portal, 'its owner', facility);
  const shown = async (as: string | undefined) => {
    const { body } = await callApi('GET /national-facility/:id/general-info', {
      params: { id: facility.id },
      token: as,
    });
    return body.data as unknown as NationalFacility;
  };
  const { earlier_report: none, acceptance_in_force: accepted } = await shown(owner);
  expect(none).toBeNull();
  expect(accepted?.acceptance.code).toBe('yes');
  await reset(portal, facility.id, 'evaluation', token);
  await reset(portal, facility.id, 'facility', token);
  const first = (await roundsOf(facility.id, token)).find(({ round }) => round === 1);
  const { earlier_report, acceptance_in_force } = await shown(owner);
  expect(acceptance_in_force).toEqual(accepted);
  const versions = await callApi('GET /national-facility/:id/accepted-versions', {
    params: { id: facility.id },
    token,
  });
  const rule = acceptanceInForce((versions.body.data as unknown as AcceptedVersions).versions);
  expect(rule).toMatchObject(acceptance_in_force ?? {});
  expect(earlier_report).toEqual({ round: 1, file: first?.final_report });
  expect((await download(earlier_report?.file ?? null, owner)).statusCode).toBe(200);
});
