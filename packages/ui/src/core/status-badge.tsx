import type { ReactNode } from 'react';
import { Chip } from './chip';
import type { Tone } from './chip';

export interface StatusBadgeProps {
  tone: 'default' | 'warning' | 'success';
  children: ReactNode;
}

const CHIPS: Record<StatusBadgeProps['tone'], Tone> = { default: 'neutral', warning: 'warning', success: 'success' };

/** The state of something in its process. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return <Chip tone={CHIPS[tone]}>{children}</Chip>;
}
