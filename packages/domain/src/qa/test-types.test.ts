import { EVENT_KINDS } from './event-kinds';
import { isRequired, qaTestType, QA_TEST_TYPES } from './test-types';
import type { QaTestTypeCode } from './test-types';

test.each<[type: QaTestTypeCode, months: number | null, after: string, required: string]>([
  ['telecover', 12, 'alignment optics telescope laser move', 'always'],
  ['telecover_ring', 12, 'alignment optics telescope laser move', 'never'],
  ['rayleigh_fit', 12, 'optics detector laser electronics move', 'always'],
  ['dark', 12, 'detector electronics move', 'always'],
  ['polarisation_calibration', 12, 'optics detector laser', 'with a cross-polar channel'],
  ['trigger_delay', null, 'electronics laser', 'always'],
  ['analog_test_pulse', null, 'electronics', 'never'],
  ['reference_comparison', 60, '', 'never'],
])('%s is repeated after %s months and after %s; required: %s', (code, months, after, required) => {
  const type = qaTestType(code);
  const needed = [isRequired(type, false), isRequired(type, true)].join();
  expect(type.interval_months).toBe(months);
  expect(type.after.join(' ')).toBe(after);
  expect(needed).toBe({ always: 'true,true', never: 'false,false' }[required] ?? 'false,true');
});

test('the events are those of the log book, and no two types share a code of ATLAS', () => {
  const kinds = EVENT_KINDS.map(({ code }) => code);
  expect(QA_TEST_TYPES.flatMap(({ after }) => after).filter((kind) => !kinds.includes(kind))).toEqual([]);
  const codes = QA_TEST_TYPES.flatMap(({ atlas }) => atlas ?? []);
  expect(new Set(codes).size).toBe(codes.length);
});
