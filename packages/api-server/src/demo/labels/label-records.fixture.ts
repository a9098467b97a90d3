import type { Db } from '../../platform/db/client';
import { facilities } from '../../platform/db/tables';
import { findFacility, type LoadedFacility } from '../../labelling/facilities/facility.store';
import { listDecisions, type DecisionRow } from '../../labelling/label/label-decisions.store';

/** A facility of the demonstration with the record of its label. */
export interface RecordOfLabel {
  acronym: string;
  loaded: LoadedFacility;
  decisions: DecisionRow[];
}

/** The facilities whose label has a record. */
export async function recordsOfLabels(db: Db): Promise<RecordOfLabel[]> {
  const found: RecordOfLabel[] = [];
  for (const { id, acronym } of await db.select({ id: facilities.id, acronym: facilities.acronym }).from(facilities)) {
    const decisions = await listDecisions(db, id);
    const loaded = decisions.length > 0 && (await findFacility(db, id));
    if (loaded) found.push({ acronym, loaded, decisions });
  }
  return found;
}

/** The different ones of some texts, in order. */
export const distinct = (texts: readonly string[]): string[] =>
  [...new Set(texts)].toSorted((one, other) => one.localeCompare(other));
