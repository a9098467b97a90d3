import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { signedOutMail } from './account-mails';
import { writeMail } from '../../platform/mail/mail.store';
import { endSessions } from './session.store';

/** Ends every session of the person, the present one too, and tells the person so. */
export function signOutEverywhere({ db, now, settings }: Context, actor: Actor): Promise<void> {
  return transaction(db, async (tx) => {
    await endSessions(tx, actor.id, now());
    await writeMail(tx, signedOutMail({ to: actor, publicUrl: settings.publicUrl }));
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'user.sign-out',
      objectKind: 'user',
      objectId: actor.id,
      objectName: `${actor.firstName} ${actor.lastName}`,
    });
  });
}
