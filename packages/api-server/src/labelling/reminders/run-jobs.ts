import { loggable } from '../../platform/db/loggable';
import type { Context } from '../../platform/process/app-types';

/** Something that the portal does by the day. Run again, it does nothing twice. */
export interface Job {
  /** What it does, as the log names it. */
  name: string;
  run: (context: Context) => Promise<void>;
}

/** Runs jobs in their order. One that fails is logged, is tried again with the next run, and keeps no other from running. */
export async function runJobs(context: Context, jobs: readonly Job[]): Promise<void> {
  for (const { name, run } of jobs)
    try {
      await run(context);
    } catch (error) {
      context.log.warn({ job: name, ...loggable(error as Error) }, 'a job failed, and is tried again');
    }
}
