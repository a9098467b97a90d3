import {
  addDays,
  dayOf,
  prettyName,
  QA_SETTINGS,
  qaTestType,
  reminderOn,
  withNames,
  type Day,
  type QaTestType,
  type ReminderKind,
} from '@portal/domain';
import { transaction, type Db } from '../../platform/db/client';
import { writeMails, writeMailTo } from '../../platform/mail/mail.store';
import type { Context } from '../../platform/process/app-types';
import { addressesOfCentre } from '../../people/users/centre-addresses.store';
import { listRemindable } from '../../labelling/reminders/reminders.store';
import type { Person } from '../../labelling/work/waiting';
import { newsMail, toHolders, type AboutFacility, type News } from '../mail/holder-mail';
import { dueCalibrationNews, dueTestsNews, untakenTestNews } from '../mail/reminder-mails';
import { loadNetwork, type FacilityOnDay, type LidarOnDay, type PhotometerOnDay } from '../network/load-network';
import { insertReminders, type ReminderKey } from './reminders.store';

interface Found extends ReminderKey {
  kind: ReminderKind;
  test: Pick<QaTestType, 'code' | 'name'>;
}

/** The reminders of a lidar that are to be there on a day. */
const remindersOf = ({ id, isInService, rows }: LidarOnDay, today: Day): Found[] =>
  isInService
    ? rows.flatMap(({ type, isNeeded, row }) => {
        const kind = isNeeded ? reminderOn(row, today) : null;
        const test = { code: type.code, name: withNames(type.name, row.names) };
        return kind && row.due ? [{ subject: `${id} ${type.code}`, kind, due: row.due, test }] : [];
      })
    : [];

/** Tests of a lidar with one due date are one message. */
function newsOf(lidar: LidarOnDay, facility: { id: string }, found: readonly Found[]): News[] {
  const groups = new Map<string, Found[]>();
  for (const each of found)
    groups.set(`${each.kind} ${each.due}`, [...(groups.get(`${each.kind} ${each.due}`) ?? []), each]);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const tests = group.map(({ test }) => test);
    return [dueTestsNews({ kind: first.kind, facility, lidar, tests, due: first.due })];
  });
}

const isSame = (one: ReminderKey, other: ReminderKey) =>
  one.subject === other.subject && one.kind === other.kind && one.due === other.due;

async function remindOfLidar(tx: Db, about: AboutFacility, lidar: LidarOnDay, today: Day): Promise<void> {
  const found = remindersOf(lidar, today);
  const claimed = await insertReminders(
    tx,
    found.map(({ subject, kind, due }) => ({ subject, kind, due })),
  );
  const fresh = found.filter((each) => claimed.some((key) => isSame(each, key)));
  for (const news of newsOf(lidar, about.facility, fresh)) {
    await writeMails(tx, toHolders(about, news));
    if (news.kind === 'qa-overdue-second')
      await writeMailTo(tx, addressesOfCentre('schedule-qa-qc-test', about.facility.id), newsMail(about, news));
  }
}

/** The reminder of the calibration of a photometer. */
async function remindOfPhotometer(tx: Db, about: AboutFacility, { id, name, row }: PhotometerOnDay, today: Day) {
  const kind = reminderOn(row, today);
  if (!kind || !row.due) return;
  const news = dueCalibrationNews({ kind, facility: about.facility, photometer: { id, name }, due: row.due });
  const claimed = await insertReminders(tx, [{ subject: `${id} calibration`, kind: news.kind, due: row.due }]);
  if (claimed.length > 0) await writeMails(tx, toHolders(about, news));
}

/** Tells the schedulers of tests that no one has taken for a while, once for each submission. */
async function remindOfUntaken(tx: Db, about: AboutFacility, { tests }: LidarOnDay, today: Day): Promise<void> {
  const latest = addDays(today, -QA_SETTINGS.reminders.untaken);
  for (const { id, type, status, submittedAt, lidarName } of tests) {
    if (status !== 'submitted' || !submittedAt || dayOf(submittedAt) > latest) continue;
    const since = dayOf(submittedAt);
    const claimed = await insertReminders(tx, [{ subject: id, kind: 'qa-test-untaken', due: since }]);
    const news = untakenTestNews({ id, name: `${qaTestType(type).name} of ${lidarName}` }, since);
    // Administrators have every permission, so they are among the schedulers.
    if (claimed.length > 0)
      await writeMailTo(tx, addressesOfCentre('schedule-qa-qc-test', about.facility.id), newsMail(about, news));
  }
}

function aboutOf({ facility }: FacilityOnDay, people: readonly Person[], publicUrl: string): AboutFacility {
  const { id, acronym, ownerId, deputyIds } = facility;
  const holders = people.filter((person) => person.id === ownerId || deputyIds.includes(person.id));
  return { facility: { id, acronym, name: prettyName(facility) }, holders, publicUrl };
}

/**
 * Writes the reminders of the test book that are to be there today: each once for a due date, and again when the date
 * moves. Users who want no reminders get none.
 */
export async function writeTestReminders({ db, now, settings }: Context): Promise<void> {
  if (settings.stages === '1a') return;
  const today = dayOf(now());
  const network = await loadNetwork(db, 'all', today);
  if (network.length === 0) return;
  const people = await listRemindable(db);
  for (const on of network) {
    const about = aboutOf(on, people, settings.publicUrl);
    await transaction(db, async (tx) => {
      for (const lidar of on.lidars) {
        if (on.isAskedForTests) await remindOfLidar(tx, about, lidar, today);
        await remindOfUntaken(tx, about, lidar, today);
      }
      const photometers = on.isAskedForTests ? on.photometers : [];
      for (const photometer of photometers) await remindOfPhotometer(tx, about, photometer, today);
    });
  }
}
