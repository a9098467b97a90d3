import type { ComponentReviewers, SetReviewersInput } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { type Db } from '../../platform/db/client';
import { toInitialAcceptance } from '../facilities/facility.view';
import { refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { writeFacility } from '../facilities/write-facility';
import { reviewerMail } from '../mail/evaluation-mails';
import { writeMail } from '../../platform/mail/mail.store';
import { findUser } from '../../people/users/user.store';
import { wantedBy, changesBy, lookUp, mustBeAble, mustBeAsSeen, nameOf, type ReviewerChange } from './reviewer-choice';
import { assignComponents, freeComponents } from './reviewer-slots.store';

/**
 * Sets the reviewer of every component; one that is left out or `null` becomes free. Drafts stay with the component.
 * If the caller names the reviewers from which it began, only the components that it changes are set, unless they were
 * changed by someone else since.
 */
export function setReviewers(
  context: Context,
  actor: Actor,
  id: string,
  input: SetReviewersInput,
): Promise<ComponentReviewers> {
  return writeFacility({ context, actor, capability: 'application.set-reviewers', id }, async (tx, before) => {
    const wanted = wantedBy(input);
    mustBeAsSeen(wanted, input.before, before);
    const choice = await lookUp(tx, id, wanted);
    mustBeAble(choice, before);
    const list = changesBy(choice, before);
    if (list.length > 0) await save(tx, context, { actor, before, list });
    const after = await refreshDerivedState(tx, id, context.now());
    await notifyReviewers(tx, context, after, list);
    return toInitialAcceptance(after, 'full').component_reviewers;
  });
}

interface Choice {
  actor: Actor;
  before: LoadedFacility;
  list: readonly ReviewerChange[];
}

async function save(tx: Db, context: Context, { actor, before, list }: Choice) {
  const { id, acronym } = before.facility;
  const assigned = list.flatMap(({ component, after }) => (after ? [{ component, userId: after.id }] : []));
  await freeComponents(
    tx,
    id,
    list.map(({ component }) => component),
  );
  await assignComponents(tx, id, assigned, context.now());
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
}

/** One message to each user concerned; deactivated users receive none. */
async function notifyReviewers(
  tx: Db,
  { settings }: Context,
  { facility, application, reviewers }: LoadedFacility,
  list: readonly ReviewerChange[],
) {
  const concerned = new Set(list.flatMap(({ before, after }) => [before?.id ?? [], after?.id ?? []].flat()));
  for (const id of concerned) {
    const to = await findUser(tx, id);
    if (!to) continue;
    const of = (when: 'before' | 'after') => list.filter((change) => change[when]?.id === id).map((c) => c.component);
    const [removed, added] = [of('before'), of('after')];
    const components = reviewers.filter((reviewer) => reviewer.id === id).map(({ component }) => component);
    const about = { to, facility, round: application, publicUrl: settings.publicUrl };
    await writeMail(tx, reviewerMail({ ...about, added, removed, components }));
  }
}
