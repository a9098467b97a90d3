import { LIDAR_CHANNELS, servedCategories } from '@portal/domain';
import { channelGrid } from './channel-grid';

test('kinds are rows, telescopes and detections are columns', () => {
  const [elastic] = servedCategories();
  const { rows, columns, cell } = channelGrid({ channels: elastic?.channels ?? [] });
  expect(rows.map(({ label }) => label)).toEqual([
    '1064 nm elastic total',
    '1064 nm elastic parallel',
    '1064 nm elastic cross',
  ]);
  expect(columns.map(({ label }) => label)).toEqual([
    'Single telescope, analog',
    'Single telescope, photon counting',
    'Near range, analog',
    'Near range, photon counting',
    'Far range, analog',
    'Far range, photon counting',
  ]);
  expect(cell('1064 nm elastic cross', 'near analog')).toEqual({
    value: '1064ncax',
    label: '1064 nm elastic cross, near range, analog',
  });
});

test('every channel of every category has its own cell', () => {
  const cells = servedCategories().flatMap((category) => {
    const { rows, columns, cell } = channelGrid(category);
    return rows.flatMap((row) => columns.map((column) => cell(row.key, column.key)?.value));
  });
  expect(cells).toEqual(LIDAR_CHANNELS.map(({ _id }) => _id));
});

test('a channel that the server does not offer has no checkbox', () => {
  const channels = LIDAR_CHANNELS.filter(({ _id }) => ['0532xppx', '0532xcax'].includes(_id));
  const { cell } = channelGrid({ channels });
  expect(cell('532 nm elastic cross', 'single photon_counting')).toBeNull();
});
