import type { ComparedRelease, Fit, FitMatrix } from '@portal/domain';
import {
  callProblems,
  releaseProblems,
  shellProblems,
  unknownFits,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from '@portal/portal-contract';
import { listShared, listWaiting } from './fit-matrix.store';
import type { ReleaseDeps } from './make-current';
import { moveProblems, type Way } from './move-rules';
import { missingFiles } from './publish.service';
import { currentReleases, findReleaseById, type StoredRelease } from './releases.store';
import { sharingProblems } from './sharing-problems';

type State = ComparedRelease['state'];

interface Compared<Kind extends Release = Release> {
  release: Kind;
  state: State;
  signedById: string | null;
}

/** The way in which a release of each state would become current; null for one that is. */
const WAYS: Readonly<Record<State, Way | null>> = {
  live: null,
  shared: 'release',
  sent: 'release',
  before: 'rollback',
};

/** The live releases, completely sent ones that wait, and the targets of a rollback. */
async function comparedReleases(deps: ReleaseDeps, live: readonly StoredRelease[]): Promise<Compared[]> {
  const compared =
    (state: State) =>
    ({ manifest, signedById }: StoredRelease): Compared => ({ release: manifest, state, signedById });
  const sent: StoredRelease[] = [];
  for (const waiting of await listWaiting(deps.db))
    if ((await missingFiles(deps, waiting.manifest)).length === 0) sent.push(waiting);
  const before: StoredRelease[] = [];
  for (const { replacedId } of live) {
    const release = replacedId === null ? null : await findReleaseById(deps.db, replacedId);
    if (release && release.filesRemovedAt === null) before.push(release);
  }
  const shared = await listShared(deps.db);
  return [
    ...live.map(compared('live')),
    ...shared.map(compared('shared')),
    ...sent.map(compared('sent')),
    ...before.filter(({ id }) => !shared.some((release) => release.id === id)).map(compared('before')),
  ];
}

const isShell = (one: Compared): one is Compared<ShellRelease> => one.release.kind === 'shell';
const isRemote = (one: Compared): one is Compared<RemoteRelease> => one.release.kind === 'remote';

/**
 * Whether a remote runs in a shell. The part that lacks something it uses has to be rebuilt; of two parts that claim
 * the same thing, the one that is not live.
 */
function fitIn({ release: shell, state }: Compared<ShellRelease>, remote: Compared<RemoteRelease>): Fit {
  const { name } = remote.release;
  const pair = { shell, remotes: [remote.release] };
  const problems = releaseProblems(pair, [name]);
  const isOfRemote = shellProblems(remote.release, shell).length > 0 || remote.state !== 'live' || state === 'live';
  const mustBuild = isOfRemote ? name : shell.name;
  return { problems, unknown: unknownFits(pair, [name]), rebuild: problems.length > 0 ? mustBuild : null };
}

/** Why a release that is not live may not become current, by the rules of the move that would make it so. */
async function problemsOfMove(
  deps: ReleaseDeps,
  { release, state, signedById }: Compared,
  live: readonly StoredRelease[],
): Promise<string[]> {
  const way = WAYS[state];
  if (way === null) return [];
  const candidate = { manifest: release, signedById };
  const { forbidden, outOfOrder } = await moveProblems(deps, deps.db, [candidate], { way, live, at: deps.now() });
  // A shared release waits for no share, and a rollback ends those that it leaves without a comparison.
  const shares = state === 'sent' ? await sharingProblems(deps, [release], live) : [];
  return [...forbidden, ...outOfOrder, ...shares];
}

/** Compares every release that is or could become live with the server, and every remote with every shell. */
export async function readMatrix(deps: ReleaseDeps): Promise<FitMatrix> {
  const present = await currentReleases(deps.db);
  const all = await comparedReleases(deps, present);
  const [shells, remotes] = [all.filter(isShell), all.filter(isRemote)];
  const live = remotes.filter(({ state }) => state === 'live').map(({ release }) => release);
  const about = async (compared: Compared): Promise<ComparedRelease> => {
    const { release, state } = compared;
    const { name, version, hash } = release;
    const beside = live.filter((other) => other.name !== name);
    const claims =
      release.kind === 'remote' ? releaseProblems({ shell: null, remotes: [...beside, release] }, [name]) : [];
    const problems = [
      ...callProblems(release, deps.answeredCalls),
      ...claims,
      ...(await problemsOfMove(deps, compared, present)),
    ];
    return { name, version, hash, state, problems: [...new Set(problems)] };
  };
  const told: FitMatrix = { shells: [], remotes: [] };
  for (const shell of shells) told.shells.push(await about(shell));
  for (const remote of remotes.toSorted(byName))
    told.remotes.push({ ...(await about(remote)), fits: shells.map((shell) => fitIn(shell, remote)) });
  return told;
}

const byName = (a: Compared, b: Compared) =>
  a.release.name < b.release.name ? -1 : Number(a.release.name > b.release.name);
