import { isUnbroken } from './at-once.mjs';

const RECORDED = [
  { part: 'shell', before: undefined, after: '1' },
  { part: 'mf-public', before: undefined, after: '2' },
  { part: 'shell', before: '1', after: '3' },
];

test.each([
  ['all releases in order', RECORDED, { shell: '3', 'mf-public': '2' }, true],
  ['another release is current', RECORDED, { shell: '1', 'mf-public': '2' }, false],
  [
    'two releases replaced the same one',
    [...RECORDED, { part: 'shell', before: '1', after: '4' }],
    { shell: '4' },
    false,
  ],
])('%s', (_what, recorded, hashes, isFine) => {
  const current = Object.fromEntries(Object.entries(hashes).map(([part, hash]) => [part, { hash }]));
  expect(isUnbroken(recorded, current)).toBe(isFine);
});
