import { answersFor, COMPONENTS, ROLES, type Component, type SetReviewersInput } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { holdersOf } from '../facilities/owner-and-deputies';
import type { LoadedFacility } from '../facilities/load-facility';
import { toInitialAcceptance } from '../facilities/facility.view';
import { AppError, changedMeanwhile } from '../../platform/errors/app-error';
import { conflictsOf } from './declined-reviews.store';
import { shareUser, type User } from '../../people/users/user.store';

interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

/** The reviewer of a component before and after; `null` if there is none. */
export interface ReviewerChange {
  component: Component;
  before: Named | null;
  after: User | null;
}

/** The components to set, each with the id of its reviewer, or `null`. */
type Wanted = Partial<Record<Component, string | null>>;

/** The chosen ids with those of their users who have active accounts. */
export interface Choice {
  wanted: Wanted;
  people: ReadonlyMap<string, User>;
  /** The users who declared a conflict of interest with the facility, and when. */
  conflicts: ReadonlyMap<string, Date>;
}

/** What a call sets: the components that differ from what its caller has seen, or all of them if that is not known. */
export const wantedBy = ({ before: seen, ...input }: SetReviewersInput): Wanted =>
  Object.fromEntries(
    COMPONENTS.flatMap(({ code }) => {
      const id = input[code] ?? null;
      return seen && id === (seen[code] ?? null) ? [] : [[code, id]];
    }),
  );

/** Refuses, each on its field, to replace reviewers other than those that the caller has seen. */
export function mustBeAsSeen(wanted: Wanted, seen: SetReviewersInput['before'], loaded: LoadedFacility) {
  if (!seen) return;
  const [first, ...others] = COMPONENTS.flatMap(({ code }) => {
    const present = reviewerOf(loaded, code);
    const id = present?.id ?? null;
    if (!(code in wanted) || id === (seen[code] ?? null) || id === wanted[code]) return [];
    const what = present ? `set ${nameOf(present)}` : 'removed the reviewer';
    return [{ path: code, message: `Someone else has ${what} meanwhile. Save again to set your choice instead.` }];
  });
  if (first) throw changedMeanwhile([first, ...others], toInitialAcceptance(loaded, 'full').component_reviewers);
}

/** Looks up the users of a choice, each once, and locks them: account and roles stay until the transaction ends. */
export async function lookUp(tx: Db, facilityId: string, wanted: Wanted): Promise<Choice> {
  const people = new Map<string, User>();
  for (const id of new Set(Object.values(wanted))) {
    const user = id ? await shareUser(tx, id) : undefined;
    if (id && user) people.set(id, user);
  }
  return { wanted, people, conflicts: await conflictsOf(tx, facilityId, [...people.keys()]) };
}

/** The reason why a user cannot review a component; undefined if the user can. */
function problemOf(
  component: (typeof COMPONENTS)[number],
  user: User | undefined,
  { conflicts, loaded }: { conflicts: Choice['conflicts']; loaded: LoadedFacility },
) {
  const role = ROLES.find(({ name }) => name === component.role);
  if (!user) return 'This person has no account in use.';
  if (user.id === loaded.facility.ownerId) return 'The leader of a facility cannot review it.';
  if (answersFor(user, holdersOf(loaded))) return 'A deputy of a facility cannot review it.';
  const declaredAt = conflicts.get(user.id);
  if (declaredAt) {
    const day = declaredAt.toISOString().slice(0, 10);
    return `This person declared a conflict of interest with this facility on ${day}.`;
  }
  return role && user.roles.includes(role.code) ? undefined : `This person does not have the role ${component.role}.`;
}

/** Refuses all users who cannot review their component, each on the field of the component. */
export function mustBeAble({ wanted, people, conflicts }: Choice, loaded: LoadedFacility) {
  const errors = COMPONENTS.flatMap((component) => {
    const id = wanted[component.code];
    const message = id ? problemOf(component, people.get(id), { conflicts, loaded }) : undefined;
    return message ? [{ path: component.code, message }] : [];
  });
  const [first] = errors;
  if (first) throw new AppError('notSaved', 422, { message: first.message, errors });
}

/** The components whose reviewer changes. */
export const changesBy = ({ wanted, people }: Choice, loaded: LoadedFacility): ReviewerChange[] =>
  COMPONENTS.filter(({ code }) => code in wanted)
    .map(({ code }) => ({
      component: code,
      before: reviewerOf(loaded, code),
      after: people.get(wanted[code] ?? '') ?? null,
    }))
    .filter(({ before, after }) => before?.id !== after?.id);

const reviewerOf = ({ reviewers }: LoadedFacility, code: Component): Named | null =>
  reviewers.find(({ component }) => component === code) ?? null;

/** The full name of a user; empty for `null`. */
export const nameOf = (person: Named | null) => (person ? `${person.firstName} ${person.lastName}` : '');
