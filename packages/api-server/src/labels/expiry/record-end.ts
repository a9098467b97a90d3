import { dayOf, labelOn } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import { labelOf } from '../../labelling/label/label-decisions.store';
import { endEvaluations } from '../evaluations/end-evaluation';
import { writeLabelMails } from '../mail/write-label-mails';
import { recordEntry } from '../record/record-entry';

interface Ended {
  loaded: LoadedFacility;
  /** The moment at which it is recorded. */
  at: Date;
  publicUrl: string;
}

/**
 * Records the end of a label that has ended by the calendar, with its one message; its open evaluation ends with it.
 * The caller holds the lock of the facility, and knows that the end is not recorded yet.
 */
export async function recordEnd(tx: Db, { loaded, at, publicUrl }: Ended): Promise<void> {
  const label = labelOf(loaded, dayOf(at));
  const place = (loaded.labelDecisions.at(-1)?.place ?? 0) + 1;
  const decision = await recordEntry(tx, { loaded, kind: 'expire', place, at, values: { decidedOn: dayOf(at) } });
  await endEvaluations(tx, loaded.facility.id, at);
  // What was proposed until the last day is what the message speaks of.
  const before = labelOn(loaded.labelDecisions, label.valid_until ?? dayOf(at));
  await writeLabelMails(tx, { loaded, decision, before, label, publicUrl });
}
