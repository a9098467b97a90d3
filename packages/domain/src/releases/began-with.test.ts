import { beganWith } from './began-with';
import { OWN_GRANT } from './grant';
import type { ReleasedPart, ReleaseRecord } from './released';

const HOUR = 3600;
const NOW = 1_800_000_000;

/** A release that became current `ago` hours ago and was replaced `replacedAgo` hours ago. */
const release = (
  version: string,
  ago: number,
  replacedAgo?: number,
  change: Partial<ReleaseRecord> = {},
): ReleaseRecord => ({
  version,
  hash: '0123456789abcdef',
  contract: '^1.0.0',
  released_at: NOW - ago * HOUR,
  replaced_at: replacedAgo === undefined ? null : NOW - replacedAgo * HOUR,
  is_current: replacedAgo === undefined,
  current_since: replacedAgo === undefined ? NOW - ago * HOUR : null,
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
  ...change,
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
    'after its own part had run without it for as long',
    part('mf-public', release('1.1.0', 4), release('1.0.0', 400, 4)),
    [SHELL],
    'shell 1.3.0',
  ],
  [
    'nearer to a release of its own part than to that of another one',
    part('mf-public', release('1.1.0', 3), release('1.0.0', 400, 3)),
    [SHELL],
    null,
  ],
  [
    'after another part was rolled back',
    OLD,
    [part('shell', release('1.3.0', 400, 2), release('1.2.0', 500, undefined, { current_since: NOW - 2 * HOUR }))],
    'shell 1.2.0',
  ],
  [
    'after another part was shared only',
    OLD,
    [part('shell', release('1.3.0', 2, 1, { was_current: false }), release('1.2.0', 500))],
    null,
  ],
  ['in the only part', OLD, [], null],
  ['in a part without a release', part('mf-public'), [SHELL], null],
])('an error that was first seen %s', (_when, own, others, version) => {
  const cause = beganWith({ error: { first_at: NOW }, release: { was_current: true } }, own, [own, ...others]);
  expect(cause && `${cause.part} ${cause.version}`).toBe(version);
});

test('an error of a release that was only shared began with that release', () => {
  const error = { first_at: NOW };
  expect(beganWith({ error, release: { was_current: false } }, OLD, [OLD, SHELL])).toBeNull();
});
