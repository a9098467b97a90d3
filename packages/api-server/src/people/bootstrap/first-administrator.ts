import { issueLink, type OneTimeLink } from '../accounts/one-time-link';
import type { Context } from '../../platform/process/app-types';
import { transaction } from '../../platform/db/client';
import { StartError } from '../../platform/errors/start-error';
import { createUser } from '../administration/user.service';
import { hasHolder, lockRole } from '../users/user.store';
import type { FirstAdministrator } from './arguments';

const TAKEN =
  'There is an administrator already. Administrators add others under Users; a lost password can be replaced under "Reset password".';

/** Makes the first administrator and a link that sets the password; refuses if there is one, activated or not. */
export async function addFirstAdministrator(
  { db, ...context }: Pick<Context, 'db' | 'settings' | 'now'>,
  person: FirstAdministrator,
): Promise<OneTimeLink> {
  return transaction(db, async (tx) => {
    // Of two concurrent commands, the second finds the administrator of the first.
    await lockRole(tx, 'administrator');
    if (await hasHolder(tx, 'administrator')) throw new StartError(TAKEN);
    const user = await createUser(tx, { ...person, roles: ['administrator'] });
    return issueLink(tx, context, { userId: user.id, kind: 'activation' });
  });
}
