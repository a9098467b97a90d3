import type { ComparedRelease, Fit, FitAnswer, FitMatrix } from '@portal/domain';
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
import { ASK_FOR_REASON, fitOf, type ReleaseDeps } from './make-current';
import { comingOf, moveProblems, type Way } from './move-rules';
import { missingFiles } from './publish.service';
import { currentReleases, findReleaseById, type StoredRelease } from './releases.store';
import { sharingProblems } from './sharing-problems';
import { distinguished } from './distinguished';

type State = ComparedRelease['state'];

interface Compared<Kind extends Release = Release> {
  release: Kind;
  state: State;
  signedById: string | null;
  /** The releases with which it would become current, all or none; itself among them. */
  together: readonly Release[];
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
    ({ manifest, signedById }: StoredRelease): Compared => ({
      release: manifest,
      state,
      signedById,
      together: [manifest],
    });
  const sent: StoredRelease[] = [];
  for (const waiting of await listWaiting(deps.db))
    if ((await missingFiles(deps, waiting.manifest)).length === 0) sent.push(waiting);
  const before: StoredRelease[] = [];
  for (const { replacedId } of live) {
    const release = replacedId === null ? null : await findReleaseById(deps.db, replacedId);
    if (release && release.filesRemovedAt === null) before.push(release);
  }
  const shared = (await listShared(deps.db)).flatMap((releases) => {
    const together = releases.map(({ manifest }) => manifest);
    return releases.map((release) => ({ id: release.id, compared: { ...compared('shared')(release), together } }));
  });
  return [
    ...live.map(compared('live')),
    ...shared.map((release) => release.compared),
    ...sent.map(compared('sent')),
    ...before.filter(({ id }) => !shared.some((release) => release.id === id)).map(compared('before')),
  ];
}

const isShell = (one: Compared): one is Compared<ShellRelease> => one.release.kind === 'shell';
const isRemote = (one: Compared): one is Compared<RemoteRelease> => one.release.kind === 'remote';

/**
 * Whether a remote runs in a shell. The part that lacks something it uses has to be rebuilt; of two parts that claim
 * the same thing, the one that is not live. For the target of a rollback nothing is built.
 */
function fitIn({ release: shell, state }: Compared<ShellRelease>, remote: Compared<RemoteRelease>): Fit {
  const { name } = remote.release;
  const pair = { shell, remotes: [remote.release] };
  const isBack = [state, remote.state].includes('before');
  const moved = state === 'before' ? shell.name : name;
  const problems = releaseProblems(pair, [moved], isBack ? 'rollback' : 'release');
  const isOfRemote = shellProblems(remote.release, shell).length > 0 || remote.state !== 'live' || state === 'live';
  const mustBuild = isOfRemote ? name : shell.name;
  return { problems, unknown: unknownFits(pair, [name]), rebuild: problems.length > 0 && !isBack ? mustBuild : null };
}

interface Beside {
  live: readonly StoredRelease[];
  /** Every compared release, for sentences that tell those of one version apart. */
  all: readonly Release[];
}

/** Why a release may not become current, by the rules of the move that would make it so, and what is unknown of it. */
async function problemsOfMove(
  deps: ReleaseDeps,
  { release, state, signedById, together }: Compared,
  way: Way,
  { live, all }: Beside,
): Promise<FitAnswer> {
  const candidate = { manifest: release, signedById };
  const { forbidden, outOfOrder } = await moveProblems(deps, deps.db, [candidate], { way, live, at: deps.now() });
  const named = (one: Release) => distinguished(one, all);
  const present = live.map(({ manifest }) => ({ manifest: named(manifest) }));
  const { problems, unknown } = fitOf(deps, together.map(named), present, comingOf(way));
  // A rollback has no reason to give, so that what cannot be checked is refused.
  const unsure = way === 'rollback' && unknown.length > 0 ? [...unknown, ASK_FOR_REASON] : [];
  // A shared release waits for no share, and a rollback ends those that it leaves without a comparison.
  const shares = state === 'sent' ? await sharingProblems(deps, [release], live) : [];
  return {
    problems: [...new Set([...forbidden, ...problems, ...unsure, ...outOfOrder, ...shares])],
    unknown: way === 'rollback' ? [] : unknown,
  };
}

/** What is wrong with a live release on this server, beside the other live remotes. */
function problemsOfLive({ answeredCalls }: ReleaseDeps, { release }: Compared, remotes: readonly RemoteRelease[]) {
  const { name } = release;
  const beside = remotes.filter((other) => other.name !== name);
  const claims =
    release.kind === 'remote' ? releaseProblems({ shell: null, remotes: [...beside, release] }, [name]) : [];
  return { problems: [...callProblems(release, answeredCalls), ...claims], unknown: [] };
}

/** Compares every release that is or could become live with the server, and every remote with every shell. */
export async function readMatrix(deps: ReleaseDeps): Promise<FitMatrix> {
  const live = await currentReleases(deps.db);
  const compared = await comparedReleases(deps, live);
  const all = compared.map(({ release }) => release);
  const [shells, remotes] = [compared.filter(isShell), compared.filter(isRemote)];
  const liveRemotes = remotes.filter(({ state }) => state === 'live').map(({ release }) => release);
  const about = async (one: Compared): Promise<ComparedRelease> => {
    const { release, state } = one;
    const { name, version, hash } = release;
    const way = WAYS[state];
    const found =
      way === null ? problemsOfLive(deps, one, liveRemotes) : await problemsOfMove(deps, one, way, { live, all });
    return { name, version, hash, state, ...found };
  };
  const named = <Kind extends Release>(one: Compared<Kind>) => ({ ...one, release: distinguished(one.release, all) });
  const told: FitMatrix = { shells: [], remotes: [] };
  for (const shell of shells) told.shells.push(await about(shell));
  for (const remote of remotes.toSorted(byName))
    told.remotes.push({ ...(await about(remote)), fits: shells.map((shell) => fitIn(named(shell), named(remote))) });
  return told;
}

const byName = (a: Compared, b: Compared) =>
  a.release.name < b.release.name ? -1 : Number(a.release.name > b.release.name);
