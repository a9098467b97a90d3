import { lidarFormValues, TYPE_LISTS } from '@portal/domain';
import type { ChannelGroupFormValues } from '@portal/domain';
import { aLidar } from '@portal/testing';
import { groupState, missingIn } from './group-state';

const COMPLETE = lidarFormValues(aLidar()).channels['Elastic 532'];
const EMPTY = lidarFormValues(null).channels['Elastic 532'];

test.each<[group: ChannelGroupFormValues, words: string]>([
  [EMPTY, 'Not answered yet'],
  [{ ...EMPTY, availability: 'no' }, 'Not available'],
  [{ ...COMPLETE, availability: 'no' }, 'Not available'],
  [{ ...EMPTY, availability: 'planned' }, 'Planned, 6 things missing'],
  [{ ...COMPLETE, time_resolution: '' }, 'Existing, 1 thing missing'],
  [COMPLETE, 'Existing, 2 channels'],
  [{ ...COMPLETE, channels: ['0532xppx'] }, 'Existing, 1 channel'],
])('%j: %s', (group, words) => {
  expect(groupState(group, TYPE_LISTS)).toBe(words);
});

test('what is missing is named in the order of the form', () => {
  expect(missingIn({ ...COMPLETE, channels: [], operation_start_date: '' })).toEqual([
    'operation_start_date',
    'channels',
  ]);
});
