import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { identities } from '../../platform/db/tables';
import { fullName } from './audited-user';
import { forgetInAudit } from './forget-in-audit.store';
import { forgetInMessages } from './forget-in-messages.store';
import type { Forgotten } from './known-as.store';
import { isUnique, replaceAddresses, replaceNames, replaceWhereNamed } from './without-person.store';

/**
 * Removes the names and addresses of a user, former ones included, from the audit log, mails, notices and contact
 * messages.
 */
export async function forgetPerson(tx: Db, person: Forgotten): Promise<void> {
  const { was, is } = person;
  const name = fullName(is);
  const replaced = {
    addresses: replaceAddresses(was.addresses, is.email),
    inOwn: replaceNames([...was.names, ...was.signatures], name),
    inOthers: replaceWhereNamed(was.names.filter(isUnique), name),
  };
  await tx.delete(identities).where(eq(identities.userId, person.id));
  await forgetInAudit(tx, person, replaced);
  await forgetInMessages(tx, person, replaced);
}
