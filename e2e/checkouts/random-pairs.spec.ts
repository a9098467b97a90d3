import { releaseProblems, type ShellRelease } from '@portal/portal-contract';
import { rest } from '../fixtures/follow';
import { expect, test } from '../fixtures/test';
import { answeredCalls, unanswered } from './answering';
import { chooser, noChange, someChange, surfaceOf, type Change, type Kind, type Surface } from './change';
import { presentShell, remotesAfter, remotesBefore, type RemoteBuild } from './checkouts';
import { readsOf, type Reads } from './reads';
import { brokenBeside, serve } from './run-remote';

const PAIRS = 240;
const SEED = 17;

/** The page's policy would block the code that the test has changed. */
test.use({ bypassCSP: true, expectedErrors: /./ });

interface Tried {
  remote: RemoteBuild;
  reads: Reads;
  kinds: Kind[];
  change: Change;
}

/** The calls of the pages' first data are in `remote.json`, not in a script. */
const callsOf = ({ release }: RemoteBuild, { calls }: Reads) => [
  ...new Set([...calls, ...release.remote.pages.flatMap(({ data = [] }) => data.map((path) => `GET ${path}`))]),
];

test('of random pairs of shells and remotes, accepted ones work and refused ones would break [12.142]', async ({
  page,
  request,
}) => {
  test.setTimeout(3_600_000);
  const { release: shell } = await presentShell();
  if (!shell.gives) throw new Error('The shell does not say what it gives.');
  const calls = await answeredCalls(request);
  const surface: Surface = { names: shell.gives.names, versions: shell.gives.versions, calls };
  const remotes = [...(await remotesAfter()), ...(await remotesBefore())].map((remote) => ({
    remote,
    reads: readsOf(remote),
  }));
  await serve(
    page,
    remotes.map(({ remote }) => remote),
  );
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await rest(page);

  /** The decision of the gate, and the result of running the two beside each other nevertheless. */
  async function look({ remote, reads, change }: Omit<Tried, 'kinds'>) {
    const { calls: answered, ...gives } = surfaceOf(surface, change);
    const changed: ShellRelease = { ...shell, gives: { ...gives, runtime: shell.gives?.runtime ?? '' } };
    const said = releaseProblems({ shell: changed, remotes: [remote.release], calls: answered }, [remote.release.name]);
    const lost = await unanswered(callsOf(remote, reads), answered);
    const seen = [
      ...(await brokenBeside(page, remote, { change, reads: reads.reads })),
      ...lost.map((call) => `nothing answers ${call}`),
    ];
    return { said, seen };
  }

  // Unchanged, the remotes of this checkout work: otherwise a break would prove nothing.
  for (const { remote, reads } of remotes) {
    const { said, seen } = await look({ remote, reads, change: noChange(surface) });
    expect({ name: remote.release.name, said: said.length > 0, seen }).toEqual({
      name: remote.release.name,
      said: seen.length > 0,
      seen: (await remotesAfter()).some(({ release }) => release.hash === remote.release.hash) ? [] : seen,
    });
  }

  const chosen = chooser(SEED);
  const counts = { accepted: 0, refused: 0 };
  const kindsSeen = new Map<Kind, number>();
  const wrong: object[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const { kinds, change } = someChange(surface, chosen);
    const { remote, reads } = chosen.oneOf(remotes);
    const { said, seen } = await look({ remote, reads, change });
    counts[said.length > 0 ? 'refused' : 'accepted'] += 1;
    for (const kind of kinds) kindsSeen.set(kind, (kindsSeen.get(kind) ?? 0) + 1);
    if (said.length > 0 !== seen.length > 0)
      wrong.push({ pair, remote: remote.release.name, kinds, change: { ...change, calls: [] }, said, seen });
  }
  console.log(`${PAIRS} pairs: ${counts.accepted} accepted, ${counts.refused} refused, ${wrong.length} wrongly.`);
  console.log([...kindsSeen].map(([kind, count]) => `${kind}: ${count}`).join(', '));
  expect(wrong).toEqual([]);
  expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(PAIRS / 5);
});
