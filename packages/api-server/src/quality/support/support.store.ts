import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Day, SupportKindCode, SupportStatus } from '@portal/domain';
import { contains, wordsOf } from '../../platform/db/contains';
import { deputyIdsOfFacility } from '../../labelling/deputies/deputy-ids.store';
import type { Db } from '../../platform/db/client';
import {
  facilities,
  facilityDeputies,
  files,
  supportBookings,
  supportMessages,
  supportOffers,
  supportRequests,
  supportSlots,
  users,
} from '../../platform/db/tables';

export type RequestRow = typeof supportRequests.$inferSelect;
export type MessageRow = typeof supportMessages.$inferSelect;

const filesOfRequest = sql<{ _id: string; name: string; size: number }[]>`coalesce((select json_agg(json_build_object(
    '_id', ${files.id}, 'name', ${files.name}, 'size', ${files.size}) order by ${files.name}, ${files.id})
  from ${files} where ${files.linkedId} = ${supportRequests.id} and ${files.linkedAs} = 'support-request'), '[]')`;

const messagesOfRequest = sql<
  (Omit<MessageRow, 'writtenAt'> & { at: number })[]
>`coalesce((select json_agg(json_build_object(
    'id', ${supportMessages.id}, 'step', ${supportMessages.step}, 'text', ${supportMessages.text},
    'isInternal', ${supportMessages.isInternal}, 'byFacility', ${supportMessages.byFacility},
    'at', floor(extract(epoch from ${supportMessages.writtenAt}))) order by ${supportMessages.place})
  from ${supportMessages} where ${supportMessages.requestId} = ${supportRequests.id}), '[]')`;

interface SlotOfRequest {
  id: string;
  kind: SupportKindCode;
  title: string;
  place: string;
  startsOn: Day;
  endsOn: Day;
}

const slotOfRequest = sql`'id', ${supportSlots.id}, 'kind', ${supportSlots.kind}, 'title', ${supportSlots.title},
  'place', ${supportSlots.place}, 'startsOn', ${supportSlots.startsOn}, 'endsOn', ${supportSlots.endsOn}`;

/** Slots that ended meanwhile are no longer on offer. */
const offersOfRequest = sql<(SlotOfRequest & { offeredAt: number })[]>`coalesce((select json_agg(json_build_object(
    ${slotOfRequest}, 'offeredAt', extract(epoch from ${supportOffers.offeredAt}))
    order by ${supportSlots.startsOn}, ${supportSlots.id})
  from ${supportOffers} join ${supportSlots} on ${supportSlots.id} = ${supportOffers.slotId}
  where ${supportOffers.requestId} = ${supportRequests.id} and ${supportOffers.endedAt} is null
  and ${supportSlots.status} in ('open', 'full')), '[]')`;

/** The last one: a request that was taken up again keeps the bookings of its first end. */
const scheduledOfRequest = sql<SlotOfRequest | null>`(select json_build_object(${slotOfRequest})
  from ${supportBookings} join ${supportSlots} on ${supportSlots.id} = ${supportBookings.slotId}
  where ${supportBookings.requestId} = ${supportRequests.id} and ${supportBookings.cancelledAt} is null
  order by ${supportBookings.sequence} desc limit 1)`;

