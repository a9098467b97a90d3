import { parseArgs } from 'node:util';
import { callPortal, portalUrl } from './portal/portal.mjs';
import { command, Refusal } from './portal/refusal.mjs';
import { deployToken } from './portal/token.mjs';

const USAGE = 'Use: pnpm rollback <part> [version or hash]; by default, to the release before the current one';
/** A hash, or its first digits as the Releases page shows them. */
const HASH = /^[0-9a-f]{8,64}$/;
const COMPLETE = 16;

function read(words) {
  try {
    const [name, to, ...others] = parseArgs({ args: words, allowPositionals: true }).positionals;
    if (name === undefined || others.length > 0) throw new Error('Name one part, and at most one of its releases.');
    return { name, to };
  } catch (error) {
    throw new Refusal(error.message, USAGE);
  }
}

const releasesOf = ({ parts }, name) => parts.find((part) => part.name === name)?.releases ?? [];

function target(to, overview, name) {
  if (to === undefined) return {};
  if (!HASH.test(to)) return { version: to };
  const found = releasesOf(overview, name).filter(({ hash }) => hash.startsWith(to));
  if (found.length === 0 && to.length < COMPLETE)
    throw new Refusal(`${name} has no release ${to}. Name one of those on the Releases page.`);
  if (found.length > 1) throw new Refusal(`Several releases of ${name} begin with ${to}. Give more of the hash.`);
  return { hash: found[0]?.hash ?? to };
}

const namesIn = ({ parts }) => parts.map(({ name, version }) => `${name} ${version}`).join(', ');

/** Makes an earlier release of a part current again, without a build. */
await command(async (words) => {
  const { name, to } = read(words);
  const startedAt = Date.now();
  const url = portalUrl();
  const portal = { url, token: await deployToken(url, name) };
  const before = await callPortal(portal, ['GET', '/releases']);
  const { version, hash } = await callPortal(portal, ['POST', `/releases/${name}/rollback`], target(to, before, name));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${name} is back at ${version} (${hash}) from the next page load on: ${seconds} s`);
  const { shares } = await callPortal(portal, ['GET', '/releases']);
  for (const share of before.shares.filter(({ _id: id }) => !shares.some((going) => going._id === id)))
    console.log(`The share of ${namesIn(share)} has ended with it.`);
});
