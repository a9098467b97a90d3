import {
  dayOf,
  daysBetween,
  epochOf,
  LABEL_SETTINGS,
  labelOn,
  type CountedDecision,
  type Day,
  type LabelOnDay,
} from '@portal/domain';
import { addressesOfCentre } from '../../people/users/centre-addresses.store';
import { transaction } from '../../platform/db/client';
import { writeMails, writeMailTo } from '../../platform/mail/mail.store';
import type { Context } from '../../platform/process/app-types';
import { lockFacility } from '../../labelling/facilities/load-facility';
import { labelOf } from '../../labelling/label/label-decisions.store';
import { forEachFacility } from '../../labelling/reminders/for-each-facility';
import { listRemindable } from '../../labelling/reminders/reminders.store';
import type { Person } from '../../labelling/work/waiting';
import { aboutFacility } from '../../quality/mail/about-facility';
import { newsMail, toHolders } from '../../quality/mail/holder-mail';
import { insertReminders } from '../../quality/reminders/reminders.store';
import { endingNews, labelPaths } from '../mail/label-mails';

const FAILURE = 'the end of a label could not be announced';

const { notices: NOTICES } = LABEL_SETTINGS;

/** The last day of a label and the notice that is to be there, in days before it; `null` if none is. */
function noticeOn({ status, valid_until: until }: LabelOnDay, today: Day) {
  if (status !== 'granted' || until === null) return null;
  const days = daysBetween(epochOf(today), epochOf(until));
  const notice = NOTICES.toSorted((one, other) => one - other).find((each) => days <= each);
  return notice === undefined ? null : { until, days, notice };
}

/** Tells the facility and the centre that a label ends soon: once for each notice and last day, and only the nearest notice. */
const announceFor =
  ({ db, now, settings }: Context, people: readonly Person[]) =>
  (id: string) =>
    transaction(db, async (tx) => {
      const loaded = await lockFacility(tx, id);
      const today = dayOf(now());
      const ending = noticeOn(labelOf(loaded, today), today);
      if (ending === null) return;
      const { until, days, notice } = ending;
      const key = { subject: id, kind: `label-ending-${notice}`, due: until };
      if ((await insertReminders(tx, [key])).length === 0) return;
      const about = aboutFacility(loaded, settings.publicUrl);
      const wanting = about.holders.filter(({ email }) => people.some((person) => person.email === email));
      const { own, centre } = labelPaths(about.facility);
      const newsFor = (path: string) => endingNews(about.facility.name, until, { days, path });
      await writeMails(tx, toHolders({ ...about, holders: wanting }, newsFor(own)));
      await writeMailTo(tx, addressesOfCentre('issue-nf-report', id), newsMail(about, newsFor(centre)));
    });

/** Announces labels that end soon, of those with these records. Users who want no reminders get none. */
export async function announceEnds(
  context: Context,
  records: ReadonlyMap<string, readonly CountedDecision[]>,
  today: Day,
): Promise<void> {
  const ending = [...records].filter(([, record]) => noticeOn(labelOn(record, today), today) !== null);
  if (ending.length === 0) return;
  const ids = ending.map(([id]) => id);
  await forEachFacility(context, ids, FAILURE, announceFor(context, await listRemindable(context.db)));
}
