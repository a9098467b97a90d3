import { addDays, dayOf, isEndUnrecorded, LABEL_SETTINGS } from '@portal/domain';
import { transaction } from '../../platform/db/client';
import type { Context } from '../../platform/process/app-types';
import { lockFacility } from '../../labelling/facilities/load-facility';
import { loadRecords } from '../../labelling/label/label-decisions.store';
import { forEachFacility } from '../../labelling/reminders/for-each-facility';
import { announceEnds } from './announce-ends';
import { listEndingUntil } from './expiry.store';
import { recordEnd } from './record-end';

const FAILURE = 'the end of a label could not be recorded';

const endFor = (context: Context) => (id: string) =>
  transaction(context.db, async (tx) => {
    const loaded = await lockFacility(tx, id);
    const at = context.now();
    // Another server, or a step, may have recorded it meanwhile.
    if (isEndUnrecorded(loaded.labelDecisions, dayOf(at)))
      await recordEnd(tx, { loaded, at, publicUrl: context.settings.publicUrl });
  });

/**
 * Records labels that have ended, and announces those that end soon. That a label has ended follows from the day alone;
 * this writes the entry and the messages. Run again, or by two servers, it does nothing twice.
 */
export async function runLabelExpiry(context: Context): Promise<void> {
  const { db, now, settings } = context;
  if (settings.stages === '1a') return;
  const today = dayOf(now());
  const ids = await listEndingUntil(db, addDays(today, Math.max(...LABEL_SETTINGS.notices)));
  if (ids.length === 0) return;
  const records = await loadRecords(db, ids);
  const ended = [...records].filter(([, record]) => isEndUnrecorded(record, today)).map(([id]) => id);
  await forEachFacility(context, ended, FAILURE, endFor(context));
  await announceEnds(context, records, today);
}
