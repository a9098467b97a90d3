import { addDays, dayOf, prettyName, REGULAR_EVALUATION_SETTINGS, type Day } from '@portal/domain';
import { transaction, type Db } from '../../platform/db/client';
import { writeMails } from '../../platform/mail/mail.store';
import type { Context } from '../../platform/process/app-types';
import { lockFacility } from '../../labelling/facilities/load-facility';
import { forEachFacility } from '../../labelling/reminders/for-each-facility';
import { listRemindable } from '../../labelling/reminders/reminders.store';
import type { Person } from '../../labelling/work/waiting';
import { toHolders, type AboutFacility, type News } from '../../quality/mail/holder-mail';
import { insertReminders, type ReminderKey } from '../../quality/reminders/reminders.store';
import { actionDueNews, statementDueNews } from '../evaluations/evaluation-mails';
import { keepHeld } from './keep-held';
import { listOpenActions, listOpenEvaluations, type OpenEvaluation, type Whose } from './openings.store';

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

/** What is due soon and not done, of one facility or of all; what is overdue is a task, and not reminded of again. */
async function findDue(db: Db, whose: Whose, today: Day): Promise<Found[]> {
  const isSoon = (due: Day, days: number) => today <= due && due <= addDays(today, days);
  const statements = (await listOpenEvaluations(db, whose))
    .filter(
      ({ evaluation: { status, statementDue } }) => status === 'facility_input' && isSoon(statementDue, STATEMENT),
    )
    .map(({ evaluation, facility }) => {
      const news = statementDueNews(evaluation);
      return { facility, news, key: { subject: evaluation.id, kind: news.kind, due: evaluation.statementDue } };
    });
  const actions = (await listOpenActions(db, whose))
    .filter(({ action: { due, reportedAt } }) => reportedAt === null && isSoon(due, ACTION))
    .map(({ action, evaluation, facility }) => {
      const news = actionDueNews(evaluation, action);
      return { facility, news, key: { subject: action.id, kind: news.kind, due: action.due } };
    });
  return keepHeld(db, [...statements, ...actions], today);
}

/** What is due is found again under the lock: a statement may have been sent meanwhile, or the label withdrawn. */
const remindOf =
  ({ db, now, settings }: Context, people: readonly Person[]) =>
  (id: string) =>
    transaction(db, async (tx) => {
      await lockFacility(tx, id);
      for (const { facility, key, news } of await findDue(tx, { facility: id }, dayOf(now()))) {
        const claimed = await insertReminders(tx, [key]);
        if (claimed.length > 0) await writeMails(tx, toHolders(aboutOf(facility, people, settings.publicUrl), news));
      }
    });

const FAILURE = 'a facility could not be reminded of its evaluation';

/** Reminds facilities of statements and actions that are due soon, once for each due date: one transaction for each facility. */
export async function remindOfEvaluations(context: Context): Promise<void> {
  const { db, now } = context;
  const found = await findDue(db, 'all', dayOf(now()));
  if (found.length === 0) return;
  const remind = remindOf(context, await listRemindable(db));
  const ids = new Set(found.map(({ facility }) => facility.id));
  await forEachFacility(context, [...ids], FAILURE, remind);
}
