import { Tabs } from '@portal/ui/tabs';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { VERDICT_MESSAGES } from './messages';

const { beside: texts } = VERDICT_MESSAGES;

/** Props of `VerdictBeside`. */
export interface VerdictBesideProps {
  /** What the portal suggests. */
  suggestion: ReactNode;
  /** Kind of the system, and all its data. */
  system: { label: string; sheet: ReactNode };
}

/** What a verdict is based on; what is typed stays in sight while the data are looked at. */
export function VerdictBeside({ suggestion, system }: VerdictBesideProps) {
  const [shown, setShown] = useState('suggestion');
  return (
    <Tabs
      label={texts.label}
      tabs={[
        { key: 'suggestion', label: texts.suggestion, content: suggestion },
        { key: 'system', label: system.label, content: system.sheet },
      ]}
      active={shown}
      onChange={setShown}
    />
  );
}
