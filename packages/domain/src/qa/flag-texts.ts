import type { Flag } from '../lidar/check';
import type { Limits } from './limits';
import type { ChannelSuggestion } from './suggestion';
import type { QaTestTypeCode } from './test-types';
import { resultsOf } from './type-results';

/** The flags of a type of tests, with the limits of a self-check in their sentences; none if the portal suggests nothing. */
export const qaFlags = (type: QaTestTypeCode, limits: Limits): readonly Flag[] => resultsOf(type).flags(limits);

/** A sentence for each flag of a code. */
export const qaFlagTexts = (type: QaTestTypeCode, code: number | null, limits: Limits): string[] =>
  qaFlags(type, limits).flatMap(({ bit, text }) => (((code ?? 0) & bit) === 0 ? [] : [text]));

/** What is said of every test of a type, whatever its result; `null`: nothing. */
export const qaNote = (type: QaTestTypeCode): string | null => resultsOf(type).note;

/** Why the figures of a test lead to no suggestion, or to one that leaves them out. */
export const unassessedWords = (
  type: QaTestTypeCode,
  suggestion: Pick<ChannelSuggestion, 'code' | 'suggested'>,
  limits: Limits,
): string[] => resultsOf(type).unassessed(suggestion, limits);
