import { demoToken } from './demo-token.mjs';
import { isLocal } from './portal.mjs';
import { Refusal } from './refusal.mjs';

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
