import { useListConditionsQuery, useListDecisionsQuery } from '@portal/api-slice';
import { day, isEvaluated } from '@portal/domain';
import type { IssuedDecision, NationalFacility } from '@portal/domain';
import { ConditionsInBrief } from '@portal/facilities';
import type { Definition } from '@portal/ui/core';
import { DECISION_MESSAGES } from './messages';
import './decision.css';

type Report = IssuedDecision['report'];

/** The decision of an issued report of the present round; `undefined` before, and while it is loading. */
export function useIssued(facility: NationalFacility, report: Report): IssuedDecision | undefined {
  const skip = !isEvaluated(facility.submissions.initial_acceptance.status.code);
  const { currentData } = useListDecisionsQuery(facility._id, { skip });
  return currentData?.find((decision) => decision.report === report);
}

/** The day and the texts of a decision. */
export const wordsOf = ({ issued_at, statement, without_plan_reason }: IssuedDecision): Definition[] => [
  { label: DECISION_MESSAGES.issuedOn, value: day(issued_at) },
  ...(statement ? [{ label: DECISION_MESSAGES.statement, value: statement }] : []),
  ...(without_plan_reason ? [{ label: DECISION_MESSAGES.withoutPlanReason, value: without_plan_reason }] : []),
];

export interface IssuedConditionsProps {
  facility: NationalFacility;
  report: Report;
}

/**
 * The conditions of an issued report, for users who issue the next one beside it. After the final report, the list of
 * all conditions on the page says the same.
 */
export function IssuedConditions({ facility, report }: IssuedConditionsProps) {
  const issued = useIssued(facility, report);
  const { currentData: conditions } = useListConditionsQuery(facility._id, { skip: !issued });
  const set = conditions?.filter((one) => one.report === report && one.set_at === issued?.issued_at) ?? [];
  if (set.length === 0 || facility.submissions.initial_acceptance.acceptance !== null) return null;
  return (
    <section className="decision-issued" aria-label={DECISION_MESSAGES.issued[report]}>
      <h3>{DECISION_MESSAGES.conditions}</h3>
      <ConditionsInBrief conditions={set} />
    </section>
  );
}
