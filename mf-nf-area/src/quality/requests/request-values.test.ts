import { epochOf } from '@portal/domain';
import { anId } from '@portal/testing';
import { NEW_REQUEST_VALUES, requestField, requestInput, requestProblems } from './request-values';
import type { RequestValues } from './request-values';

const FACILITY = anId(10);

const filled = (change: Partial<RequestValues> = {}): RequestValues => ({
  ...NEW_REQUEST_VALUES,
  kind: 'remote_qa',
  subject: 'A telecover',
  text: 'The sector north is late.',
  ...change,
});

test.each<[why: string, change: Partial<RequestValues>, problems: Record<string, string>]>([
  ['complete', {}, {}],
  ['no subject', { subject: ' ' }, { subject: 'Required' }],
  ['a subject of 121 characters', { subject: 'x'.repeat(121) }, { subject: 'Maximum 120 characters' }],
  ['a subject of 120 characters', { subject: 'x'.repeat(120) }, {}],
  ['a text of 4001 characters', { text: 'x'.repeat(4001) }, { text: 'Maximum 4000 characters' }],
  ['no kind', { kind: '' }, { kind: 'Required' }],
  ['a day that does not exist', { wanted_from: '2026-02-30' }, { wanted_from: 'Must be a date, yyyy-mm-dd' }],
  [
    'an end before the beginning',
    { wanted_from: '2026-12-02', wanted_to: '2026-12-01' },
    { wanted_to: 'Must not be before the first day' },
  ],
  ['one day', { wanted_from: '2026-12-02', wanted_to: '2026-12-02' }, {}],
  ['an end without a beginning', { wanted_to: '2026-12-01' }, { wanted_from: 'Enter the first day as well' }],
  ['days with commas and spaces', { blackout_dates: '2026-12-01, 2026-12-02  2026-12-03;' }, {}],
  [
    'a day in words',
    { blackout_dates: '2026-12-01, Christmas' },
    { blackout_dates: '“Christmas” is not a date, yyyy-mm-dd' },
  ],
  [
    'too many days',
    { blackout_dates: Array.from({ length: 61 }, () => '2026-12-01').join(' ') },
    { blackout_dates: 'At most 60' },
  ],
])('%s', (_why, change, problems) => {
  expect(requestProblems(filled(change), FACILITY)).toEqual(problems);
});

test('days are sent as epoch seconds, and an empty choice as none', () => {
  const values = filled({ wanted_from: '2026-12-01', blackout_dates: '2026-12-24,2026-12-25' });
  expect(requestInput(values, FACILITY, [anId(1)])).toEqual({
    facility: FACILITY,
    kind: 'remote_qa',
    subject: 'A telecover',
    text: 'The sector north is late.',
    instruments: [],
    test: null,
    wanted_from: epochOf('2026-12-01'),
    wanted_to: null,
    flexibility: 'weeks',
    urgency: 'normal',
    blackout_dates: [epochOf('2026-12-24'), epochOf('2026-12-25')],
    files: [anId(1)],
  });
});

test.each([
  ['blackout_dates[2]', 'blackout_dates'],
  ['instruments[0]', 'instruments'],
  ['subject', 'subject'],
])('%s is shown at %s', (path, field) => {
  expect(requestField(path)).toBe(field);
});
