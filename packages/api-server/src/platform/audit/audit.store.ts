import type { Db } from '../db/client';
import { auditEntries } from '../db/tables';

/** One write: who did what to which object, and what it was before and after. Values never carry secrets. */
export interface AuditEntry {
  /** Left out for what the portal or a command did by itself. */
  actorId?: string | undefined;
  /** Noun and verb, e.g. `user.add`. */
  action: string;
  objectKind: string;
  objectId: string;
  /** What people call it. */
  objectName?: string;
  facilityId?: string;
  oldValue?: Record<string, unknown>;
  newValue?: Record<string, unknown>;
}

/** Writes an entry; `tx` is the transaction of the change itself, so that neither exists without the other. */
export async function writeAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}
