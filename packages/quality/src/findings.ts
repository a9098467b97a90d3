import type { ChannelSuggestion, Limits, QaTestTypeCode } from '@portal/domain';
import { qaFlagTexts, unassessedWords } from '@portal/domain';

const overlapWords = (overlap: number, stated: unknown) =>
  `Full overlap from ${Math.round(overlap)} m${typeof stated === 'number' ? `; the application states ${stated} m` : ''}.`;

/** What the self-check has found in a channel: the height of full overlap, and a sentence for each flag. */
export function findingsOf(type: QaTestTypeCode, suggestion: ChannelSuggestion | undefined, limits: Limits): string[] {
  if (!suggestion) return [];
  const { code, figures } = suggestion;
  const overlap = figures?.full_overlap_m;
  return [
    ...(typeof overlap === 'number' ? [overlapWords(overlap, figures?.stated_overlap_m)] : []),
    ...qaFlagTexts(type, code, limits),
    ...unassessedWords(type, suggestion, limits),
  ];
}
