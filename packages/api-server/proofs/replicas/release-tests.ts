import { COMPOSITION_ELEMENT, type Composition, type Release } from '@portal/portal-contract';
import type { ReleaseAnswer } from '@portal/domain';
import { anotherRemote, contentsOf } from '../../src/publishing/releases/releases.fixture';
import { fetchPatiently } from '../portal/client';
import { SERVERS } from './fleet';
import { grant } from './grant';
import { at, dataOf } from './person';
import { SETTINGS } from './settings';
import type { Fixture } from './fixture';

const TWENTY = Array.from({ length: 20 }, (_, index) => index + 10);

/** A build of a remote with a unique version and hash. */
const buildOf = (name: string, round: number, number: number) =>
  anotherRemote(name, {
    version: `1.${round}.${number}`,
    hash: `${round}`.padStart(8, '0') + `${number}`.padStart(8, '0'),
  });

/** A release through one server changes the portal on all of them. */
export function releaseTests(fixture: () => Fixture) {
  const rounds = Array.from({ length: SETTINGS.rounds }, (_, index) => index + 1);

  /** The releases in the present page of this server. */
  async function composition(server: number): Promise<Composition> {
    const html = await (await fetchPatiently(`${fixture().fleet.servers[server]?.origin}/`)).text();
    const block = new RegExp(`id="${COMPOSITION_ELEMENT}">(.*?)</script>`, 's').exec(html)?.[1];
    if (!block) throw new Error(`Server ${server} does not say what its page is made of.`);
    return JSON.parse(block) as Composition;
  }
  const hashesOf = async (part: string) =>
    (await Promise.all(SERVERS.map(composition))).map(({ remotes }) => remotes[part]?.hash);

  /** Describes a build to one server, sends its files to the next, and describes it again to the third. */
  async function release(build: Release, server: number): Promise<ReleaseAnswer> {
    const path = `/releases/${build.name}`;
    const { ben } = fixture();
    const { missing } = await dataOf<ReleaseAnswer>(at(ben, server).post(path, build));
    const form = new FormData();
    for (const [file, content] of Object.entries(contentsOf(build)))
      if (missing.includes(file)) form.append(file, new Blob([content]), 'file');
    if (missing.length > 0) await dataOf(at(ben, server + 1).post(`${path}/${build.hash}/files`, form));
    return dataOf<ReleaseAnswer>(at(ben, server + 2).post(path, build));
  }

  beforeAll(async () => {
    for (const name of ['mf-one', 'mf-two', ...TWENTY.map((number) => `mf-${number}`)]) await grant(fixture(), name);
  });

  describe.each(rounds)('round %i', (round) => {
    test('a release and its rollback change the next page of every server, and all serve its files', async () => {
      const before = buildOf('mf-one', round, 1);
      const after = buildOf('mf-one', round, 2);
      const servers = SERVERS.map((server) => (server + round) % 3);
      await release(before, servers[0] ?? 0);
      expect(await hashesOf('mf-one')).toEqual([before.hash, before.hash, before.hash]);
      await release(after, servers[1] ?? 0);
      expect(await hashesOf('mf-one')).toEqual([after.hash, after.hash, after.hash]);
      const files = fixture().fleet.servers.map(({ origin }) =>
        fetchPatiently(`${origin}/releases/mf-one/${after.hash}/home.js`),
      );
      expect(await Promise.all(files.map(async (file) => (await file).text()))).toEqual(['home()', 'home()', 'home()']);
      await dataOf(at(fixture().anna, servers[2] ?? 0).post('/releases/mf-one/rollback'));
      expect(await hashesOf('mf-one')).toEqual([before.hash, before.hash, before.hash]);
    });

    test('none of 20 parts that are released at once through all servers is lost', async () => {
      const { serial } = await release(buildOf('mf-one', round, 3), 0);
      const builds = TWENTY.map((number) => buildOf(`mf-${number}`, round, number));
      const answers = await Promise.all(builds.map(release));
      for (const server of SERVERS)
        expect((await composition(server)).remotes).toMatchObject(
          Object.fromEntries(builds.map(({ name, hash }) => [name, { hash }])),
        );
      const serials = answers.map((answer) => answer.serial).toSorted((one, other) => one - other);
      expect(serials).toEqual(TWENTY.map((_, index) => serial + 1 + index));
    });

    test('of 20 concurrent releases of one part, the newest version is current on every server', async () => {
      const builds = TWENTY.map((number) => buildOf('mf-two', round, number));
      const newest = builds.at(-1)?.hash;
      const ends = await Promise.allSettled(builds.map(release));
      expect(await hashesOf('mf-two')).toEqual([newest, newest, newest]);
      const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
      expect(refusals.filter((text) => !/ is older than [\d.]+, which is live\./.test(text))).toEqual([]);
      const serials = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.serial] : []));
      expect(new Set(serials).size).toBe(20 - refusals.length);
    });
  });
}
