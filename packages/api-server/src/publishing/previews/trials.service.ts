import { epochSeconds, type CompositionRecord, type PreviewInput, type PreviewPass } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { listCompositions, findComposition } from '../releases/compositions.store';
import type { ReleaseDeps } from '../releases/make-current';
import { refusedRelease, unfit } from '../refusals';
import { previewedBy } from './previewed';
import { newPass } from './previews.service';

/** The compositions from one to a later one, in the order in which they first became live. */
export async function compositionsBetween(
  { db }: Pick<Context, 'db'>,
  { from, to }: { from: string; to: string },
): Promise<CompositionRecord[]> {
  const [first, last] = [await findComposition(db, from), await findComposition(db, to)];
  const unknown = first ? to : from;
  if (!first || !last) throw refusedRelease(404, `The portal was never made of the composition ${unknown}.`);
  if (first.since > last.since) {
    const message = `The composition ${from} is not older than ${to}.`;
    throw refusedRelease(422, message, [{ path: 'from', message }]);
  }
  const between = await listCompositions(db, first.since, last.since);
  return between.map(({ id, since, parts }) => ({ composition: id, since: epochSeconds(since), parts }));
}

/**
 * A pass for one page load, for a program that tries a complete set of releases, each of which was live at some time.
 * No browser sends it by itself, so it opens nothing in the session of a user.
 */
export async function tryReleases(
  context: Pick<ReleaseDeps, 'db' | 'now' | 'answeredCalls'>,
  { parts }: PreviewInput,
): Promise<PreviewPass> {
  const { releases, problems } = await previewedBy(context, { parts, isWhole: true });
  const never = releases.filter(({ releasedAt }) => releasedAt === null);
  const all = [...never.map(({ part, version }) => `${part} ${version} was never live.`), ...problems];
  if (all.length > 0) throw unfit(all);
  return newPass(context, { parts });
}
