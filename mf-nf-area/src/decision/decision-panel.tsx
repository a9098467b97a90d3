import type { IssuedDecision, NationalFacility } from '@portal/domain';
import { AssessmentsList, DecisionsList } from '@portal/facilities';
import { Disclosure, Panel } from '@portal/ui/core';
import { ConditionsSection } from '../conditions/conditions-section';
import { DECISION_TEXTS as texts } from './messages';
import { useAcceptanceBesideReport, useAcceptanceInForce } from '../accepted/use-acceptance-in-force';
import { RecommendationList } from './recommendation-list';
import { ResultHead } from './result-head';
import { InForceHead, InForcePanel } from './in-force-head';
import { useResult } from './use-result';

/**
 * The result of an application: the decision with its statement, conditions, recommendations and the report. Before the
 * first report of a later round, it is the acceptance in force, which a preliminary report leaves in force beside it.
 */
export function DecisionPanel({ facility }: { facility: NationalFacility }) {
  const { isDecided, decisions, conditions, assessments } = useResult(facility);
  const last = decisions.at(-1);
  const inForce = useAcceptanceInForce(facility);
  const beside = useAcceptanceBesideReport(facility);
  if (!isDecided && !inForce && conditions.length === 0) return null;
  return (
    <>
      <Panel title={inForce ? texts.inForceTitle(inForce.round) : texts.title}>
        <div className="nf-decision">
          {inForce && <InForceHead facility={facility} inForce={inForce} />}
          {isDecided && <ResultHead facility={facility} decision={last} />}
          <ConditionsSection facility={facility} conditions={conditions} />
          {last && <RecommendationList recommendations={last.recommendations ?? []} />}
          {assessments.length > 0 && (
            <Disclosure summary={texts.assessments}>
              <AssessmentsList facility={facility} assessments={assessments} />
            </Disclosure>
          )}
          <Before decisions={decisions.slice(0, -1)} />
        </div>
      </Panel>
      {beside && <InForcePanel facility={facility} inForce={beside} />}
    </>
  );
}

/** The preliminary decision, shown after the final report has been issued. */
function Before({ decisions }: { decisions: readonly IssuedDecision[] }) {
  if (decisions.length === 0) return null;
  return (
    <Disclosure summary={texts.before}>
      <DecisionsList decisions={decisions} />
    </Disclosure>
  );
}
