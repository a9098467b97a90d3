import type { ReactNode } from 'react';
import { dated } from './dated';
import './chip.css';

/** Meaning of a chip's colour; the text always conveys it too. */
export type Tone = 'success' | 'warning' | 'danger' | 'neutral' | 'info';

/** A short value with a meaning, such as a status. */
export function Chip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`p-chip p-chip-${tone}`}>{dated(children)}</span>;
}

export interface StatusBadgeProps {
  tone: 'default' | 'warning' | 'success';
  children: ReactNode;
}

const CHIPS: Record<StatusBadgeProps['tone'], Tone> = { default: 'neutral', warning: 'warning', success: 'success' };

/** The status of a record in its process. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return <Chip tone={CHIPS[tone]}>{children}</Chip>;
}
