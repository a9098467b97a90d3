import type { LabelOnDay, LabelState } from '@portal/domain';
import { LABEL_TONES, labelStateOf, publicLabelInWords } from '@portal/domain';
import type { IconName, Tone } from '@portal/ui/core';
import { LABEL_VIEW_MESSAGES } from './messages';

const { state: texts } = LABEL_VIEW_MESSAGES;

const ICONS: Record<LabelState, IconName> = {
  valid: 'check',
  'begins-later': 'calendar',
  suspended: 'warning',
  withdrawn: 'close',
  expired: 'calendar',
};

const toneOf = (state: LabelState | 'none'): Tone => (state === 'none' ? 'neutral' : LABEL_TONES[state]);

/** A label in one line, as the public reads it, with its colour and its sign. */
export function labelHeadline(label: LabelOnDay): { words: string; tone: Tone; icon: IconName | null } {
  const { status, period, ...days } = label;
  const state = labelStateOf(label);
  if (status === 'none' || state === 'none') return { words: texts.none, tone: toneOf('none'), icon: null };
  const words = publicLabelInWords({ ...days, status, valid_from: period?.from ?? '' });
  return { words, tone: toneOf(state), icon: ICONS[state] };
}

/** The state of a label in the fewest words, for tables. */
export function labelInShort(label: Pick<LabelOnDay, 'status' | 'is_valid'>): { words: string; tone: Tone } {
  const state = labelStateOf(label);
  return { words: texts.short[state], tone: toneOf(state) };
}
