import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { ROOT } from '../install.mjs';
import { callPortal } from './portal.mjs';
import { sign, signingKey } from './signing-key.mjs';

/** Output of git in this checkout; `null` if this is no repository. */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** The pipeline or person that builds: RELEASE_BUILDER, or the account on this machine. */
const builder = () => process.env.RELEASE_BUILDER || `${userInfo().username} at ${hostname()}`;

/** The origin of a build made now in this checkout. */
export const originOf = () => ({
  commit: git('rev-parse', 'HEAD'),
  is_clean: git('status', '--porcelain') === '',
  builder: builder().slice(0, 100),
  built_at: Math.floor(Date.now() / 1000),
});

/** States the origin of a release that was sent, signed if there is a key. Returns whether it is signed. */
export async function stateOrigin(portal, release) {
  const origin = originOf();
  const key = await signingKey(release.name);
  const signature = key && (await sign(key, release, origin));
  const call = ['POST', `/releases/${release.name}/${release.hash}/origin`];
  await callPortal(portal, call, { ...origin, ...(signature && { signature }) });
  return signature !== null;
}
