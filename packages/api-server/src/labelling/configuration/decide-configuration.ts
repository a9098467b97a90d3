import { prettyName, type AcceptanceCode, type AuditAction } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { writeMail } from '../../platform/mail/mail.store';
import { listAddresses } from '../../people/users/user.store';
import { approvedMail, withdrawnMail } from '../mail/configuration-mails';
import { findInForce, type VersionRow } from './configurations.store';
import { withdrawVersion, writeVersion, type Approval } from './write-version';

export interface Deed {
  actorId: string;
  facility: { id: string; acronym: string; name: string | null };
  publicUrl: string;
  at: Date;
}

/** Reason stored when a rejecting final report withdraws a version. */
export const NOT_ACCEPTED = 'The final report did not accept the facility.';

function audit(
  tx: Db,
  { actorId, facility }: Deed,
  action: AuditAction,
  values: { before: Record<string, unknown>; after: Record<string, unknown> },
) {
  return writeAudit(tx, {
    actorId,
    action,
    objectKind: 'facility',
    objectId: facility.id,
    objectName: facility.acronym,
    facilityId: facility.id,
    oldValue: values.before,
    newValue: values.after,
  });
}

const mailContext = async (tx: Db, { facility, publicUrl }: Deed) => ({
  facility: { _id: facility.id, acronym: facility.acronym, pretty_name: prettyName(facility) },
  ares: await listAddresses(tx, 'ares'),
  publicUrl,
});

/**
 * Puts a version of an operational configuration into force, notifies ARES of the changes, and records the approval.
 */
export async function approve(tx: Db, deed: Deed, approval: Omit<Approval, 'at'>): Promise<VersionRow> {
  const { version, superseded, last } = await writeVersion(tx, { ...approval, at: deed.at });
  await audit(tx, deed, 'application.approve-configuration', {
    before: { configuration: superseded?.number ?? null },
    after: { configuration: version.number, reason: version.reason },
  });
  for (const mail of approvedMail({ ...(await mailContext(tx, deed)), version, superseded, last }))
    await writeMail(tx, mail);
  return version;
}

/** Withdraws the version in force; no version is in force from this day. */
export async function withdraw(tx: Db, deed: Deed, version: VersionRow, reason: string): Promise<void> {
  await withdrawVersion(tx, version, { reason, at: deed.at });
  await audit(tx, deed, 'application.withdraw-configuration', {
    before: { configuration: version.number },
    after: { configuration: null, reason },
  });
  for (const mail of withdrawnMail({ ...(await mailContext(tx, deed)), version, reason })) await writeMail(tx, mail);
}

/**
 * Applies a final report to the configuration: approves a version, or withdraws the one in force if the report rejects.
 */
export async function decideConfiguration(
  tx: Db,
  deed: Deed,
  { report, sent, acceptance }: Pick<Approval, 'report' | 'sent'> & { acceptance: AcceptanceCode },
): Promise<VersionRow | undefined> {
  if (acceptance !== 'no') return approve(tx, deed, { report, sent, reason: null });
  const inForce = await findInForce(tx, deed.facility.id);
  if (inForce) await withdraw(tx, deed, inForce, NOT_ACCEPTED);
  return undefined;
}
