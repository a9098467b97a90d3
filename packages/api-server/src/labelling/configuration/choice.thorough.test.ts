import { CHOICE_REFUSALS, type ComplianceCode, type ConfigurationVersion } from '@portal/domain';
import { setCompliance } from '../../../test/evaluations';
import { addLidar } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { evaluations, lidars } from '../../platform/db/tables';
import { reporting } from '../acceptance/reporting.fixture';

const portal = testPortal();
const { callApi, db } = portal;
const { evaluated, carsToken, issue } = reporting(portal);

const EMPTY = { path: 'configuration.lidars', message: CHOICE_REFUSALS.empty };

const versionsOf = async (id: string, token: string) => {
  const { body } = await callApi('GET /national-facility/:id/operational-configurations', { params: { id }, token });
  return body.data as unknown as ConfigurationVersion[];
};

test.each<[why: string, status: 'operational' | 'planned', general: ComplianceCode, left: string | null]>([
  ['operational and compliant', 'operational', 'yes', null],
  ['operational and partially compliant', 'operational', 'partially', null],
  ['operational, but not compliant', 'operational', 'no', 'not-compliant'],
  ['compliant, but planned', 'planned', 'yes', 'not-operational'],
])('by default a lidar is included or left out: %s [12.38]', async (_why, status, general, left) => {
  const { facility, lidar } = await evaluated('waiting_final_report');
  await db.update(lidars).set({ status });
  await setCompliance(portal, lidar, general);
  const token = await carsToken();
  await issue(facility.id, { acceptance: 'conditionally' }, token);
  const [version] = await versionsOf(facility.id, token);
  expect(version).toMatchObject({ number: 1, reason: null, valid_from: '2026-06-15', valid_to: null, withdrawn: null });
  expect(version?.lidars).toMatchObject([
    { lidar: lidar.id, name: 'MUSA', is_included: left === null, left_out_by_default: left, reason: null },
  ]);
  const { body } = await callApi('GET /national-facility/:id/operational-configuration', {
    params: { id: facility.id },
    token,
  });
  expect(body.data).toMatchObject({ configurations: left === null ? [{ lidar: { portal_id: lidar.id } }] : [] });
});

test('a lidar that was never evaluated is left out', async () => {
  const { facility } = await evaluated('waiting_final_report');
  await db.delete(evaluations);
  const token = await carsToken();
  await issue(facility.id, { acceptance: 'yes' }, token);
  expect((await versionsOf(facility.id, token))[0]?.lidars).toMatchObject([{ left_out_by_default: 'not-evaluated' }]);
});

test.each<[general: ComplianceCode, is_included: boolean]>([
  ['no', true],
  ['yes', false],
])('CARS can decide otherwise with a reason (%s, included: %s) [12.38]', async (general, is_included) => {
  const { facility, lidar } = await evaluated('waiting_final_report');
  const second = await addLidar(portal, facility.id, { name: 'SECOND' });
  await setCompliance(portal, lidar, general);
  const token = await carsToken();
  const chosen = { lidar: lidar.id, is_included, reason: 'Agreed with ARES.', lidar_id: 7 };
  const other = { lidar: second.id, is_included: true, reason: 'It is like the first one.' };
  const configuration = { station_id: 'POT', lidars: [chosen, other] };
  expect((await issue(facility.id, { acceptance: 'yes', configuration }, token)).status).toBe(200);
  expect((await versionsOf(facility.id, token))[0]).toMatchObject({ station_id: 'pot', lidars: [chosen, other] });
});

test('leaving out every lidar is refused; a report without a suitable lidar states the reason [12.41]', async () => {
  const { facility, lidar } = await evaluated('waiting_final_report');
  const token = await carsToken();
  const none = { lidars: [{ lidar: lidar.id, is_included: false, reason: 'The laser is broken.' }] };
  const refused = await issue(facility.id, { acceptance: 'yes', configuration: none }, token);
  expect([refused.status, refused.body.errors]).toEqual([422, [EMPTY]]);
  expect(await versionsOf(facility.id, token)).toEqual([]);
  await setCompliance(portal, lidar, 'no');
  const named = { station_id: 'pot', lidars: [{ lidar: lidar.id, lidar_id: 7 }] };
  expect((await issue(facility.id, { acceptance: 'yes', configuration: named }, token)).status).toBe(200);
  expect((await versionsOf(facility.id, token))[0]).toMatchObject({
    valid_to: null,
    lidars: [{ is_included: false, left_out_by_default: 'not-compliant' }],
  });
  const { status, body } = await callApi('POST /national-facility/:id/operational-configurations', {
    params: { id: facility.id },
    body: { version: 1, reason: 'Only the name.', configuration: {} },
    token,
  });
  expect([status, body.errors]).toEqual([422, [EMPTY]]);
});

test('without a reason nothing is issued, and the error names the field [12.38]', async () => {
  const { facility, lidar } = await evaluated('waiting_final_report');
  const token = await carsToken();
  const configuration = { lidars: [{ lidar: lidar.id, is_included: false, reason: '  ' }] };
  const { status, body } = await issue(facility.id, { acceptance: 'yes', configuration }, token);
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { path: 'configuration.lidars[0].reason', message: 'Please say why it differs from the default' },
  ]);
  expect(await versionsOf(facility.id, token)).toEqual([]);
  expect((await issue(facility.id, { acceptance: 'yes' }, token)).status).toBe(200);
});

test.each<[what: string, status: 'submitted' | 'waiting_final_report', decision: object]>([
  ['a preliminary report', 'submitted', { preliminary_acceptance: 'yes' }],
  ['a final report that does not accept', 'waiting_final_report', { acceptance: 'no' }],
])('%s approves no configuration, and a choice sent with it is refused', async (_what, from, decision) => {
  const { facility } = await evaluated(from);
  const { status, body } = await issue(facility.id, { ...decision, configuration: {} }, await carsToken());
  expect([status, body.errors]).toMatchObject([422, [{ path: 'configuration' }]]);
});
