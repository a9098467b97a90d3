import type { LabelStep } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import { insertDecision, type DecisionRow } from '../../labelling/label/label-decisions.store';

export type EntryValues = Omit<Parameters<typeof insertDecision>[1], 'facilityId' | 'place' | 'kind' | 'recordedAt'>;

interface Entry {
  loaded: LoadedFacility;
  kind: LabelStep;
  place: number;
  at: Date;
  values: EntryValues;
}

/** What the audit log keeps of an entry; the reason stands in the record, which has fewer readers. */
const factsOf = ({ decidedOn, body, reference, validFrom, validUntil }: DecisionRow) => ({
  decided_on: decidedOn,
  ...(body !== null && { body }),
  ...(reference !== null && { reference }),
  ...(validFrom !== null && { valid_from: validFrom }),
  ...(validUntil !== null && { valid_until: validUntil }),
});

/** Appends an entry to the record of a label, with its line in the audit log. The caller holds the lock of the facility. */
export async function recordEntry(tx: Db, { loaded, kind, place, at, values }: Entry): Promise<DecisionRow> {
  const { id, acronym } = loaded.facility;
  const row = await insertDecision(tx, { ...values, facilityId: id, place, kind, recordedAt: at });
  await writeAudit(tx, {
    ...(values.recordedById && { actorId: values.recordedById }),
    action: `label.${kind}`,
    objectKind: 'label',
    objectId: row.id,
    objectName: acronym,
    facilityId: id,
    newValue: factsOf(row),
  });
  return row;
}
