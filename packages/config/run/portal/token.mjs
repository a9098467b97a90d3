import { demoToken } from './demo-token.mjs';
import { Refusal } from './refusal.mjs';

/**
 * The deploy token for a part: DEPLOY_TOKEN, or that of a demonstration on this machine. Without the name of a part, any
 * token will do, since every team may read. Throws a Refusal when there is none.
 */
export async function deployToken(url, part) {
  const token = process.env.DEPLOY_TOKEN || (await demoToken(url, part));
  if (token) return token;
  throw new Refusal(
    `There is no deploy token for ${part ?? 'this portal'}.`,
    'An administrator makes one on the Releases page of the portal; put it into DEPLOY_TOKEN.',
  );
}
