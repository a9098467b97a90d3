import type { QaTestSummary, QaTestTypeCode } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { aLidarBook, aTestSummary } from '../../../test/a-test-book';
import { madeDueBy } from './due-book';
import type { Change } from './due-book';

const BEGUN = { begun_on: epochOf('2026-01-01') };
const passed = (type: QaTestTypeCode): QaTestSummary => aTestSummary({ type, measured_from: epochOf('2026-06-01') });
const TESTED = aLidarBook({ tests: (['telecover', 'rayleigh_fit', 'dark', 'trigger_delay'] as const).map(passed) });

test.each<[why: string, change: Change, others: Change[], types: QaTestTypeCode[] | null, due: string | null]>([
  ['a detector', { kind: 'detector', on: '2026-06-03' }, [], ['rayleigh_fit', 'dark'], '2026-08-02'],
  [
    'electronics, also for a test made once',
    { kind: 'electronics', on: '2026-06-03' },
    [],
    ['rayleigh_fit', 'dark', 'trigger_delay'],
    '2026-08-02',
  ],
  ['software', { kind: 'software', on: '2026-06-03' }, [], null, null],
  ['before the tests', { kind: 'detector', on: '2026-05-31' }, [], null, null],
  ['when the tests are due anyway', { kind: 'detector', on: '2027-05-20' }, [], null, null],
  [
    'an earlier change made the same tests due',
    { kind: 'detector', on: '2026-07-01' },
    [{ kind: 'optics', on: '2026-06-10' }],
    ['dark'],
    '2026-08-30',
  ],
])('%s', (_why, change, others, types, due) => {
  expect(madeDueBy(change, TESTED, BEGUN, others)).toEqual(types && { types, due });
});

test('a test that was never made is not due earlier', () => {
  expect(madeDueBy({ kind: 'detector', on: '2026-06-03' }, aLidarBook(), BEGUN, [])).toBeNull();
});
