import { Schema } from 'yup';
import * as domain from '../src/index';
import type { FieldError } from '../src/index';

const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Infinity,
  -1e308,
  '',
  ' ',
  '\0',
  'x'.repeat(100_000),
  [],
  [[]],
  [null],
  [{}],
  {},
  { _id: null },
  { _id: {} },
  { _id: { _id: 1 } },
  { length: 3 },
  { toString: null },
  { toString: 1 },
  { valueOf: 1 },
  { constructor: 1 },
  JSON.parse('{"__proto__":{"a":1}}'),
  JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)),
  Object.create(null),
];

const evaluations = {
  evaluation: domain.evaluationSchema('data'),
  evaluationDraft: domain.evaluationDraftSchema('synergy'),
};
const schemas = Object.entries<unknown>({ ...domain, ...domain.LABEL_DECISION_SCHEMAS, ...evaluations }).flatMap(
  ([name, value]) => (value instanceof Schema ? [{ name, schema: value }] : []),
);
const fieldsOf = (schema: object) => ('fields' in schema ? Object.keys(schema.fields ?? {}) : []);

test('there is a schema for every form', () => {
  expect(schemas.length).toBeGreaterThan(20);
});

test.each(schemas)('$name returns messages for any input and never throws', ({ schema }) => {
  const bodies = ODD.flatMap((odd) => [odd, ...fieldsOf(schema).map((field) => ({ [field]: odd }))]);
  const said = bodies.flatMap((body): FieldError[] => domain.problems(schema, body));
  expect(said.every(({ message }) => message.length > 0 && message.length < 300)).toBe(true);
});

test('channel groups return messages for any input', () => {
  for (const odd of ODD) {
    for (const channels of [
      odd,
      { 'Elastic 532': odd },
      { 'Elastic 532': { availability: 'existing', channels: odd } },
    ]) {
      expect(domain.problems(domain.lidarSchema, { channels }).length).toBeGreaterThan(0);
    }
  }
});
