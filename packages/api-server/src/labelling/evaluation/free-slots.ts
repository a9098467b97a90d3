import { COMPONENTS, ROLES, type Component, type RoleCode } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { refreshDerivedState } from '../facilities/load-facility';
import { reviewerMail, slotsFreedMail } from '../mail/evaluation-mails';
import { writeMail } from '../../platform/mail/mail.store';
import type { ReviewerRemoved } from '../../people/administration/user-hooks';
import { freeSlotsOf, listReviewed, type FreedFacility } from './reviewer-slots.store';
import { listAddresses } from '../../people/users/user.store';

/** The components that a user without these roles can no longer review. */
const componentsOf = (roles: readonly RoleCode[]): Component[] => {
  const names = ROLES.filter(({ code }) => roles.includes(code)).map(({ name }) => name);
  return COMPONENTS.filter(({ role }) => names.some((name) => name === role)).map(({ code }) => code);
};

/** Frees what needs these roles at all facilities from a reviewer; administrators get one message that lists it. */
export async function freeSlots(tx: Db, context: Context, { actor, user, roles, because, isTold }: ReviewerRemoved) {
  const components = componentsOf(roles);
  const reviewed = await listReviewed(tx, user.id, components);
  const facilities = await freeSlotsOf(tx, user.id, components);
  if (facilities.length === 0) return;
  for (const id of reviewed) await refreshDerivedState(tx, id, context.now());
  for (const facility of facilities) await recordAuditAndNotify(tx, context, { actor, user, facility, isTold });
  const { publicUrl } = context.settings;
  const recipients = await listAddresses(tx, 'administrator');
  if (recipients.length > 0) await writeMail(tx, slotsFreedMail({ recipients, user, because, facilities, publicUrl }));
}

interface FreedSlots extends Pick<ReviewerRemoved, 'actor' | 'user' | 'isTold'> {
  facility: FreedFacility;
}

async function recordAuditAndNotify(tx: Db, { settings }: Context, { actor, user, facility, isTold }: FreedSlots) {
  const { id, acronym, components } = facility;
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
  const about = { to: user, facility, added: [], removed: components, publicUrl: settings.publicUrl };
  if (isTold) await writeMail(tx, reviewerMail(about));
}
