import { epochOf } from '@portal/domain';
import { aConfiguration } from '../../../test/a-test-on-desk';
import { compareChannels, lastApproved } from './approved-values';

const approvedOn = (day: string) => [
  { status: 'approved' as const, valid_from: epochOf(day), valid_to: null, reason: null },
];
const next = aConfiguration(undefined, { number: 4 });
const older = aConfiguration(undefined, { number: 1, history: approvedOn('2024-05-01') });
const newer = aConfiguration(undefined, { number: 2, history: approvedOn('2025-05-01') });
const ofDay = aConfiguration(undefined, { number: 3, scc_configuration_id: 311, history: approvedOn('2026-05-01') });

test.each([
  ['the newest of its id', [older, newer, ofDay, next], 2],
  ['none of another id', [ofDay, next], undefined],
  ['none that was never approved', [aConfiguration(undefined, { number: 5 }), next], undefined],
  ['not itself', [{ ...next, history: approvedOn('2026-06-01') }], undefined],
] as const)('the last approved configuration is %s', (_why, configurations, number) => {
  expect(lastApproved(configurations, next)?.number).toBe(number);
});

test('values that no channel has take no column', () => {
  const { columns, notGiven } = compareChannels(next, undefined);
  expect(columns).toEqual([
    'scc_channel_id',
    'recorder_channel_id',
    'laser',
    'dead_time',
    'trigger_delay',
    'first_signal_rangebin',
    'filter_fwhm',
  ]);
  expect(notGiven).toEqual(['background_low', 'background_high', 'g_r', 'g_t', 'h_r', 'h_t', 'k']);
});

test('what differs from the last approval has its value of before', () => {
  const [first, second] = next.channels;
  if (!first || !second) throw new Error('The configuration has no channels.');
  const channels = [
    { ...first, short_name: '0532xppr', dead_time: 4.2, laser: null },
    { ...second, short_name: '1064xtax' },
  ];
  const { channels: rows, columns, removed } = compareChannels({ ...next, channels }, newer);
  expect(rows[0]).toMatchObject({
    name: { value: '0532xppr', before: '0532xppx' },
    isNew: false,
    values: {
      dead_time: { value: 4.2, before: 3.7 },
      laser: { value: null, before: 1 },
      trigger_delay: { value: 0, before: undefined },
    },
  });
  expect(rows[1]).toMatchObject({ isNew: true, name: { value: '1064xtax', before: undefined } });
  expect(columns).toContain('laser');
  expect(removed).toEqual(['0532xcpx']);
});
