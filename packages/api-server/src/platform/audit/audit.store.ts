import type { AuditAction, AuditObjectKind, Change } from '@portal/domain';
import type { WithSubquery } from 'drizzle-orm';
import type { Db } from '../db/client';
import { auditEntries } from '../db/tables';

/** One write: the actor, the action and the object, with its state before and after. Values never contain secrets. */
export interface AuditEntry {
  /** Undefined for actions of the portal itself or of a command. */
  actorId?: string | undefined;
  action: AuditAction;
  objectKind: AuditObjectKind;
  objectId: string;
  objectName?: string;
  facilityId?: string;
  oldValue?: Record<string, unknown>;
  newValue?: Record<string, unknown>;
  /** By default now. */
  at?: Date;
}

/** Changes in the form of an audit entry: the changed fields, by their dotted paths, before and after. */
export const auditedChanges = (list: readonly Change[]) => ({
  oldValue: Object.fromEntries(list.map(({ path, before }) => [path, before])),
  newValue: Object.fromEntries(list.map(({ path, after }) => [path, after])),
});

/** Writes an entry together with an update, in one statement. */
export async function updateWithAudit(tx: Db, update: WithSubquery, entry: AuditEntry): Promise<void> {
  await tx.with(update).insert(auditEntries).values(entry);
}

/** Writes an entry; `tx` is the transaction of the change itself, so that neither exists without the other. */
export async function writeAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** Writes several entries in one statement. */
export async function writeAudits(tx: Db, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(auditEntries).values([...entries]);
}
