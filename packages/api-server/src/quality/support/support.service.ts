import {
  arrangedKinds,
  day,
  dayOf,
  answersFor,
  STATUSES_OF_REQUESTS,
  type SupportRequest,
  type SupportRequestInput,
  type SupportRequestsQuery,
  type View,
  wantedDaysProblem,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { orNotFound, refusedField } from '../../platform/errors/app-error';
import { countTowards } from '../../platform/limits/limits';
import { linkFile } from '../../platform/files/files.store';
import type { Actor, Context } from '../../platform/process/app-types';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import { writeFacility } from '../../labelling/facilities/write-facility';
import { findTest } from '../tests/tests.store';
import { notifyOfRequest, recordRequest } from './notify-of-request';
import { findRequest, insertRequest, listRequests } from './support.store';
import { toRequest } from './support.view';

/** The requests of the reader's own facilities, and those that the reader arranges. */
export async function readRequests(
  { db, now }: Context,
  actor: Actor,
  { state, facility, search, start, count }: SupportRequestsQuery,
) {
  const kinds = arrangedKinds(actor);
  const { rows, total } = await listRequests(db, {
    kinds,
    readerId: actor.id,
    statuses: STATUSES_OF_REQUESTS[state ?? ''],
    facilityId: facility ?? undefined,
    search,
    byEnd: state === 'ended',
    start,
    count,
  });
  // Who arranges a kind sees its internal messages, unless the facility is their own.
  const viewOf = ({ request, holders }: (typeof rows)[number]): View =>
    kinds.includes(request.kind) && !answersFor(actor, holders) ? 'full' : 'owner';
  return {
    requests: rows.map((row) => toRequest(row, { id: actor.id, view: viewOf(row) }, now())),
    total_count: total,
  };
}

const NO_INSTRUMENT = 'The facility has no such instrument';
const NO_TEST = 'The facility has no such test';
const NO_FILE = 'The file was not found among your uploads';

/** The wanted days, which lie ahead and within a year. */
function wantedDays({ wanted_from, wanted_to }: SupportRequestInput, now: Date) {
  const [wantedFrom, wantedTo] = [day(wanted_from), day(wanted_to)];
  const problem = wantedDaysProblem({ from: wantedFrom, to: wantedTo }, dayOf(now));
  if (problem) throw refusedField(problem.field, problem.message);
  return { wantedFrom, wantedTo };
}

function instrumentsOf(
  { lidars, photometers }: LoadedFacility,
  ids: readonly string[] = [],
): SupportRequest['instruments'] {
  const known = [
    ...lidars.map(({ id, name }) => ({ _id: id, kind: 'lidar' as const, name })),
    ...photometers.map(({ id, name }) => ({ _id: id, kind: 'photometer' as const, name })),
  ];
  return ids.map((id, place) => {
    const instrument = known.find(({ _id }) => _id === id);
    if (!instrument) throw refusedField(`instruments[${place}]`, NO_INSTRUMENT);
    return instrument;
  });
}

async function testOf(tx: Db, facilityId: string, id: string | null | undefined): Promise<string | null> {
  if (!id) return null;
  const found = await findTest(tx, id);
  if (found?.test.facilityId !== facilityId) throw refusedField('test', NO_TEST);
  return id;
}

/** Asks for support, with files that the user has uploaded. */
export function createRequest(context: Context, actor: Actor, input: SupportRequestInput): Promise<SupportRequest> {
  const { facility: id } = input;
  return writeFacility({ context, actor, capability: 'support-request.create', id }, async (tx, loaded) => {
    const at = context.now();
    await countTowards({ ...context, db: tx }, 'supportRequests', [actor.id]);
    const request = await insertRequest(tx, {
      facilityId: id,
      kind: input.kind,
      subject: input.subject,
      text: input.text,
      instruments: instrumentsOf(loaded, input.instruments),
      testId: await testOf(tx, id, input.test),
      ...wantedDays(input, at),
      flexibility: input.flexibility,
      urgency: input.urgency,
      blackoutDates: (input.blackout_dates ?? []).flatMap((epoch) => day(epoch) ?? []),
      statusSince: at,
      askedAt: at,
      createdById: actor.id,
    });
    for (const [place, fileId] of (input.files ?? []).entries()) {
      const link = { as: 'support-request', linkedId: request.id, facilityId: id } as const;
      if (!(await linkFile(tx, { fileId, uploaderId: actor.id, ...link })))
        throw refusedField(`files[${place}]`, NO_FILE);
    }
    const happened = {
      loaded,
      request,
      actor,
      step: 'add',
      text: request.text,
      byFacility: true,
      context,
      at,
    } as const;
    await recordRequest(tx, happened, 'support-request.add', { kind: request.kind });
    await notifyOfRequest(tx, happened);
    return toRequest(orNotFound(await findRequest(tx, request.id)), { id: actor.id, view: 'owner' }, at);
  });
}
