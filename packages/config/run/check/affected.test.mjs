import { affectedBy, isSevere } from './affected.mjs';

const LOCK = { packages: { 'a@1.2.3': {}, 'a@2.0.0': {}, '@s/b@1.0.0-beta.1': {}, 'c@1.0.0': {} } };
const advisory = (severity, range) => ({ severity, title: severity, url: '', vulnerable_versions: range });

test('advisories are found by name and range, the most severe first', () => {
  const list = {
    a: [advisory('low', '<1.3.0'), advisory('high', '>=2.0.0 <2.0.1')],
    '@s/b': [advisory('critical', '<1.0.0')],
    elsewhere: [advisory('critical', '*')],
  };
  expect(affectedBy(list, LOCK).map(({ name, version, severity }) => `${name} ${version} ${severity}`)).toEqual([
    '@s/b 1.0.0-beta.1 critical',
    'a 2.0.0 high',
    'a 1.2.3 low',
  ]);
});

test.each([
  ['critical', true],
  ['high', true],
  ['moderate', false],
])('%s must be answered before a release: %s', (severity, expected) => {
  expect(isSevere({ severity })).toBe(expected);
});
