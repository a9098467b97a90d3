import { useListConditionsQuery, useListDecisionsQuery, useListPlanAssessmentsQuery } from '@portal/api-slice';
import { isEvaluated } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { AssessmentsList, ConditionsList, DecisionsList } from '@portal/facilities';
import { Disclosure, Panel } from '@portal/ui/core';

const texts = {
  title: 'Decision',
  conditions: 'Conditions',
  assessments: 'Assessment of the upgrade plan',
};

/** What was decided about a facility and why, what it asks for, and how far the upgrade plan was found to go. */
export function DecisionPanel({ facility }: { facility: NationalFacility }) {
  const { status, round, final_report, user_file } = facility.submissions.initial_acceptance;
  const isDecided = isEvaluated(status.code);
  const { currentData: decisions = [] } = useListDecisionsQuery(facility._id, { skip: !isDecided });
  const { currentData: conditions = [] } = useListConditionsQuery(facility._id, { skip: !isDecided && round === 1 });
  const isAssessed = final_report !== null && user_file !== null;
  const { currentData: assessments = [] } = useListPlanAssessmentsQuery(facility._id, { skip: !isAssessed });
  if (decisions.length === 0 && conditions.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <div className="nf-stack">
        <DecisionsList decisions={decisions} />
        {conditions.length > 0 && (
          <section className="nf-stack" aria-label={texts.conditions}>
            <h3>{texts.conditions}</h3>
            <ConditionsList conditions={conditions} />
          </section>
        )}
        {assessments.length > 0 && (
          <Disclosure summary={texts.assessments}>
            <AssessmentsList facility={facility} assessments={assessments} />
          </Disclosure>
        )}
      </div>
    </Panel>
  );
}
