import { CATALOGUE } from '@portal/domain';
import { saveAttempt } from './save-attempt';
import { NOT_REACHED, UNEXPECTED } from './texts';

const RECORD = { version: 3 };
const failed = (message: string | null, errors: Record<string, string> | null = null) => ({
  state: 'failed',
  errors,
  message,
});

test.each<[why: string, answer: { data?: { version: number }; error?: unknown }, attempt: object]>([
  ['saved', { data: RECORD }, { state: 'saved', record: RECORD }],
  ['saved by another user meanwhile', { error: { status: 409, data: RECORD } }, { state: 'conflict', record: RECORD }],
  [
    'submitted meanwhile',
    { error: { status: 409, code: CATALOGUE.notEditable.code, message: 'Too late', data: RECORD } },
    failed('Too late'),
  ],
  ['a conflict without a record', { error: { status: 409, message: 'Taken', data: { id: 1 } } }, failed('Taken')],
  [
    'an invalid field',
    { error: { status: 422, message: 'No', errors: [{ path: 'name', message: 'Too long' }] } },
    failed(null, { name: 'Too long' }),
  ],
  ['no connection', { error: { status: 0 } }, failed(NOT_REACHED)],
  ['an error without a message', { error: { status: 500 } }, failed(UNEXPECTED)],
])('%s', (_why, answer, attempt) => {
  expect(saveAttempt(answer)).toEqual(attempt);
});
