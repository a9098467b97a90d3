import { RELEASED } from '../parts.mjs';
import { Refusal } from './refusal.mjs';

/** The part named on the command line. Throws a `Refusal` with all names for an unknown one. */
export function partNamed(name, usage) {
  if (RELEASED.includes(name)) return name;
  const wrong = name === undefined ? [] : [`This checkout has no part "${name}".`];
  throw new Refusal(...wrong, `Use: ${usage}`, `Parts: ${RELEASED.join(', ')}`);
}
