import type { ChannelSuggestion, QaTestTypeCode } from '@portal/domain';
import { QA_FLAGS } from '@portal/domain';

/** What the self-check has found in a channel: the height of full overlap, and a sentence for each flag. */
export function findingsOf(type: QaTestTypeCode, suggestion: ChannelSuggestion | undefined): string[] {
  if (!suggestion) return [];
  const { code, figures } = suggestion;
  const overlap = figures?.full_overlap_m;
  return [
    ...(typeof overlap === 'number' ? [`Full overlap from ${Math.round(overlap)} m.`] : []),
    ...QA_FLAGS[type].filter(({ bit }) => ((code ?? 0) & bit) !== 0).map(({ text }) => text),
  ];
}
