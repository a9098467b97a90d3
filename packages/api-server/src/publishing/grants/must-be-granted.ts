import { grantProblems, OWN_GRANT, type PartGrant, type PartSize } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import type { Db } from '../../platform/db/client';
import { refusedRelease, unfit } from '../refusals';
import { addMissingGrants, listGrants, type StoredGrant } from './grants.store';

/** A stored grant in the form that the rules use. */
export const toGrant = ({ prefixes, menuFrom, menuTo, limits }: StoredGrant): PartGrant => ({
  prefixes,
  menu_from: menuFrom,
  menu_to: menuTo,
  limits,
});

/** What a release has of everything that is limited. */
export function sizeOf(release: Release): PartSize {
  const files = Object.values(release.files);
  const remote = release.kind === 'remote' ? release.remote : null;
  return {
    version: release.version,
    paths: (remote?.pages ?? []).map(({ path }) => path),
    menuOrders: (remote?.menu ?? []).map(({ order }) => order),
    menuLinks: (remote?.menu ?? []).reduce((sum, { children }) => sum + (children?.length ?? 1), 0),
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** The reason why a part may not release at all now; null if it may. Without `now` a grant that has ended does. */
function closedBy(part: string, grant: StoredGrant | undefined, now: Date | null): string | null {
  if (!grant) return `${part} has no grant. An administrator makes one on the Releases page.`;
  if (grant.retiredAt) return `${part} was retired. An administrator may grant it again on the Releases page.`;
  if (now && grant.endsAt && grant.endsAt <= now)
    return `The grant of ${part} has ended. An administrator may prolong it on the Releases page.`;
  return null;
}

/** Messages about the excess of releases over their grants. Without `now` a grant may have ended, as for a way back. */
export async function beyondGrants(db: Db, releases: readonly Release[], now: Date | null): Promise<string[]> {
  const grants = await listGrants(db);
  return releases.flatMap((release) => {
    const grant = grants.find(({ part }) => part === release.name);
    const closed = closedBy(release.name, grant, now);
    if (closed || !grant) return [closed ?? ''];
    return grantProblems(release.name, toGrant(grant), sizeOf(release));
  });
}

/** Throws 422 with a message for each excess of the releases over the grants of their parts. */
export async function mustBeGranted(db: Db, releases: readonly Release[], now: Date): Promise<void> {
  const problems = await beyondGrants(db, releases, now);
  if (problems.length > 0) throw unfit(problems);
}

/** Adds the default grants of the installation's own parts; grants that an administrator changed stay. */
export const grantOwnParts = (db: Db, parts: readonly string[], at: Date): Promise<void> =>
  addMissingGrants(
    db,
    parts.map((part) => ({
      part,
      prefixes: OWN_GRANT.prefixes,
      menuFrom: OWN_GRANT.menu_from,
      menuTo: OWN_GRANT.menu_to,
      limits: OWN_GRANT.limits,
      createdAt: at,
    })),
  );

/** The grant of a part that must have one, else throws 404. */
export function grantOrNotFound(part: string, grant: StoredGrant | null): StoredGrant {
  if (!grant) throw refusedRelease(404, `${part} has no grant. An administrator makes one on the Releases page.`);
  return grant;
}

/** The grant of a part that is in use. Refuses with 404 a part without one, and with 409 a retired one. */
export function inUse(part: string, grant: StoredGrant | null): StoredGrant {
  const { retiredAt } = grantOrNotFound(part, grant);
  if (grant && !retiredAt) return grant;
  throw refusedRelease(409, `${part} was retired. An administrator grants it again first.`);
}
