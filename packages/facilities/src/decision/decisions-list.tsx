import { day } from '@portal/domain';
import type { IssuedDecision } from '@portal/domain';
import { DefinitionList } from '@portal/ui/core';
import { DECISION_MESSAGES as texts } from './messages';

/** The decisions of a round, with their statements. */
export function DecisionsList({ decisions }: { decisions: readonly IssuedDecision[] }) {
  return decisions.map(({ report, acceptance, issued_at, statement, without_plan_reason }) => (
    <DefinitionList
      key={report}
      items={[
        { label: texts.reports[report], value: acceptance.name },
        { label: texts.issued, value: day(issued_at) },
        ...(statement ? [{ label: texts.statement, value: statement }] : []),
        ...(without_plan_reason ? [{ label: texts.withoutPlan, value: without_plan_reason }] : []),
      ]}
    />
  ));
}
