import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { alterEntry } from '../fixtures/altered-pages';
import { copiesIn, sourcesOf } from '../fixtures/bundled';
import { follow, RESTING_PLACE } from '../fixtures/follow';
import { doubled, instancesIn, SHARED } from '../fixtures/instances';
import { pathsOf, realRecords, type RealRecords } from '../fixtures/real-paths';
import { pagesOf, releases } from '../fixtures/releases';
import { expect, test } from '../fixtures/test';

const REMOTES = releases().filter(({ kind }) => kind === 'remote');
const NAMES = REMOTES.map(({ name }) => name);

/** All permutations. */
const orders = (names: readonly string[]): string[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((first) => orders(names.filter((name) => name !== first)).map((rest) => [first, ...rest]));

let records: RealRecords;

test.beforeAll(async ({ request }) => {
  records = await realRecords(request);
});

const pathsIn = (name: string) =>
  REMOTES.filter((remote) => remote.name === name)
    .flatMap(pagesOf)
    .flatMap((page) => pathsOf(page, records));

/** Reduces the orders for `npm test` to one, which no page of the portal has by itself. */
const tagOf = (order: readonly string[]) => (order.join() === NAMES.toReversed().join() ? [] : ['@thorough']);

for (const order of orders(NAMES)) {
  test(order.join(', '), { tag: tagOf(order) }, async ({ page, logIn }) => {
    await logIn('admin@demo.example');
    await page.goto(RESTING_PLACE);
    for (const path of order.flatMap(pathsIn)) {
      await follow(page, path);
      expect(doubled(await instancesIn(page, NAMES)), path).toEqual({});
    }
    // Otherwise the comparison would be empty.
    const instances = await instancesIn(page, NAMES);
    expect(Object.keys(instances).toSorted()).toEqual(SHARED.toSorted());
    expect(Object.keys(instances.react ?? {})).toEqual(expect.arrayContaining(NAMES));
    expect(await copiesIn(page, sourcesOf)).toEqual({});
  });
}

test.describe('a copy is detected', () => {
  test.beforeEach(({ logIn }) => logIn('admin@demo.example'));

  test('that is passed to one remote', { tag: '@thorough' }, async ({ page }) => {
    const copying = '(({ version, load }) => { const copy = { ...load() }; return { version, load: () => copy }; })';
    const init = `(shared) => inner.init({ ...shared, react: ${copying}(shared.react) })`;
    await alterEntry(
      page,
      'mf-admin',
      (entry) => `${entry}\n;mf_admin = ((inner) => ({ get: (name) => inner.get(name), init: ${init} }))(mf_admin);`,
    );
    await page.goto('/contact');
    await follow(page, '/admin/edit-users');
    const { react, ...others } = doubled(await instancesIn(page, NAMES));
    expect(others).toEqual({});
    expect(react?.['mf-admin']).not.toBe(react?.['shell for mf-public']);
  });

  test('that is bundled in a remote', { tag: '@thorough' }, async ({ page }) => {
    const react = createRequire(new URL('../../shell/package.json', import.meta.url)).resolve('react');
    const code = readFileSync(react.replace(/index\.js$/, 'cjs/react.production.js'), 'utf8');
    await alterEntry(
      page,
      'mf-admin',
      (entry) =>
        `${entry}\n;rspackChunkmf_admin.push([['planted'], { planted(module, exports) { ${code} } }, (bundle) => bundle('planted')]);`,
    );
    await page.goto('/contact');
    await follow(page, '/admin/edit-users');
    expect(Object.keys(doubled(await instancesIn(page, NAMES)).react ?? {})).toContain('module planted of mf-admin');

    const withReact = async (script: string) => {
      const sources = await sourcesOf(script);
      return script.includes('/mf-admin/') ? [...sources, `webpack://mf-admin/..${react}`] : sources;
    };
    expect(Object.keys(await copiesIn(page, withReact))).toEqual(['react']);
  });
});
