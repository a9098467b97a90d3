import type { ReactNode } from 'react';

/** A control of the portal in its states, beside its counterpart in antd. */
export interface Control {
  /** Fragment of its address. */
  id: string;
  title: string;
  /** What it is made of. */
  from: 'antd' | 'the browser' | 'the portal';
  /** Its names in `@portal/ui`. */
  parts: readonly string[];
  /** Why it is made so, in a sentence. */
  because: string;
  shown: ReactNode;
  /** Missing where antd has none, or where the control is antd's own. */
  counterpart?: { name: string; shown: ReactNode } | undefined;
}
