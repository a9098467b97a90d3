import {
  can,
  mayDecideOn,
  isAdministrator,
  isOwnerOrDeputy,
  openWork,
  partyFor,
  prettyName,
  sinceOfStep,
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
  /** How it is brought to an end, where that does not follow from whose turn it is. */
  how: string | null;
  /** Tells it from all else that waits in an application, also at another time. */
  key: string;
}

/** An application as the reminders see it. */
export function toOpenApplication(loaded: LoadedFacility): OpenApplication {
  return { loaded, acceptance: toInitialAcceptance(loaded, 'full') };
}

type Work = Omit<Waiting, 'facility'>;

/** What a facility is to do in a step of its own; conditions are work each for itself. */
const OWN_STEPS: Partial<Record<PendingFor, string>> = {
  application: 'Application to complete and submit',
  'upgrade-plan': 'Upgrade plan to upload',
};

/** Conditions are work beside the step: the sentence of that would speak of somebody else's turn. */
const CLOSED_BY_CARS =
  'When it is met, please tell CARS how, for example by the contact form of the portal: CARS closes it.';

function ownWork(person: Person, open: OpenApplication): Work[] {
  const { loaded, acceptance } = open;
  if (!isOwnerOrDeputy(person, holdersOf(loaded))) return [];
  const { application } = loaded;
  const path = `/edit-nf/${loaded.facility.id}`;
  const ofStep = OWN_STEPS[application.step];
  const answer: Work = {
    what: 'Question to answer',
    since: acceptance.pending_since,
    due: application.dueDate,
    path,
    how: null,
    key: 'answer',
  };
  return [
    ...(acceptance.pending_for === 'answer' ? [answer] : []),
    ...(ofStep ? [{ what: ofStep, path, ...stepOf(open) }] : []),
    ...loaded.openConditions.map(({ id, text, dueDate: due, setAt: since }) => ({
      // A sentence is made of it.
      what: `Condition to meet: ${text.replace(/\.$/, '')}`,
      since,
      due,
      path,
      how: CLOSED_BY_CARS,
      key: `conditions ${id}`,
    })),
  ];
}

/** The step that an application has come to, for those who are to take it. */
const stepOf = ({ loaded, acceptance }: OpenApplication) => ({
  since: sinceOfStep(workFactsOf(loaded, acceptance)),
  due: loaded.application.stepDueDate,
  how: null,
  key: loaded.application.step as string,
});

const invitations = (person: Person, open: OpenApplication): Work[] =>
  isAdministrator(person) && open.loaded.application.step === 'invitation'
    ? [{ what: 'Invitation to send', path: '/admin/edit-nfs', ...stepOf(open) }]
    : [];

/** Whether a person who has open work in an application is one of those who are to take its step. */
function takesStep(person: Person, loaded: LoadedFacility): boolean {
  const party = partyFor(loaded.application.step);
  if (party === 'cars') return can(person, 'issue-nf-report') && mayDecideOn(person, holdersOf(loaded));
  return party === 'reviewers' || (party === 'administrators' && isAdministrator(person));
}

function evaluations(person: Person, open: OpenApplication): Work[] {
  const { loaded, acceptance } = open;
  const work = openWork(person, workFactsOf(loaded, acceptance));
  if (!work) return [];
  const { due, how, key } = stepOf(open);
  return [
    {
      what: work.what,
      since: work.since,
      due: takesStep(person, loaded) ? due : null,
      path: `/cars/evaluate-nf/${loaded.facility.id}`,
      how,
      key,
    },
  ];
}

/** What waits for this person in an application: as its owner or deputy, and as one of those who run the evaluation. */
export function waitingFor(person: Person, application: OpenApplication): Waiting[] {
  const { facility } = application.loaded;
  const about = { id: facility.id, acronym: facility.acronym, name: prettyName(facility) };
  return [ownWork, invitations, evaluations]
    .flatMap((kind) => kind(person, application))
    .map((work) => ({ facility: about, ...work }));
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
