import type { AcceptanceCode, Application } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { acceptedRows, listingOf } from './accepted-content';
import { endVersion, insertVersion } from './accepted-versions.store';

interface Decided {
  application: Application;
  acceptance: AcceptanceCode;
  at: Date;
}

/** After a final decision: what was accepted becomes the version in force; after a "no", none is. */
export function freezeDecision(tx: Db, { application, acceptance, at }: Decided): Promise<void> {
  const { _id: facilityId, submissions } = application.facility;
  if (acceptance === 'no') return endVersion(tx, facilityId, at);
  return insertVersion(tx, {
    facilityId,
    acceptedBy: 'report',
    round: submissions.initial_acceptance.round,
    acceptance,
    reason: null,
    listing: listingOf(application),
    validFrom: at,
    instruments: acceptedRows(application),
  });
}

interface Recorded {
  /** Without evaluations. */
  application: Application;
  reason: string | null;
  at: Date;
}

/** Records as accepted what a facility describes, without a decision on an application. */
export function recordVersion(tx: Db, { application, reason, at }: Recorded): Promise<void> {
  return insertVersion(tx, {
    facilityId: application.facility._id,
    acceptedBy: 'administrator',
    round: application.facility.submissions.initial_acceptance.round,
    acceptance: null,
    reason,
    listing: listingOf(application),
    validFrom: at,
    instruments: acceptedRows(application),
  });
}
