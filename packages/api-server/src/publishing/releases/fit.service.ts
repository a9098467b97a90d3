import type { FitAnswer } from '@portal/domain';
import { PART_NAME } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import { beyondGrants } from '../grants/must-be-granted';
import { fitOf, type ReleaseDeps } from './make-current';
import { readDescription } from './read-description';
import { refusedRelease } from '../refusals';
import { currentReleases } from './releases.store';

/** The part that a description says it is of; what it is must still be read. */
function nameIn(content: unknown): string {
  const name = typeof content === 'object' && content !== null && 'name' in content ? content.name : undefined;
  if (typeof name === 'string' && PART_NAME.test(name)) return name;
  throw refusedRelease(422, 'A description names no part.', [{ path: 'releases', message: 'names no part' }]);
}

/** Whether builds would be taken together, as things are now; nothing is stored and nothing moves. */
export async function checkFit(
  deps: Pick<ReleaseDeps, 'db' | 'answeredCalls' | 'now'>,
  contents: readonly unknown[],
): Promise<FitAnswer> {
  const releases: Release[] = contents.map((content) => readDescription(content, nameIn(content)));
  const beyond = await beyondGrants(deps.db, releases, deps.now());
  const { problems, unknown } = fitOf(deps, releases, await currentReleases(deps.db));
  return { problems: [...beyond, ...problems], unknown };
}
