import type { TakenBack } from '@portal/domain';
import type { ShareEnd } from '../shares/shares.view';
import { takenBackOf } from './taken-back';
import type { LastStep } from './taken-back.store';

const at = (second: number) => new Date(second * 1000);
const RELEASE = { part: 'mf-a', hash: 'a', isCurrent: false, withdrawnAt: null };
const WITHDRAWN = { ...RELEASE, withdrawnAt: at(5) };
const STEP: LastStep = {
  part: 'mf-a',
  hash: 'a',
  action: 'release.rollback',
  person: 'Ada Byron',
  token: null,
  reason: null,
};
const share = (second: number, outcome: ShareEnd['outcome']) => ({ at: at(second), outcome });
const took = (second: number, how: TakenBack['how'], by: string | null = null): TakenBack => ({
  at: second,
  how,
  by,
  reason: null,
});

test.each<
  [
    what: string,
    release: typeof RELEASE | typeof WITHDRAWN,
    end: ShareEnd | null,
    step: LastStep | null,
    TakenBack | null,
  ]
>([
  ['replaced', RELEASE, null, STEP, null],
  ['current', { ...WITHDRAWN, isCurrent: true }, share(9, 'back'), STEP, null],
  ['shared until it failed', RELEASE, share(4, 'back'), null, took(4, 'share-failed')],
  ['shared without a decision', RELEASE, share(4, 'undecided'), null, took(4, 'share-undecided')],
  ['shared until somebody ended it', RELEASE, share(4, 'stopped'), null, took(4, 'share-stopped')],
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
  ['rolled back before a share', WITHDRAWN, share(6, 'undecided'), STEP, took(6, 'share-undecided')],
])('a release that was %s [12.273]', (_what, release, end, step, taken) => {
  const shareEnds = new Map(end ? [['mf-a a', end]] : []);
  expect(takenBackOf(release, { shareEnds, lastSteps: step ? [step] : [] })).toEqual(taken);
});
