import { sql } from 'drizzle-orm';
import type { ComplianceCode, OpenCondition } from '@portal/domain';
import { applications, conditions, evaluations, facilities, planAssessments } from '../../platform/db/tables';

/** An evaluation of the current round without its texts. */
export interface EvaluationSummary {
  targetId: string;
  aspect: string;
  compliance: ComplianceCode | null;
  isSubmitted: boolean;
  /** Whether the assessment of the upgrade plan on this aspect is submitted. */
  isAssessed: boolean;
}

/** The evaluations of the round of an `applications` row. */
export const evaluationsOfRound = sql<EvaluationSummary[]>`coalesce((select json_agg(json_build_object(
    'targetId', ${evaluations.targetId}, 'aspect', ${evaluations.aspect}, 'compliance', ${evaluations.compliance},
    'isSubmitted', ${evaluations.evaluatedAt} is not null,
    'isAssessed', ${planAssessments.assessedAt} is not null))
  from ${evaluations} left join ${planAssessments}
    on ${planAssessments.applicationId} = ${evaluations.applicationId} and ${planAssessments.targetKind} = ${evaluations.targetKind}
    and ${planAssessments.targetId} = ${evaluations.targetId} and ${planAssessments.aspect} = ${evaluations.aspect}
  where ${evaluations.applicationId} = ${applications.id}), '[]')`;

/** The open conditions of the facility of a row, by due date, those without one last. */
export const openConditionsOfFacility = sql<OpenCondition[]>`coalesce((select json_agg(json_build_object(
    'id', ${conditions.id}, 'text', ${conditions.text}, 'instrument', ${conditions.instrumentName}, 'dueDate', ${conditions.dueDate},
    'setAt', floor(extract(epoch from ${conditions.setAt}))::int8,
    'reportedAt', floor(extract(epoch from ${conditions.reportedAt}))::int8)
    order by ${conditions.dueDate} nulls last, ${conditions.setAt}, ${conditions.place})
  from ${conditions} where ${conditions.facilityId} = ${facilities.id}
    and ${conditions.fulfilledAt} is null and ${conditions.supersededAt} is null), '[]')`;
