import type { PreviewersInput } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import { lockGrant } from '../grants/grants.store';
import { grantOrNotFound } from '../grants/must-be-granted';
import { refusedRelease } from '../refusals';
import { accountsOf, listPreviewers, putPreviewers } from './previewers.store';

/** The form in which addresses of accounts are compared. */
const toAddress = (email: string) => email.trim().toLowerCase();

/**
 * Lets exactly the accounts with these addresses, beside administrators, preview a part. Throws 422 for unknown ones.
 */
export async function choosePreviewers(
  { db }: Context,
  actor: Actor,
  part: string,
  { emails }: PreviewersInput,
): Promise<{ emails: string[] }> {
  const wanted = emails.map(toAddress);
  return transaction(db, async (tx) => {
    grantOrNotFound(part, await lockGrant(tx, part));
    const accounts = await accountsOf(tx, wanted);
    const unknown = wanted.flatMap((email, index) =>
      accounts.some((account) => account.email === email)
        ? []
        : [{ path: `emails[${index}]`, message: `There is no account in use with the address ${email}.` }],
    );
    if (unknown[0]) throw refusedRelease(422, unknown[0].message, unknown);
    const before = await listPreviewers(tx, part);
    await putPreviewers(
      tx,
      part,
      accounts.map(({ id }) => id),
    );
    const after = await listPreviewers(tx, part);
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'release.choose-previewers',
      objectKind: 'release',
      objectId: part,
      objectName: part,
      oldValue: { emails: before },
      newValue: { emails: after },
    });
    return { emails: after };
  });
}
