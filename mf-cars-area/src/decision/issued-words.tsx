import { useListConditionsQuery, useListDecisionsQuery } from '@portal/api-slice';
import { day, isEvaluated } from '@portal/domain';
import type { IssuedDecision, NationalFacility } from '@portal/domain';
import { ConditionsInBrief } from '@portal/facilities';
import { DefinitionList } from '@portal/ui/core';
import { DECISION_MESSAGES } from './messages';
import './decision.css';

export interface IssuedWordsProps {
  facility: NationalFacility;
  report: IssuedDecision['report'];
}

/**
 * The texts of an issued report of the present round, below its acceptance. Users who issue the final report see those
 * of the preliminary one beside the form.
 */
export function IssuedWords({ facility, report }: IssuedWordsProps) {
  const skip = { skip: !isEvaluated(facility.submissions.initial_acceptance.status.code) };
  const { currentData: decisions } = useListDecisionsQuery(facility._id, skip);
  const { currentData: conditions } = useListConditionsQuery(facility._id, skip);
  const issued = decisions?.find((decision) => decision.report === report);
  if (!issued) return null;
  const set = conditions?.filter((one) => one.report === report && one.set_at === issued.issued_at) ?? [];
  const words = wordsOf(issued);
  if (words.length === 0 && set.length === 0) return null;
  return (
    <section className="decision-issued" aria-label={DECISION_MESSAGES.issued[report]}>
      {words.length > 0 && <DefinitionList items={words} />}
      {set.length > 0 && (
        <>
          <h3>{DECISION_MESSAGES.conditions}</h3>
          <ConditionsInBrief conditions={set} />
        </>
      )}
    </section>
  );
}

/** The day and the texts of a report; the day of the final one is shown with its acceptance. */
function wordsOf({ report, issued_at, statement, without_plan_reason }: IssuedDecision) {
  return [
    ...(report === 'preliminary' ? [{ label: DECISION_MESSAGES.issuedOn, value: day(issued_at) }] : []),
    ...(statement ? [{ label: DECISION_MESSAGES.statement, value: statement }] : []),
    ...(without_plan_reason ? [{ label: DECISION_MESSAGES.withoutPlanReason, value: without_plan_reason }] : []),
  ];
}
