import { conditionState, day } from '@portal/domain';
import type { Condition, Day, SetCondition } from '@portal/domain';
import { Dated } from '@portal/ui/core';
import { useState } from 'react';
import { DECISION_MESSAGES as texts } from './messages';
import '../facilities.css';

/** The state of a condition on a day, as a phrase. */
function stateInWords(condition: Condition, today: Day): string {
  const state = conditionState(condition, today);
  return state === 'met' ? texts.met(day(condition.fulfilled_at) ?? '') : texts.states[state];
}

/** The conditions of a decision as a list, for layouts too narrow for `ConditionsList`. */
export function ConditionsInBrief({ conditions }: { conditions: readonly Condition[] }) {
  const [today] = useState(() => day(Date.now() / 1000) ?? '');
  return <ConditionsAsSet conditions={conditions.map((one) => ({ ...one, state: stateInWords(one, today) }))} />;
}

interface ConditionsAsSetProps {
  conditions: readonly (SetCondition & {
    /** As a phrase; omitted when the decision is shown as it was issued. */
    state?: string;
  })[];
}

/** The conditions of a decision, each with its subject, due date and, if given, its state. */
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
