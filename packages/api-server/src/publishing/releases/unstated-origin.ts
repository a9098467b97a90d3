import type { UnstatedOrigin } from '@portal/domain';
import type { FirstMove } from './first-moves.store';
import type { ListedRelease } from './overview.store';
import { namedActor } from './releaser';

/**
 * Why the origin of a release is not stated; null if it is. Builds said what they take and give before they stated their
 * origin, so that one that does not is older than statements of origin.
 */
export function unstatedOrigin(
  { part, hash, provenance, saysItsSurface }: Pick<ListedRelease, 'part' | 'hash' | 'provenance' | 'saysItsSurface'>,
  firstMoves: readonly FirstMove[],
): UnstatedOrigin | null {
  if (provenance) return null;
  const first = firstMoves.find((move) => move.part === part && move.hash === hash);
  if (first?.by === 'start of the server') return { why: first.by, by: null };
  const by = first ? namedActor(first) : null;
  return { why: saysItsSurface ? 'not sent' : 'older', by };
}
