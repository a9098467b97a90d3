import { can, tasksOf, prettyName, type InitialAcceptance, type Permission, type Task } from '@portal/domain';
import { toInitialAcceptance } from '../facilities/facility.view';
import type { LoadedFacility } from '../facilities/load-facility';
import { workFactsOf } from '../facilities/work-facts';
import { taskPath } from './task-path';

/** For whom something may wait. */
export interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  permissions: Permission[];
}

/** An application in which something waits, with all that decides for whom it waits. */
export interface OpenApplication {
  loaded: LoadedFacility;
  acceptance: InitialAcceptance;
}

/** A task of a person, with the facility that it is about. */
export interface Waiting extends Task {
  facility: { id: string; acronym: string; name: string };
  /** Where it is done, as a path of the portal. */
  path: string;
  /** Tells it from all else that waits in an application, also at another time. */
  key: string;
}

/** An application as it is asked for tasks. */
export function toOpenApplication(loaded: LoadedFacility): OpenApplication {
  return { loaded, acceptance: toInitialAcceptance(loaded, 'full') };
}

function keyOf({ kind, condition }: Task, { application }: LoadedFacility): string {
  if (condition !== null) return `conditions ${condition}`;
  return kind === 'answer' || kind === application.step ? kind : `${application.step} ${kind}`;
}

/** The tasks of a person in an application: as its owner or deputy, and as one of those who run the evaluation. */
export function waitingFor(person: Person, { loaded, acceptance }: OpenApplication): Waiting[] {
  const { facility } = loaded;
  const about = { id: facility.id, acronym: facility.acronym, name: prettyName(facility) };
  return tasksOf(person, workFactsOf(loaded, acceptance)).map((task) => ({
    ...task,
    facility: about,
    path: taskPath(task, facility.id),
    key: keyOf(task, loaded),
  }));
}

/**
 * By person, the applications in which something may wait: all of them for those who run the evaluation, else those that
 * the person owns, is a deputy of, or reviews. Most people have one; to ask every person about every application would take minutes.
 */
export function concerning(applications: readonly OpenApplication[]): (person: Person) => readonly OpenApplication[] {
  const own = new Map<string, OpenApplication[]>();
  for (const application of applications) {
    const { owner, deputies, reviewers } = application.loaded;
    for (const id of new Set([owner, ...deputies, ...reviewers].map((person) => person.id))) {
      const others = own.get(id);
      if (others) others.push(application);
      else own.set(id, [application]);
    }
  }
  return (person) => (can(person, 'issue-nf-report') ? applications : (own.get(person.id) ?? []));
}
