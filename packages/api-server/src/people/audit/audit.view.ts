import { epochSeconds } from '@portal/domain';
import type { AuditRecord } from '@portal/domain';
import type { AuditRow } from './list-audit.store';

const valuesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** An entry of the audit log. Values contain no secrets, because none are ever written. */
export const toAuditRecord = (row: AuditRow): AuditRecord => ({
  _id: row.id,
  at: epochSeconds(row.at),
  person: row.actorId === null ? null : { _id: row.actorId, name: `${row.firstName} ${row.lastName}` },
  action: row.action,
  object: { kind: row.objectKind, id: row.objectId, name: row.objectName },
  facility: row.facilityId === null || row.acronym === null ? null : { _id: row.facilityId, acronym: row.acronym },
  before: valuesOf(row.oldValue),
  after: valuesOf(row.newValue),
});
