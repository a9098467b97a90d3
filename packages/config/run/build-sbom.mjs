import { Buffer } from 'node:buffer';

const WORKSPACE = 'link:';

/** Name and version in a key of the lock file, without the versions of its peers. */
function identityOf(key) {
  const [plain = ''] = key.split('(');
  const at = plain.lastIndexOf('@');
  return { name: plain.slice(0, at), version: plain.slice(at + 1), key: plain };
}

const encoded = (name) => name.split('/').map(encodeURIComponent).join('/');
const purlOf = ({ name, version }) => `pkg:npm/${encoded(name)}@${version}`;

/** The same on every machine, whatever its language. */
const byCode = (one, other) => (one < other ? -1 : 1);

const versionsOf = (dependencies = {}) =>
  Object.entries(dependencies).map(([name, entry]) => [name, typeof entry === 'string' ? entry : entry.version]);

/** Keys of the packages that one needs, also through packages of the workspace; `folder` is that of an importer. */
function rootsOf(lock, folder, seen = new Set()) {
  if (seen.has(folder)) return [];
  seen.add(folder);
  const { dependencies, optionalDependencies } = lock.importers[folder] ?? {};
  return [...versionsOf(dependencies), ...versionsOf(optionalDependencies)].flatMap(([name, version]) =>
    version.startsWith(WORKSPACE)
      ? rootsOf(lock, new URL(version.slice(WORKSPACE.length), `file:///${folder}/`).pathname.slice(1), seen)
      : [keyOf(lock, name, version)],
  );
}

/** An alias has the whole key of its package as version. */
const keyOf = (lock, name, version) => (version in lock.snapshots ? version : `${name}@${version}`);

function neededBy(lock, roots) {
  const found = new Map();
  const visit = (key) => {
    if (found.has(key)) return;
    const { dependencies, optionalDependencies } = lock.snapshots[key];
    const needed = [...versionsOf(dependencies), ...versionsOf(optionalDependencies)].map(([name, version]) =>
      keyOf(lock, name, version),
    );
    found.set(key, needed);
    needed.forEach(visit);
  };
  roots.forEach(visit);
  return found;
}

function hashesOf({ resolution: { integrity } = {} } = {}) {
  const [algorithm, digest] = integrity?.split('-') ?? [];
  if (!digest) return {};
  const alg = algorithm.replace(/^sha/, 'SHA-');
  return { hashes: [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] };
}

/**
 * The bill of materials of a part (CycloneDX 1.6): every package of others that it needs when it runs, for any
 * platform, with the hash of the lock file. The same lock file gives the same text.
 */
export function sbomOf(lock, { folder, name, version }) {
  const roots = rootsOf(lock, folder);
  const needed = neededBy(lock, roots);
  const refs = (keys) => [...new Set(keys.map((key) => purlOf(identityOf(key))))].toSorted(byCode);
  // A package with other peers is another key, but the same component.
  const components = new Map();
  for (const [key, needs] of needed) {
    const identity = identityOf(key);
    const before = components.get(purlOf(identity))?.needs ?? [];
    components.set(purlOf(identity), { ...identity, needs: [...before, ...needs] });
  }
  const sorted = [...components].toSorted(([one], [other]) => byCode(one, other));
  const root = purlOf({ name, version });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version, purl: root, 'bom-ref': root } },
    components: sorted.map(([purl, component]) => ({
      type: 'library',
      name: component.name,
      version: component.version,
      purl,
      'bom-ref': purl,
      ...hashesOf(lock.packages[component.key]),
    })),
    dependencies: [
      { ref: root, dependsOn: refs(roots) },
      ...sorted.map(([ref, { needs }]) => ({ ref, dependsOn: refs(needs) })),
    ],
  };
}
