import {
  dayOf,
  epochSeconds,
  isRecordId,
  isReopenable,
  lastMovableDay,
  supportGroup,
  type SupportGroup,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import {
  accessFactsOf,
  facilityAccessFacts,
  type FacilityAccessFacts,
} from '../../labelling/facilities/facility-access-facts';
import { findFacility, type LoadedFacility } from '../../labelling/facilities/facility.store';
import { findRequest, type StoredRequest } from './support.store';

/** The access facts of a request, with the request itself. */
export interface SupportAccessFacts extends FacilityAccessFacts {
  stored: StoredRequest;
  parts: readonly (SupportGroup | 'internal')[];
}

interface OnRequest {
  loaded: LoadedFacility;
  stored: StoredRequest;
  actor: Actor | null;
  now: Date;
}

/** The facts of a request and of its facility; its kind decides which permission arranges it. */
export function supportFactsOf({ loaded, stored, actor, now }: OnRequest, isInternal = false): SupportAccessFacts {
  const facts = accessFactsOf(loaded);
  const { kind, status, statusSince, report, assigneeId } = stored.request;
  const isMovable = stored.scheduled !== null && dayOf(now) <= lastMovableDay(stored.scheduled.startsOn);
  const group = supportGroup(kind);
  return {
    ...facts,
    stored,
    state: {
      ...facts.state,
      supportStatus: status,
      isReopenable: isReopenable(status, epochSeconds(statusSince), epochSeconds(now)),
      isMovable,
      isOfAnother: assigneeId !== null && assigneeId !== actor?.id,
      hasSupportReport: report !== null,
    },
    parts: isInternal ? [group, 'internal'] : [group],
  };
}

/** The same by the id of a request, for the guard of a call; undefined for an unknown one. */
export async function supportAccessFacts(
  { db, now }: { db: Db; now: () => Date },
  actor: Actor | null,
  id: string,
  body?: unknown,
): Promise<SupportAccessFacts | undefined> {
  const stored = await findRequest(db, id);
  const loaded = stored && (await findFacility(db, stored.request.facilityId));
  const { internal } = Object(body) as { internal?: unknown };
  return stored && loaded && supportFactsOf({ loaded, stored, actor, now: now() }, internal === true);
}

/** The facts of the facility that a new request names; a malformed body concerns no facility. */
export async function newRequestFacts(context: Context, body: unknown) {
  const { facility } = Object(body) as { facility?: unknown };
  return typeof facility === 'string' && isRecordId(facility) ? facilityAccessFacts(context, facility) : {};
}
