import type { AcceptanceCode, Application } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { acceptedRows, listingOf } from './accepted-content';
import { endVersion, insertVersion } from './accepted-versions.store';

interface Frozen {
  application: Application;
  at: Date;
}

/** What a version holds by report and by hand alike. */
const contentOf = ({ application, at }: Frozen) => ({
  facilityId: application.facility._id,
  round: application.facility.submissions.initial_acceptance.round,
  listing: listingOf(application),
  instruments: acceptedRows(application),
  validFrom: at,
});

/** After a final decision: what was accepted becomes the version in force; after a "no", none is. */
export function freezeDecision(tx: Db, decided: Frozen & { acceptance: AcceptanceCode }): Promise<void> {
  const { acceptance, application, at } = decided;
  if (acceptance === 'no') return endVersion(tx, application.facility._id, at);
  return insertVersion(tx, { ...contentOf(decided), acceptedBy: 'report', acceptance, reason: null });
}

/** Records as accepted what a facility describes, without a decision on an application. */
export const recordVersion = (tx: Db, recorded: Frozen & { reason: string | null }): Promise<void> =>
  insertVersion(tx, {
    ...contentOf(recorded),
    acceptedBy: 'administrator',
    acceptance: null,
    reason: recorded.reason,
  });
