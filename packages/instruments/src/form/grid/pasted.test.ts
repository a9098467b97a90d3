import { lidarFormValues, servedCategories, TYPE_LISTS } from '@portal/domain';
import { copiedDown } from './copy-down';
import type { Groups } from './columns';
import { isBlock, pasted } from './pasted';
import type { PasteTarget } from './pasted';

const categories = servedCategories();
const EMPTY = lidarFormValues(null).channels;
const FIRST: PasteTarget = { category: 'Elastic 1064', field: 'availability' };

const paste = (text: string, target = FIRST, groups: Groups = EMPTY) =>
  pasted(text, target, { categories, groups, lists: TYPE_LISTS });

test.each([
  ['7.5', false],
  ['7.5\n', false],
  ['7.5\t30', true],
  ['7.5\n15', true],
])('%j is a block of cells: %s [12.61]', (text, expected) => {
  expect(isBlock(text)).toBe(expected);
});

test('a block fills cells to the right and down from the target; an empty cell changes nothing [12.61]', () => {
  const { groups, paths, left } = paste('7.5\t30\r\n\t60\r\n', { category: 'Elastic 532', field: 'height_resolution' });
  expect(groups['Elastic 532']).toMatchObject({ height_resolution: '7.5', time_resolution: '30' });
  expect(groups['Elastic 355']).toMatchObject({ height_resolution: '', time_resolution: '60' });
  expect([paths.length, left]).toEqual([3, 0]);
});

test('lines with group names go to the named groups, and a line of titles is skipped [12.61]', () => {
  const { groups } = paste('Group\tAvailability\nraman 532\tExisting\nElastic 355\tno', {
    category: 'Elastic 532',
    field: 'time_resolution',
  });
  expect([groups['Raman 532'].availability, groups['Elastic 355'].availability]).toEqual(['existing', 'no']);
  expect(groups['Elastic 532']).toEqual(EMPTY['Elastic 532']);
});

test('a full line may have value names, decimal commas and short channel names [12.61]', () => {
  const { groups } = paste('Existing\t2021-03-04\t7,5\t30\t250\t16000\t1064xtax, 1064xcpx');
  expect(groups['Elastic 1064']).toEqual({
    availability: 'existing',
    operation_start_date: '2021-03-04',
    height_resolution: '7.5',
    time_resolution: '30',
    distance_full_overlap: '250',
    minimum_altitude_range: '16000',
    channels: ['1064xtax', '1064xcpx'],
  });
});

test('invalid values are kept as copied, so that they are marked in their cells [12.61]', () => {
  const { groups, paths } = paste('Maybe\t4 March\tfine');
  expect(groups['Elastic 1064']).toMatchObject({
    availability: 'Maybe',
    operation_start_date: '4 March',
    height_resolution: 'fine',
  });
  expect(paths).toHaveLength(3);
});

test('values outside the grid or in unavailable groups are counted as left out [12.61]', () => {
  expect(paste('a\tb', { category: 'Elastic 1064', field: 'channels' }).left).toBe(1);
  expect(paste('1\n2', { category: 'Water vapour 355', field: 'time_resolution' }).left).toBe(1);
  expect(paste('no\t2021-03-04').left).toBe(1);
});

test('a column is copied down into open groups without a value, and channels into those of the same kind [12.61]', () => {
  const groups: Groups = {
    ...EMPTY,
    'Elastic 1064': { ...EMPTY['Elastic 1064'], availability: 'existing', channels: ['1064xppx', '1064xcpx'] },
    'Elastic 532': { ...EMPTY['Elastic 532'], availability: 'no' },
    'Raman 532': { ...EMPTY['Raman 532'], availability: 'planned' },
  };
  const available = copiedDown(categories, groups, 'availability');
  expect(available.groups['Elastic 355'].availability).toBe('existing');
  expect(available.groups['Raman 532'].availability).toBe('planned');
  const { groups: next, filled } = copiedDown(categories, groups, 'channels');
  expect(next['Elastic 355'].channels).toEqual(['0355xppx', '0355xcpx']);
  expect(filled).toEqual(['Elastic 355']);
  expect(copiedDown(categories, EMPTY, 'time_resolution').filled).toEqual([]);
});
