import {
  can,
  isAdministrator,
  isOwner,
  openWork,
  prettyName,
  type Day,
  type InitialAcceptance,
  type PendingFor,
  type Permission,
} from '@portal/domain';
import { toInitialAcceptance } from '../facilities/facility.view';
import type { LoadedFacility } from '../facilities/load-facility';
import { workFactsOf } from '../facilities/work-facts';

/** A possible recipient of reminders. */
export interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  permissions: Permission[];
}

/** An application that is not complete, with all that decides for whom it waits. */
export interface OpenApplication {
  loaded: LoadedFacility;
  acceptance: InitialAcceptance;
}

/** Something that waits for a person. */
export interface Waiting {
  facility: { id: string; acronym: string; name: string };
  /** In words, e.g. "3 evaluations to submit". */
  what: string;
  /** Epoch seconds. */
  since: number | null;
  due: Day | null;
  /** Where it is done, as a path of the portal. */
  path: string;
}

/** An application as the reminders see it. */
export function toOpenApplication(loaded: LoadedFacility): OpenApplication {
  return { loaded, acceptance: toInitialAcceptance(loaded, 'full') };
}

/** What a facility is to do, by what its application is pending for; else to complete and submit it. */
const OWN_WORK: Partial<Record<PendingFor, string>> = {
  'upgrade-plan': 'Upgrade plan to upload',
  answer: 'Question to answer',
};

function ownWork(person: Person, { loaded, acceptance }: OpenApplication) {
  if (acceptance.pending_with !== 'facility' || !isOwner(person, loaded.facility)) return null;
  const { pending_for, pending_since: since } = acceptance;
  const what = OWN_WORK[pending_for] ?? 'Application to complete and submit';
  return { what, since, path: `/edit-nf/${loaded.facility.id}` };
}

const invitations = (person: Person, { acceptance }: OpenApplication) =>
  isAdministrator(person) && acceptance.pending_for === 'invitation'
    ? { what: 'Invitation to send', since: acceptance.pending_since, path: '/admin/edit-nfs' }
    : null;

function evaluations(person: Person, { loaded, acceptance }: OpenApplication) {
  const work = openWork(person, workFactsOf(loaded, acceptance));
  return work && { ...work, path: `/cars/evaluate-nf/${loaded.facility.id}` };
}

/** What waits for this person in an application: as its owner, and as one of those who run the evaluation. */
export function waitingFor(person: Person, application: OpenApplication): Waiting[] {
  const { facility, application: round } = application.loaded;
  const pending = [ownWork, invitations, evaluations].flatMap((kind) => kind(person, application) ?? []);
  return pending.map((work) => ({
    ...work,
    facility: { id: facility.id, acronym: facility.acronym, name: prettyName(facility) },
    due: isPendingWith(person, application) ? round.dueDate : null,
  }));
}

/** Whether the due date of the application is this person's to keep: what waits is the step whose turn it is. */
export function isPendingWith(person: Person, { acceptance }: OpenApplication): boolean {
  return acceptance.pending_with !== 'administrators' || isAdministrator(person);
}

/**
 * By person, the applications in which something may wait: all of them for those who run the evaluation, else those that
 * the person owns or reviews. Most people have one; to ask every person about every application would take minutes.
 */
export function concerning(applications: readonly OpenApplication[]): (person: Person) => readonly OpenApplication[] {
  const own = new Map<string, OpenApplication[]>();
  for (const application of applications) {
    const { facility, reviewers } = application.loaded;
    for (const id of new Set([facility.ownerId, ...reviewers.map((reviewer) => reviewer.id)])) {
      const others = own.get(id);
      if (others) others.push(application);
      else own.set(id, [application]);
    }
  }
  return (person) => (can(person, 'issue-nf-report') ? applications : (own.get(person.id) ?? []));
}
