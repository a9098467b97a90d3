import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ChannelSuggestion, QaTestStatus } from '@portal/domain';
import { contains, wordsOf } from '../../platform/db/contains';
import type { Db } from '../../platform/db/client';
import { facilities, facilityDeputies, lidarConfigurations, qaTests } from '../../platform/db/tables';

interface Page {
  statuses: readonly QaTestStatus[];
  type: string | undefined;
  search: string | undefined;
  readerId: string;
  /** The latest result first, and not the oldest submission. */
  byResult: boolean;
  start: number;
  count: number;
}

type Suggested = ChannelSuggestion['suggested'][] | null;

const isDeputy = (readerId: string) =>
  sql`exists (select 1 from ${facilityDeputies} where ${facilityDeputies.facilityId} = ${facilities.id}
    and ${facilityDeputies.userId} = ${readerId}::uuid)`;

/** A page of the tests at the centre with what their self-checks suggest, and their total number. */
export async function listWaitingTests(db: Db, { statuses, type, search, readerId, byResult, start, count }: Page) {
  const isMine = sql<boolean>`coalesce(${qaTests.evaluatorId} = ${readerId}::uuid, false)`;
  const where = and(
    inArray(qaTests.status, [...statuses]),
    isNull(facilities.archivedAt),
    type ? sql`${qaTests.type} = ${type}` : undefined,
    ...wordsOf(search).map((word) => contains(sql`${facilities.acronym} || ' ' || ${qaTests.lidarName}`, word)),
  );
  const order = byResult
    ? [desc(qaTests.evaluatedAt)]
    : [sql`(${isMine} and ${qaTests.status} = 'in_evaluation') desc`, asc(qaTests.submittedAt)];
  const rows = await db
    .select({
      test: {
        id: qaTests.id,
        facilityId: qaTests.facilityId,
        lidarId: qaTests.lidarId,
        lidarName: qaTests.lidarName,
        type: qaTests.type,
        channels: qaTests.channels,
        status: qaTests.status,
        measuredFrom: qaTests.measuredFrom,
        measuredTo: qaTests.measuredTo,
        submittedAt: qaTests.submittedAt,
        evaluatedAt: qaTests.evaluatedAt,
        returnReason: qaTests.returnReason,
        version: qaTests.version,
      },
      configuration: { number: lidarConfigurations.number },
      acronym: facilities.acronym,
      // Of a self-check, which is large, the suggestions alone; a result needs none.
      suggested: byResult
        ? sql<Suggested>`null`
        : sql<Suggested>`jsonb_path_query_array(${qaTests.selfCheck}, '$.channels[*].suggested')`,
      isMine: isMine.as('is_mine'),
      isOwn: sql<boolean>`coalesce(${facilities.ownerId} = ${readerId}::uuid, false) or ${isDeputy(readerId)}`.as(
        'is_own',
      ),
    })
    .from(qaTests)
    .innerJoin(lidarConfigurations, eq(lidarConfigurations.id, qaTests.configurationId))
    .innerJoin(facilities, eq(facilities.id, qaTests.facilityId))
    .where(where)
    .orderBy(...order, asc(qaTests.id))
    .offset(start)
    .limit(count);
  const [total] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(qaTests)
    .innerJoin(facilities, eq(facilities.id, qaTests.facilityId))
    .where(where);
  return { rows, total: total?.count ?? 0 };
}
