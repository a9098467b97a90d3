import { Chip, Dated } from '@portal/ui/core';
import type { Tone } from '@portal/ui/core';
import './label.css';

export interface StateLineProps {
  tone: Tone;
  /** The state in one or two words. */
  word: string;
  sentence: string;
}

/** The state of a label or a certificate: the first thing that its page says. */
export const StateLine = ({ tone, word, sentence }: StateLineProps) => (
  <p className={`pub-state pub-state-${tone}`}>
    <Chip tone={tone}>{word}</Chip> <Dated text={sentence} />
  </p>
);
