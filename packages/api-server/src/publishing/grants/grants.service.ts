import { isBelow, prefixesMeet, REQUIRED, type GrantInput } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import { refusedField } from '../../platform/errors/app-error';
import { refusedRelease } from '../refusals';
import { listGrants, listLivePages, lockGrant, putGrant, type StoredGrant } from './grants.store';
import { toGrant } from './must-be-granted';

const about = (part: string) => ({ objectKind: 'release' as const, objectId: part, objectName: part });

/** The words of a path pattern before its first parameter; `/` if there are none. */
const headOf = (pattern: string) => pattern.split('/:')[0] || '/';

/** Whether a page is below a prefix, or the prefix below the words of its path: no page of two parts shares them. */
const meetsPage = (prefix: string, path: string) =>
  isBelow(path, prefix) || (headOf(path) !== '/' && isBelow(prefix, headOf(path)));

/** Refuses prefixes below which another part may have pages, or which are below a page of another part. */
async function mustBeFree(tx: Db, part: string, prefixes: readonly string[]): Promise<void> {
  const others = (await listGrants(tx)).filter((grant) => grant.part !== part && grant.retiredAt === null);
  const pages = await listLivePages(tx);
  const errors = prefixes.flatMap((prefix, index) => {
    const path = `prefixes[${index}]`;
    const owner = others.find((grant) => grant.prefixes?.some((taken) => prefixesMeet(prefix, taken)));
    if (owner) return [{ path, message: `${prefix} is granted to ${owner.part}.` }];
    const page = pages.find((known) => known.part !== part && meetsPage(prefix, known.path));
    return page ? [{ path, message: `${page.part} has the page ${page.path}.` }] : [];
  });
  if (errors[0]) throw refusedRelease(422, errors[0].message, errors);
}

/** Parts of the installation may use any free path, and no other part may. */
function mustKeepKind(part: string, before: StoredGrant | null, prefixes: readonly string[] | null): void {
  const isOwn = before !== null && before.prefixes === null;
  if (isOwn && prefixes !== null)
    throw refusedField('prefixes', `${part} is a part of the installation, which may use any free path.`);
  if (!isOwn && prefixes === null) throw refusedField('prefixes', REQUIRED);
}

/** Grants a part or changes its grant; a retired part is in use again. The live release stays as it is. */
export async function grantPart({ db, now }: Context, actor: Actor, part: string, input: GrantInput): Promise<null> {
  const { prefixes, menu_from: menuFrom, menu_to: menuTo, limits, ends_at: endsAt, email } = input;
  await transaction(db, async (tx) => {
    const before = await lockGrant(tx, part);
    mustKeepKind(part, before, prefixes);
    await mustBeFree(tx, part, prefixes ?? []);
    const at = endsAt === null || endsAt === undefined ? null : new Date(endsAt * 1000);
    if (at && at <= now()) throw refusedField('ends_at', 'Must be in the future');
    await putGrant(tx, {
      part,
      prefixes,
      menuFrom,
      menuTo,
      limits,
      endsAt: at,
      retiredAt: null,
      email: email ?? null,
      createdById: actor.id,
    });
    const oldValue = before && { ...toGrant(before), ends_at: before.endsAt, retired_at: before.retiredAt };
    const entry = { actorId: actor.id, action: 'release.grant' as const, ...about(part), newValue: { ...input } };
    await writeAudit(tx, { ...entry, ...(oldValue && { oldValue }), at: now() });
  });
  return null;
}
