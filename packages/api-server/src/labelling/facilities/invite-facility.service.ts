import { STEPS, type NationalFacility } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { type Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { announce } from '../../platform/mail/announce';
import { isDelivering } from '../../platform/mail/is-delivering';
import { invitationMail } from '../mail/invitation-mails';
import { writeMail } from '../../platform/mail/mail.store';
import { findUser } from '../../people/users/user.store';
import { moveApplication } from './facility.store';
import { showFacility } from './facility.view';
import { refreshDerivedState, type LoadedFacility } from './load-facility';
import { writeFacility } from './write-facility';
import { linkForOwner } from './owner';
import { versionConflict } from '../../platform/versions/versioned-write';

/** Invites the owner and the deputies of a facility to apply; the invitation can be repeated. */
export async function inviteFacility(context: Context, actor: Actor, id: string): Promise<NationalFacility> {
  const write = { context, actor, capability: 'facility.invite', id } as const;
  const { facility, mail } = await writeFacility(write, async (tx, before) => {
    await move(tx, context, actor, before);
    const written = await invite(tx, context, before);
    return { facility: showFacility(await refreshDerivedState(tx, id, context.now()), actor), mail: written };
  });
  announce(context, mail);
  return facility;
}

/** States to whom the invitation goes, and whether it waits because no mail server is set. */
export const invitedSentence = ({ settings }: Pick<Context, 'settings'>, { owner }: Pick<NationalFacility, 'owner'>) =>
  isDelivering(settings)
    ? `The invitation was sent to ${owner.email}.`
    : `The invitation to ${owner.email} waits: no mail server is set.`;

/** Stores the invitation of a facility. A repeated invitation keeps the day since which the owner's step is pending. */
async function move(tx: Db, { now }: Context, actor: Actor, { facility, application }: LoadedFacility) {
  const { id, status } = application;
  const to = STEPS.invite.moves[status] ?? status;
  const isMoved = status === to || (await moveApplication(tx, { applicationId: id, from: status, to, at: now() }));
  if (!isMoved) throw versionConflict(undefined);
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'facility.invite',
    objectKind: 'facility',
    objectId: facility.id,
    objectName: facility.acronym,
    facilityId: facility.id,
    oldValue: { status },
    newValue: { status: to },
  });
}

async function invite(tx: Db, context: Context, { facility, deputies }: LoadedFacility) {
  const to = await findUser(tx, facility.ownerId);
  if (!to) {
    const message =
      "The facility leader's account is deactivated. Please transfer the facility to another leader first.";
    throw new AppError('notSaved', 409, { message });
  }
  const link = await linkForOwner(tx, context, { userId: to.id, facilityId: facility.id });
  const about = { facility, publicUrl: context.settings.publicUrl };
  const mail = invitationMail({ ...about, to, link });
  await writeMail(tx, mail);
  for (const deputy of deputies) await writeMail(tx, invitationMail({ ...about, to: deputy, link: null }));
  return mail;
}
