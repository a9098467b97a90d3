import type { CompositionNews } from '@portal/domain';
import { isTooOld, noticeOf } from './decide-news';
import type { Notice } from './decide-news';

const OWN = 'a1b2c3d4e5f6';
const OTHER = 'ffffffffffff';
const news = (change: Partial<CompositionNews> = {}): CompositionNews => ({
  composition: OTHER,
  is_urgent: false,
  is_withdrawn: false,
  tab_minutes: 60,
  ...change,
});

test.each<[what: string, news: CompositionNews | null, notice: Notice]>([
  ['no answer', null, 'none'],
  ['the same composition', news({ composition: OWN }), 'none'],
  ['the same composition after an urgent one', news({ composition: OWN, is_urgent: true }), 'none'],
  ['another composition', news(), 'line'],
  ['another composition, after a withdrawal', news({ is_withdrawn: true }), 'line'],
  ['another composition that is urgent', news({ is_urgent: true }), 'dialog'],
])('%s', (_what, told, notice) => {
  expect(noticeOf(told, OWN)).toBe(notice);
});

const HOUR = 3_600_000;

test.each<[what: string, news: CompositionNews | null, age: number, expected: boolean]>([
  ['no answer', null, 24 * HOUR, false],
  ['no release was withdrawn', news(), 24 * HOUR, false],
  ['a release was withdrawn, just before the limit', news({ is_withdrawn: true }), HOUR - 1, false],
  ['a release was withdrawn, at the limit', news({ is_withdrawn: true }), HOUR, true],
  ['a release was withdrawn, with no limit set', news({ is_withdrawn: true, tab_minutes: 0 }), 24 * HOUR, false],
])('too old: %s', (_what, told, age, expected) => {
  expect(isTooOld(told, age)).toBe(expected);
});
