import type { ReleaseKeyInput } from '@portal/domain';
import { mustBeConfirmed } from '../../people/accounts/factors/confirm-identity.service';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import { lockGrant } from './grants.store';
import { inUse } from './must-be-granted';
import { refusedRelease } from '../refusals';
import { addKey, endKey } from './keys.store';

const about = (part: string) => ({ objectKind: 'release' as const, objectId: part, objectName: part });

/** Refused for a key that ended, too: otherwise a stolen one would hold again. */
const ALREADY_THERE = 'This part has, or had, this key. Make another one with “releases key”.';

/** Adds a public key to a part. From then on its releases must be signed. Throws 422 for a key that it has or had. */
export async function addReleaseKey(
  context: Context,
  actor: Actor,
  part: string,
  { name, public_key: publicKey }: ReleaseKeyInput,
): Promise<null> {
  await mustBeConfirmed(context, actor);
  const { db, now } = context;
  await transaction(db, async (tx) => {
    inUse(part, await lockGrant(tx, part));
    const added = await addKey(tx, { part, name, publicKey, createdAt: now(), createdById: actor.id });
    if (!added) throw refusedRelease(422, ALREADY_THERE, [{ path: 'public_key', message: ALREADY_THERE }]);
    const newValue = { name, public_key: publicKey };
    await writeAudit(tx, { actorId: actor.id, action: 'release.add-key', ...about(part), newValue });
  });
  return null;
}

/** Ends a key of a part at once. Releases that it signed stay, and are listed as signed by an ended key. */
export async function endReleaseKey(
  { db, now }: Context,
  actor: Actor,
  { name: part, key: id }: { name: string; key: string },
): Promise<null> {
  await transaction(db, async (tx) => {
    const ended = await endKey(tx, { part, id, at: now() });
    if (!ended) throw refusedRelease(404, `${part} has no such key, or it has ended already.`);
    const oldValue = { name: ended.name, public_key: ended.publicKey };
    await writeAudit(tx, { actorId: actor.id, action: 'release.end-key', ...about(part), oldValue });
  });
  return null;
}
