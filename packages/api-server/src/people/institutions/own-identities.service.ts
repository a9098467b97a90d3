import { epochSeconds, type Identity } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { orNotFound } from '../../platform/errors/app-error';
import { writeMail } from '../../platform/mail/mail.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { listIdentities, setUnlinked } from './identities.store';
import { linkedMail, unlinkedMail } from './identity-mails';

/** The present name of an institution, or its issuer if it is no longer in the settings. */
const nameOf = ({ settings }: Context, issuer: string) =>
  settings.institutions?.find((institution) => institution.issuer === issuer)?.name ?? issuer;

/** The logins at institutions that open, or opened, the user's own account. */
export async function listOwnIdentities(context: Context, { id: userId }: Actor): Promise<Identity[]> {
  const stored = await listIdentities(context.db, userId);
  return stored.map(({ id, issuer, createdAt, lastUsedAt, unlinkedAt }) => ({
    _id: id,
    institution: nameOf(context, issuer),
    linked_at: epochSeconds(createdAt),
    last_used_at: lastUsedAt && epochSeconds(lastUsedAt),
    is_linked: unlinkedAt === null,
  }));
}

/** Unlinks a login from the user's own account, or links it again; its user is notified. Throws 404 for another one. */
export function changeOwnIdentity(context: Context, actor: Actor, id: string, isLinked: boolean): Promise<null> {
  const { db, now, settings } = context;
  return transaction(db, async (tx) => {
    const { issuer } = orNotFound(await setUnlinked(tx, { id, userId: actor.id }, isLinked ? null : now()));
    const notice = { to: actor, institution: nameOf(context, issuer), publicUrl: settings.publicUrl };
    await writeMail(tx, isLinked ? linkedMail(notice) : unlinkedMail(notice));
    await writeAudit(tx, {
      actorId: actor.id,
      action: isLinked ? 'user.link-identity' : 'user.unlink-identity',
      objectKind: 'user',
      objectId: actor.id,
      objectName: `${actor.firstName} ${actor.lastName}`,
      newValue: { institution: notice.institution },
    });
    return null;
  });
}
