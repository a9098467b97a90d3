import type { LoadMoreWork } from '../labelling/work/waiting';
import { runLabelExpiry } from '../labels/expiry/run-label-expiry';
import { loadLabelWork } from '../labels/work/label-work';
import { loadEvaluationWork } from '../labels/openings/evaluation-work';
import { runRegularEvaluations } from '../labels/openings/run-regular-evaluations';
import { loggable } from '../platform/db/loggable';
import type { Context } from '../platform/process/app-types';
import { loadQualityWork } from '../quality/network/quality-work';
import { writeQualityReminders } from '../quality/reminders/quality-reminders';

const SOURCES: readonly LoadMoreWork[] = [loadQualityWork, loadLabelWork, loadEvaluationWork];

/** The open tasks of all stages after the initial acceptance. */
export const loadMoreWork: LoadMoreWork = async (context, person) => {
  const asked: Awaited<ReturnType<LoadMoreWork>>[] = [];
  for (const load of SOURCES) asked.push(await load(context, person));
  return (of) => asked.flatMap((each) => each(of));
};

const DAILY = [writeQualityReminders, runLabelExpiry, runRegularEvaluations];

/** What the stages after the initial acceptance do by the day, and remind of. One that fails keeps no other from its work. */
export async function writeMoreReminders(context: Context): Promise<void> {
  for (const job of DAILY)
    await job(context).catch((error: Error) => context.log.warn(loggable(error), 'a daily job failed'));
}
