import type { Deputy, PartOf } from '@portal/domain';
import type { UserDeactivated } from '../../people/administration/user-hooks';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { notFound } from '../../platform/errors/app-error';
import { writeMail } from '../../platform/mail/mail.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { getFacility, type LoadedFacility } from '../facilities/load-facility';
import { writeFacility } from '../facilities/write-facility';
import { deputyNewsMail, deputyRemovedMail } from '../mail/deputy-mails';
import { deleteDeputy, deleteDeputyEverywhere } from '../facilities/deputies.store';
import { toDeputies } from './deputies.view';

/** Removing oneself needs fewer rights than removing another user. */
export const partsOfRemoval = (actor: Actor | null, userId: string): PartOf<'deputy.remove'>[] =>
  actor?.id === userId ? [] : ['another deputy'];

interface Removal {
  id: string;
  user: string;
}

/** Removes a deputy from a facility; the changes made by the deputy stay. */
export function removeDeputy(context: Context, actor: Actor, { id, user }: Removal): Promise<Deputy[]> {
  const parts = () => partsOfRemoval(actor, user);
  return writeFacility({ context, actor, capability: 'deputy.remove', id, parts }, async (tx, before) => {
    const deputy = before.deputies.find((one) => one.id === user);
    if (!deputy || !(await deleteDeputy(tx, id, user))) throw notFound();
    await recordRemoval(tx, actor, before.facility, deputy);
    await notify(tx, context, { actor, before, deputy });
    return toDeputies(await getFacility(tx, id));
  });
}

/** Removes a user whose account is deactivated from all facilities as a deputy. */
export async function freeDeputy(tx: Db, { actor, user }: UserDeactivated): Promise<void> {
  for (const facility of await deleteDeputyEverywhere(tx, user.id)) await recordRemoval(tx, actor, facility, user);
}

const recordRemoval = (
  tx: Db,
  actor: Actor,
  { id, acronym }: { id: string; acronym: string },
  { firstName, lastName }: { firstName: string; lastName: string },
) =>
  writeAudit(tx, {
    actorId: actor.id,
    action: 'facility.remove-deputy',
    objectKind: 'facility',
    objectId: id,
    objectName: acronym,
    facilityId: id,
    oldValue: { deputy: `${firstName} ${lastName}` },
  });

interface Removed {
  actor: Actor;
  before: LoadedFacility;
  deputy: LoadedFacility['deputies'][number];
}

/** Notifies the deputy and the owner, except the one who made the change. */
async function notify(tx: Db, { settings }: Context, { actor, before, deputy }: Removed) {
  const { facility, owner } = before;
  const about = { facility, publicUrl: settings.publicUrl };
  if (actor.id !== deputy.id) await writeMail(tx, deputyRemovedMail({ ...about, to: deputy }));
  if (actor.id !== owner.id) await writeMail(tx, deputyNewsMail({ ...about, to: owner, deputy, isNamed: false }));
}
