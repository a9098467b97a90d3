import { addDays, dayOf, prettyName, REGULAR_EVALUATION_SETTINGS, type Day } from '@portal/domain';
import { transaction } from '../../platform/db/client';
import { writeMails } from '../../platform/mail/mail.store';
import type { Context } from '../../platform/process/app-types';
import { listRemindable } from '../../labelling/reminders/reminders.store';
import type { Person } from '../../labelling/work/waiting';
import { toHolders, type AboutFacility, type News } from '../../quality/mail/holder-mail';
import { insertReminders, type ReminderKey } from '../../quality/reminders/reminders.store';
import { actionDueNews, statementDueNews } from '../evaluations/evaluation-mails';
import { isBetween, listOpenActions, listOpenEvaluations, type OpenEvaluation } from './openings.store';

const { statementNotice: STATEMENT, actionNotice: ACTION } = REGULAR_EVALUATION_SETTINGS;

interface Found {
  facility: OpenEvaluation['facility'];
  key: ReminderKey;
  news: News;
}

function aboutOf(facility: Found['facility'], people: readonly Person[], publicUrl: string): AboutFacility {
  const { id, acronym, ownerId, deputyIds } = facility;
  const holders = people.filter((person) => person.id === ownerId || deputyIds.includes(person.id));
  return { facility: { id, acronym, name: prettyName(facility) }, holders, publicUrl };
}

/** What is due soon and not done; what is overdue is a task, and not reminded of again. */
async function findDue({ db }: Context, today: Day): Promise<Found[]> {
  const isSoon = (due: Day, days: number) => isBetween(due, today, addDays(today, days));
  const statements = (await listOpenEvaluations(db, 'all'))
    .filter(
      ({ evaluation: { status, statementDue } }) => status === 'facility_input' && isSoon(statementDue, STATEMENT),
    )
    .map(({ evaluation, facility }) => {
      const news = statementDueNews(evaluation);
      return { facility, news, key: { subject: evaluation.id, kind: news.kind, due: evaluation.statementDue } };
    });
  const actions = (await listOpenActions(db, 'all'))
    .filter(({ action: { due, reportedAt } }) => reportedAt === null && isSoon(due, ACTION))
    .map(({ action, evaluation, facility }) => {
      const news = actionDueNews(evaluation, action);
      return { facility, news, key: { subject: action.id, kind: news.kind, due: action.due } };
    });
  return [...statements, ...actions];
}

/** Reminds facilities of statements and actions that are due soon, once for each due date. */
export async function remindOfEvaluations(context: Context): Promise<void> {
  const { db, now, settings } = context;
  const found = await findDue(context, dayOf(now()));
  if (found.length === 0) return;
  const people = await listRemindable(db);
  await transaction(db, async (tx) => {
    for (const { facility, key, news } of found) {
      const claimed = await insertReminders(tx, [key]);
      if (claimed.length > 0) await writeMails(tx, toHolders(aboutOf(facility, people, settings.publicUrl), news));
    }
  });
}
