import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import { acronymAndName } from '../../labelling/facilities/pretty-name.store';
import { hasLabelRecord } from '../../labelling/label/label-decisions.store';
import { isAcceptedNow } from '../../quality/network/network.store';
import type { Db } from '../../platform/db/client';
import { searchTexts } from '../../platform/db/search-texts';
import { shows, wordsOf } from '../../platform/db/contains';
import { applications, facilities } from '../../platform/db/tables';

const isCurrent = and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true));

interface Page {
  start: number;
  count: number;
  search: string;
}

/** A page of the facilities that are accepted or have a record of a label, by acronym, and their number. */
export async function listLabelFacilities(db: Db, { start, count: size, search }: Page) {
  const isListed = and(
    isNull(facilities.archivedAt),
    or(hasLabelRecord, isAcceptedNow),
    ...wordsOf(search).map((word) => shows(searchTexts.facility(facilities), acronymAndName, word)),
  );
  const rows = await db
    .select({ id: facilities.id, acronym: facilities.acronym, name: facilities.name })
    .from(facilities)
    .innerJoin(applications, isCurrent)
    .where(isListed)
    .orderBy(asc(sql`lower(${facilities.acronym})`))
    .offset(start)
    .limit(size);
  const [total] = await db
    .select({ rows: count() })
    .from(facilities)
    .innerJoin(applications, isCurrent)
    .where(isListed);
  return { rows, total: total?.rows ?? 0 };
}
