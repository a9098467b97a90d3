import { day } from '@portal/domain';
import type { Condition, Day, SetCondition } from '@portal/domain';
import { Dated } from '@portal/ui/core';
import { useState } from 'react';
import { stateOf } from './condition-state';
import { DECISION_MESSAGES as texts } from './messages';
import '../facilities.css';

/** What has become of a condition, in words. */
const stateInWords = (condition: Condition, today: Day): string =>
  condition.fulfilled_at === null
    ? texts.states[stateOf(condition, today)]
    : texts.met(day(condition.fulfilled_at) ?? '');

/** About what, until when, and what has become of it, where that is known. */
const detailsOf = ({ instrument, due_date }: SetCondition, state: string | null): string =>
  [
    instrument?.name ?? texts.facility,
    due_date === null ? null : `${texts.until.toLowerCase()} ${day(due_date)}`,
    state,
  ]
    .filter(Boolean)
    .join(' · ');

/** The conditions of a decision where there is no room for their table. */
export function ConditionsInBrief({ conditions }: { conditions: readonly Condition[] }) {
  const [today] = useState(() => day(Date.now() / 1000) ?? '');
  return <Brief conditions={conditions.map((one) => ({ ...one, state: stateInWords(one, today) }))} />;
}

/** The conditions as a decision set them. */
export const ConditionsAsSet = ({ conditions }: { conditions: readonly SetCondition[] }) => (
  <Brief conditions={conditions.map((one) => ({ ...one, state: null }))} />
);

const Brief = ({ conditions }: { conditions: readonly (SetCondition & { state: string | null })[] }) => (
  <ol className="fac-brief" aria-label={texts.conditions}>
    {conditions.map((condition, at) => (
      // A list that never changes its order.
      // eslint-disable-next-line react/no-array-index-key
      <li key={at}>
        <span className="fac-text">{condition.text}</span>
        <span className="fac-soft">
          <Dated text={detailsOf(condition, condition.state)} />
        </span>
      </li>
    ))}
  </ol>
);