const requests = (db: Db) =>
  db
    .select({
      request: supportRequests,
      acronym: facilities.acronym,
      holders: {
        ownerId: facilities.ownerId,
        deputyIds: deputyIdsOfFacility,
      },
      files: filesOfRequest.as('files'),
      messages: messagesOfRequest.as('messages'),
      offers: offersOfRequest.as('offers'),
      scheduled: scheduledOfRequest.as('scheduled'),
      assignee: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(supportRequests)
    .innerJoin(facilities, eq(facilities.id, supportRequests.facilityId))
    .leftJoin(users, eq(users.id, supportRequests.assigneeId));
export type StoredRequest = Awaited<ReturnType<typeof requests>>[number];

export async function findRequest(db: Db, id: string): Promise<StoredRequest | undefined> {
  const [found] = await requests(db).where(eq(supportRequests.id, id));
  return found;
}

interface Page {
  /** The kinds that the reader arranges. */
  kinds: readonly SupportKindCode[];
  /** Requests of the reader's own facilities are listed too. */
  readerId: string;
  /** Undefined: requests in any status. */
  statuses: readonly SupportStatus[] | undefined;
  /** Undefined: those of all facilities. */
  facilityId: string | undefined;
  search: string | undefined;
  /** The latest end first, and not the newest request. */
  byEnd: boolean;
  start: number;
  count: number;
}

/** A page of the requests that a reader may see, and their total number. */
export async function listRequests(
  db: Db,
  { kinds, readerId, statuses, facilityId, search, byEnd, start, count }: Page,
) {
  const deputised = db
    .select({ id: facilityDeputies.facilityId })
    .from(facilityDeputies)
    .where(eq(facilityDeputies.userId, readerId));
  const isOwn = sql`(${facilities.ownerId} = ${readerId}::uuid or ${inArray(supportRequests.facilityId, deputised)})`;
  const isSeen = kinds.length > 0 ? sql`(${isOwn} or ${inArray(supportRequests.kind, [...kinds])})` : isOwn;
  // The number as its readers see it, such as S-2026-014.
  const texts = sql`'S-' || ${supportRequests.year} || '-' || lpad(${supportRequests.number}::text, 3, '0') || ' '
    || ${supportRequests.subject} || ' ' || ${facilities.acronym}`;
  const where = and(
    isSeen,
    statuses && inArray(supportRequests.status, [...statuses]),
    facilityId ? eq(supportRequests.facilityId, facilityId) : undefined,
    ...wordsOf(search).map((word) => contains(texts, word)),
  );
  const rows = await requests(db)
    .where(where)
    .orderBy(desc(byEnd ? supportRequests.statusSince : supportRequests.askedAt), asc(supportRequests.id))
    .offset(start)
    .limit(count);
  const [total] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(supportRequests)
    .innerJoin(facilities, eq(facilities.id, supportRequests.facilityId))
    .where(where);
  return { rows, total: total?.count ?? 0 };
}

type NewRequest = Omit<typeof supportRequests.$inferInsert, 'year' | 'number'>;

/** Inserts a request under the next number of its year; two requests never share one. */
export async function insertRequest(tx: Db, values: NewRequest): Promise<RequestRow> {
  const year = values.askedAt.getUTCFullYear();
  await tx.execute(sql`lock table ${supportRequests} in share row exclusive mode`);
  const number = sql<number>`(select coalesce(max(${supportRequests.number}), 0) + 1 from ${supportRequests}
    where ${supportRequests.year} = ${year})`;
  const [row] = await tx
    .insert(supportRequests)
    .values({ ...values, year, number })
    .returning();
  if (!row) throw new Error('The inserted request was not returned.');
  return row;
}

/** Moves a request that is still in the state that the step was decided on; false if someone else was faster. */
export async function updateRequest(
  tx: Db,
  { id, version }: Pick<RequestRow, 'id' | 'version'>,
  values: Partial<Omit<RequestRow, 'id' | 'version'>>,
): Promise<boolean> {
  const moved = await tx
    .update(supportRequests)
    .set({ ...values, version: sql`${supportRequests.version} + 1`, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(supportRequests.id, id), eq(supportRequests.version, version)))
    .returning({ id: supportRequests.id });
  return moved.length > 0;
}

/** Adds a message after the others of its request. The caller holds the lock of the facility. */
export async function insertMessage(tx: Db, values: Omit<typeof supportMessages.$inferInsert, 'place'>): Promise<void> {
  const place = sql<number>`(select count(*)::int from ${supportMessages} where ${supportMessages.requestId} = ${values.requestId})`;
  await tx.insert(supportMessages).values({ ...values, place });
}

/** Requests that wait for a side, with the people who answer for their facilities. */
export const listWaitingRequests = (db: Db, whose: { holder: string } | 'all') =>
  db
    .select({
      request: supportRequests,
      facility: { id: facilities.id, acronym: facilities.acronym, name: facilities.name, ownerId: facilities.ownerId },
      deputyIds: deputyIdsOfFacility.as('deputy_ids'),
      offeredAt: sql<number | null>`(select extract(epoch from max(${supportOffers.offeredAt})) from ${supportOffers}
        where ${supportOffers.requestId} = ${supportRequests.id} and ${supportOffers.endedAt} is null)`.as(
        'offered_at',
      ),
    })
    .from(supportRequests)
    .innerJoin(facilities, eq(facilities.id, supportRequests.facilityId))
    .where(
      and(
        inArray(supportRequests.status, ['new', 'accepted', 'offered', 'waiting_for_facility']),
        whose === 'all'
          ? undefined
          : sql`(${facilities.ownerId} = ${whose.holder}::uuid or exists (select 1 from ${facilityDeputies}
              where ${facilityDeputies.facilityId} = ${facilities.id} and ${facilityDeputies.userId} = ${whose.holder}::uuid))`,
      ),
    )
    .orderBy(asc(supportRequests.statusSince), asc(supportRequests.id));
export type WaitingRequest = Awaited<ReturnType<typeof listWaitingRequests>>[number];
