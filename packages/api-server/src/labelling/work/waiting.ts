import {
  can,
  tasksOf,
  prettyName,
  type InitialAcceptance,
  type Permission,
  type Task,
  type TaskKind,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { toInitialAcceptance } from '../facilities/facility.view';
import type { LoadedFacility } from '../facilities/load-facility';
import { workFactsOf } from '../facilities/work-facts';
import { taskPath } from './task-path';

/** A user who may have tasks. */
export interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  permissions: Permission[];
}

/** An application with open work and all facts that determine whose it is. */
export interface OpenApplication {
  loaded: LoadedFacility;
  acceptance: InitialAcceptance;
}

/** A task of a user with its facility. */
export interface Waiting extends Omit<Task, 'kind'> {
  kind: TaskKind;
  facility: { id: string; acronym: string; name: string };
  /** Path in the portal where the task is done. */
  path: string;
  /** Distinguishes the task from all others of an application, including later ones. */
  key: string;
  /** Of how many things it consists; absent for one. */
  size?: number;
}

/** An application prepared for deriving tasks. */
export function toOpenApplication(loaded: LoadedFacility): OpenApplication {
  return { loaded, acceptance: toInitialAcceptance(loaded, 'full') };
}

function keyOf({ kind, condition }: Task, { application }: LoadedFacility): string {
  if (condition !== null) return `conditions ${condition}`;
  return kind === 'answer' || kind === application.step ? kind : `${application.step} ${kind}`;
}

/** The tasks of a user in an application: as owner or deputy, reviewer, CARS or administrator. */
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
 * The applications that may concern a user: all of them for those who issue reports, otherwise those that the user
 * owns, is a deputy of, or reviews. Most users have one; checking every user against every application would take
 * minutes.
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

/** Tasks of the wings above this one: prepared once, for one user or for all, then asked user by user. */
export type LoadMoreWork = (context: Context, person: Person | null) => Promise<(person: Person) => Waiting[]>;

/** No such tasks. */
export const noMoreWork: LoadMoreWork = async () => () => [];
