import { problemsOfReview } from '@portal/domain';
import { aRegularEvaluation } from '@portal/testing';
import type { ReviewValues } from './review-values';
import {
  closingProblems,
  draftProblems,
  fieldFor,
  nestedErrors,
  reviewDifferences,
  reviewValues,
  sentClosing,
  sentReview,
} from './review-values';

const TODAY = '2027-05-03';
const ADD = 'Add an action, or choose another outcome';

const values = (change: Partial<ReviewValues> = {}): ReviewValues => ({
  version: 3,
  conclusions: 'All is well.',
  recommendations: '',
  outcome: 'continue',
  actions: [],
  ...change,
});
const withActions = (...actions: ReviewValues['actions']) => values({ outcome: 'continue_with_actions', actions });

test.each<[why: string, values: ReviewValues, found: Record<string, string>]>([
  ['a complete review', values(), {}],
  ['no conclusions', values({ conclusions: ' ' }), { conclusions: 'Required' }],
  ['no outcome', values({ outcome: '' }), { outcome: 'Required' }],
  ['conclusions at the limit', values({ conclusions: 'x'.repeat(4000) }), {}],
  ['conclusions above it', values({ conclusions: 'x'.repeat(4001) }), { conclusions: 'Maximum 4000 characters' }],
  ['actions without one', withActions(), { actions: ADD }],
  ['an empty action alone', withActions({ text: '', due: '' }), { 'actions.0.text': ADD }],
  ['an action without a day', withActions({ text: 'Align.', due: '' }), { 'actions.0.due': 'Required' }],
  ['an action without a text', withActions({ text: '', due: '2027-08-01' }), { 'actions.0.text': 'Required' }],
  [
    'a day that is none',
    withActions({ text: 'Align.', due: 'soon' }),
    { 'actions.0.due': 'Must be a date, yyyy-mm-dd' },
  ],
  ['due today', withActions({ text: 'Align.', due: TODAY }), { 'actions.0.due': 'Must be after 2027-05-03' }],
  [
    'the second of two due today, after an empty one',
    withActions({ text: '', due: '' }, { text: 'Clean.', due: '2027-05-04' }, { text: 'Align.', due: TODAY }),
    { 'actions.2.due': 'Must be after 2027-05-03' },
  ],
  ['due tomorrow', withActions({ text: 'Align.', due: '2027-05-04' }), {}],
  ['due on the last day', withActions({ text: 'Align.', due: '2029-05-03' }), {}],
  [
    'due after it',
    withActions({ text: 'Align.', due: '2029-05-04' }),
    { 'actions.0.due': 'Must be 2029-05-03 or earlier' },
  ],
  ['an action of another outcome', values({ actions: [{ text: '', due: 'soon' }] }), {}],
])('closing with %s', (_why, typed, found) => {
  expect(closingProblems(typed, TODAY)).toEqual(found);
});

test('the browser finds what the server finds', () => {
  const typed = withActions({ text: 'Clean.', due: '2027-05-04' }, { text: 'Align.', due: TODAY });
  const onServer = problemsOfReview({ ...sentClosing(typed), actions: sentClosing(typed).actions ?? [] }, TODAY);
  expect(onServer.map(({ path, message }) => [fieldFor(path, typed), message])).toEqual(
    Object.entries(closingProblems(typed, TODAY)),
  );
});

test('a draft may be incomplete, and not wrong', () => {
  expect(draftProblems(values({ conclusions: '', outcome: '' }))).toEqual({});
  expect(draftProblems(withActions({ text: '', due: '' }, { text: 'Align.', due: 'soon' }))).toEqual({
    'actions.1.due': 'Must be a date, yyyy-mm-dd',
  });
});

test('empty actions are not sent, and an error of the server stands at the one that it is about', () => {
  const typed = withActions({ text: '', due: '' }, { text: ' Align. ', due: '2027-08-01' });
  expect(sentReview(typed).actions).toEqual([{ text: 'Align.', due: Date.UTC(2027, 7, 1) / 1000 }]);
  expect(fieldFor('actions[0].due', typed)).toBe('actions.1.due');
  expect(fieldFor('conclusions', typed)).toBe('conclusions');
});

test('a draft keeps the actions of another outcome; closing leaves them out', () => {
  const typed = values({ actions: [{ text: 'Align.', due: '2027-08-01' }] });
  expect(sentReview(typed).actions).toHaveLength(1);
  expect(sentClosing(typed).actions).toEqual([]);
});

test('errors of actions stand in the place of their action', () => {
  expect(nestedErrors({ conclusions: 'Required', 'actions.1.due': 'Required' })).toEqual({
    conclusions: 'Required',
    actions: [undefined, { due: 'Required' }],
  });
});

test('the difference to a version saved meanwhile is in words', () => {
  const saved = aRegularEvaluation({
    conclusions: 'Theirs.',
    outcome: 'continue_with_actions',
    actions: [
      { _id: 'a', text: 'Align.', due: '2027-08-01', reported_at: null, report: null, confirmed_at: null },
      { _id: 'b', text: 'Clean.', due: '2027-09-01', reported_at: null, report: null, confirmed_at: null },
    ],
  });
  expect(reviewDifferences(saved, reviewValues(saved))).toEqual([]);
  const mine = { ...reviewValues(saved), conclusions: 'Mine.', actions: [{ text: 'Align.', due: '2027-08-02' }] };
  expect(reviewDifferences(saved, mine)).toEqual([
    { label: 'Conclusions', before: 'Theirs.', after: 'Mine.' },
    { label: 'Action 1', before: 'Align., 2027-08-01', after: 'Align., 2027-08-02' },
    { label: 'Action 2', before: 'Clean., 2027-09-01', after: '' },
  ]);
});
