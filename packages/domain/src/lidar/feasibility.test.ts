import { epochOf } from '../time/day';
import { byCode } from '../types/type-item';
import { INSTRUMENT_LOCATIONS, INSTRUMENT_STATUSES, INSTRUMENT_TYPES } from '../types/type-lists';
import { advisoriesFor } from './advisories';
import { suggestFeasibility } from './feasibility';
import type { FeasibilityFacts } from './feasibility';

type Text = string | null;

test.each<
  [
    id: string,
    why: string,
    type: Text,
    location: Text,
    status: Text,
    planned: Text,
    reference: string,
    code: number,
    compliance: string,
    advisories: string[],
  ]
>([
  [
    'F01 [10.14]',
    'all three criteria met',
    'lidar_custom_built',
    'laboratory',
    'operational',
    null,
    '2025-06-15',
    0,
    'yes',
    [],
  ],
  [
    'F02',
    'date ignored once operational',
    'lidar_custom_built',
    'laboratory',
    'operational',
    '2030-01-01',
    '2025-06-15',
    0,
    'yes',
    [],
  ],
  [
    'F03',
    'boundary: exactly one calendar year',
    'lidar_commercial_open',
    'container',
    'planned',
    '2026-06-15',
    '2025-06-15',
    0,
    'yes',
    [],
  ],
  [
    'F04',
    'one day more than a year',
    'lidar_commercial_open',
    'container',
    'planned',
    '2026-06-16',
    '2025-06-15',
    4,
    'no',
    [],
  ],
  [
    'F05',
    'date already past',
    'lidar_custom_built',
    'laboratory',
    'planned',
    '2025-05-01',
    '2025-06-15',
    0,
    'yes',
    ['A2'],
  ],
  ['F06', 'planned without a date', 'lidar_custom_built', 'laboratory', 'planned', null, '2025-06-15', 4, 'no', []],
  [
    'F07',
    'one remediable deficiency',
    'lidar_commercial_sealed',
    'laboratory',
    'operational',
    null,
    '2025-06-15',
    1,
    'partially',
    [],
  ],
  [
    'F08 [10.14]',
    'one remediable deficiency',
    'lidar_custom_built',
    'outdoor_unprotected',
    'operational',
    null,
    '2025-06-15',
    2,
    'partially',
    [],
  ],
  [
    'F09',
    'two deficiencies',
    'lidar_commercial_sealed',
    'shelter_unconditioned',
    'operational',
    null,
    '2025-06-15',
    3,
    'no',
    [],
  ],
  ['F10', '1 + 4', 'lidar_commercial_sealed', 'container', 'planned', '2026-07-01', '2025-06-15', 5, 'no', []],
  ['F11', '2 + 4', 'lidar_custom_built', 'outdoor_unprotected', 'planned', '2026-07-01', '2025-06-15', 6, 'no', []],
  [
    'F12 [10.14]',
    '1 + 2 + 4',
    'lidar_low_power',
    'outdoor_unprotected',
    'planned',
    '2027-01-01',
    '2025-06-15',
    7,
    'no',
    [],
  ],
  ['F13 [11.7.1]', 'empty draft', null, null, null, null, '2025-06-15', 7, 'no', []],
  [
    'F15 [10.14]',
    'leap day + 1 year = 28 February',
    'lidar_custom_built',
    'laboratory',
    'planned',
    '2025-02-28',
    '2024-02-29',
    0,
    'yes',
    [],
  ],
  [
    'F16',
    'leap day + 1 year, one day late',
    'lidar_custom_built',
    'laboratory',
    'planned',
    '2025-03-01',
    '2024-02-29',
    4,
    'no',
    [],
  ],
])('%s: %s [4.18, 10.21]', (_id, _why, type, location, status, planned, reference, code, compliance, advisories) => {
  const lidar = {
    type: byCode(INSTRUMENT_TYPES, type),
    location: byCode(INSTRUMENT_LOCATIONS, location),
    status: byCode(INSTRUMENT_STATUSES, status),
    planned_operation_date: planned === null ? null : epochOf(planned),
  };
  expect(suggestFeasibility(lidar, reference)).toEqual({ compliance, code });
  expect(advisoriesFor({ ...lidar, channels: {} }, reference).map(({ id }) => id)).toEqual(advisories);
});

test('a list value without attributes meets no criterion [10.1]', () => {
  const unknown = { _id: 'new', code: 'new', name: 'New', order: 9, kind: 'lidar' as const };
  const values: object = { type: unknown, location: unknown, status: unknown };
  const lidar = { ...values, planned_operation_date: epochOf('2025-01-01') } as FeasibilityFacts;
  expect(suggestFeasibility(lidar, '2025-06-15')).toEqual({ compliance: 'no', code: 7 });
});
