import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packKit } from '../../kit/src/pack.mjs';
import { hashOf, integrityOf } from '../../portal-contract/src/rspack/release-hash.mjs';

/** Name of the kit among the files of a shell. */
const KIT = 'kit.tgz';

/** Adds a file to a build: to its folder and to its description, whose hash is over all files. */
function add(folder, file, content) {
  const path = join(folder, 'release.json');
  const { hash: _before, files: present, ...about } = JSON.parse(readFileSync(path, 'utf8'));
  const added = { ...present, [file]: { integrity: integrityOf(content), bytes: content.length } };
  const files = Object.fromEntries(Object.entries(added).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(folder, file), content);
  writeFileSync(path, JSON.stringify({ ...about, hash: hashOf(files, about), files }, null, 1));
}

// In the folder of the shell, whose scripts and styles are built: the kit that fits exactly these.
const dist = join(process.cwd(), 'dist');
add(dist, KIT, await packKit(JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8'))));
