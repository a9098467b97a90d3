import { changedLabels } from './changed-labels';
import type { RecordChanges } from './rounds';

const record = (change: Partial<RecordChanges> & { paths?: readonly string[] } = {}): RecordChanges => {
  const { paths = [], ...rest } = change;
  const changes = paths.map((path) => ({ path, before: '', after: 'new' }));
  return { about: 'lidar', id: 'l1', name: 'RALI', what: 'changed', changes, ...rest };
};

const GROUP = ['time_resolution', 'height_resolution', 'channels', 'availability'].map(
  (field) => `channels.Elastic 532.${field}`,
);

test.each<[why: string, records: RecordChanges[], lines: string[]]>([
  ['nothing', [], []],
  ['fields, by their labels', [record({ paths: ['altitude', 'location'] })], ['Lidar RALI: Altitude, Location']],
  ['a field of a group', [record({ paths: GROUP.slice(0, 1) })], ['Lidar RALI: Elastic 532: Time Resolution']],
  ['a new instrument', [record({ about: 'photometer', name: 'Sun', what: 'added' })], ['Photometer Sun: added']],
  ['an instrument that was removed', [record({ what: 'removed' })], ['Lidar RALI: removed']],
  [
    'more fields than the limit',
    [record({ paths: [...GROUP, 'altitude', 'location', 'name', 'eye_safety'] })],
    [
      'Lidar RALI: Elastic 532: Time Resolution, Elastic 532: Height Resolution, Elastic 532: Channels, Elastic 532: Availability, Altitude, Location, and 2 more',
    ],
  ],
])('%s', (_why, records, lines) => {
  expect(changedLabels(records)).toEqual(lines);
});

test('the list is capped at ten records', () => {
  const lines = changedLabels(Array.from({ length: 12 }, () => record({ what: 'added' })));
  expect([lines.length, lines.at(-1)]).toEqual([11, 'and 2 more']);
});
