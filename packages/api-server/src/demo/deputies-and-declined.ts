import { MS_PER_DAY } from '@portal/domain';
import type { Db } from '../platform/db/client';
import { addDeputy } from '../labelling/facilities/deputies.store';
import { insertDeclined } from '../labelling/evaluation/declined-reviews.store';
import { STAFF_ACCOUNTS, type DemoAccount } from './accounts';
import type { FacilityRows, UserRow } from './demo.store';

const deputyOf = (acronym: string, which: string): DemoAccount => ({
  email: `${which.toLowerCase()}.deputy.${acronym.toLowerCase()}@demo.example`,
  firstName: `${which} deputy of`,
  lastName: acronym,
  role: 'national_facility',
});

/** The deputies of MUN. */
export const DEPUTY_ACCOUNTS: readonly DemoAccount[] = [deputyOf('MUN', 'First'), deputyOf('MUN', 'Second')];

/** The declined review. */
export const DECLINED = {
  acronym: 'GAR',
  component: 'photometer',
  by: STAFF_ACCOUNTS.photometer,
  reason: 'Away on a field campaign until the end of next month.',
} as const;

/** Adds deputies to one facility, and a declined review to another. */
export async function insertDeputiesAndDeclined(
  tx: Db,
  users: readonly UserRow[],
  facilities: readonly FacilityRows[],
  now: Date,
): Promise<void> {
  const idOf = ({ email }: DemoAccount) => known(users.find((user) => user.email === email)).id;
  const of = (acronym: string) => known(facilities.find(({ facility }) => facility.acronym === acronym));
  for (const deputy of DEPUTY_ACCOUNTS) await addDeputy(tx, of('MUN').facility.id, idOf(deputy), now);
  const { acronym, component, by, reason } = DECLINED;
  const [round] = of(acronym).applications;
  const declined = { facilityId: of(acronym).facility.id, round: known(round).round, component, reason };
  await insertDeclined(tx, { ...declined, userId: idOf(by), isConflict: false }, new Date(now.getTime() - MS_PER_DAY));
}

function known<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('The demonstration lacks a person or facility that it names.');
  return row;
}
