import { RELEASED } from '../parts.mjs';
import { Refusal } from './refusal.mjs';

/** The part that was named on the command line. Throws a Refusal with all names when there is none of it here. */
export function partNamed(name, usage) {
  if (RELEASED.includes(name)) return name;
  const wrong = name === undefined ? [] : [`There is no part "${name}" in this checkout.`];
  throw new Refusal(...wrong, `Use: ${usage}`, `Parts: ${RELEASED.join(', ')}`);
}
