import { day } from '@portal/domain';
import type { Condition } from '@portal/domain';
import { DECISION_MESSAGES as texts } from './messages';
import '../facilities.css';

function stateOf({ fulfilled_at, is_superseded }: Condition): string {
  if (fulfilled_at !== null) return texts.met(day(fulfilled_at) ?? '');
  return is_superseded ? texts.superseded : texts.open;
}

/** Until when, about what, and what has become of it. */
const detailsOf = (condition: Condition): string =>
  [
    condition.instrument?.name ?? texts.facility,
    condition.due_date === null ? null : `${texts.until.toLowerCase()} ${day(condition.due_date)}`,
    stateOf(condition),
  ]
    .filter(Boolean)
    .join(' · ');

/** The conditions of a decision where there is no room for their table. */
export function ConditionsInBrief({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <ol className="fac-brief" aria-label={texts.conditions}>
      {conditions.map((condition) => (
        <li key={condition._id}>
          <span className="fac-text">{condition.text}</span>
          <span className="fac-soft">{detailsOf(condition)}</span>
        </li>
      ))}
    </ol>
  );
}
