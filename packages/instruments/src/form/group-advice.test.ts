import { lidarFormValues, servedCategories } from '@portal/domain';
import type { CategoryName, ChannelGroupFormValues } from '@portal/domain';
import { adviceOnGroup } from './group-advice';

const TODAY = '2025-06-15';
const GOOD: ChannelGroupFormValues = {
  ...lidarFormValues(null).channels['Elastic 532'],
  availability: 'existing',
  operation_start_date: '2020-01-01',
  height_resolution: '15',
  time_resolution: '60',
  distance_full_overlap: '300',
  minimum_altitude_range: '15000',
  channels: ['0532xppx', '0532xcpx'],
};
const said = (change: Partial<ChannelGroupFormValues>, name: CategoryName = 'Elastic 532') =>
  servedCategories()
    .filter((category) => category.name === name)
    .map((category) => adviceOnGroup(category, { ...GOOD, ...change }, TODAY))[0];

test.each<[why: string, change: Partial<ChannelGroupFormValues>]>([
  ['every value equals its criterion', {}],
  ['numbers are typed with spaces', { height_resolution: ' 7.5 ' }],
  [
    'all fields are empty',
    {
      operation_start_date: '',
      height_resolution: '',
      time_resolution: '',
      distance_full_overlap: '',
      minimum_altitude_range: '',
      channels: [],
    },
  ],
  ['the typed values are not numbers', { height_resolution: 'abc', distance_full_overlap: '-' }],
  ['the typed values are refused', { height_resolution: '0', time_resolution: '0', minimum_altitude_range: '-5' }],
  ['a typed length or time is too large', { height_resolution: '1000001', time_resolution: '1000001' }],
  [
    'a planned start is on the last day within one year',
    { availability: 'planned', operation_start_date: '2026-06-15' },
  ],
])('no advice is given when %s', (_why, change) => {
  expect(said(change)).toEqual({});
});

test.each<[change: Partial<ChannelGroupFormValues>, advice: object]>([
  [{ height_resolution: '15.01' }, { height_resolution: 'Height resolution is coarser than 15 m or missing.' }],
  [{ time_resolution: '61' }, { time_resolution: 'Time resolution is longer than 60 s or missing.' }],
  [
    { minimum_altitude_range: '14999' },
    { minimum_altitude_range: 'The range with sufficient signal is too short or missing.' },
  ],
  [
    { distance_full_overlap: '300.5' },
    {
      distance_full_overlap:
        'Full overlap is above 300 m; the upgrade plan should bring it to 300 m within five years.',
    },
  ],
  [{ operation_start_date: '2025-06-16' }, { operation_start_date: 'Marked as existing but starts in the future.' }],
  [
    { availability: 'planned', operation_start_date: '2026-06-16' },
    {
      operation_start_date: 'Choose Planned only with a start date; later than one year counts as not available.',
    },
  ],
  [{ channels: ['0532xppx'] }, { channels: 'No pair of channels for polarisation.' }],
])('%j gives %j', (change, advice) => {
  expect(said(change)).toEqual(advice);
});

test('only elastic groups have criteria for a pair of channels and for the range', () => {
  expect(said({ channels: ['0607xvpn'], minimum_altitude_range: '10' }, 'Raman 532')).toEqual({});
});
