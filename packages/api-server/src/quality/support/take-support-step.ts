import {
  answersFor,
  isStepOfCentre,
  REQUIRED,
  SUPPORT_STEPS,
  type Capability,
  type SupportMessageInput,
  type SupportRequest,
  type SupportStatus,
  type SupportStep,
} from '@portal/domain';
import { guard } from '../../people/authentication/guard';
import { transaction, type Db } from '../../platform/db/client';
import { orNotFound, refusedField } from '../../platform/errors/app-error';
import { countTowards } from '../../platform/limits/limits';
import type { Actor, Context } from '../../platform/process/app-types';
import { lockFacility, type LoadedFacility } from '../../labelling/facilities/load-facility';
import { endOffers } from '../slots/bookings.store';
import { releasePlaces } from '../slots/book-places';
import { freezeSupportReport } from './freeze-support-report';
import { notifyOfRequest, recordRequest } from './notify-of-request';
import { supportFactsOf } from './support-access-facts';
import { findRequest, insertMessage, updateRequest, type RequestRow, type StoredRequest } from './support.store';
import { toRequest } from './support.view';

/** A request under the lock of its facility, while a step is taken. */
export interface LockedRequest {
  tx: Db;
  loaded: LoadedFacility;
  stored: StoredRequest;
  actor: Actor;
  at: Date;
  byFacility: boolean;
  text: string | null;
}

/** What a step changes besides the state; it may lead to another state than the table says, or change more columns. */
export type StepEffect = (
  locked: LockedRequest,
) => Promise<(Partial<Pick<RequestRow, 'report'>> & { status?: SupportStatus }) | void>;

interface Step {
  context: Context;
  actor: Actor;
  id: string;
  step: SupportStep;
  text: string | null;
  isInternal?: boolean;
  effect?: StepEffect;
}

/** The end of a request ends its offers, and gives back the places that lie ahead. */
const ended: StepEffect = async ({ tx, stored: { request }, at }) => {
  await endOffers(tx, request.id, at);
  await releasePlaces(tx, { requestId: request.id, at, onlyAhead: true });
};

/** The report says what was so when the request was completed. */
const completed: StepEffect = async (locked) => {
  const report = freezeSupportReport(locked);
  await ended(locked);
  return { report };
};

/** The centre says why it cancels. */
const cancelled: StepEffect = async (locked) => {
  if (!locked.byFacility && locked.text === null) throw refusedField('text', REQUIRED);
  await ended(locked);
};

const EFFECTS: Partial<Record<SupportStep, StepEffect>> = { cancel: cancelled, complete: completed };

/** The user who takes one of these steps works on the request from then on. */
const TAKING: readonly SupportStep[] = ['acknowledge', 'take-over', 'reopen'];

async function change(tx: Db, request: RequestRow, values: Partial<Omit<RequestRow, 'id' | 'version'>>): Promise<void> {
  if (!(await updateRequest(tx, request, values))) throw new Error(`The locked request ${request.id} has changed.`);
}

async function move(locked: LockedRequest, step: SupportStep, effect: StepEffect | undefined): Promise<void> {
  const { tx, stored, actor, at } = locked;
  const { request } = stored;
  const { to } = SUPPORT_STEPS[step];
  const taken = TAKING.includes(step) ? { assigneeId: actor.id } : null;
  if (to === null && taken) await change(tx, request, taken);
  if (to === null) return;
  const changed = (await effect?.(locked)) ?? {};
  const status = changed.status ?? (to === 'before' ? (request.statusBefore ?? 'accepted') : to);
  const values = {
    ...changed,
    status,
    statusBefore: step === 'ask' ? request.status : null,
    statusSince: at,
    ...taken,
  };
  await change(tx, request, values);
}

/** The slots that the other side reads of: on offer, or chosen. */
const slotsOf = ({ offered, scheduled }: SupportRequest) =>
  scheduled ? [scheduled.slot] : offered.map(({ slot }) => slot);

/** Takes a step of a request under the lock of its facility, with its message, its line in the audit log and its mail. */
export function takeSupportStep({
  context,
  actor,
  id,
  step,
  text,
  isInternal = false,
  effect = EFFECTS[step],
}: Step): Promise<SupportRequest> {
  const capability: Capability = `support-request.${step}`;
  return transaction(context.db, async (tx) => {
    const known = orNotFound(await findRequest(tx, id));
    const loaded = await lockFacility(tx, known.request.facilityId);
    const stored = orNotFound(await findRequest(tx, id));
    const at = context.now();
    const facts = supportFactsOf({ loaded, stored, actor, now: at }, isInternal);
    const find = async () => facts;
    await guard({ context: { ...context, db: tx }, actor, capability, find });
    const isOwn = answersFor(actor, facts.people);
    const byFacility = isOwn && !isInternal && !isStepOfCentre(step);
    // Who has written much can still take a request back: there are only as many as were counted when they were made.
    const isTakenBack = byFacility && step === 'cancel';
    if (!isInternal && !isTakenBack) await countTowards({ ...context, db: tx }, 'supportMessages', [actor.id]);
    await move({ tx, loaded, stored, actor, at, byFacility, text }, step, effect);
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
    const after = toRequest(
      orNotFound(await findRequest(tx, id)),
      { id: actor.id, view: isOwn ? 'owner' : 'full' },
      at,
    );
    const slots = slotsOf(after);
    const happened = { loaded, request: stored.request, actor, text, byFacility, context, at, slots };
    await recordRequest(tx, happened, `support-request.${step}`, text !== null && !isInternal ? { reason: text } : {});
    // Who of the centre works on it is no news to the facility.
    if (!isInternal && step !== 'take-over') await notifyOfRequest(tx, { ...happened, step });
    return after;
  });
}

/** Writes a message; an internal one is neither shown nor sent to the facility. */
export const writeMessage = (context: Context, actor: Actor, id: string, { text, internal }: SupportMessageInput) =>
  takeSupportStep({ context, actor, id, step: 'write', text, isInternal: internal === true });
