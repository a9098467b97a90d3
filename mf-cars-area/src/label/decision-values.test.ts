import type { LabelDecisionStep } from '@portal/domain';
import { A_GRANT, A_PROPOSAL, A_SCOPE, aLabelDecision, aLabelRecord } from '@portal/testing';
import type { DecisionValues } from './decision-values';
import { decisionBody, decisionProblems, decisionValues, lastPossibleDay, statusAfter } from './decision-values';

const TODAY = '2026-06-20';
const PROPOSED = aLabelRecord([A_PROPOSAL], TODAY);
const GRANTED = aLabelRecord([A_PROPOSAL, A_GRANT], TODAY);
const RENEWAL = aLabelDecision({ kind: 'propose-renewal', place: 3, on: '2031-05-20', scope: A_SCOPE });
const ENDING = aLabelRecord([A_PROPOSAL, A_GRANT, RENEWAL], '2031-06-01');
const REASON = 'The lidar is out of service for repair.';

const typed = (step: LabelDecisionStep, change: Partial<DecisionValues> = {}): DecisionValues => ({
  ...decisionValues(step, PROPOSED, TODAY),
  body: 'Council',
  reference: 'C-12',
  ...change,
});

test('a grant begins with today, for the longest time, and with the status to set [12.762]', () => {
  expect(decisionValues('grant', PROPOSED, TODAY)).toMatchObject({
    on: '2026-06-20',
    valid_from: '2026-06-20',
    valid_until: '2031-06-19',
    set_displayed_status: true,
  });
});

test('a renewal begins on the day after the present end [12.762]', () => {
  expect(decisionValues('renew', ENDING, '2031-06-01')).toMatchObject({
    valid_from: '2031-06-15',
    valid_until: '2036-06-14',
  });
});

test('a renewal long before the end begins on that day as well', () => {
  expect(decisionValues('renew', ENDING, '2031-03-01').valid_from).toBe('2031-06-15');
});

type Shown = ReturnType<typeof statusAfter>;
const SHOWN_AS: Shown = { now: 'labelled', later: null };
const LATER = '2026-07-01';

test.each<
  [
    why: string,
    step: LabelDecisionStep,
    change: Partial<DecisionValues>,
    chosen: 'candidate' | 'labelled',
    shown: Shown,
  ]
>([
  ['granted today', 'grant', {}, 'candidate', SHOWN_AS],
  ['granted today to a candidate that stays one', 'grant', { set_displayed_status: false }, 'candidate', SHOWN_AS],
  [
    'granted for later',
    'grant',
    { valid_from: LATER },
    'candidate',
    { now: 'initial_acceptance', later: { from: LATER, status: 'labelled' } },
  ],
  [
    'suspended without the tick',
    'suspend',
    { set_displayed_status: false },
    'labelled',
    { now: 'suspended', later: null },
  ],
  ['reinstated without the tick', 'reinstate', { set_displayed_status: false }, 'labelled', SHOWN_AS],
])('a label that is %s says what the public reads then [12.791]', (_why, step, change, code, shown) => {
  const record = { ...PROPOSED, displayed_status: { code, name: code } };
  expect(statusAfter(step, { ...decisionValues(step, record, TODAY), ...change }, record, TODAY)).toEqual(shown);
});

test('only a decision limits the day of the next one, and no entry beside it [12.762]', () => {
  const returned = aLabelDecision({ kind: 'return', place: 2, on: '2026-06-18', body: 'Administration' });
  const record = aLabelRecord([A_PROPOSAL, returned, { ...A_PROPOSAL, place: 3 }], TODAY);
  const early = typed('grant', { on: '2026-06-17' });
  expect(decisionProblems('grant', early, record, TODAY)).toEqual({});
});

test('a day in a far year is refused while it is typed, and breaks nothing', () => {
  expect(lastPossibleDay('9999-06-01')).toBe('9999-12-31');
  const far = typed('grant', { valid_from: '9999-06-01', valid_until: '9999-06-02' });
  expect(decisionProblems('grant', far, PROPOSED, TODAY)).toHaveProperty('valid_from');
});

test('a status that is set already is not set again', () => {
  const labelled = aLabelRecord([A_PROPOSAL], TODAY, { displayed_status: { code: 'labelled', name: 'Labelled' } });
  expect(decisionValues('grant', labelled, TODAY).set_displayed_status).toBe(false);
});

test.each<[why: string, step: LabelDecisionStep, change: Partial<DecisionValues>, problems: object]>([
  ['all is well', 'grant', {}, {}],
  ['no body', 'grant', { body: ' ' }, { body: 'Enter the body that decided' }],
  ['no reference', 'grant', { reference: '' }, { reference: 'Required' }],
  [
    'a decision of tomorrow',
    'grant',
    { on: '2026-06-21', valid_from: '2026-06-21' },
    { on: 'Must not be in the future' },
  ],
  ['no day', 'grant', { on: 'June' }, { on: 'Must be a date, yyyy-mm-dd' }],
  ['the last day first', 'grant', { valid_until: '2026-06-20' }, { valid_until: 'Must be after the first day' }],
  [
    'too long',
    'grant',
    { valid_until: '2031-06-20' },
    { valid_until: expect.stringContaining('2031-06-19 or earlier') },
  ],
  ['a reason of 19 characters', 'refuse', { reason: 'x'.repeat(19) }, { reason: 'Minimum 20 characters' }],
  ['a reason of 20 characters', 'refuse', { reason: 'x'.repeat(20) }, {}],
  ['a suspension of which the public reads nothing', 'suspend', { reason: REASON }, { public_text: 'Required' }],
  ['a withdrawal of which the public reads nothing', 'withdraw', { reason: REASON }, {}],
  [
    'a public text that is too long',
    'suspend',
    { reason: REASON, public_text: 'x'.repeat(301) },
    { public_text: 'Maximum 300 characters' },
  ],
  ['a suspension without a public text', 'suspend', { reason: REASON }, { public_text: 'Required' }],
  ['a withdrawal without one', 'withdraw', { reason: REASON }, {}],
])('%s [12.762]', (_why, step, change, problems) => {
  expect(decisionProblems(step, typed(step, change), PROPOSED, TODAY)).toEqual(problems);
});

test('a decision is not earlier than the one before it [12.762]', () => {
  const values = typed('suspend', { on: '2026-06-14', reason: REASON, public_text: 'Under repair.' });
  expect(decisionProblems('suspend', values, GRANTED, TODAY)).toEqual({
    on: 'Must not be before the decision of 2026-06-15',
  });
});

test.each<[step: LabelDecisionStep, fields: string[]]>([
  ['grant', ['valid_from', 'valid_until', 'public_text', 'set_displayed_status']],
  ['refuse', ['reason']],
  ['withdraw', ['public_text', 'reason', 'set_displayed_status']],
])('%s sends only what it needs', (step, fields) => {
  const body = decisionBody(step, typed(step, { reason: REASON }), { version: 4, document: null });
  expect(body).toMatchObject({ version: 4, body: 'Council', reference: 'C-12' });
  const own = ['version', 'body', 'reference', 'on', 'document'];
  expect(
    Object.keys(body)
      .filter((key) => !own.includes(key))
      .toSorted(),
  ).toEqual(fields.toSorted());
});
