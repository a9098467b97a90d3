import type { Job } from '../labelling/reminders/run-jobs';
import type { LoadMoreWork } from '../labelling/work/waiting';
import { runLabelExpiry } from '../labels/expiry/run-label-expiry';
import { loadLabelWork } from '../labels/work/label-work';
import { loadEvaluationWork } from '../labels/openings/evaluation-work';
import { runRegularEvaluations } from '../labels/openings/run-regular-evaluations';
import { loadQualityWork } from '../quality/network/quality-work';
import { writeQualityReminders } from '../quality/reminders/quality-reminders';

const SOURCES: readonly LoadMoreWork[] = [loadQualityWork, loadLabelWork, loadEvaluationWork];

/** The open tasks of all stages after the initial acceptance. */
export const loadMoreWork: LoadMoreWork = async (context, person) => {
  const asked: Awaited<ReturnType<LoadMoreWork>>[] = [];
  for (const load of SOURCES) asked.push(await load(context, person));
  return (of) => asked.flatMap((each) => each(of));
};

/** What the stages after the initial acceptance do by the day. */
export const MORE_JOBS: readonly Job[] = [
  { name: 'reminders of quality assurance', run: writeQualityReminders },
  { name: 'ends of labels', run: runLabelExpiry },
  { name: 'regular evaluations', run: runRegularEvaluations },
];
