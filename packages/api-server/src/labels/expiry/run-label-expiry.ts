import {
  addDays,
  daysBetween,
  dayOf,
  epochOf,
  isEndUnrecorded,
  LABEL_SETTINGS,
  labelOn,
  type Day,
} from '@portal/domain';
import { addressesOfCentre } from '../../people/users/centre-addresses.store';
import { transaction } from '../../platform/db/client';
import { writeMails, writeMailTo } from '../../platform/mail/mail.store';
import type { Context } from '../../platform/process/app-types';
import { lockFacility } from '../../labelling/facilities/load-facility';
import { labelOf, loadRecords } from '../../labelling/label/label-decisions.store';
import { listRemindable } from '../../labelling/reminders/reminders.store';
import type { Person } from '../../labelling/work/waiting';
import { aboutFacility } from '../../quality/mail/about-facility';
import { newsMail, toHolders } from '../../quality/mail/holder-mail';
import { insertReminders } from '../../quality/reminders/reminders.store';
import { endingNews, labelPaths } from '../mail/label-mails';
import { forEachFacility } from '../record/for-each-facility';
import { recordEnd } from './record-end';
import { listEndingUntil } from './expiry.store';

/** The days of the notice that is to be there with so many days left; `null` before the first one. */
const noticeAt = (daysLeft: number): number | null =>
  LABEL_SETTINGS.notices.toSorted((one, other) => one - other).find((days) => daysLeft <= days) ?? null;

const daysUntil = (last: Day, today: Day) => daysBetween(epochOf(today), epochOf(last));

const endFor = (context: Context, id: string) =>
  transaction(context.db, async (tx) => {
    const loaded = await lockFacility(tx, id);
    const at = context.now();
    // Another server, or a step, may have recorded it meanwhile.
    if (isEndUnrecorded(loaded.labelDecisions, dayOf(at)))
      await recordEnd(tx, { loaded, at, publicUrl: context.settings.publicUrl });
  });

/** Tells the facility and the centre that a label ends soon: once for each notice and last day, and only the nearest notice. */
const remindFor = ({ db, now, settings }: Context, id: string, people: readonly Person[]) =>
  transaction(db, async (tx) => {
    const loaded = await lockFacility(tx, id);
    const today = dayOf(now());
    const { status, valid_until: until } = labelOf(loaded, today);
    if (status !== 'granted' || until === null) return;
    const days = daysUntil(until, today);
    const notice = noticeAt(days);
    if (notice === null) return;
    const key = { subject: id, kind: `label-ending-${notice}`, due: until };
    if ((await insertReminders(tx, [key])).length === 0) return;
    const about = aboutFacility(loaded, settings.publicUrl);
    const wanting = about.holders.filter(({ email }) => people.some((person) => person.email === email));
    const { own, centre } = labelPaths(about.facility);
    const newsFor = (path: string) => endingNews(about.facility.name, until, { days, path });
    await writeMails(tx, toHolders({ ...about, holders: wanting }, newsFor(own)));
    await writeMailTo(tx, addressesOfCentre('issue-nf-report', id), newsMail(about, newsFor(centre)));
  });

const FAILURE = 'the end of a label could not be recorded or announced';

/**
 * Records labels that have ended, and announces those that end soon. That a label has ended follows from the day alone;
 * this writes the entry and the messages. Run again, or by two servers, it does nothing twice. Users who want no
 * reminders get none before the end.
 */
export async function runLabelExpiry(context: Context): Promise<void> {
  const { db, now, settings } = context;
  if (settings.stages === '1a') return;
  const today = dayOf(now());
  const ids = await listEndingUntil(db, addDays(today, Math.max(...LABEL_SETTINGS.notices)));
  if (ids.length === 0) return;
  const records = [...(await loadRecords(db, ids))];
  const ended = records.filter(([, record]) => isEndUnrecorded(record, today)).map(([id]) => id);
  await forEachFacility(context, ended, FAILURE, (id) => endFor(context, id));
  const ending = records.filter(([, record]) => {
    const { status, valid_until: until } = labelOn(record, today);
    return status === 'granted' && until !== null && noticeAt(daysUntil(until, today)) !== null;
  });
  if (ending.length === 0) return;
  const people = await listRemindable(db);
  await forEachFacility(
    context,
    ending.map(([id]) => id),
    FAILURE,
    (id) => remindFor(context, id, people),
  );
}
