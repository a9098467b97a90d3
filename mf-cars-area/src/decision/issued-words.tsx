import { useListConditionsQuery, useListDecisionsQuery } from '@portal/api-slice';
import { isEvaluated } from '@portal/domain';
import type { IssuedDecision, NationalFacility } from '@portal/domain';
import { ConditionsInBrief, DecisionsList } from '@portal/facilities';
import { DECISION_MESSAGES } from './messages';
import './decision.css';

export interface IssuedWordsProps {
  facility: NationalFacility;
  report: IssuedDecision['report'];
}

/** What a report of the present round said and asked for; who issues the final one sees it beside their own words. */
export function IssuedWords({ facility, report }: IssuedWordsProps) {
  const skip = { skip: !isEvaluated(facility.submissions.initial_acceptance.status.code) };
  const { currentData: decisions } = useListDecisionsQuery(facility._id, skip);
  const { currentData: conditions } = useListConditionsQuery(facility._id, skip);
  const issued = decisions?.find((decision) => decision.report === report);
  if (!issued) return null;
  const set = conditions?.filter((one) => one.report === report && one.set_at === issued.issued_at) ?? [];
  return (
    <section className="decision-issued" aria-label={DECISION_MESSAGES.issued[report]}>
      <DecisionsList decisions={[issued]} />
      {set.length > 0 && (
        <>
          <h3>{DECISION_MESSAGES.conditions}</h3>
          <ConditionsInBrief conditions={set} />
        </>
      )}
    </section>
  );
}
