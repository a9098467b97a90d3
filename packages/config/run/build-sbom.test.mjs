import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { sbomOf } from './build-sbom.mjs';
import { ROOT } from './install.mjs';

const SERVER = { folder: 'packages/api-server', name: '@portal/api-server', version: '1.2.3' };
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const lock = parse(read('pnpm-lock.yaml'));
const { components, dependencies, metadata } = sbomOf(lock, SERVER);
const names = components.map(({ name }) => name);

test('the bill of materials has what the server needs, also through its own packages, and no tools [12.333]', () => {
  const { dependencies: own } = JSON.parse(read('packages/api-server/package.json'));
  const others = Object.keys(own).filter((name) => !name.startsWith('@portal/'));
  // yup is needed by the domain too, and light-my-request only by fastify.
  expect(names).toEqual(expect.arrayContaining([...others, 'yup', 'light-my-request']));
  expect(names.filter((name) => ['jest', 'oidc-provider', 'drizzle-kit', '@portal/domain'].includes(name))).toEqual([]);
});

test('every component has a version, an address and a hash, and each is there once', () => {
  for (const { name, version, purl, hashes } of components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
  }
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
});

test('every need is a component, and every component is needed', () => {
  const known = new Set(components.map(({ purl }) => purl));
  const needs = dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(needs.filter((ref) => !known.has(ref))).toEqual([]);
  expect([...known].filter((ref) => !needs.includes(ref))).toEqual([]);
  expect(dependencies[0].ref).toBe(metadata.component['bom-ref']);
});

test('an alias, a package with peers and a need that two share', () => {
  const small = {
    importers: {
      'packages/a': { dependencies: { b: { version: 'link:../b' }, alias: { version: 'real@1.0.0' } } },
      'packages/b': { dependencies: { peer: { version: '2.0.0(real@1.0.0)' } } },
    },
    packages: { 'real@1.0.0': { resolution: { integrity: 'sha512-AAAA' } }, 'peer@2.0.0': { resolution: {} } },
    snapshots: { 'real@1.0.0': {}, 'peer@2.0.0(real@1.0.0)': { dependencies: { real: '1.0.0' } } },
  };
  const made = sbomOf(small, { folder: 'packages/a', name: 'a', version: '1.0.0' });
  expect(made.components.map(({ purl }) => purl)).toEqual(['pkg:npm/peer@2.0.0', 'pkg:npm/real@1.0.0']);
  expect(made.dependencies).toEqual([
    { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/peer@2.0.0', 'pkg:npm/real@1.0.0'] },
    { ref: 'pkg:npm/peer@2.0.0', dependsOn: ['pkg:npm/real@1.0.0'] },
    { ref: 'pkg:npm/real@1.0.0', dependsOn: [] },
  ]);
});
