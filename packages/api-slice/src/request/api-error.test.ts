import { fieldErrors, sentMessage, serverMessage } from './api-error';
import { NOT_REACHED } from './texts';

const errors = [
  { path: 'email', message: 'Invalid E-Mail address' },
  { path: 'email', message: 'Too long' },
  { path: 'roles[0]', message: 'Unknown role' },
];

test.each<[why: string, error: unknown, expected: object | null]>([
  [
    'a list, the first message of each field',
    { status: 422, errors },
    { email: 'Invalid E-Mail address', 'roles[0]': 'Unknown role' },
  ],
  ['an empty list', { status: 422, errors: [] }, null],
  ['no list', { status: 409, message: 'Late' }, null],
  ['no error', undefined, null],
  ['an error of another kind', new Error('broken'), null],
])('field errors of %s', (_why, error, expected) => {
  expect(fieldErrors(error)).toEqual(expected);
});

test('returns the message of the server, or that there was no answer', () => {
  expect(serverMessage({ status: 409, message: 'Late' })).toBe('Late');
  expect(serverMessage({ status: 0 })).toBe(NOT_REACHED);
  expect(sentMessage({ status: 0 })).toBeNull();
  expect(serverMessage({ status: 500 })).toBeNull();
  expect(serverMessage(undefined)).toBeNull();
});
