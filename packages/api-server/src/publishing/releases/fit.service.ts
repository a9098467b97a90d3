import type { FitAnswer } from '@portal/domain';
import { PART_NAME } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import { fitOf, type ReleaseDeps } from './make-current';
import { readDescription } from './read-description';
import { moveProblems } from './move-rules';
import { refusedRelease } from '../refusals';
import { sharingProblems } from './sharing-problems';
import { beyondTokens } from '../grants/beyond-tokens';
import type { StoredToken } from '../grants/deploy-tokens.store';
import { currentReleases } from './releases.store';

/** The part named in a description that is not validated yet. */
function nameIn(content: unknown): string {
  const name = typeof content === 'object' && content !== null && 'name' in content ? content.name : undefined;
  if (typeof name === 'string' && PART_NAME.test(name)) return name;
  const message = 'A description names no part. Send the content of a release.json.';
  throw refusedRelease(422, message, [{ path: 'releases', message }]);
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

type Checked = Pick<ReleaseDeps, 'db' | 'answeredCalls' | 'now' | 'settings'>;

/**
 * Whether builds would be taken together from the holder of these tokens, as things are now; nothing is stored and
 * nothing moves. A user needs no tokens.
 */
export async function checkFit(deps: Checked, body: object, tokens: readonly StoredToken[] | null): Promise<FitAnswer> {
  const releases: Release[] = listIn(body).map((content) => readDescription(content, nameIn(content)));
  const live = await currentReleases(deps.db);
  const { problems, unknown } = fitOf(deps, releases, live);
  const candidates = releases.map((manifest) => ({ manifest }));
  const { forbidden, outOfOrder } = await moveProblems(deps, deps.db, candidates, {
    way: 'release',
    live,
    at: deps.now(),
  });
  const shared = await sharingProblems(deps, releases, live);
  const names = releases.map(({ name }) => name);
  const unheld = tokens === null ? [] : beyondTokens(tokens, [...new Set(names)]);
  return { problems: [...new Set([...unheld, ...forbidden, ...problems, ...outOfOrder, ...shared])], unknown };
}
