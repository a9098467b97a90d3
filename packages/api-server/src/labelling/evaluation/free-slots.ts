import { COMPONENTS, ROLES, type Component, type RoleCode } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { refreshDerivedState } from '../facilities/load-facility';
import { reviewerMail } from '../mail/evaluation-mails';
import { writeMail } from '../../platform/mail/mail.store';
import { slotsFreedMail } from '../../people/mail/user-mails';
import { freeSlotsOf, listReviewed, type FreedFacility } from '../../people/users/reviewer-slots.store';
import { listAddresses, type User } from '../../people/users/user.store';

/** What somebody without these roles cannot review any more. */
export const componentsOf = (roles: readonly RoleCode[]): Component[] => {
  const names = ROLES.filter(({ code }) => roles.includes(code)).map(({ name }) => name);
  return COMPONENTS.filter(({ role }) => names.some((name) => name === role)).map(({ code }) => code);
};

/** Every component that there is. */
export const ALL_COMPONENTS = COMPONENTS.map(({ code }) => code);

interface Freed {
  actor: Actor;
  user: User;
  components: Component[];
  /** Why, as the end of a sentence about the person. */
  because: string;
  /** Whether the person still has an account to be told by. */
  isTold: boolean;
}

/** Frees components of all facilities from a reviewer; administrators get one message that lists them. */
export async function freeSlots(tx: Db, context: Context, { actor, user, components, because, isTold }: Freed) {
  const reviewed = await listReviewed(tx, user.id, components);
  const facilities = await freeSlotsOf(tx, user.id, components);
  if (facilities.length === 0) return;
  for (const id of reviewed) await refreshDerivedState(tx, id, context.now());
  for (const facility of facilities) await recordAuditAndNotify(tx, context, { actor, user, facility, isTold });
  const { publicUrl } = context.settings;
  const recipients = await listAddresses(tx, 'administrator');
  if (recipients.length > 0) await writeMail(tx, slotsFreedMail({ recipients, user, because, facilities, publicUrl }));
}

interface Told extends Pick<Freed, 'actor' | 'user' | 'isTold'> {
  facility: FreedFacility;
}

async function recordAuditAndNotify(tx: Db, { settings }: Context, { actor, user, facility, isTold }: Told) {
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
