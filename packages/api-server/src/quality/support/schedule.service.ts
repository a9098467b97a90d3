import {
  day,
  dayOf,
  placesOf,
  REQUIRED,
  type SupportChoiceInput,
  type SupportMoveInput,
  type SupportOfferInput,
  type SupportRequest,
} from '@portal/domain';
import { AppError, conflict, refusedField } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { bookPlaces, mustBeBookable, releasePlaces } from '../slots/book-places';
import { endOffers, insertOffers, lastOffered, listBookings, nextSequence } from '../slots/bookings.store';
import { mustBeDays } from '../slots/slot-days';
import { insertSlot, lockSlots, type SlotRow } from '../slots/slots.store';
import { takeSupportStep, type LockedRequest, type StepEffect } from './take-support-step';

type OfferedSlots = NonNullable<SupportOfferInput['slots']>;

const UNKNOWN = 'There is no such slot of this kind';
const TWICE = 'This slot is offered twice';
const ONE_WAY = 'Give the days and the place of a new slot, or an existing slot';
const NOT_OFFERED = 'This slot is not on offer.';

/** A slot that is made for one request; nobody else can book it. */
function newSlot({ tx, stored: { request }, actor, at }: LockedRequest, given: OfferedSlots[number], path: string) {
  const [startsOn, endsOn] = [day(given.from), day(given.to)];
  if (startsOn === null || endsOn === null || !given.place) throw refusedField(path, ONE_WAY);
  mustBeDays({ startsOn, endsOn }, { today: dayOf(at), path });
  return insertSlot(
    tx,
    {
      kind: request.kind,
      title: request.subject,
      place: given.place,
      startsOn,
      endsOn,
      capacity: placesOf(request.instruments),
      openTo: 'offer',
      status: 'open',
      createdById: actor.id,
    },
    [],
  );
}

/** The locked slots of an offer, with new ones inserted. */
async function slotsOf(locked: LockedRequest, given: OfferedSlots): Promise<SlotRow[]> {
  const { tx, stored } = locked;
  const ids = given.flatMap(({ slot }) => slot ?? []);
  const existing = await lockSlots(tx, ids);
  const rows: SlotRow[] = [];
  for (const [place, each] of given.entries()) {
    const path = `slots[${place}]`;
    const known = existing.find(({ id, kind }) => id === each.slot && kind === stored.request.kind);
    if (each.slot && !known) throw refusedField(`${path}.slot`, UNKNOWN);
    if (known && rows.some(({ id }) => id === known.id)) throw refusedField(`${path}.slot`, TWICE);
    rows.push(known ?? (await newSlot(locked, each, path)));
  }
  return rows;
}

/** Holds places in locked slots for a request. */
async function putOnOffer({ tx, stored: { request }, at }: LockedRequest, slots: readonly SlotRow[]): Promise<void> {
  const { instruments } = request;
  for (const slot of slots)
    await mustBeBookable(tx, { slot, instruments, requestId: request.id, at, byFacility: false });
  await endOffers(tx, request.id, at);
  const offer = { requestId: request.id, places: placesOf(instruments), offeredAt: at };
  await insertOffers(
    tx,
    slots.map(({ id }) => ({ ...offer, slotId: id })),
  );
}

/** Offers one to three slots, which hold their places for a while. */
export const offerSlots = (context: Context, actor: Actor, id: string, { slots, text }: SupportOfferInput) =>
  takeSupportStep({
    context,
    actor,
    id,
    step: 'offer',
    text: text ?? null,
    effect: async (locked) => putOnOffer(locked, await slotsOf(locked, slots)),
  });

/** Chooses a slot that is on offer; after the hold has ended only while a place is free. */
export const chooseSlot = (
  context: Context,
  actor: Actor,
  id: string,
  { slot: slotId, text }: SupportChoiceInput,
): Promise<SupportRequest> =>
  takeSupportStep({
    context,
    actor,
    id,
    step: 'choose',
    text: text ?? null,
    effect: async ({ tx, stored, at, actor: { id: actorId } }) => {
      const { request, offers } = stored;
      const [slot] = offers.some((offer) => offer.id === slotId) ? await lockSlots(tx, [slotId]) : [];
      if (!slot) throw conflict(NOT_OFFERED);
      const { facilityId, instruments } = request;
      const sequence = await nextSequence(tx, request.id);
      const booked = { slot, instruments, requestId: request.id, facilityId, actorId, sequence, at };
      await bookPlaces(tx, { ...booked, byFacility: false });
      await endOffers(tx, request.id, at);
    },
  });

/** Refuses what is on offer, with what would suit. */
export const askForOthers = (context: Context, actor: Actor, id: string, text: string) =>
  takeSupportStep({
    context,
    actor,
    id,
    step: 'ask-for-others',
    text,
    effect: ({ tx, stored: { request }, at }) => endOffers(tx, request.id, at),
  });

/** What can still be booked of the last offer, without the slot that was given up. */
async function stillFree(locked: LockedRequest, givenUp: string | undefined): Promise<SlotRow[]> {
  const { tx, stored, at } = locked;
  const { id: requestId, instruments } = stored.request;
  const slots = await lockSlots(tx, await lastOffered(tx, requestId));
  const free: SlotRow[] = [];
  for (const slot of slots.filter(({ id }) => id !== givenUp))
    try {
      await mustBeBookable(tx, { slot, instruments, requestId, at, byFacility: false });
      free.push(slot);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  return free;
}

/**
 * Gives up the slot of a request. The centre offers others with it; for a facility the rest of the last offer stands
 * again, and without one the centre offers anew.
 */
const giveUp =
  (given: SupportMoveInput['slots']): StepEffect =>
  async (locked) => {
    const { tx, stored, at, byFacility } = locked;
    if (!byFacility && !given) throw refusedField('slots', REQUIRED);
    if (byFacility && given) throw refusedField('slots', 'Only the centre offers slots');
    const { request, scheduled } = stored;
    // All at once and in one order, whatever comes first below.
    await lockSlots(tx, [
      ...(await listBookings(tx, { requestId: request.id })).map(({ slotId }) => slotId),
      ...(given ? given.flatMap(({ slot }) => slot ?? []) : await lastOffered(tx, request.id)),
    ]);
    await releasePlaces(tx, { requestId: request.id, at, slotId: scheduled?.id });
    const slots = given ? await slotsOf(locked, given) : await stillFree(locked, scheduled?.id);
    if (slots.length === 0) return { status: 'accepted' };
    await putOnOffer(locked, slots);
    return {};
  };

/** Moves a request that is scheduled, with the reason. */
export const moveRequest = (context: Context, actor: Actor, id: string, { slots, text }: SupportMoveInput) =>
  takeSupportStep({ context, actor, id, step: 'move', text, effect: giveUp(slots) });
