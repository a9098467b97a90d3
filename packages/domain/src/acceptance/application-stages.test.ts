import { byCode } from '../types/type-item';
import { TYPE_LISTS } from '../types/type-lists';
import type { AcceptanceCode } from '../types/type-lists';
import { stagesOf } from './application-stages';
import type { ApplicationStage } from './application-stages';
import type { AcceptanceStatusCode } from './status';

const factsOf = (code: AcceptanceStatusCode, isReady: boolean, said: AcceptanceCode | null, plan: string | null) => ({
  status: { code, name: code },
  can_issue_preliminary_report: isReady,
  preliminary_acceptance: byCode(TYPE_LISTS.acceptance, said),
  user_file: plan,
});

test.each<
  [
    code: AcceptanceStatusCode,
    why: string,
    isReady: boolean,
    said: AcceptanceCode | null,
    stage: ApplicationStage | null,
  ]
>([
  ['registered', 'before the invitation', false, null, 'Invitation'],
  ['invited', 'before anything is written', false, null, 'Application'],
  ['draft', 'while it is written', false, null, 'Application'],
  ['submitted', 'while it is evaluated', false, null, 'Evaluation'],
  ['submitted', 'once all evaluations are in', true, null, 'Preliminary report'],
  ['preliminary_report_issued', 'after a conditional acceptance', false, 'conditionally', 'Upgrade plan'],
  ['preliminary_report_issued', 'after a yes, which needs no plan', false, 'yes', 'Final report'],
  ['waiting_final_report', 'with a plan', false, 'conditionally', 'Final report'],
  ['evaluated', 'at the end', false, 'yes', null],
])('%s, %s', (code, _why, isReady, said, stage) => {
  const current = stagesOf(factsOf(code, isReady, said, 'a plan')).find(({ state }) => state === 'current');
  expect(current?.stage ?? null).toBe(stage);
});

test.each([
  ['a plan', ['done', 'done', 'done', 'done', 'current']],
  [null, ['done', 'done', 'done', 'skipped', 'current']],
])('before the final report, with %s', (plan, states) => {
  const stages = stagesOf(factsOf('preliminary_report_issued', false, 'yes', plan));
  expect(stages.map(({ state }) => state)).toEqual(states);
});

test('stages after the current one are marked as ahead', () => {
  expect(stagesOf(factsOf('submitted', false, null, null)).map(({ state }) => state)).toEqual([
    'done',
    'current',
    'ahead',
    'ahead',
    'ahead',
  ]);
});

test('the invitation is a stage only until it is sent', () => {
  const [first, second, ...rest] = stagesOf(factsOf('registered', false, null, null));
  expect(first).toEqual({ stage: 'Invitation', state: 'current' });
  expect(second).toEqual({ stage: 'Application', state: 'ahead' });
  expect(rest).toHaveLength(4);
  expect(stagesOf(factsOf('draft', false, null, null)).map(({ stage }) => stage)).not.toContain('Invitation');
});
