import type { Context } from '../../platform/process/app-types';
import { remindOfEvaluations } from './evaluation-reminders.service';
import { endLeftEvaluations, openDueEvaluations } from './open-evaluations.service';

/** Ends and opens regular evaluations by the day, and reminds of them. Run again, it does nothing twice. */
export async function runRegularEvaluations(context: Context): Promise<void> {
  if (context.settings.stages === '1a') return;
  await endLeftEvaluations(context);
  await openDueEvaluations(context);
  await remindOfEvaluations(context);
}
