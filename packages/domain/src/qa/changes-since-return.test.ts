import { changesSinceReturn, returnedFacts, type ChangeSinceReturn, type ReturnedFacts } from './changes-since-return';

const RETURNED: ReturnedFacts = {
  configuration: 1,
  channels: [],
  measured_from: 1_781_300_000,
  measured_to: 1_781_303_600,
  atlas_version: '0.5.1',
  radiosonde_source: null,
  radiosonde_at: null,
  method: null,
  weather: null,
  comment: 'A clear night.',
  figures: [{ short_name: '0532xppx', dark_deviation: 0.004, trigger_delay_bins: null }],
  files: [
    { _id: '1', name: 'north.txt' },
    { _id: '2', name: 'north.png' },
  ],
};
const figure = (dark_deviation: number | null, short_name = '0532xppx') => ({
  short_name,
  dark_deviation,
  trigger_delay_bins: null,
});

test.each<[why: string, change: Partial<ReturnedFacts>, changes: ChangeSinceReturn[]]>([
  ['nothing', {}, []],
  [
    'a file was added',
    { files: [...RETURNED.files, { _id: '3', name: 'south.txt' }] },
    [{ kind: 'file', change: 'added', name: 'south.txt' }],
  ],
  [
    'a file was removed',
    { files: RETURNED.files.slice(0, 1) },
    [{ kind: 'file', change: 'removed', name: 'north.png' }],
  ],
  [
    'a file was removed and sent again',
    { files: [...RETURNED.files.slice(0, 1), { _id: '4', name: 'north.png' }] },
    [{ kind: 'file', change: 'replaced', name: 'north.png' }],
  ],
  [
    'a file was sent again, beside the one that was evaluated',
    { files: [...RETURNED.files, { _id: '4', name: 'north.txt' }] },
    [{ kind: 'file', change: 'replaced', name: 'north.txt' }],
  ],
  ['the configuration', { configuration: 2 }, [{ kind: 'value', field: 'configuration', before: 1, after: 2 }]],
  [
    'the end of the measurement',
    { measured_to: 1_781_307_200 },
    [{ kind: 'value', field: 'measured_to', before: 1_781_303_600, after: 1_781_307_200 }],
  ],
  [
    'a comment was emptied',
    { comment: null },
    [{ kind: 'value', field: 'comment', before: 'A clear night.', after: null }],
  ],
  [
    'fewer channels',
    { channels: ['0532xppx', '0532xcpx'] },
    [{ kind: 'value', field: 'channels', before: null, after: '0532xppx, 0532xcpx' }],
  ],
  [
    'a figure',
    { figures: [figure(0.02)] },
    [{ kind: 'figure', channel: '0532xppx', figure: 'dark_deviation', before: 0.004, after: 0.02 }],
  ],
  [
    'the figure of another channel, and none of the former',
    { figures: [figure(0.01, '0532xcpx')] },
    [
      { kind: 'figure', channel: '0532xcpx', figure: 'dark_deviation', before: null, after: 0.01 },
      { kind: 'figure', channel: '0532xppx', figure: 'dark_deviation', before: 0.004, after: null },
    ],
  ],
])('changed since the return: %s', (_why, change, changes) => {
  expect(changesSinceReturn(RETURNED, { ...RETURNED, ...change })).toEqual(changes);
});

test('only the facts of a test are kept', () => {
  const file = { _id: '1', name: 'north.txt', size: 3, sha256: 'a' };
  expect(returnedFacts({ ...RETURNED, files: [file] })).toEqual({ ...RETURNED, files: RETURNED.files.slice(0, 1) });
});
