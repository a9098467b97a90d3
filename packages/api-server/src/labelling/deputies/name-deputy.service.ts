import { answersFor, can, MAX_DEPUTIES, type Deputy, type DeputyInput } from '@portal/domain';
import { findAccountByEmail } from '../../people/accounts/account.store';
import type { User } from '../../people/users/user.store';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { refusedField } from '../../platform/errors/app-error';
import { countTowards } from '../../platform/limits/limits';
import { writeMail } from '../../platform/mail/mail.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { getFacility, type LoadedFacility } from '../facilities/load-facility';
import { lockFutureOwner, makeOwner } from '../facilities/owner';
import { holdersOf } from '../facilities/owner-and-deputies';
import { writeFacility } from '../facilities/write-facility';
import { deputyNamedMail, deputyNewsMail } from '../mail/deputy-mails';
import { addDeputy } from '../facilities/deputies.store';
import { toDeputies } from './deputies.view';

const refused = (message: string) => refusedField('email', message);

/**
 * One refusal for an unknown address and for the account of a reviewer, which owners must not be able to tell apart.
 */
const NOBODY = 'No one who can be named a deputy has an account with this address.';
const NO_ACCOUNT = 'No one has an active account with this address.';
const REVIEWER = 'This person reviews the facility. Please assign another reviewer first.';

/** Makes a user a deputy of a facility. */
export async function nameDeputy(
  context: Context,
  actor: Actor,
  id: string,
  { email }: DeputyInput,
): Promise<Deputy[]> {
  // Staff can look up accounts anyway; other users must not be able to probe for them.
  if (!can(actor, 'edit-all-nf')) await countTowards(context, 'deputiesOfPerson', [actor.id]);
  return writeFacility({ context, actor, capability: 'deputy.name', id }, async (tx, before) => {
    const to = await ablePerson(tx, actor, before, email);
    await addDeputy(tx, id, to.id, context.now());
    await recordAuditAndNotify(tx, context, { actor, before, to });
    await makeOwner(tx, context, actor, to);
    return toDeputies(await getFacility(tx, id));
  });
}

/** The active account with this address, if its user can be a deputy of the facility; a refusal otherwise. */
async function ablePerson(tx: Db, actor: Actor, before: LoadedFacility, email: string): Promise<User> {
  const account = await findAccountByEmail(tx, email);
  if (account?.id === before.facility.ownerId) throw refused('This person leads the facility.');
  if (account && answersFor(account, holdersOf(before))) throw refused('This person is a deputy already.');
  if (before.deputies.length >= MAX_DEPUTIES)
    throw refused(`A facility has at most ${MAX_DEPUTIES} deputies. Please remove one first.`);
  const user = account?.activatedAt ? await lockFutureOwner(tx, account.id) : undefined;
  return can(actor, 'edit-all-nf') ? knownToStaff(before, user) : knownToOwner(before, user);
}

const isReviewer = ({ reviewers }: LoadedFacility, user: User) => reviewers.some(({ id }) => id === user.id);

function knownToStaff(before: LoadedFacility, user: User | undefined): User {
  if (!user) throw refused(NO_ACCOUNT);
  if (isReviewer(before, user)) throw refused(REVIEWER);
  return user;
}

/** Users with another role are refused like unknown addresses: a refusal of its own would expose reviewers. */
function knownToOwner(before: LoadedFacility, user: User | undefined): User {
  if (!user?.roles.every((role) => role === 'national_facility') || isReviewer(before, user)) throw refused(NOBODY);
  return user;
}

interface Named {
  actor: Actor;
  before: LoadedFacility;
  to: User;
}

async function recordAuditAndNotify(tx: Db, { settings }: Context, { actor, before, to }: Named) {
  const { facility, owner } = before;
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'facility.name-deputy',
    objectKind: 'facility',
    objectId: facility.id,
    objectName: facility.acronym,
    facilityId: facility.id,
    newValue: { deputy: `${to.firstName} ${to.lastName}` },
  });
  const about = { facility, publicUrl: settings.publicUrl };
  await writeMail(tx, deputyNamedMail({ ...about, to, owner }));
  if (actor.id !== owner.id) await writeMail(tx, deputyNewsMail({ ...about, to: owner, deputy: to, isNamed: true }));
}
