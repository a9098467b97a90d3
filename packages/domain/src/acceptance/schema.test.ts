import { problems } from '../fields/problems';
import { editInitialAcceptanceSchema } from './edit-schema';
import {
  dueDateSchemaOn,
  finalAcceptanceSchema,
  preliminaryAcceptanceSchema,
  resetSchema,
  reviewersSchema,
  evaluationDraftSchema,
  evaluationSchema,
} from './schema';

const at = (path: string, message: string) => ({ path, message });
const ID = '11111111-2222-4333-8444-555555555555';

test('a submitted evaluation requires all three fields [5.15]', () => {
  expect(problems(evaluationSchema('feasibility'), {})).toEqual([
    at('feasibility_compliance', 'Required'),
    at('feasibility_comments', 'Required'),
    at('feasibility_recommendations', 'Required'),
  ]);
  expect(
    problems(evaluationSchema('data'), { data_compliance: 'yes', data_comments: ' ', data_recommendations: 'none' }),
  ).toEqual([at('data_comments', 'Required')]);
});

test('a draft may be empty but not invalid', () => {
  expect(problems(evaluationDraftSchema('synergy'), {})).toEqual([]);
  expect(problems(evaluationDraftSchema('synergy'), { synergy_compliance: null, synergy_comments: '' })).toEqual([]);
  expect(problems(evaluationDraftSchema('synergy'), { synergy_compliance: 'conditionally' })).toEqual([
    at('synergy_compliance', 'Choose a value from the list'),
  ]);
});

test('the acceptance selectors are required [5.16]', () => {
  expect(problems(preliminaryAcceptanceSchema, {})).toEqual([at('preliminary_acceptance', 'Required')]);
  expect(problems(finalAcceptanceSchema, { acceptance: 'conditionally' })).toEqual([]);
});

test.each<[why: string, body: object, count: number]>([
  ['a preliminary acceptance', { preliminary_acceptance: 'yes' }, 0],
  ['an acceptance with empty other fields', { preliminary_acceptance: null, acceptance: 'no', user_file: '' }, 0],
  ['an upgrade plan', { user_file: ID }, 0],
  ['nothing', {}, 1],
  ['a refusal with conditions', { acceptance: 'no', conditions: [{ text: 'Show a test.' }] }, 1],
  ['two steps at once', { acceptance: 'no', user_file: ID }, 1],
  ['an unknown field', { colour: 'blue' }, 1],
  ['a step and an unknown field', { acceptance: 'yes', colour: 'blue' }, 0],
])('one call, one step: %s [3.6, 11.6.4]', (_why, body, count) => {
  expect(problems(editInitialAcceptanceSchema, body)).toHaveLength(count);
});

test.each<[field: string, sent: object, isRefused: boolean]>([
  ['statement', { statement: 'A fine plan.' }, true],
  ['conditions', { conditions: [{ text: 'Show a test.' }] }, true],
  ['without_plan_reason', { without_plan_reason: 'There is a plan after all.' }, true],
  ['statement', { statement: '', conditions: [], without_plan_reason: null }, false],
])('with an upgrade plan, %s is rejected unless it is empty (%j) [12.192]', (path, sent, isRefused) => {
  const message = 'Goes with a decision, and not with an upgrade plan: please leave this empty';
  expect(problems(editInitialAcceptanceSchema, { user_file: ID, ...sent })).toEqual(
    isRefused ? [at(path, message)] : [],
  );
});

test('reviewers may be ids, records or null', () => {
  expect(problems(reviewersSchema, { lidar: ID, lidar_data: null, photometer: { _id: ID } })).toEqual([]);
  expect(problems(reviewersSchema, { lidar: 'somebody' })).toEqual([at('lidar', 'Unknown record')]);
});

test('a reset requires a target and a reason', () => {
  expect(problems(resetSchema, { target: 'facility', reason: 'Wrong lidar entered' })).toEqual([]);
  expect(problems(resetSchema, { target: 'everything', reason: '  ' })).toEqual([
    at('target', 'Choose what to do'),
    at('reason', 'Please give a reason'),
  ]);
});

test.each<[why: string, typed: string, messages: string[]]>([
  ['yesterday', '2026-06-14', ['Must not be in the past']],
  ['today', '2026-06-15', []],
  ['no day', '', []],
  ['not a day', 'soon', ['Must be a date, yyyy-mm-dd']],
])('a due date: %s', (_why, typed, messages) => {
  expect(problems(dueDateSchemaOn('2026-06-15'), { due_date: typed })).toEqual(
    messages.map((message) => at('due_date', message)),
  );
});
