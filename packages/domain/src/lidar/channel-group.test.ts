import { CHANNEL_CATEGORIES } from '../channels/categories';
import type { CategoryName } from '../channels/categories';
import { LIDAR_CHANNELS } from '../channels/channels';
import { epochOf } from '../time/day';
import { byCode } from '../types/type-item';
import { CHANNEL_AVAILABILITIES } from '../types/type-lists';
import { advisoriesFor } from './advisories';
import { suggestGroup } from './channel-group';

const REFERENCE = '2025-06-15';

interface Group {
  category: CategoryName;
  availability: string;
  start: string | null;
  height: number | null;
  time: number | null;
  overlap: number | null;
  range: number | null;
  channels: string;
}
/** A group that meets every criterion; the rows of the table violate one or reach its limit. */
const GROUP: Group = {
  category: 'Elastic 532',
  availability: 'existing',
  start: '2020-01-01',
  height: 7.5,
  time: 30,
  overlap: 250,
  range: 16_000,
  channels: '0532xppx 0532xcpx',
};
const NOT_OFFERED = { start: null, height: null, time: null, overlap: null, range: null, channels: '' };

test.each<[id: string, why: string, change: Partial<Group>, code: number, compliance: string, advisory?: string]>([
  ['G01 [10.16]', 'all met', {}, 0, 'yes'],
  ['G02', 'boundary 15 m', { height: 15 }, 0, 'yes'],
  ['G03', 'just above 15 m', { height: 15.01 }, 2, 'partially'],
  ['G04', 'boundary 60 s', { time: 60 }, 0, 'yes'],
  ['G05', 'just above 60 s', { time: 61 }, 4, 'partially'],
  ['G06', 'boundary 15 km', { range: 15_000 }, 0, 'yes'],
  ['G07', 'just below 15 km', { range: 14_999 }, 8, 'partially'],
  ['G08', 'boundary 15 km', { category: 'Elastic 355', range: 15_000, channels: '0355xtpx' }, 0, 'yes'],
  ['G10', 'boundary 10 km', { category: 'Elastic 1064', range: 10_000, channels: '1064xtax' }, 0, 'yes', 'A4'],
  [
    'G11 [10.16]',
    'just below 10 km',
    { category: 'Elastic 1064', range: 9999, channels: '1064xtax' },
    8,
    'partially',
    'A4',
  ],
  ['G12', 'Raman has no limit', { category: 'Raman 532', range: 1, channels: '0607xvpn' }, 0, 'yes'],
  ['G13', 'missing is never met', { category: 'Raman 532', range: null, channels: '0607xvpn' }, 8, 'partially'],
  ['G14', 'group not offered: only bit 1', { ...NOT_OFFERED, availability: 'no' }, 1, 'no'],
  ['G15', 'availability missing = no', { ...NOT_OFFERED, availability: '' }, 1, 'no'],
  ['G16', 'offered but no channel selected', { channels: '' }, 1, 'no'],
  ['G17', 'bits combine', { height: 30, channels: '' }, 3, 'no'],
  ['G19 [10.16]', 'two of three', { height: 30, range: 14_000 }, 10, 'partially'],
  ['G20', 'all three', { height: 30, time: 90, range: 14_000 }, 14, 'no'],
  ['G21', 'missing value', { height: null }, 2, 'partially'],
  ['G22', 'not a number', { height: Number.NaN }, 2, 'partially'],
  ['G23', 'negative', { time: -1 }, 4, 'partially'],
  ['G24 [10.16]', 'planned, exactly one year', { availability: 'planned', start: '2026-06-15' }, 0, 'yes'],
  ['G25', 'planned, one day too late', { availability: 'planned', start: '2026-06-16' }, 1, 'no'],
  ['G26', 'planned without a date', { availability: 'planned', start: null }, 1, 'no'],
  ['G27', 'start date not evaluated when existing', { start: '2028-01-01' }, 0, 'yes', 'A3'],
  ['G28 [10.16]', 'overlap 400 m has no bit', { overlap: 400 }, 0, 'yes', 'A1'],
  ['G29', 'overlap missing has no bit', { overlap: null }, 0, 'yes', 'A1'],
  ['G30', 'boundary 300 m overlap', { overlap: 300 }, 0, 'yes'],
])('%s: %s [4.20, 10.21]', (_id, _why, change, code, compliance, advisory = '') => {
  const { category: name, start, ...values } = { ...GROUP, ...change };
  const category = CHANNEL_CATEGORIES.find((one) => one.name === name) ?? { min_altitude_range_m: Number.NaN };
  const group = {
    availability: byCode(CHANNEL_AVAILABILITIES, values.availability),
    operation_start_date: start === null ? null : epochOf(start),
    height_resolution: values.height,
    time_resolution: values.time,
    distance_full_overlap: values.overlap,
    minimum_altitude_range: values.range,
    channels: LIDAR_CHANNELS.filter(({ short_name }) => values.channels.split(' ').includes(short_name)),
  };
  expect(suggestGroup(category, group, REFERENCE)).toEqual({ compliance, code });
  const facts = { status: null, planned_operation_date: null, channels: { [name]: group } };
  expect(advisoriesFor(facts, REFERENCE).map(({ id }) => id)).toEqual(advisory ? [advisory] : []);
});

test('a missing group is not offered', () => {
  expect(suggestGroup({ min_altitude_range_m: null }, undefined, REFERENCE)).toEqual({ compliance: 'no', code: 1 });
});
