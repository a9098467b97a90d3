import { epochSeconds } from '@portal/domain';
import type { CompositionRecord, ReleasedPart, ReleaseOverview } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { Context } from '../../platform/process/app-types';
import { compositionId } from './current';
import { findComposition } from './compositions.store';
import { listTokens } from '../grants/deploy-tokens.store';
import { listFirstMoves } from './first-moves.store';
import { listGrants } from '../grants/grants.store';
import { listCodeErrors, listCounts, listRanIn, listReleases, listStops } from './overview.store';
import { toParts } from './overview.view';
import { refusedRelease } from '../refusals';
import { listKeys } from '../grants/keys.store';
import { listShareEnds, listShareRecords } from '../shares/shares.view';
import { nextMenuPosition } from './next-menu-position';
import { currentReleases, readSerial } from './releases.store';
import { listLastSteps } from './taken-back.store';
import { readTabMinutes } from './tab-age.store';

/**
 * All parts of the portal with their releases, and the reports of browsers about them. `holder` is the team whose deploy
 * tokens were sent, by its parts: of the parts of others it does not see tokens and addresses.
 */
export async function readOverview(
  { db, now }: Pick<Context, 'db' | 'now'>,
  holder: readonly string[] | null,
): Promise<ReleaseOverview> {
  const serial = await readSerial(db);
  const live = await currentReleases(db);
  const releases = await listReleases(db);
  const ids = releases.map(({ id }) => id);
  const counts = await listCounts(db, ids);
  const errors = await listCodeErrors(db, ids);
  const grants = await listGrants(db);
  const tokens = await listTokens(db, now());
  const keys = await listKeys(db);
  const manifests = live.map(({ manifest }) => manifest);
  return {
    composition: compositionId(manifests),
    serial,
    tab_minutes: await readTabMinutes(db),
    next_menu_position: nextMenuPosition(manifests, grants),
    parts: toParts({
      releases,
      counts,
      errors,
      ranIn: await listRanIn(db, ids),
      grants,
      tokens,
      keys,
      shareEnds: await listShareEnds(db),
      lastSteps: await listLastSteps(db),
      firstMoves: await listFirstMoves(db),
      stops: await listStops(db),
    }).map((part) => (holder === null || holder.includes(part.name) ? part : forOthers(part))),
    shares: await listShareRecords(db),
  };
}

/** A part as teams of other parts see it: without addresses, tokens and their names. */
const forOthers = (part: ReleasedPart): ReleasedPart => ({
  ...part,
  grant: { ...part.grant, email: null },
  tokens: [],
  releases: part.releases.map((release) => ({
    ...release,
    taken_back: release.taken_back && { ...release.taken_back, by: null },
    unstated: release.unstated && { ...release.unstated, by: null },
  })),
});

/** The releases of a page that named this composition. */
export async function readComposition(db: Db, id: string): Promise<CompositionRecord> {
  const composition = await findComposition(db, id);
  if (!composition) throw refusedRelease(404, 'The portal was never made of this composition.');
  return { composition: id, since: epochSeconds(composition.since), parts: composition.parts };
}
