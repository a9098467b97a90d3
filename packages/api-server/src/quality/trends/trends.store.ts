import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { FOLLOWED_FIGURES, hasFollowedFigures, QA_TEST_STATUSES, type FollowedType } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { qaChannelResults, qaTests } from '../../platform/db/tables';

const TYPES = Object.keys(FOLLOWED_FIGURES) as FollowedType[];
const STATUSES = QA_TEST_STATUSES.filter(hasFollowedFigures);

/** The full overlap that the self-check of a test found on the channel of a result. */
const foundOverlap = sql<number | null>`(
  select (channel->'figures'->>'full_overlap_m')::float8
  from jsonb_array_elements(${qaTests.selfCheck}->'channels') channel
  where channel->>'name' = ${qaChannelResults.name}
  limit 1
)`;

/** The followed figures of the tests of a lidar with a result, without the rest of their self-checks and reports. */
export const listFigures = (db: Db, lidarId: string) =>
  db
    .select({
      test: qaTests.id,
      type: qaTests.type,
      status: qaTests.status,
      measuredFrom: qaTests.measuredFrom,
      name: qaChannelResults.name,
      overlap: qaChannelResults.fullOverlapM,
      foundOverlap,
      eta: qaChannelResults.eta,
    })
    .from(qaChannelResults)
    .innerJoin(qaTests, eq(qaTests.id, qaChannelResults.testId))
    .where(
      and(
        eq(qaTests.lidarId, lidarId),
        inArray(qaTests.type, TYPES),
        inArray(qaTests.status, STATUSES),
        isNotNull(qaTests.measuredFrom),
      ),
    );
