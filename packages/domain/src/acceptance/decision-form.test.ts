import { problems } from '../fields/problems';
import { decisionFormSchema } from './decision-form';

const REQUIRED = 'statement: Required';

test.each<[why: string, values: object, opposed: string[], said: string[]]>([
  ['nothing chosen', {}, [], ['acceptance: Required']],
  ['a clear yes', { acceptance: 'yes', statement: '' }, [], []],
  ['a yes that an evaluation contradicts', { acceptance: 'yes', statement: ' ' }, ['RALI (data)'], [REQUIRED]],
  ['a contradicted yes with a statement', { acceptance: 'yes', statement: 'It is replaced.' }, ['RALI (data)'], []],
  ['a conditional yes', { acceptance: 'conditionally' }, [], [REQUIRED]],
  ['a no', { acceptance: 'no', statement: null }, [], [REQUIRED]],
  [
    'a condition without a text',
    { acceptance: 'yes', conditions: [{ text: '' }] },
    [],
    ['conditions[0].text: Required'],
  ],
  [
    'a final no with conditions',
    { acceptance: 'no', statement: 'No.', conditions: [{ text: 'Show a test.' }] },
    [],
    ['conditions[0].text: A “no” has no conditions: say what is missing in the statement'],
  ],
])('requires a statement where one is needed: %s', (_why, values, opposed, said) => {
  const schema = decisionFormSchema('acceptance', { opposed, isWithoutPlan: false });
  expect(problems(schema, values).map(({ path, message }) => `${path}: ${message}`)).toEqual(said);
});

test.each<[why: string, reason: string, said: string[]]>([
  ['none', '', ['Required']],
  ['19 characters', 'x'.repeat(19), ['At least 20 characters']],
  ['20 characters', 'x'.repeat(20), []],
])('requires a reason for the missing plan: %s [12.27]', (_why, without_plan_reason, said) => {
  const schema = decisionFormSchema('acceptance', { opposed: [], isWithoutPlan: true });
  const told = problems(schema, { acceptance: 'yes', without_plan_reason });
  expect(told.map(({ message }) => message)).toEqual(said);
});
