import { callPortal, portalUrl } from './portal/portal.mjs';
import { command, Refusal } from './portal/refusal.mjs';
import { deployToken } from './portal/token.mjs';

const USAGE = 'Use: pnpm rollback <part> [version or hash]; by default, to the release before the current one';
const HASH = /^[0-9a-f]{16,64}$/;

const target = (to) => {
  if (to === undefined) return {};
  return HASH.test(to) ? { hash: to } : { version: to };
};

/** Makes an earlier release of a part current again, without a build. */
await command(async ([name, to]) => {
  if (name === undefined) throw new Refusal(USAGE);
  const startedAt = Date.now();
  const url = portalUrl();
  const portal = { url, token: await deployToken(url, name) };
  const { version, hash } = await callPortal(portal, ['POST', `/releases/${name}/rollback`], target(to));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${name} is back at ${version} (${hash}) from the next page load on: ${seconds} s`);
});
