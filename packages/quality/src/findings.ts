import type { ChannelSuggestion, Limits, QaTestTypeCode } from '@portal/domain';
import { qaFlagTexts, unassessedWords } from '@portal/domain';

/** What the self-check has found in a channel: the height of full overlap, and a sentence for each flag. */
export function findingsOf(type: QaTestTypeCode, suggestion: ChannelSuggestion | undefined, limits: Limits): string[] {
  if (!suggestion) return [];
  const { code, figures } = suggestion;
  const overlap = figures?.full_overlap_m;
  return [
    ...(typeof overlap === 'number' ? [`Full overlap from ${Math.round(overlap)} m.`] : []),
    ...qaFlagTexts(type, code, limits),
    ...unassessedWords(type, suggestion, limits),
  ];
}
