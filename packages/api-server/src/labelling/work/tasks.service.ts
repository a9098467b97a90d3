import { byUrgency, completeness, epochOf, type ServedTask } from '@portal/domain';
import type { Actor } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { toNationalFacility } from '../facilities/facility.view';
import { listLidars, listPhotometers } from '../instrument-records/load-instruments';
import { loadOpenFor } from './load-open';
import { waitingFor, type OpenApplication, type Waiting } from './waiting';

/** The number of missing required fields of the user's own application, in words. */
async function missingInWords(db: Db, { loaded }: OpenApplication, actor: Actor): Promise<string> {
  const { id } = loaded.facility;
  const { missing } = completeness({
    facility: toNationalFacility(loaded, { actor, view: 'owner' }),
    lidars: await listLidars(db, id, 'owner'),
    photometers: await listPhotometers(db, id, 'owner'),
  });
  if (missing.length === 0) return 'All required fields are complete';
  return missing.length === 1 ? '1 required field is missing' : `${missing.length} required fields are missing`;
}

const toTask = ({ kind, what, progress, since, due, facility, path, key }: Waiting): ServedTask => ({
  kind,
  what,
  progress,
  since,
  due_date: due === null ? null : epochOf(due),
  facility: { _id: facility.id, acronym: facility.acronym, pretty_name: facility.name },
  path,
  key: `${facility.id} ${key}`,
});

/** The tasks of a user in an application; an application to be submitted has its number of missing fields. */
const tasksIn = (db: Db, actor: Actor, application: OpenApplication) =>
  Promise.all(
    waitingFor(actor, application).map(async (task) =>
      task.kind === 'application' ? { ...task, progress: await missingInWords(db, application, actor) } : task,
    ),
  );

/** All open tasks of a user, most urgent first. */
export async function listTasks(db: Db, actor: Actor): Promise<ServedTask[]> {
  const applications = await loadOpenFor(db, actor);
  const tasks = await Promise.all(applications.map((application) => tasksIn(db, actor, application)));
  return tasks.flat().toSorted(byUrgency).map(toTask);
}
