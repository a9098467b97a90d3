import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from './build.mjs';
import { installMissing, ROOT } from './install.mjs';
import { stateOrigin } from './portal/origin.mjs';
import { partNamed } from './portal/part-name.mjs';
import { callPortal, portalUrl } from './portal/portal.mjs';
import { preview } from './portal/preview.mjs';
import { command, Refusal } from './portal/refusal.mjs';
import { signingProblems } from './portal/signing-problems.mjs';
import { percentOf, shareReleases } from './portal/share.mjs';
import { deployTokens } from './portal/token.mjs';
import { move, send } from './portal/upload.mjs';

const USAGE = 'pnpm release <part …> [--check] [--preview] [--share <percent>] [--older] [--urgent] [--reason "…"]';
const OPTIONS = {
  check: { type: 'boolean' },
  preview: { type: 'boolean' },
  share: { type: 'string' },
  older: { type: 'boolean' },
  urgent: { type: 'boolean' },
  reason: { type: 'string' },
};

function read(words) {
  try {
    const { values, positionals } = parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
    const parts = positionals.length > 0 ? positionals : [undefined];
    return { names: [...new Set(parts.map((part) => partNamed(part, USAGE)))], ...values };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(error.message, `Use: ${USAGE}`);
  }
}

const folderOf = (name) => join(ROOT, name, 'dist');

async function built(name) {
  await buildChanged(name);
  return JSON.parse(readFileSync(join(folderOf(name), 'release.json'), 'utf8'));
}

/** The hash of the current release of a part, before the build. */
const presentOf = ({ parts }, name) =>
  parts.find((part) => part.name === name)?.releases.find(({ is_current: isCurrent }) => isCurrent)?.hash;

/** Every reason why the portal would refuse builds, one per line. */
async function refusalsOf(portal, releases, overview) {
  const { problems, unknown } = await callPortal(portal, ['POST', '/releases/fit'], { releases });
  const unsigned = await signingProblems(overview, releases);
  return [...problems, ...unsigned, ...unknown].map((line) => `- ${line}`);
}

/** Reports whether builds would currently be accepted; throws a `Refusal` if not. */
async function check(portal, releases, overview) {
  const lines = await refusalsOf(portal, releases, overview);
  if (lines.length > 0) throw new Refusal(`${portal.url} would refuse this release:`, ...lines);
  for (const { name, version, hash } of releases)
    console.log(`${name} ${version} (${hash}) would be accepted by ${portal.url}`);
}

/** A refusal with every reason, as a portal names those of its first failed step only. */
async function withEveryReason(error, portal, releases, overview) {
  if (!(error instanceof Refusal) || (error.status !== 409 && error.status !== 422)) return error;
  const named = error.message.split('\n');
  try {
    const all = await refusalsOf(portal, releases, overview);
    return new Refusal(...named, ...all.filter((line) => !named.includes(line)));
  } catch {
    return error;
  }
}

/** Uploads builds, and previews them, shares them or makes them current together. */
async function publish(portal, releases, overview, { startedAt, percent, preview: isPreview, older, urgent, reason }) {
  let sent = 0;
  for (const release of releases) sent += await send(portal, release, folderOf(release.name));
  const unsigned = [];
  for (const release of releases) if (!(await stateOrigin(portal, release))) unsigned.push(release.name);
  if (isPreview) {
    console.log((await preview(portal, releases)).join('\n'));
    return;
  }
  if (percent !== undefined) {
    await shareReleases(portal, releases, percent);
    return;
  }
  const parts = releases.map((release) => ({ ...release, replaces: presentOf(overview, release.name) }));
  await move(portal, parts, { ...(older && { older }), ...(urgent && { urgent }), ...(reason && { reason }) });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const files = sent === 0 ? 'no new files' : `${sent} files sent`;
  for (const { name, version, hash } of releases) {
    const off = overview.parts.find((part) => part.name === name)?.grant.off ?? null;
    const note = off === null ? '' : `, and switched off: its pages show “${off}”`;
    console.log(`${name} ${version} (${hash}) is current at ${portal.url}${note}`);
  }
  console.log(`${files}, ${unsigned.length === 0 ? 'signed' : `not signed: ${unsigned.join(', ')}`}, ${seconds} s`);
}

/** Builds the parts that have changed, and publishes them to a running portal. */
await command(async (words) => {
  const startedAt = Date.now();
  const { names, check: isCheck, share, ...options } = read(words);
  const percent = share === undefined ? undefined : await percentOf(share);
  const url = portalUrl();
  const portal = { url, token: await deployTokens(url, names) };
  // Before the build, which is pointless without permission.
  const overview = await callPortal(portal, ['GET', '/releases']);
  installMissing();
  const releases = [];
  for (const name of names) releases.push(await built(name));
  if (isCheck) {
    await check(portal, releases, overview);
    return;
  }
  try {
    await publish(portal, releases, overview, { ...options, startedAt, percent });
  } catch (error) {
    // A preview needs less, and an older version is meant to be one.
    const isRelease = !options.preview && !options.older;
    throw isRelease ? await withEveryReason(error, portal, releases, overview) : error;
  }
});
