import { FIRST_STATUS, type NationalFacility, type RegisterFacility } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { sqlProblem } from '../../platform/db/sql-problem';
import { AppError } from '../../platform/errors/app-error';
import type { User } from '../../people/users/user.store';
import { showFacility } from './facility.view';
import { refreshDerivedState } from './load-facility';
import { lockFutureOwner, makeOwner } from './owner';
import { insertFacility, insertFirstRound } from './register-facility.store';

const refused = (path: string, message: string) =>
  new AppError('notRegistered', 422, { message, errors: [{ path, message }] });

/** Registers a facility for its owner, who is granted the role of owners and is the PI until the field is changed. */
export function registerFacility(context: Context, actor: Actor, input: RegisterFacility): Promise<NationalFacility> {
  return transaction(context.db, async (tx) => {
    const owner = await lockFutureOwner(tx, input.owner);
    if (!owner) throw refused('owner', 'This person has no account in use.');
    const id = await insert(tx, input, owner);
    await insertFirstRound(tx, id, context.now());
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'facility.register',
      objectKind: 'facility',
      objectId: id,
      objectName: input.acronym,
      facilityId: id,
      newValue: { status: FIRST_STATUS },
    });
    await makeOwner(tx, context, actor, owner);
    return showFacility(await refreshDerivedState(tx, id, context.now()), actor);
  });
}

function insert(tx: Db, { acronym, type }: RegisterFacility, { id, firstName, lastName, email }: User) {
  const values = { acronym, type: type ?? null, ownerId: id, pi_name: `${firstName} ${lastName}`, pi_contact: email };
  return insertFacility(tx, values).catch((error: unknown) => {
    const isTaken = sqlProblem(error)?.constraint === 'national_facilities_acronym_key';
    throw isTaken ? refused('acronym', `A facility with the acronym ${acronym} already exists.`) : error;
  });
}
