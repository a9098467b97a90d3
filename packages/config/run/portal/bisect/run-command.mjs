import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Refusal } from '../refusal.mjs';

/** Exit status of commands that cannot decide, as for git bisect. */
const CANNOT_TELL = 125;
/** Exit statuses of shells if a command could not be started. */
const NOT_STARTED = [126, 127];

/** Runs a command on the portal at this address: "good", "bad" or "skip". Throws a `Refusal` if it cannot be run. */
export async function outcomeOf([program, ...args], url) {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, PORTAL_URL: url } });
  const [code, signal] = await once(child, 'exit').catch((error) => {
    throw new Refusal(`"${program}" cannot be run (${error.code ?? error.message}).`);
  });
  if (signal) throw new Refusal(`"${program}" was terminated by ${signal}; the search has no result.`);
  if (NOT_STARTED.includes(code)) throw new Refusal(`"${program}" could not be started (status ${code}).`);
  if (code === CANNOT_TELL) return 'skip';
  return code === 0 ? 'good' : 'bad';
}
