import type { AcceptanceCode, Application } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { acceptedRows, listingOf } from './accepted-content';
import { endVersion, insertVersion } from './accepted-versions.store';

interface Frozen {
  application: Application;
  at: Date;
}

/** The content common to versions recorded by a report and by an administrator. */
const contentOf = ({ application, at }: Frozen) => ({
  facilityId: application.facility._id,
  round: application.facility.submissions.initial_acceptance.round,
  listing: listingOf(application),
  instruments: acceptedRows(application),
  validFrom: at,
});

/**
 * Applies a final decision: the accepted content becomes the version in force; after a "no", no version is in force.
 */
export function freezeDecision(tx: Db, decided: Frozen & { acceptance: AcceptanceCode }): Promise<void> {
  const { acceptance, application, at } = decided;
  if (acceptance === 'no') return endVersion(tx, application.facility._id, at);
  return insertVersion(tx, { ...contentOf(decided), acceptedBy: 'report', acceptance, reason: null });
}

/** Records the current content of a facility as accepted, without a decision on an application. */
export const recordVersion = (tx: Db, recorded: Frozen & { reason: string | null }): Promise<void> =>
  insertVersion(tx, {
    ...contentOf(recorded),
    acceptedBy: 'administrator',
    acceptance: null,
    reason: recorded.reason,
  });
