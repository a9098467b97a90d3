import { lidarFormValues } from '@portal/domain';
import type { LidarFormValues } from '@portal/domain';
import { aLidar } from '@portal/testing';
import { adviceOnLidar } from './lidar-advice';

const said = (change: Partial<LidarFormValues>, from = lidarFormValues(aLidar())) =>
  Object.fromEntries(
    Object.entries(adviceOnLidar({ ...from, ...change }, '2025-06-15')).filter(([, text]) => text !== undefined),
  );

test.each<[why: string, advice: object]>([
  ['a lidar that meets every criterion', said({})],
  ['an empty form', said({}, lidarFormValues(null))],
  [
    'a lidar planned for the last day within one year',
    said({ status: 'planned', planned_operation_date: '2026-06-15' }),
  ],
  ['a planned lidar whose date is not given yet', said({ status: 'planned', planned_operation_date: '' })],
  ['features without a criterion', said({ eye_safety: 'no', t_h_control: 'no' })],
])('%s: no advice is given', (_why, advice) => {
  expect(advice).toEqual({});
});

test.each<[change: Partial<LidarFormValues>, advice: object]>([
  [{ type: 'lidar_commercial_sealed' }, { type: 'The design is not open.' }],
  [{ location: 'outdoor_unprotected' }, { location: 'The lidar is not properly enclosed.' }],
  [
    { status: 'planned', planned_operation_date: '2026-06-16' },
    { planned_operation_date: 'The lidar will not be operational within one year.' },
  ],
  [{ telecover_measurement: 'planned' }, { telecover_measurement: 'A required feature is not in operation.' }],
  [{ pretrigger_20us: 'no' }, { pretrigger_20us: 'A required feature is not even planned.' }],
])('%j gives %j', (change, advice) => {
  expect(said(change)).toEqual(advice);
});
