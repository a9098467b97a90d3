import { conditionState, day } from '@portal/domain';
import type { Condition, Day, SetCondition } from '@portal/domain';
import { Dated } from '@portal/ui/core';
import { useState } from 'react';
import { DECISION_MESSAGES as texts } from './messages';
import '../facilities.css';

/** What has become of a condition, in words. */
function stateInWords(condition: Condition, today: Day): string {
  const state = conditionState(condition, today);
  return state === 'met' ? texts.met(day(condition.fulfilled_at) ?? '') : texts.states[state];
}

/** The conditions of a decision where there is no room for their table. */
export function ConditionsInBrief({ conditions }: { conditions: readonly Condition[] }) {
  const [today] = useState(() => day(Date.now() / 1000) ?? '');
  return <ConditionsAsSet conditions={conditions.map((one) => ({ ...one, state: stateInWords(one, today) }))} />;
}

interface ConditionsAsSetProps {
  conditions: readonly (SetCondition & {
    /** In words; missing where a decision is told as it was issued. */
    state?: string;
  })[];
}

/** The conditions of a decision, each with what it is about and until when, and with its state where that is given. */
export const ConditionsAsSet = ({ conditions }: ConditionsAsSetProps) => (
  <ol className="fac-brief" aria-label={texts.conditions}>
    {conditions.map(({ text, instrument, due_date, state }, at) => {
      const until = due_date === null ? '' : `${texts.until.toLowerCase()} ${day(due_date)}`;
      return (
        <li key={at}>
          <span className="fac-text">{text}</span>
          <span className="fac-soft">
            <Dated text={[instrument?.name ?? texts.facility, until, state].filter(Boolean).join(' · ')} />
          </span>
        </li>
      );
    })}
  </ol>
);
