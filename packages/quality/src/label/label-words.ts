import type { CertificateStatus, LabelOnDay, LabelStatus } from '@portal/domain';
import type { IconName, Tone } from '@portal/ui/core';
import { LABEL_VIEW_MESSAGES } from './messages';

const { state: texts } = LABEL_VIEW_MESSAGES;

type State = LabelStatus | 'ahead';

/** The state of a label on a day; `ahead`: granted, and its first day is still to come. */
const stateOf = ({ status, is_valid: isValid }: Pick<LabelOnDay, 'status' | 'is_valid'>): State =>
  status === 'granted' && !isValid ? 'ahead' : status;

const LOOKS: Record<State, { tone: Tone; icon: IconName | null }> = {
  none: { tone: 'neutral', icon: null },
  granted: { tone: 'success', icon: 'check' },
  ahead: { tone: 'neutral', icon: 'calendar' },
  suspended: { tone: 'warning', icon: 'warning' },
  withdrawn: { tone: 'danger', icon: 'close' },
  expired: { tone: 'warning', icon: 'calendar' },
};

/** A label in one line, with its colour and its sign. */
export function labelHeadline(label: LabelOnDay): { words: string; tone: Tone; icon: IconName | null } {
  const { since, period, valid_until: until } = label;
  const state = stateOf(label);
  const words: Record<State, string> = {
    none: texts.none,
    granted: texts.valid(until ?? ''),
    ahead: texts.ahead(period?.from ?? ''),
    suspended: texts.suspended(since ?? ''),
    withdrawn: texts.withdrawn(since ?? ''),
    expired: texts.expired(until ?? ''),
  };
  return { words: words[state], ...LOOKS[state] };
}

/** The state of a label in the fewest words, for tables. */
export function labelInShort(label: Pick<LabelOnDay, 'status' | 'is_valid'>): { words: string; tone: Tone } {
  const state = stateOf(label);
  return { words: texts.short[state], tone: LOOKS[state].tone };
}

/** The colour of a certificate. Only a valid one is green. */
export const CERTIFICATE_TONES: Record<CertificateStatus, Tone> = {
  valid: 'success',
  'not-yet-valid': 'neutral',
  superseded: 'neutral',
  suspended: 'warning',
  withdrawn: 'danger',
  expired: 'warning',
};
