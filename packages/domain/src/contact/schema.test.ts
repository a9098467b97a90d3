import { problems } from '../fields/problems';
import { emailQuerySchema, pagingSchema } from '../paging/schema';
import { photometerSchema } from '../photometer/photometer';
import { contactSchema } from './schema';

const at = (path: string, message: string) => ({ path, message });
const MESSAGE = {
  email: 'a@b.example',
  first_name: 'Ada',
  last_name: 'Reader',
  subject: 'Hello',
  message: 'A question',
};

test.each(['email', 'first_name', 'last_name', 'subject', 'message'])('%s is required [5.17]', (field) => {
  for (const empty of [undefined, '', '  ']) {
    expect(problems(contactSchema, { ...MESSAGE, [field]: empty })).toEqual([at(field, 'Required field')]);
  }
});

test.each<[why: string, change: object, expected: object[]]>([
  ['a valid message', {}, []],
  ['32 characters of subject', { subject: 'x'.repeat(32) }, []],
  ['33 characters of subject', { subject: 'x'.repeat(33) }, [at('subject', 'Maximum 32 characters')]],
  ['33 characters of first name', { first_name: 'x'.repeat(33) }, [at('first_name', 'Maximum 32 characters')]],
  ['33 characters of last name', { last_name: 'x'.repeat(33) }, [at('last_name', 'Maximum 32 characters')]],
  ['an invalid address', { email: 'nobody' }, [at('email', 'Invalid E-Mail address')]],
  ['the longest message', { message: 'x'.repeat(20_000) }, []],
  ['a longer message', { message: 'x'.repeat(20_001) }, [at('message', 'Maximum 20000 characters')]],
])('contact: %s [5.17, 5.18, 9.3, 11.5.10]', (_why, change, expected) => {
  expect(problems(contactSchema, { ...MESSAGE, ...change })).toEqual(expected);
});

test('a page of emails is limited, other lists are complete by default', () => {
  expect(emailQuerySchema.cast({ start: '20' })).toEqual({ start: 20, count: 10, search: '', status: '' });
  expect(problems(emailQuerySchema, { status: 'lost' })).toEqual([at('status', 'Unknown status')]);
  expect(pagingSchema.cast({})).toEqual({});
  expect(problems(emailQuerySchema, { count: '101' })).toEqual([at('count', 'Must be at most 100')]);
  expect(problems(pagingSchema, { start: '-1', count: 'many' })).toEqual([
    at('start', 'Must be 0 or more'),
    at('count', 'Must be a whole number'),
  ]);
});

test('a photometer has eight required fields', () => {
  expect(problems(photometerSchema, {})).toEqual(
    ['name', 'latitude', 'longitude', 'altitude', 'status', 'type', 'manufacturer', 'instrument_model'].map((path) =>
      at(path, 'Required'),
    ),
  );
});
