import type { TakenBack } from '@portal/domain';
import type { RecordedEnd } from '../shares/share-ends.store';
import type { ShareEnd } from '../shares/shares.view';
import { sharedForAllOf, takenBackOf } from './taken-back';
import type { LastStep } from './taken-back.store';

const at = (second: number) => new Date(second * 1000);
const RELEASE = { part: 'mf-a', hash: 'a', isCurrent: false, lastCurrentAt: at(4), withdrawnAt: null };
const WITHDRAWN = { ...RELEASE, lastCurrentAt: at(5), withdrawnAt: at(5) };
const STEP: LastStep = {
  part: 'mf-a',
  hash: 'a',
  action: 'release.rollback',
  person: 'Ada Byron',
  token: null,
  reason: null,
};
const share = (
  second: number,
  outcome: ShareEnd['outcome'],
  recorded: Partial<RecordedEnd> | null = null,
): ShareEnd => ({
  at: at(second),
  outcome,
  sides: null,
  recorded: recorded && {
    names: 'mf-a 1.0.0',
    person: null,
    by: null,
    token: null,
    move: null,
    reason: null,
    ...recorded,
  },
});
const ADA = { person: 'Ada Byron' };
const TOKEN = { by: 'deploy token', token: 'ci' };
const took = (second: number, how: TakenBack['how'], by: string | null = null): TakenBack => ({
  at: second,
  how,
  by,
  reason: null,
  sides: null,
});

test.each<
  [
    what: string,
    release: Parameters<typeof takenBackOf>[0],
    end: ShareEnd | null,
    step: LastStep | null,
    TakenBack | null,
  ]
>([
  ['replaced', RELEASE, null, STEP, null],
  ['current', { ...WITHDRAWN, isCurrent: true }, share(9, 'back'), STEP, null],
  ['shared until it failed', RELEASE, share(4, 'back'), null, took(4, 'share-failed')],
  ['shared without a decision', RELEASE, share(4, 'undecided'), null, took(4, 'share-undecided')],
  ['shared until it was stopped, without a record', RELEASE, share(4, 'stopped'), null, took(4, 'share-stopped')],
  [
    'shared until another move of old, which is not recorded by its kind',
    RELEASE,
    share(4, 'stopped', { ...ADA, reason: 'Another release was made current.' }),
    null,
    took(4, 'share-stopped'),
  ],
  ['shared until somebody ended it', RELEASE, share(4, 'stopped', ADA), null, took(4, 'share-ended', 'Ada Byron')],
  [
    'shared until its team ended it',
    RELEASE,
    share(4, 'stopped', TOKEN),
    null,
    took(4, 'share-ended', 'deploy token “ci”'),
  ],
  [
    'shared until its team of old ended it, without a name',
    RELEASE,
    share(4, 'stopped', { by: 'deploy token' }),
    null,
    took(4, 'share-ended'),
  ],
  [
    'shared until a rollback',
    RELEASE,
    share(4, 'stopped', { ...ADA, move: 'release.rollback', reason: 'Another release was made current.' }),
    null,
    took(4, 'share-by-rollback', 'Ada Byron'),
  ],
  [
    'shared until the server released its build',
    RELEASE,
    share(4, 'stopped', { by: 'start of the server', move: 'release.publish', reason: 'Another.' }),
    null,
    took(4, 'share-by-start'),
  ],
  [
    'shared until its part was taken back',
    RELEASE,
    share(4, 'stopped', { ...ADA, move: 'release.withdraw', reason: 'mf-a was taken back.' }),
    null,
    took(4, 'share-by-withdrawal', 'Ada Byron'),
  ],
  [
    'shared until its part was retired',
    RELEASE,
    share(4, 'stopped', { ...ADA, move: 'release.retire', reason: 'mf-a was retired.' }),
    null,
    took(4, 'share-by-retirement', 'Ada Byron'),
  ],
  [
    'shared until its grant ended',
    RELEASE,
    share(4, 'stopped', { by: 'share', reason: 'The grant of mf-a has ended.' }),
    null,
    { ...took(4, 'share-lapsed'), reason: 'The grant of mf-a has ended.' },
  ],
  ['rolled back', WITHDRAWN, null, STEP, took(5, 'rollback', 'Ada Byron')],
  [
    'rolled back by a team',
    WITHDRAWN,
    null,
    { ...STEP, person: null, token: 'ci' },
    took(5, 'rollback', 'deploy token “ci”'),
  ],
  ['withdrawn', WITHDRAWN, null, { ...STEP, action: 'release.withdraw' }, took(5, 'withdrawn', 'Ada Byron')],
  ['retired', WITHDRAWN, null, { ...STEP, action: 'release.retire' }, took(5, 'withdrawn', 'Ada Byron')],
  [
    'replaced, then left out by a rollback',
    WITHDRAWN,
    null,
    { ...STEP, action: 'release.publish' },
    took(5, 'rollback'),
  ],
  ['rolled back after an earlier share', WITHDRAWN, share(4, 'back'), STEP, took(5, 'rollback', 'Ada Byron')],
  [
    'rolled back before a share',
    { ...WITHDRAWN, lastCurrentAt: at(6) },
    share(6, 'undecided'),
    STEP,
    took(6, 'share-undecided'),
  ],
  [
    'shared until somebody ended it, long before a rollback of another release',
    { ...WITHDRAWN, lastCurrentAt: at(4) },
    share(4, 'stopped', ADA),
    STEP,
    took(4, 'share-ended', 'Ada Byron'),
  ],
  ['shared, released later, and replaced', { ...RELEASE, lastCurrentAt: at(9) }, share(4, 'stopped', ADA), null, null],
])('a release that was %s [12.273]', (_what, release, end, step, taken) => {
  const shareEnds = new Map(end ? [['mf-a a', end]] : []);
  expect(takenBackOf(release, { shareEnds, lastSteps: step ? [step] : [] })).toEqual(taken);
});

test.each<[what: string, end: ShareEnd | null, isAutomatic: boolean | null]>([
  ['by the rule', share(4, 'forward'), true],
  ['on request', share(4, 'finished', ADA), false],
  ['not at all', share(4, 'back'), null],
  ['without a share', null, null],
])('a release that went from its share to everyone: %s', (_what, end, isAutomatic) => {
  const shareEnds = new Map(end ? [['mf-a a', end]] : []);
  const expected = isAutomatic === null ? null : { at: 4, is_automatic: isAutomatic, sides: null };
  expect(sharedForAllOf(RELEASE, { shareEnds })).toEqual(expected);
  expect(sharedForAllOf({ ...RELEASE, hash: 'b' }, { shareEnds })).toBeNull();
});
