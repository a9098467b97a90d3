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
 * What a report of the present round said and asked for, below its acceptance; who issues the final one sees it beside
 * their own words.
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

/** The day and the words of a report; the final one's day stands with its acceptance. */
function wordsOf({ report, issued_at, statement, without_plan_reason }: IssuedDecision) {
  return [
    ...(report === 'preliminary' ? [{ label: DECISION_MESSAGES.issuedOn, value: day(issued_at) }] : []),
    ...(statement ? [{ label: DECISION_MESSAGES.statement, value: statement }] : []),
    ...(without_plan_reason ? [{ label: DECISION_MESSAGES.withoutPlanReason, value: without_plan_reason }] : []),
  ];
}
