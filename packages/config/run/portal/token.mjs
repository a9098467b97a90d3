import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLocal, callPortal } from './portal.mjs';
import { Refusal } from './refusal.mjs';
import { ROOT } from '../install.mjs';
import { RELEASED } from '../parts.mjs';

/**
 * The deploy token of a part: DEPLOY_TOKEN, or that of a local demonstration. Without a part any token is sufficient,
 * since every team may read. Throws a `Refusal` without a token.
 */
export async function deployToken(url, part) {
  const token = process.env.DEPLOY_TOKEN || (await demoToken(url, part));
  if (token) return token;
  throw new Refusal(
    `There is no deploy token for ${part ?? url}.`,
    ...(isLocal(url)
      ? ['A demonstration stores its tokens in its data folder: run "npm start", or set DATA_DIR to this folder.']
      : []),
    'For any other portal, an administrator creates a token on the Releases page; set DEPLOY_TOKEN to its value.',
  );
}

/** The deploy tokens of several parts, as one bearer: DEPLOY_TOKEN, which may hold several, or those of a demonstration. */
export async function deployTokens(url, parts) {
  const tokens = [];
  for (const part of parts) tokens.push(await deployToken(url, part));
  return [...new Set(tokens)].join(',');
}

/** Administrator of every demonstration; the server prints the password when it starts. */
const ADMINISTRATOR = { email: 'admin@demo.example', password: 'demo-aerosol' };

/** File in which a local demonstration stores the deploy tokens of its parts. */
const file = () => join(resolve(ROOT, process.env.DATA_DIR || '.data'), 'deploy-tokens.json');

/** The grant that a part of this checkout needs: the paths and menu positions in its remote.json. */
function grantOf(part) {
  const { pages, menu } = JSON.parse(readFileSync(join(ROOT, part, 'remote.json'), 'utf8'));
  const orders = menu.map(({ order }) => order);
  const prefixes = [...new Set(pages.map(({ path }) => `/${path.split('/')[1]}`))];
  return { prefixes, menu_from: Math.min(...orders, 1000), menu_to: Math.max(...orders, 0) };
}

/** Grants a part that was added after the demonstration started, and creates its token. */
async function newToken(url, part, known) {
  const session = await callPortal({ url }, ['POST', '/auth/login'], ADMINISTRATOR);
  const portal = { url, token: session.access_token };
  await callPortal(portal, ['POST', `/releases/${part}/grant`], grantOf(part));
  const { token } = await callPortal(portal, ['POST', `/releases/${part}/deploy-token`], {});
  writeFileSync(file(), `${JSON.stringify({ ...known, [part]: token }, null, 2)}\n`);
  return token;
}

/** The deploy token of a part of a local demonstration, or any token without a part; `null` if there is none. */
async function demoToken(url, part) {
  if (!isLocal(url) || !existsSync(file())) return null;
  const known = JSON.parse(readFileSync(file(), 'utf8'));
  if (part === undefined) return Object.values(known)[0] ?? null;
  if (known[part]) return known[part];
  return RELEASED.includes(part) ? newToken(url, part, known) : null;
}
