import { Tabs } from '@portal/ui/tabs';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { EVALUATION_MESSAGES } from './messages';

const { beside: texts } = EVALUATION_MESSAGES;

/** Props of `EvaluationBeside`. */
export interface EvaluationBesideProps {
  /** What the portal suggests. */
  suggestion: ReactNode;
  /** Kind of the system, and all its data. */
  system: { label: string; sheet: ReactNode };
}

/** What an evaluation is based on; what is typed stays in sight while the data are looked at. */
export function EvaluationBeside({ suggestion, system }: EvaluationBesideProps) {
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
