import { sql } from 'drizzle-orm';
import { evaluationActions, labelDecisions, regularEvaluations } from '../../platform/db/tables';

/**
 * Whether an action of an evaluation of the statement around is asked for: it is not confirmed, and the label of which it
 * was agreed has not ended since by an entry. Columns are written with their tables, for statements of a single one as well.
 */
export const isActionAskedFor = sql`(${evaluationActions}.confirmed_at is null and not exists (select 1 from ${labelDecisions}
  where ${labelDecisions}.facility_id = ${regularEvaluations}.facility_id and ${labelDecisions}.kind in ('withdraw', 'expire', 'grant')
    and ${labelDecisions}.recorded_at > ${regularEvaluations}.closed_at))`;
