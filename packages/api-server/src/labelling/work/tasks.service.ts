import {
  byUrgency,
  completeness,
  dayOf,
  epochOf,
  missingInWords,
  taskButton,
  type ServedTask,
  type TaskQuery,
} from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { toNationalFacility } from '../facilities/facility.view';
import { listLidars, listPhotometers } from '../instrument-records/load-instruments';
import { loadOpenFor } from './load-open';
import { isOfApplications } from './task-path';
import { waitingFor, type OpenApplication, type Waiting, type LoadMoreWork } from './waiting';

/** What the user's own application lacks, in words, and the button for it. */
async function draftWords(db: Db, { loaded }: OpenApplication, actor: Actor) {
  const { id } = loaded.facility;
  const { missing } = completeness({
    facility: toNationalFacility(loaded, { actor, view: 'owner' }),
    lidars: await listLidars(db, id, 'owner'),
    photometers: await listPhotometers(db, id, 'owner'),
  });
  const progress = missing.length === 0 ? 'All required fields are complete' : missingInWords(missing);
  return { progress, button: taskButton('application', missing.length) };
}

type Worded = Waiting & Pick<ServedTask, 'button'>;

const toTask = ({ kind, what, progress, since, due, facility, path, button, key, size }: Worded): ServedTask => ({
  kind,
  what,
  progress,
  since,
  due_date: due === null ? null : epochOf(due),
  facility: { _id: facility.id, acronym: facility.acronym, pretty_name: facility.name },
  path,
  button,
  key: `${facility.id} ${key}`,
  ...(size !== undefined && { size }),
});

/** The tasks of a user in an application; an application to be submitted says what is missing. */
const tasksIn = (db: Db, actor: Actor, application: OpenApplication) =>
  Promise.all(
    waitingFor(actor, application).map(async (task): Promise<Worded> => ({
      ...task,
      ...(task.kind === 'application' ? await draftWords(db, application, actor) : { button: taskButton(task.kind) }),
    })),
  );

/** The open tasks of a user, at one facility or all, of one kind or all, most urgent first. */
export async function listTasks(
  context: Context,
  actor: Actor,
  loadMore: LoadMoreWork,
  { facility: facilityId, kind }: TaskQuery = {},
): Promise<ServedTask[]> {
  const { db, now } = context;
  const more = (await loadMore(context, actor))(actor)
    .filter(({ facility }) => facilityId === undefined || facility.id === facilityId)
    .map((task) => ({ ...task, button: taskButton(task.kind) }));
  // Most of the work is in the applications, so they are left alone for what they cannot have.
  const isInApplications = !kind || isOfApplications(kind);
  const applications = isInApplications ? await loadOpenFor(db, actor, facilityId) : [];
  const tasks = await Promise.all(applications.map((application) => tasksIn(db, actor, application)));
  return [...tasks.flat(), ...more]
    .filter((task) => !kind || task.kind === kind)
    .toSorted(byUrgency(dayOf(now())))
    .map(toTask);
}
