import type { Db } from '../platform/db/client';
import { addDeputy } from '../labelling/facilities/deputies.store';
import { insertDeclined } from '../labelling/evaluation/declined-reviews.store';
import { STAFF_ACCOUNTS, type DemoAccount } from './accounts';
import type { FacilityRows, UserRow } from './demo.store';
import { DECLINED } from './history';

const deputyOf = (acronym: string, which: string): DemoAccount => ({
  email: `${which.toLowerCase()}.deputy.${acronym.toLowerCase()}@demo.example`,
  firstName: `${which} deputy of`,
  lastName: acronym,
  role: 'national_facility',
});

/** The deputies of MUN. */
export const DEPUTY_ACCOUNTS: readonly DemoAccount[] = [deputyOf('MUN', 'First'), deputyOf('MUN', 'Second')];

/** When a facility's review was declined; `null` if none was. */
export const declinedAt = ({ history }: FacilityRows): Date | null =>
  history.find(({ action }) => action === 'application.decline-review')?.at ?? null;

/** Adds deputies to one facility, and the reasons of declined reviews. */
export async function insertDeputiesAndDeclined(
  tx: Db,
  users: readonly UserRow[],
  facilities: readonly FacilityRows[],
  now: Date,
): Promise<void> {
  const idOf = ({ email }: DemoAccount) => known(users.find((user) => user.email === email)).id;
  const of = (acronym: string) => known(facilities.find(({ facility }) => facility.acronym === acronym));
  for (const deputy of DEPUTY_ACCOUNTS) await addDeputy(tx, of('MUN').facility.id, idOf(deputy), now);
  const { component, reason } = DECLINED;
  const userId = idOf(STAFF_ACCOUNTS[component]);
  for (const rows of facilities) {
    const at = declinedAt(rows);
    if (at === null) continue;
    const { round } = known(rows.applications.find(({ isCurrent }) => isCurrent));
    const declined = { facilityId: rows.facility.id, round, component, userId, reason, isConflict: false };
    await insertDeclined(tx, declined, at);
  }
}

function known<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('The demonstration lacks a person or facility that it names.');
  return row;
}
