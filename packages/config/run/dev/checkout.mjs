import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const readJson = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
const versionOf = (part) => readJson(part, 'package.json').version;

/** What of this checkout stands in the place of releases: its shell and one remote, as they were built last. */
export function openCheckout(name, { CONTRACT_VERSION, parseRemoteJson }) {
  const latest = {};
  return {
    /** Takes a new build of a part; answers the one before. */
    take(part, build) {
      const before = latest[part];
      latest[part] = build;
      return before;
    },
    /** All that a page needs to know. Throws what is wrong, in words, while it cannot be known. */
    present() {
      const waiting = ['shell', name].find((part) => !latest[part]);
      if (waiting) throw new Error(`${waiting} has not been built yet; the terminal says why.`);
      const about = { version: versionOf('shell'), hash: 'development', contract: CONTRACT_VERSION };
      return {
        shell: { ...latest.shell, about },
        remote: { version: versionOf(name), entry: latest[name].scripts[0] },
        remoteJson: parseRemoteJson(readJson(name, 'remote.json')),
      };
    },
  };
}
