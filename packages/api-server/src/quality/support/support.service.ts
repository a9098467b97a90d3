import {
  addMonths,
  byCode,
  can,
  day,
  dayOf,
  epochOf,
  QA_SETTINGS,
  SUPPORT_KINDS,
  SUPPORT_STEPS,
  type AuditAction,
  type Capability,
  type SupportMessageInput,
  type SupportRequest,
  type SupportRequestInput,
  type SupportStep,
  type View,
} from '@portal/domain';
import { guard } from '../../people/authentication/guard';
import { addressesWith } from '../../people/users/user.store';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { orNotFound, refusedField } from '../../platform/errors/app-error';
import { linkFile } from '../../platform/files/files.store';
import { writeMails, writeMailTo } from '../../platform/mail/mail.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { lockFacility, type LoadedFacility } from '../../labelling/facilities/load-facility';
import { writeFacility } from '../../labelling/facilities/write-facility';
import { aboutFacility } from '../mail/about-facility';
import { newsMail, toHolders } from '../mail/holder-mail';
import { supportNews } from '../mail/support-mails';
import { findTest } from '../tests/tests.store';
import { supportFactsOf } from './support-access-facts';
import {
  findRequest,
  insertMessage,
  insertRequest,
  listRequests,
  updateRequest,
  type RequestRow,
} from './support.store';
import { numberOf, toRequest } from './support.view';

const PERMISSIONS = { 'qa-qc': 'schedule-qa-qc-test', additional: 'schedule-additional-support' } as const;

const permissionFor = ({ kind }: Pick<RequestRow, 'kind'>) =>
  PERMISSIONS[byCode(SUPPORT_KINDS, kind)?.group ?? 'additional'];

/** A request as its reader sees it now. */
async function read(db: Db, id: string, view: View): Promise<SupportRequest> {
  return toRequest(orNotFound(await findRequest(db, id)), view);
}

/** The requests of the reader's own facilities, and those that the reader arranges. */
export async function readRequests({ db }: Context, actor: Actor, { start, count }: { start: number; count: number }) {
  const kinds = SUPPORT_KINDS.filter(({ group }) => can(actor, PERMISSIONS[group])).map(({ code }) => code);
  const { rows, total } = await listRequests(db, { kinds, readerId: actor.id, start, count });
  // Who arranges a kind sees its internal messages, unless the facility is their own and the kind another.
  const viewOf = ({ request }: (typeof rows)[number]): View => (kinds.includes(request.kind) ? 'full' : 'owner');
  return { requests: rows.map((row) => toRequest(row, viewOf(row))), total_count: total };
}

interface Happened {
  loaded: LoadedFacility;
  request: RequestRow;
  actor: Actor;
  step: SupportStep | 'add';
  text: string | null;
  byFacility: boolean;
  publicUrl: string;
}

/** Tells the other side: the facility, or those who arrange this kind of support. */
async function notify(tx: Db, { loaded, request, step, text, byFacility, publicUrl }: Happened): Promise<void> {
  const about = aboutFacility(loaded, publicUrl);
  const of = { number: numberOf(request), subject: request.subject, facility: about.facility };
  const news = supportNews(of, step, { text, toCentre: byFacility });
  if (byFacility) await writeMailTo(tx, addressesWith(permissionFor(request)), newsMail(about, news));
  else await writeMails(tx, toHolders(about, news));
}

const record = (tx: Db, { request, actor }: Happened, action: AuditAction, values: Record<string, unknown>) =>
  writeAudit(tx, {
    actorId: actor.id,
    action,
    objectKind: 'support-request',
    objectId: request.id,
    objectName: `${numberOf(request)} (${request.subject})`,
    facilityId: request.facilityId,
    newValue: values,
  });

const ORDER = 'Must not be before the first day';
const AHEAD = `At most ${QA_SETTINGS.support.monthsAhead} months ahead`;
const PAST = 'Must not be in the past';
const NO_INSTRUMENT = 'The facility has no such instrument';
const NO_TEST = 'The facility has no such test';
const NO_FILE = 'The file was not found among your uploads';

/** The wanted days, which lie ahead and within a year. */
function wantedDays({ wanted_from, wanted_to }: SupportRequestInput, now: Date) {
  const [wantedFrom, wantedTo] = [day(wanted_from), day(wanted_to)];
  const today = dayOf(now);
  const latest = epochOf(addMonths(today, QA_SETTINGS.support.monthsAhead));
  if (wantedFrom !== null && wantedFrom < today) throw refusedField('wanted_from', PAST);
  if (wanted_from && wanted_from > latest) throw refusedField('wanted_from', AHEAD);
  if (wantedTo !== null && (wantedFrom === null || wantedTo < wantedFrom)) throw refusedField('wanted_to', ORDER);
  if (wanted_to && wanted_to > latest) throw refusedField('wanted_to', AHEAD);
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
    const { publicUrl } = context.settings;
    const happened = { loaded, request, actor, step: 'add', text: request.text, byFacility: true, publicUrl } as const;
    await record(tx, happened, 'support-request.add', { kind: request.kind });
    await notify(tx, happened);
    return read(tx, request.id, 'owner');
  });
}

interface Step {
  context: Context;
  actor: Actor;
  id: string;
  step: SupportStep;
  text: string | null;
  isInternal?: boolean;
}

/** Takes a step of a request under the lock of its facility, with its message, its line in the audit log and its mail. */
export function takeSupportStep({ context, actor, id, step, text, isInternal = false }: Step): Promise<SupportRequest> {
  const capability: Capability = `support-request.${step}`;
  return transaction(context.db, async (tx) => {
    const known = orNotFound(await findRequest(tx, id));
    const loaded = await lockFacility(tx, known.request.facilityId);
    const stored = orNotFound(await findRequest(tx, id));
    const at = context.now();
    const find = async () => supportFactsOf(loaded, stored, at, isInternal);
    await guard({ context: { ...context, db: tx }, actor, capability, find });
    const { request } = stored;
    const byFacility = isHolder(loaded, actor);
    const { to } = SUPPORT_STEPS[step];
    if (to !== null) {
      const status = to === 'before' ? (request.statusBefore ?? 'accepted') : to;
      const assignee = step === 'acknowledge' ? { assigneeId: actor.id } : {};
      const statusBefore = step === 'ask' ? request.status : null;
      if (!(await updateRequest(tx, request, { status, statusBefore, statusSince: at, ...assignee })))
        throw new Error(`The locked request ${id} has changed.`);
    }
    if (text !== null)
      await insertMessage(tx, {
        requestId: id,
        step,
        text,
        isInternal,
        byFacility,
        writtenAt: at,
        createdById: actor.id,
      });
    const happened = { loaded, request, actor, step, text, byFacility, publicUrl: context.settings.publicUrl };
    await record(tx, happened, `support-request.${step}`, text !== null && !isInternal ? { reason: text } : {});
    if (!isInternal) await notify(tx, happened);
    return read(tx, id, byFacility ? 'owner' : 'full');
  });
}

const isHolder = ({ facility, deputies }: LoadedFacility, { id }: Actor) =>
  facility.ownerId === id || deputies.some((deputy) => deputy.id === id);

/** Writes a message; an internal one is neither shown nor sent to the facility. */
export const writeMessage = (context: Context, actor: Actor, id: string, { text, internal }: SupportMessageInput) =>
  takeSupportStep({ context, actor, id, step: 'write', text, isInternal: internal === true });
