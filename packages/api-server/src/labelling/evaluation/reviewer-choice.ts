import { answersFor, COMPONENTS, ROLES, type Component, type ReviewersInput } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { holdersOf } from '../facilities/owner-and-deputies';
import type { LoadedFacility } from '../facilities/load-facility';
import { AppError } from '../../platform/errors/app-error';
import { conflictsOf } from './declined-reviews.store';
import { lockUser, type User } from '../../people/users/user.store';

interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

/** The reviewer of a component before and after; `null` for a free one. */
export interface ReviewerChange {
  component: Component;
  before: Named | null;
  after: User | null;
}

/** The choice, with the named users who have an account in use, by id. */
export interface Choice {
  input: ReviewersInput;
  people: ReadonlyMap<string, User>;
  /** Those of them who declared a conflict of interest with the facility, and when. */
  conflicts: ReadonlyMap<string, Date>;
}

/** The choice with its people, who keep account and roles until the transaction ends; each is looked up once. */
export async function lookUp(tx: Db, facilityId: string, input: ReviewersInput): Promise<Choice> {
  const people = new Map<string, User>();
  for (const id of new Set(Object.values(input))) {
    const user = id ? await lockUser(tx, id) : undefined;
    if (id && user) people.set(id, user);
  }
  return { input, people, conflicts: await conflictsOf(tx, facilityId, [...people.keys()]) };
}

/** Why this person cannot review this component; nothing when it is all right. */
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

/** Refuses, each on the field of the component, everybody who cannot review it. */
export function mustBeAble({ input, people, conflicts }: Choice, loaded: LoadedFacility) {
  const errors = COMPONENTS.flatMap((component) => {
    const id = input[component.code];
    const message = id ? problemOf(component, people.get(id), { conflicts, loaded }) : undefined;
    return message ? [{ path: component.code, message }] : [];
  });
  const [first] = errors;
  if (first) throw new AppError('notSaved', 422, { message: first.message, errors });
}

/** The components whose reviewer changes. A component that is left out becomes free. */
export const changesBy = ({ input, people }: Choice, { reviewers }: LoadedFacility): ReviewerChange[] =>
  COMPONENTS.map(({ code }) => ({
    component: code,
    before: reviewers.find(({ component }) => component === code) ?? null,
    after: people.get(input[code] ?? '') ?? null,
  })).filter(({ before, after }) => before?.id !== after?.id);

/** The full name of a user; empty for `null`. */
export const nameOf = (person: Named | null) => (person ? `${person.firstName} ${person.lastName}` : '');
