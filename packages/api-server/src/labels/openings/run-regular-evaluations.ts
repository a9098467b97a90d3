import type { Context } from '../../platform/process/app-types';
import { runJobs, type Job } from '../../labelling/reminders/run-jobs';
import { remindOfEvaluations } from './evaluation-reminders.service';
import { endLeftEvaluations, openDueEvaluations } from './open-evaluations.service';

const JOBS: readonly Job[] = [
  { name: 'ends of evaluations', run: endLeftEvaluations },
  { name: 'openings of evaluations', run: openDueEvaluations },
  { name: 'reminders of evaluations', run: remindOfEvaluations },
];

/** Ends and opens regular evaluations by the day, and reminds of them. Run again, it does nothing twice. */
export async function runRegularEvaluations(context: Context): Promise<void> {
  if (context.settings.stages !== '1a') await runJobs(context, JOBS);
}
