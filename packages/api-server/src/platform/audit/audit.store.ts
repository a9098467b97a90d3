import type { Change } from '@portal/domain';
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
  objectName?: string;
  facilityId?: string;
  oldValue?: Record<string, unknown>;
  newValue?: Record<string, unknown>;
  /** Left out for now. */
  at?: Date;
}

/** Changes as an audit entry keeps them: the fields that changed, by their dotted paths, before and after. */
export const auditedChanges = (list: readonly Change[]) => ({
  oldValue: Object.fromEntries(list.map(({ path, before }) => [path, before])),
  newValue: Object.fromEntries(list.map(({ path, after }) => [path, after])),
});

/** Writes an entry; `tx` is the transaction of the change itself, so that neither exists without the other. */
export async function writeAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}
