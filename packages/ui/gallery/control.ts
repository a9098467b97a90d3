import type { ReactNode } from 'react';

/** A control of the portal in its states, with its counterpart in antd. */
export interface Control {
  /** Fragment of the section's address. */
  id: string;
  title: string;
  /** The implementation on which the control is based. */
  from: 'antd' | 'the browser' | 'the portal';
  /** Exported names in `@portal/ui`. */
  parts: readonly string[];
  /** The reason for this implementation, as a sentence. */
  because: string;
  shown: ReactNode;
  /** Omitted if antd has no counterpart or the control itself is antd's. */
  counterpart?: { name: string; shown: ReactNode } | undefined;
}
