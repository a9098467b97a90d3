import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLocal, callPortal } from './portal.mjs';
import { Refusal } from './refusal.mjs';
import { ROOT } from '../install.mjs';
import { RELEASED } from '../parts.mjs';

/**
 * The deploy token for a part: DEPLOY_TOKEN, or that of a demonstration on this machine. Without the name of a part, any
 * token will do, since every team may read. Throws a Refusal when there is none.
 */
export async function deployToken(url, part) {
  const token = process.env.DEPLOY_TOKEN || (await demoToken(url, part));
  if (token) return token;
  throw new Refusal(
    `There is no deploy token for ${part ?? url}.`,
    ...(isLocal(url)
      ? ['A demonstration leaves them in its data folder: "npm start", or name the folder in DATA_DIR.']
      : []),
    'For any other portal an administrator makes one on the Releases page; put it into DEPLOY_TOKEN.',
  );
}

/** The administrator of every demonstration, whose password the greeting of the server prints. */
const ADMINISTRATOR = { email: 'admin@demo.example', password: 'demo-aerosol' };

/** Where a demonstration on this machine leaves the deploy tokens of its parts. */
const file = () => join(resolve(ROOT, process.env.DATA_DIR || '.data'), 'deploy-tokens.json');

/** A part that joined after the start of the demonstration has no token yet: its administrator makes one. */
async function newToken(url, part, known) {
  const session = await callPortal({ url }, ['POST', '/auth/login'], ADMINISTRATOR);
  const { token } = await callPortal(
    { url, token: session.access_token },
    ['POST', `/releases/${part}/deploy-token`],
    {},
  );
  writeFileSync(file(), `${JSON.stringify({ ...known, [part]: token }, null, 2)}\n`);
  return token;
}

/** The deploy token for a part, or without a name for any, of a demonstration on this machine; null when there is none. */
async function demoToken(url, part) {
  if (!isLocal(url) || !existsSync(file())) return null;
  const known = JSON.parse(readFileSync(file(), 'utf8'));
  if (part === undefined) return Object.values(known)[0] ?? null;
  if (known[part]) return known[part];
  return RELEASED.includes(part) ? newToken(url, part, known) : null;
}
