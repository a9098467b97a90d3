import { epochSeconds } from '@portal/domain';
import type { Component, DeclinedReview, DeclineInput, PartOf } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { writeMailTo } from '../../platform/mail/mail.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { addressesWith } from '../../people/users/user.store';
import { refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { writeFacility } from '../facilities/write-facility';
import { declinedMail } from '../mail/declined-mail';
import { insertDeclined, listDeclined, takeComponents, type DeclinedRow } from './declined-reviews.store';

const reviewedBy = (actor: Actor | null, { reviewers }: LoadedFacility): Component[] =>
  reviewers.filter(({ id }) => id === actor?.id).map(({ component }) => component);

/** Only the reviewer of a component can decline it; declining that of another user is a part of its own. */
export const partsOfDecline = (
  actor: Actor | null,
  loaded: LoadedFacility,
  component: Component,
): PartOf<'review.decline'>[] =>
  reviewedBy(actor, loaded).includes(component) ? [] : ["another reviewer's component"];

interface Place {
  id: string;
  component: Component;
}

/**
 * Declines a component; a conflict of interest concerns the facility, so all of the reviewer's components are declined.
 */
export function declineReview(
  context: Context,
  actor: Actor,
  { id, component }: Place,
  input: DeclineInput,
): Promise<null> {
  const parts = (before: LoadedFacility) => partsOfDecline(actor, before, component);
  return writeFacility({ context, actor, capability: 'review.decline', id, parts }, async (tx, before) => {
    const components = input.conflict_of_interest ? reviewedBy(actor, before) : [component];
    await record(tx, context, { actor, before, components, input });
    const after = await refreshDerivedState(tx, id, context.now());
    const about = { facility: after.facility, round: after.application, publicUrl: context.settings.publicUrl };
    const mail = declinedMail({ ...about, person: actor, components, isConflict: input.conflict_of_interest });
    await writeMailTo(tx, addressesWith('administrator'), mail);
    return null;
  });
}

interface Declined {
  actor: Actor;
  before: LoadedFacility;
  components: Component[];
  input: DeclineInput;
}

async function record(tx: Db, { now }: Context, { actor, before, components, input }: Declined) {
  const { facility, application } = before;
  const { reason, conflict_of_interest: isConflict } = input;
  await takeComponents(tx, facility.id, actor.id, components);
  for (const component of components) {
    const { round } = application;
    await insertDeclined(
      tx,
      { facilityId: facility.id, round, component, userId: actor.id, reason, isConflict },
      now(),
    );
  }
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'application.decline-review',
    objectKind: 'facility',
    objectId: facility.id,
    objectName: facility.acronym,
    facilityId: facility.id,
    oldValue: Object.fromEntries(components.map((component) => [component, `${actor.firstName} ${actor.lastName}`])),
    // Not as `reason`, which the history shows to all its readers.
    newValue: { declined_because: reason, conflict_of_interest: isConflict },
  });
}

const toDeclined = (row: DeclinedRow): DeclinedReview => ({
  _id: row.id,
  component: row.component,
  person: { _id: row.userId, first_name: row.firstName, last_name: row.lastName },
  reason: row.reason,
  conflict_of_interest: row.isConflict,
  round: row.round,
  at: epochSeconds(row.createdAt),
});

/** The declined reviews of a facility with their reasons; for administrators only. */
export const readDeclined = async (db: Db, facilityId: string): Promise<DeclinedReview[]> =>
  (await listDeclined(db, facilityId)).map(toDeclined);
