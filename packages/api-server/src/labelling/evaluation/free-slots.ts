import { COMPONENTS, ROLES, type Component, type RoleCode } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { reviewerMail, slotsFreedMail } from '../mail/evaluation-mails';
import { countDue } from '../mail/reviewer-work';
import { writeMail } from '../../platform/mail/mail.store';
import type { ReviewerRemoved } from '../../people/administration/user-hooks';
import { freeSlotsOf, type FreedFacility } from './reviewer-slots.store';
import { listAddresses } from '../../people/users/user.store';

/** The components that a user without these roles can no longer review. */
const componentsOf = (roles: readonly RoleCode[]): Component[] => {
  const names = ROLES.filter(({ code }) => roles.includes(code)).map(({ name }) => name);
  return COMPONENTS.filter(({ role }) => names.some((name) => name === role)).map(({ code }) => code);
};

/** Frees the components that need these roles from a reviewer, and sends administrators one message that lists them. */
export async function freeSlots(
  tx: Db,
  context: Context,
  { actor, user, roles, because, canBeNotified }: ReviewerRemoved,
) {
  const components = componentsOf(roles);
  const facilities = await freeSlotsOf(tx, user.id, components);
  if (facilities.length === 0) return;
  const freed = await refreshed(tx, context, facilities);
  for (const facility of freed) await recordAuditAndNotify(tx, context, { actor, user, facility, canBeNotified });
  const { publicUrl } = context.settings;
  const recipients = await listAddresses(tx, 'administrator');
  if (recipients.length > 0)
    await writeMail(tx, slotsFreedMail({ recipients, user, because, facilities: freed, publicUrl }));
}

interface Freed extends FreedFacility {
  after: LoadedFacility;
  /** Whether evaluations of a freed component are due and need another reviewer. */
  isAwaited: boolean;
}

/** The facilities with their derived state after the components were freed. */
async function refreshed(tx: Db, { now }: Context, facilities: readonly FreedFacility[]): Promise<Freed[]> {
  const freed: Freed[] = [];
  // Sequentially: a transaction has a single connection.
  for (const facility of facilities) {
    const after = await refreshDerivedState(tx, facility.id, now());
    freed.push({ ...facility, after, isAwaited: countDue(facility.components, after.application) > 0 });
  }
  return freed;
}

interface FreedSlots extends Pick<ReviewerRemoved, 'actor' | 'user' | 'canBeNotified'> {
  facility: Freed;
}

async function recordAuditAndNotify(
  tx: Db,
  { settings }: Context,
  { actor, user, facility, canBeNotified }: FreedSlots,
) {
  const { id, acronym, components, after } = facility;
  const name = `${user.firstName} ${user.lastName}`;
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'application.set-reviewers',
    objectKind: 'facility',
    objectId: id,
    objectName: acronym,
    facilityId: id,
    oldValue: Object.fromEntries(components.map((component) => [component, name])),
    newValue: Object.fromEntries(components.map((component) => [component, ''])),
  });
  const kept = after.reviewers.filter((reviewer) => reviewer.id === user.id).map(({ component }) => component);
  const about = { to: user, facility, round: after.application, publicUrl: settings.publicUrl };
  if (canBeNotified) await writeMail(tx, reviewerMail({ ...about, added: [], removed: components, components: kept }));
}
