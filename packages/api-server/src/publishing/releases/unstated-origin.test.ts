import type { UnstatedOrigin } from '@portal/domain';
import type { FirstMove } from './first-moves.store';
import { unstatedOrigin } from './unstated-origin';

const RELEASE = { part: 'mf-a', hash: 'a', provenance: null, saysItsSurface: true };
const OLD = { ...RELEASE, saysItsSurface: false };
const STATED = { ...RELEASE, provenance: { commit: null, is_clean: true, builder: 'Pipeline 7', built_at: 1 } };
const MOVE: FirstMove = { part: 'mf-a', hash: 'a', person: null, by: null, token: null };
const ADA = { ...MOVE, person: 'Ada Byron' };
const START = { ...MOVE, by: 'start of the server' };

test.each<[what: string, release: typeof RELEASE | typeof STATED, move: FirstMove, why: UnstatedOrigin | null]>([
  ['with a statement', STATED, ADA, null],
  ['by the start of the server', RELEASE, START, { why: 'start of the server', by: null }],
  ['by the start of the server, of old', OLD, START, { why: 'start of the server', by: null }],
  ['by a person, of old', OLD, ADA, { why: 'older', by: 'Ada Byron' }],
  ['by a person', RELEASE, ADA, { why: 'not sent', by: 'Ada Byron' }],
  ['by a team', RELEASE, { ...MOVE, by: 'deploy token', token: 'ci' }, { why: 'not sent', by: 'deploy token “ci”' }],
  ['to all after its share', RELEASE, { ...MOVE, by: 'share' }, { why: 'not sent', by: null }],
  ['without a record', RELEASE, { ...ADA, hash: 'b' }, { why: 'not sent', by: null }],
])('why no origin is stated of a release made %s [12.110]', (_what, release, move, why) => {
  expect(unstatedOrigin(release, [{ ...ADA, part: 'mf-b' }, move])).toEqual(why);
});
