import type { NationalFacility, Transfer } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { announce } from '../../platform/mail/announce';
import { formerOwnerMail, newOwnerMail } from '../mail/invitation-mails';
import type { Mail } from '../../platform/mail/mail';
import { writeMail } from '../../platform/mail/mail.store';
import { findUser, shareUser, type User } from '../../people/users/user.store';
import { deleteDeputy } from './deputies.store';
import { updateFacility } from './facility.store';
import { showFacility, toInitialAcceptance } from './facility.view';
import { getFacility, lockFacility, type LoadedFacility } from './load-facility';
import { linkForOwner, makeOwner } from './owner';
import { versionConflict } from '../../platform/versions/versioned-write';
import { changedMeanwhile, refusedField } from '../../platform/errors/app-error';

/**
 * Transfers a facility to another owner, who is granted the role of owners. The PI fields stay unchanged. If two users
 * transfer it to different owners at once, the second receives 409.
 */
export async function transferFacility(
  context: Context,
  actor: Actor,
  id: string,
  { owner, before: seen }: Transfer,
): Promise<NationalFacility> {
  const { facility: meant } = await getFacility(context.db, id);
  const { facility, mails } = await transaction(context.db, async (tx) => {
    const before = await lockFacility(tx, id);
    const isOther = owner !== before.facility.ownerId;
    if (isOther && seen && seen !== before.facility.ownerId)
      throw changedMeanwhile([{ path: 'owner', message: transferred(before) }], showFacility(before, actor));
    // Another user has just transferred it, and the new owner would lose it again without notice.
    if (isOther && before.facility.ownerId !== meant.ownerId) throw versionConflict(undefined);
    const written = isOther ? await give(tx, context, { actor, before, to: await ableOwner(tx, before, owner) }) : [];
    return { facility: showFacility(await getFacility(tx, id), actor), mails: written };
  });
  for (const mail of mails) announce(context, mail);
  return facility;
}

const transferred = ({ owner }: LoadedFacility) =>
  `Someone else has transferred the facility to ${owner.firstName} ${owner.lastName} meanwhile. Send again to transfer it to your choice instead.`;

/** The user who can own this facility; not one of its reviewers, as owners do not evaluate their own facility. */
async function ableOwner(tx: Db, { reviewers }: LoadedFacility, id: string): Promise<User> {
  const user = await shareUser(tx, id);
  if (!user) throw refusedField('owner', 'This person has no account in use.');
  const isReviewer = reviewers.some((reviewer) => reviewer.id === id);
  if (isReviewer)
    throw refusedField('owner', 'This person reviews the facility. Please assign another reviewer first.');
  return user;
}

interface Handover {
  actor: Actor;
  before: LoadedFacility;
  to: User;
}

async function give(tx: Db, context: Context, { actor, before, to }: Handover): Promise<Mail[]> {
  const { facility, owner } = before;
  const { id, version, acronym } = facility;
  if (!(await updateFacility(tx, id, version, { ownerId: to.id }))) throw versionConflict(undefined);
  // The new owner no longer needs to be a deputy; the other deputies stay.
  await deleteDeputy(tx, id, to.id);
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'facility.transfer',
    objectKind: 'facility',
    objectId: id,
    objectName: acronym,
    facilityId: id,
    oldValue: { owner: `${owner.firstName} ${owner.lastName}` },
    newValue: { owner: `${to.firstName} ${to.lastName}` },
  });
  await makeOwner(tx, context, actor, to);
  return notifyOwners(tx, context, before, to);
}

/** Notifies the new owner, and the former one unless the account is deactivated. */
async function notifyOwners(tx: Db, context: Context, before: LoadedFacility, to: User): Promise<Mail[]> {
  const { facility } = before;
  const acceptance = toInitialAcceptance(before, 'owner');
  const about = { facility, publicUrl: context.settings.publicUrl };
  const former = await findUser(tx, facility.ownerId);
  const link = await linkForOwner(tx, context, { userId: to.id, facilityId: facility.id });
  const mails = [
    newOwnerMail({ ...about, to, link, acceptance }),
    ...(former ? [formerOwnerMail({ ...about, to: former })] : []),
  ];
  for (const mail of mails) await writeMail(tx, mail);
  return mails;
}
