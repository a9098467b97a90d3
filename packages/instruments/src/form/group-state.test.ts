import { lidarFormValues } from '@portal/domain';
import type { ChannelGroupFormValues } from '@portal/domain';
import { aLidar } from '@portal/testing';
import { groupState, missingIn } from './group-state';

const COMPLETE = lidarFormValues(aLidar()).channels['Elastic 532'];
const EMPTY = lidarFormValues(null).channels['Elastic 532'];

test.each<[group: ChannelGroupFormValues, words: string]>([
  [EMPTY, ''],
  [{ ...EMPTY, availability: 'no' }, ''],
  [{ ...COMPLETE, availability: 'no' }, ''],
  [{ ...EMPTY, availability: 'planned' }, '6 missing'],
  [{ ...COMPLETE, time_resolution: '' }, '1 missing'],
  [COMPLETE, '2 channels'],
  [{ ...COMPLETE, channels: ['0532xppx'] }, '1 channel'],
])('%j: “%s”', (group, words) => {
  expect(groupState(group, 0)).toBe(words);
});

test('missing fields are listed in the order of the form', () => {
  expect(missingIn({ ...COMPLETE, channels: [], operation_start_date: '' })).toEqual([
    'operation_start_date',
    'channels',
  ]);
});
