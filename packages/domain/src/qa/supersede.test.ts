import { supersedes, type SupersedableTest } from './supersede';

const aTest = (change: Partial<SupersedableTest> = {}): SupersedableTest => ({
  type: 'telecover',
  configuration: 'night',
  status: 'passed',
  measuredAt: 1000,
  channels: [],
  ...change,
});

test.each<[why: string, newer: Partial<SupersedableTest>, older: Partial<SupersedableTest>, isSuperseded: boolean]>([
  ['a newer pass', { measuredAt: 1001 }, {}, true],
  ['a newer pass with remarks', { measuredAt: 1001, status: 'passed_with_remarks' }, {}, true],
  ['a pass of the same measurement', {}, {}, true],
  ['an older pass', { measuredAt: 999 }, {}, false],
  ['a newer one that failed', { measuredAt: 1001, status: 'failed' }, {}, false],
  ['a newer one that was revoked', { measuredAt: 1001, status: 'revoked' }, {}, false],
  ['one of another type', { type: 'dark' }, {}, false],
  ['one of another configuration', { configuration: 'day' }, {}, false],
  ['one without a measurement', { measuredAt: null }, {}, false],
  ['one of all channels, and one of some', {}, { channels: ['0532xppx'] }, true],
  ['one of some channels, and one of all', { channels: ['0532xppx'] }, {}, false],
  ['one of more channels', { channels: ['0532xppx', '0532xcpx'] }, { channels: ['0532xppx'] }, true],
  ['one of other channels', { channels: ['0532xcpx'] }, { channels: ['0532xppx'] }, false],
])('%s (%j over %j): %s', (_why, newer, older, isSuperseded) => {
  expect(supersedes(aTest(newer), aTest(older))).toBe(isSuperseded);
});
