import { RULES, type ReasonInput } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import { AppError } from '../../platform/errors/app-error';
import { writeMail } from '../../platform/mail/mail.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { versionConflict } from '../../platform/versions/versioned-write';
import { findVersion } from '../accepted/accepted-versions.store';
import { archivedMail } from '../mail/facility-mails';
import { archiveRound } from './rounds.store';
import { ownerAndDeputies } from '../facilities/owner-and-deputies';
import { updateFacility } from '../facilities/facility.store';
import { writeFacility } from '../facilities/write-facility';

/**
 * Archives a facility that was registered by mistake: the facility and its round disappear from every list and page,
 * its acronym becomes available again, and its data stay in the database. The second of two simultaneous requests is
 * refused.
 */
export const archiveFacility = (context: Context, actor: Actor, id: string, { reason }: ReasonInput): Promise<null> =>
  writeFacility({ context, actor, capability: 'facility.archive', id }, async (tx, before) => {
    const { facility, application } = before;
    const { code, message } = RULES.whileNeverSubmitted.refusal;
    if (await findVersion(tx, id, 1)) throw AppError.of(code, message, 409);
    const at = context.now();
    const round = { applicationId: application.id, from: application.status, at, by: actor.id, reason };
    const isArchived = await archiveRound(tx, round);
    if (!isArchived || !(await updateFacility(tx, id, facility.version, { archivedAt: at })))
      throw versionConflict(undefined);
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'facility.archive',
      objectKind: 'facility',
      objectId: id,
      objectName: facility.acronym,
      facilityId: id,
      oldValue: { status: application.status },
      newValue: { reason },
    });
    const about = { facility, reason, publicUrl: context.settings.publicUrl };
    for (const to of ownerAndDeputies(before)) await writeMail(tx, archivedMail({ to, ...about }));
    return null;
  });
