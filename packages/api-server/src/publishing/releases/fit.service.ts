import type { FitAnswer } from '@portal/domain';
import { PART_NAME } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import { beyondGrants } from '../grants/must-be-granted';
import { fitOf, type ReleaseDeps } from './make-current';
import { readDescription } from './read-description';
import { refusedRelease } from '../refusals';
import { currentReleases } from './releases.store';

/** The part named in a description that is not validated yet. */
function nameIn(content: unknown): string {
  const name = typeof content === 'object' && content !== null && 'name' in content ? content.name : undefined;
  if (typeof name === 'string' && PART_NAME.test(name)) return name;
  throw refusedRelease(422, 'A description names no part.', [{ path: 'releases', message: 'names no part' }]);
}

/** Maximum number of builds in one check. */
const MAX_COMPARED = 20;

/** The descriptions in a body that was validated as an object. Throws 422 unless they are a non-empty list. */
function listIn(body: object): readonly unknown[] {
  const list: unknown = 'releases' in body ? body.releases : undefined;
  if (Array.isArray(list) && list.length > 0 && list.length <= MAX_COMPARED) return list;
  const message = `Must be a list of 1 to ${MAX_COMPARED} descriptions`;
  throw refusedRelease(422, message, [{ path: 'releases', message }]);
}

/** Whether builds would be accepted together at this moment; stores and moves nothing. */
export async function checkFit(
  deps: Pick<ReleaseDeps, 'db' | 'answeredCalls' | 'now'>,
  body: object,
): Promise<FitAnswer> {
  const releases: Release[] = listIn(body).map((content) => readDescription(content, nameIn(content)));
  const beyond = await beyondGrants(deps.db, releases, deps.now());
  const { problems, unknown } = fitOf(deps, releases, await currentReleases(deps.db));
  return { problems: [...beyond, ...problems], unknown };
}
