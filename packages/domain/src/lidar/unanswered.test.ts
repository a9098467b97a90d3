import { byCode } from '../types/type-item';
import { FEATURES, INSTRUMENT_LOCATIONS, INSTRUMENT_STATUSES, INSTRUMENT_TYPES } from '../types/type-lists';
import { LIDAR } from '../acceptance/application.fixture';
import { suggestFeature } from './feature';
import type { Lidar } from './lidar';
import { unansweredOf } from './unanswered';

const ANSWERED: Partial<Lidar> = {
  type: byCode(INSTRUMENT_TYPES, 'lidar_custom_built'),
  location: byCode(INSTRUMENT_LOCATIONS, 'laboratory'),
  status: byCode(INSTRUMENT_STATUSES, 'operational'),
};

test.each<[change: Partial<Lidar>, names: string[], bits: number]>([
  [{}, [], 0],
  [{ type: null, location: null, status: null }, ['Status', 'Type', 'Location'], 7],
  [{ status: byCode(INSTRUMENT_STATUSES, 'planned'), planned_operation_date: null }, ['Planned operation date'], 4],
  [{ status: byCode(INSTRUMENT_STATUSES, 'planned'), planned_operation_date: 1 }, [], 0],
])('feasibility with %j: unanswered are %j', (change, names, bits) => {
  expect(unansweredOf({ ...LIDAR, ...ANSWERED, ...change }).feasibility).toEqual({ names, bits });
});

test('a feature that was answered with "no" is certain, whatever else is unanswered', () => {
  const lidar: Lidar = { ...LIDAR, telecover_measurement: null, pretrigger_20us: byCode(FEATURES, 'no') };
  const { names, bits } = unansweredOf(lidar).feature;
  expect(names).toContain('Telecover measurement');
  expect(suggestFeature(lidar).code & ~bits).toBe(3);
});

test('a channel group is unanswered until its availability and, if offered, its details are given', () => {
  const { names } = unansweredOf({ ...LIDAR, channels: {} }).channel;
  expect(names).toContain('Elastic 532');
  expect(names).not.toContain('Water vapour 355');
});
