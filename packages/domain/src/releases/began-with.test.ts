import { beganWith } from './began-with';
import { OWN_GRANT } from './grant';
import type { ReleasedPart, ReleaseRecord } from './released';

const HOUR = 3600;
const NOW = 1_800_000_000;

/** A release that became current `ago` hours ago and was replaced `replacedAgo` hours ago. */
const release = (version: string, ago: number, replacedAgo?: number): ReleaseRecord => ({
  version,
  hash: '0123456789abcdef',
  contract: '^1.0.0',
  released_at: NOW - ago * HOUR,
  replaced_at: replacedAgo === undefined ? null : NOW - replacedAgo * HOUR,
  is_current: replacedAgo === undefined,
  was_current: true,
  was_taken_back: false,
  taken_back: null,
  withdrawn_at: null,
  replaces: null,
  is_kept: true,
  provenance: null,
  unstated: null,
  signed_by: null,
  loads: [],
  faults: [],
  errors: [],
});
const part = (name: string, ...releases: ReleaseRecord[]): ReleasedPart => ({
  name,
  grant: { ...OWN_GRANT, ends_at: null, retired_at: null, off: null, email: null },
  stopped: null,
  tokens: [],
  keys: [],
  releases,
});

const SHELL = part('shell', release('1.3.0', 2), release('1.2.0', 500, 2));
const OLD = part('mf-public', release('1.0.0', 400));

test.each<[when: string, own: ReleasedPart, others: ReleasedPart[], version: string | null]>([
  ['after another part', OLD, [SHELL], 'shell 1.3.0'],
  ['at the same time as another part', OLD, [part('shell', release('1.3.0', 0))], 'shell 1.3.0'],
  ['a day after another part', OLD, [part('shell', release('1.3.0', 24))], 'shell 1.3.0'],
  ['more than a day after', OLD, [part('shell', release('1.3.0', 24.1))], null],
  ['before another part', OLD, [part('shell', release('1.3.0', -1))], null],
  ['after two others, the later one', OLD, [SHELL, part('mf-b', release('4.0.0', 1))], 'mf-b 4.0.0'],
  [
    'after a later release of its own part',
    part('mf-public', release('1.1.0', 1), release('1.0.0', 400, 1)),
    [SHELL],
    null,
  ],
  ['after a release of both parts in one move', part('mf-public', release('1.1.0', 2)), [SHELL], null],
  [
    'after an earlier release of its own part',
    part('mf-public', release('1.1.0', 3), release('1.0.0', 400, 3)),
    [SHELL],
    'shell 1.3.0',
  ],
  [
    'after another part was rolled back',
    OLD,
    [part('shell', release('1.3.0', 400, 2), release('1.2.0', 500))],
    'shell 1.2.0',
  ],
  ['in the only part', OLD, [], null],
  ['in a part without a release', part('mf-public'), [SHELL], null],
])('an error that was first seen %s', (_when, own, others, version) => {
  const cause = beganWith({ first_at: NOW }, own, [own, ...others]);
  expect(cause && `${cause.part} ${cause.version}`).toBe(version);
});
