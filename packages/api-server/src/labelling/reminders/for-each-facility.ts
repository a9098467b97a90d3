import { loggable } from '../../platform/db/loggable';
import type { Context } from '../../platform/process/app-types';

/**
 * Runs a step of a job for each facility. One that fails is logged and tried again with the next run, and keeps no other
 * from its step. `failure` is the line in the log.
 */
export async function forEachFacility(
  { log }: Pick<Context, 'log'>,
  ids: readonly string[],
  failure: string,
  step: (id: string) => Promise<void>,
): Promise<void> {
  for (const id of ids) await step(id).catch((error: Error) => log.warn({ facility: id, ...loggable(error) }, failure));
}
