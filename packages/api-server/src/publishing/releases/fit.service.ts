import type { FitAnswer } from '@portal/domain';
import { PART_NAME } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import { beyondGrants } from '../grants/must-be-granted';
import { fitOf, type ReleaseDeps } from './make-current';
import { readDescription } from './read-description';
import { refusedRelease } from '../refusals';
import { AppError } from '../../platform/errors/app-error';
import { listRunning } from '../shares/shares.store';
import { withOthers } from './current';
import { sharesEndedBy } from './heed-shares';
import { currentReleases, type StoredRelease } from './releases.store';
import { versionProblem } from './version-order';

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

type Checked = Pick<ReleaseDeps, 'db' | 'answeredCalls' | 'now' | 'settings'>;

/** Whether builds would be taken together, as things are now; nothing is stored and nothing moves. */
export async function checkFit(deps: Checked, body: object): Promise<FitAnswer> {
  const releases: Release[] = listIn(body).map((content) => readDescription(content, nameIn(content)));
  const live = await currentReleases(deps.db);
  const beyond = await beyondGrants(deps.db, releases, deps.now());
  const { problems, unknown } = fitOf(deps, releases, live);
  const versions = await versionProblems(deps, releases, live);
  const shared = await sharingProblems(deps, releases, live);
  return { problems: [...beyond, ...problems, ...versions, ...shared], unknown };
}

/** Versions that are taken or too low, in sentences. */
async function versionProblems(
  { db, settings: { mode } }: Checked,
  releases: readonly Release[],
  live: readonly StoredRelease[],
) {
  const problems: string[] = [];
  for (const { name: part, version, hash } of releases) {
    const present = live.find((release) => release.part === part) ?? null;
    if (present?.hash === hash) continue;
    const problem = await versionProblem(db, { next: { part, version, hash }, present }, { mode, isOlder: false });
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

/** Shares under way that a release would have to wait for, in sentences. */
async function sharingProblems(
  { db, answeredCalls }: Checked,
  releases: readonly Release[],
  live: readonly StoredRelease[],
) {
  const next = withOthers(
    live.map(({ manifest }) => manifest),
    releases,
  );
  try {
    await sharesEndedBy(db, {
      shares: await listRunning(db),
      pending: releases,
      next,
      isPublished: true,
      answeredCalls,
    });
    return [];
  } catch (error) {
    if (error instanceof AppError) return error.errors?.map(({ message }) => message) ?? [error.message];
    throw error;
  }
}
