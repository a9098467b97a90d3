import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import type { DecisionRow } from '../../labelling/label/label-decisions.store';
import type { Db } from '../../platform/db/client';
import type { Context } from '../../platform/process/app-types';

interface Issue {
  loaded: LoadedFacility;
  decision: DecisionRow;
  at: Date;
}

/** Issues the certificate of a grant or a renewal in the transaction that records it. */
export async function issueCertificate(_context: Context, _tx: Db, _issue: Issue): Promise<void> {}
