import {
  can,
  mayDecideOn,
  isAdministrator,
  isOwnerOrDeputy,
  openWork,
  prettyName,
  type Day,
  type InitialAcceptance,
  type PendingFor,
  type Permission,
} from '@portal/domain';
import { toInitialAcceptance } from '../facilities/facility.view';
import { holdersOf } from '../facilities/owner-and-deputies';
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

/** An application in which something waits, with all that decides for whom it waits. */
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
  /** Tells it from others that wait in the same step. */
  id?: string;
}

/** An application as the reminders see it. */
export function toOpenApplication(loaded: LoadedFacility): OpenApplication {
  return { loaded, acceptance: toInitialAcceptance(loaded, 'full') };
}

type Work = Pick<Waiting, 'what' | 'since' | 'path' | 'id'> & { due?: Day | null };

/** What a facility is to do, by what its application is pending for; else to complete and submit it. */
const OWN_WORK: Partial<Record<PendingFor, string>> = {
  'upgrade-plan': 'Upgrade plan to upload',
  answer: 'Question to answer',
};

function ownWork(person: Person, { loaded, acceptance }: OpenApplication): Work[] {
  if (acceptance.pending_with !== 'facility' || !isOwnerOrDeputy(person, holdersOf(loaded))) return [];
  const { pending_for, pending_since: since } = acceptance;
  const path = `/edit-nf/${loaded.facility.id}`;
  // Each has a day of its own.
  if (pending_for === 'conditions')
    return loaded.openConditions.map(({ id, text, dueDate: due }) => ({
      // A sentence is made of it.
      what: `Condition to meet: ${text.replace(/\.$/, '')}`,
      since,
      path,
      id,
      due,
    }));
  const what = OWN_WORK[pending_for] ?? 'Application to complete and submit';
  return [{ what, since, path }];
}

const invitations = (person: Person, { acceptance }: OpenApplication): Work | null =>
  isAdministrator(person) && acceptance.pending_for === 'invitation'
    ? { what: 'Invitation to send', since: acceptance.pending_since, path: '/admin/edit-nfs' }
    : null;

function evaluations(person: Person, { loaded, acceptance }: OpenApplication): Work | null {
  const work = openWork(person, workFactsOf(loaded, acceptance));
  return work && { ...work, path: `/cars/evaluate-nf/${loaded.facility.id}` };
}

/** What waits for this person in an application: as its owner or deputy, and as one of those who run the evaluation. */
export function waitingFor(person: Person, application: OpenApplication): Waiting[] {
  const { facility, application: round } = application.loaded;
  const pending = [ownWork, invitations, evaluations].flatMap((kind) => kind(person, application) ?? []);
  const ofStep = isPendingWith(person, application) ? round.dueDate : null;
  return pending.map(({ due = ofStep, ...work }) => ({
    ...work,
    facility: { id: facility.id, acronym: facility.acronym, name: prettyName(facility) },
    due,
  }));
}

/** Whether the due date of the application is this person's to keep: what waits is the step whose turn it is. */
export function isPendingWith(person: Person, { loaded, acceptance: { pending_with } }: OpenApplication): boolean {
  if (pending_with === 'cars') return can(person, 'issue-nf-report') && mayDecideOn(person, holdersOf(loaded));
  return pending_with !== 'administrators' || isAdministrator(person);
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
