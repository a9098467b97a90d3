import { COMPONENTS, ROLES, type Component, type ComponentReviewers, type ReviewersInput } from '@portal/domain';
import type { Actor, Context } from '../app-types';
import { writeAudit } from '../audit/audit.store';
import { transaction, type Db } from '../db/client';
import { subjectOf } from '../facilities/facility-subject';
import { toInitialAcceptance } from '../facilities/facility.view';
import { getFacility, lockFacility, type LoadedFacility } from '../facilities/load-facility';
import { AppError } from '../http/app-error';
import { guard } from '../http/guard';
import { reviewerMail } from '../mail/evaluation-mails';
import { writeMail } from '../mail/mail.store';
import { findUser, type User } from '../users/user.store';
import { assignComponents, freeComponents } from './reviewers.store';

/** Who reviews a component before and after; `null` is nobody. */
interface Change {
  component: Component;
  before: Named | null;
  after: User | null;
}

interface Named {
  id: string;
  firstName: string;
  lastName: string;
}

const nameOf = (person: Named | null) => (person ? `${person.firstName} ${person.lastName}` : '');

/** Everybody who is named and has an account in use; each is looked up once. */
async function findNamed(tx: Db, input: ReviewersInput): Promise<Map<string, User>> {
  const named = new Map<string, User>();
  for (const id of new Set(Object.values(input))) {
    const user = id ? await findUser(tx, id) : undefined;
    if (user) named.set(user.id, user);
  }
  return named;
}

/** Why this person cannot review this component; nothing when it is all right. */
function problemOf(component: (typeof COMPONENTS)[number], user: User | undefined, ownerId: string) {
  const role = ROLES.find(({ name }) => name === component.role);
  if (!user) return 'This person has no account in use.';
  if (user.id === ownerId) return 'The owner of a facility cannot review it.';
  return role && user.roles.includes(role.code) ? undefined : `This person does not have the role ${component.role}.`;
}

/** Refuses, on its field, everybody who cannot review what was chosen. */
function mustBeAble(input: ReviewersInput, named: Map<string, User>, { facility }: LoadedFacility) {
  const errors = COMPONENTS.flatMap((component) => {
    const id = input[component.code];
    const message = id ? problemOf(component, named.get(id), facility.ownerId) : undefined;
    return message ? [{ path: component.code, message }] : [];
  });
  const [first] = errors;
  if (first) throw new AppError('notSaved', 422, { message: first.message, errors });
}

function changesBy(input: ReviewersInput, named: Map<string, User>, { reviewers }: LoadedFacility): Change[] {
  return COMPONENTS.map(({ code }) => ({
    component: code,
    before: reviewers.find(({ component }) => component === code) ?? null,
    after: named.get(input[code] ?? '') ?? null,
  })).filter(({ before, after }) => before?.id !== after?.id);
}

/** Sets the reviewer of every component; one that is left out or `null` becomes free. Drafts stay where they are. */
export function setReviewers(
  context: Context,
  actor: Actor,
  id: string,
  input: ReviewersInput,
): Promise<ComponentReviewers> {
  return transaction(context.db, async (tx) => {
    const before = await lockFacility(tx, id);
    const call = 'POST /national-facility/:id/set-initial-acceptance-reviewers';
    // Asked again, now that nobody can move the application meanwhile.
    await guard({ context, actor, call, find: async () => subjectOf(before) });
    const named = await findNamed(tx, input);
    mustBeAble(input, named, before);
    const list = changesBy(input, named, before);
    if (list.length > 0) await save(tx, context, { actor, before, list });
    return toInitialAcceptance(await getFacility(tx, id), 'full').component_reviewers;
  });
}

interface Saved {
  actor: Actor;
  before: LoadedFacility;
  list: readonly Change[];
}

async function save(tx: Db, context: Context, { actor, before, list }: Saved) {
  const { id, acronym } = before.facility;
  const assigned = list.flatMap(({ component, after }) => (after ? [{ component, userId: after.id }] : []));
  await freeComponents(
    tx,
    id,
    list.map(({ component }) => component),
  );
  await assignComponents(tx, id, assigned);
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'application.set-reviewers',
    objectKind: 'facility',
    objectId: id,
    objectName: acronym,
    facilityId: id,
    oldValue: Object.fromEntries(list.map((change) => [change.component, nameOf(change.before)])),
    newValue: Object.fromEntries(list.map((change) => [change.component, nameOf(change.after)])),
  });
  await tellReviewers(tx, context, before, list);
}

/** One message to everybody concerned; who has left the portal is not told. */
async function tellReviewers(tx: Db, { settings }: Context, { facility }: LoadedFacility, list: readonly Change[]) {
  const concerned = new Set(list.flatMap(({ before, after }) => [before?.id ?? [], after?.id ?? []].flat()));
  for (const id of concerned) {
    const to = await findUser(tx, id);
    if (!to) continue;
    const of = (when: 'before' | 'after') => list.filter((change) => change[when]?.id === id).map((c) => c.component);
    const [removed, added] = [of('before'), of('after')];
    await writeMail(tx, reviewerMail({ to, facility, added, removed, publicUrl: settings.publicUrl }));
  }
}
