import { sql } from 'drizzle-orm';
import type { NationalFacility } from '@portal/domain';
import { facilities, regularEvaluations } from '../../platform/db/tables';

/** The newest regular evaluation, for the row of a facility; until it is closed, its outcome is a draft of the centre. */
export const lastEvaluationOfFacility = sql<NonNullable<
  NationalFacility['evaluation']
> | null>`(select json_build_object(
    '_id', ${regularEvaluations.id}, 'year', coalesce(${regularEvaluations.openedForYear}, extract(year from ${regularEvaluations.openedOn})::int),
    'status', ${regularEvaluations.status},
    'outcome', case when ${regularEvaluations.status} = 'closed' then ${regularEvaluations.outcome} end)
  from ${regularEvaluations} where ${regularEvaluations.facilityId} = ${facilities.id}
  order by ${regularEvaluations.openedOn} desc, ${regularEvaluations.createdAt} desc limit 1)`;
