import { DefinitionList } from '@portal/ui/core';
import type { DecisionValues } from './decision-values';
import { DECISION_MESSAGES as texts } from './messages';

/** Text that was typed for a report issued elsewhere in the meantime, to be read and copied. */
export function UnsentWords({ values: { statement, conditions, without_plan_reason } }: { values: DecisionValues }) {
  const items = [
    { label: texts.statement, value: statement.trim() },
    { label: texts.withoutPlanReason, value: without_plan_reason.trim() },
    ...conditions.map(({ text }, at) => ({ label: texts.condition(at + 1), value: text.trim() })),
  ].filter(({ value }) => value !== '');
  if (items.length === 0) return null;
  return (
    <section className="decision-issued" aria-label={texts.unsent}>
      <h3>{texts.unsent}</h3>
      <DefinitionList items={items} />
    </section>
  );
}
