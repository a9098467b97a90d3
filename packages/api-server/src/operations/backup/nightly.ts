import { dayOf, MS_PER_DAY } from '@portal/domain';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Nightly backups are made from this hour on, UTC: the portal's days are days of UTC. */
const FROM_HOUR = 2;

const NIGHTLY = /^nightly-(\d{4}-\d\d-\d\d)\.tar\.gz(\..+\.part)?$/;

/** Name of the backup of a night. */
export const nightlyName = (now: Date): string => `nightly-${dayOf(now)}.tar.gz`;

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** Whether tonight's backup is missing. */
export async function isDue(folder: string, now: Date): Promise<boolean> {
  return now.getUTCHours() >= FROM_HOUR && !(await namesIn(folder)).includes(nightlyName(now));
}

/**
 * Removes nightly backups that are older than the given days, and the remains of incomplete ones. Other files in the
 * folder stay.
 */
export async function removeOld(folder: string, keepDays: number, now: Date): Promise<void> {
  const oldest = dayOf(new Date(now.getTime() - (keepDays - 1) * MS_PER_DAY));
  for (const name of await namesIn(folder)) {
    const [, day, isPart] = NIGHTLY.exec(name) ?? [];
    if (day !== undefined && (day < oldest || isPart !== undefined)) await rm(join(folder, name), { force: true });
  }
}
