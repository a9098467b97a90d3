import { dayOf, labelOn, type LabelOnDay, type LabelStep } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import { insertDecision, toCounted, type DecisionRow } from '../../labelling/label/label-decisions.store';

export type EntryValues = Omit<Parameters<typeof insertDecision>[1], 'facilityId' | 'place' | 'kind' | 'recordedAt'>;

interface Entry {
  loaded: LoadedFacility;
  kind: LabelStep;
  place: number;
  at: Date;
  values: EntryValues;
  /** Whether it is by the owner or a deputy of the facility, as an administrator. */
  isOwn?: boolean;
}

/** What the audit log keeps of an entry; the reason stands in the record, which has fewer readers. */
const factsOf = ({ decidedOn, body, reference, validFrom, validUntil }: DecisionRow) => ({
  decided_on: decidedOn,
  ...(body !== null && { body }),
  ...(reference !== null && { reference }),
  ...(validFrom !== null && { valid_from: validFrom }),
  ...(validUntil !== null && { valid_until: validUntil }),
});

/** The state of a label and what is proposed about it, as far as an entry changes them. */
function changedBy(before: LabelOnDay, after: LabelOnDay) {
  const isMoved = before.status !== after.status;
  const [from, to] = [before.request?.kind ?? null, after.request?.kind ?? null];
  return {
    oldValue: { ...(isMoved && { status: before.status }), ...(from !== to && { proposed: from }) },
    newValue: { ...(isMoved && { status: after.status }), ...(from !== to && { proposed: to }) },
  };
}

/** Appends an entry to the record of a label, with its line in the audit log. The caller holds the lock of the facility. */
export async function recordEntry(
  tx: Db,
  { loaded, kind, place, at, values, isOwn = false }: Entry,
): Promise<DecisionRow> {
  const { id, acronym } = loaded.facility;
  const row = await insertDecision(tx, { ...values, facilityId: id, place, kind, recordedAt: at });
  const today = dayOf(at);
  const decisions = loaded.labelDecisions;
  const before = labelOn(decisions, today);
  // The calendar has ended the label before the entry says so.
  const known = kind === 'expire' && before.valid_until !== null ? labelOn(decisions, before.valid_until) : before;
  const { oldValue, newValue } = changedBy(known, labelOn([...decisions, toCounted(row)], today));
  await writeAudit(tx, {
    ...(values.recordedById && { actorId: values.recordedById }),
    action: `label.${kind}`,
    objectKind: 'label',
    objectId: row.id,
    objectName: acronym,
    facilityId: id,
    oldValue,
    newValue: { ...newValue, ...factsOf(row), ...(isOwn && { byOwner: true }) },
  });
  return row;
}
