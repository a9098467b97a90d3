import type { CertifiedFacility, Day, TypeLists } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { keptText, type KeptText } from '../../platform/http/kept-text';
import { madeOnce } from '../../platform/process/made-once';
import { grouped } from '../../platform/process/grouped';
import { readTypeLists } from '../types/type-lists.store';
import { certifiedOn, showablePosition, type Certified, type Showable } from './certified-facility';
import { loadCountries } from './country-of';
import { keptByFacility, type ByFacility } from '../../platform/db/kept-by-facility';
import {
  listAcceptedTraits,
  listPlacedLidars,
  listPlacedPhotometers,
  listShowable,
  listStatusDays,
} from './showable.store';

const { compare } = new Intl.Collator('en');
const inOrder = (one: { acronym: string }, other: { acronym: string }) => compare(one.acronym, other.acronym);

/** The rows about a facility, among those about many. */
function byFacility<Row extends { facilityId: string }>(rows: readonly Row[]): (facilityId: string) => readonly Row[] {
  const groups = grouped(rows, ({ facilityId }) => facilityId);
  return (facilityId) => groups.get(facilityId) ?? [];
}

async function lookUpShowable(db: Db, ids: readonly string[] | null): Promise<ByFacility<Showable>> {
  const [rows, lidars, photometers, accepted, days, countryOf] = await Promise.all([
    listShowable(db, ids),
    listPlacedLidars(db, ids),
    listPlacedPhotometers(db, ids),
    listAcceptedTraits(db, ids),
    listStatusDays(db, ids),
    loadCountries(),
  ]);
  const of = {
    lidars: byFacility(lidars),
    photometers: byFacility(photometers),
    accepted: byFacility(accepted),
    days: byFacility(days),
  };
  return new Map(
    rows.toSorted(inOrder).map((row) => {
      const { id } = row;
      const placed = { lidars: of.lidars(id), photometers: of.photometers(id) };
      const instruments = [...placed.lidars, ...placed.photometers];
      const position = showablePosition(row, instruments);
      const traits = [...of.accepted(id), ...instruments];
      return [id, { row, ...placed, traits, position, country: position && countryOf(position), days: of.days(id) }];
    }),
  );
}

/** What changes on the map with the facilities, kept until one of them changes. */
const showable = keptByFacility(lookUpShowable);

const byAcronym = madeOnce((all: ByFacility<Showable>) =>
  [...all.values()].toSorted((one, other) => inOrder(one.row, other.row)),
);
const shownOn = madeOnce(certifiedOn);
const shownTogether = madeOnce((all: ByFacility<Showable>, lists: TypeLists, today: Day): readonly Certified[] =>
  byAcronym(all).flatMap((each) => shownOn(each, lists, today) ?? []),
);

/**
 * The facilities on the public map on a day with their accepted versions and labels, by acronym. As long as nothing
 * about it changes, it is the same list.
 */
export async function listCertifiedVersions(db: Db, today: Day): Promise<readonly Certified[]> {
  const lists = await readTypeLists(db);
  return shownTogether(await showable(db), lists, today);
}

const facilitiesOf = madeOnce((all: readonly Certified[]): readonly CertifiedFacility[] =>
  all.map(({ facility }) => facility),
);

/** The facilities on the public map on a day, by acronym: the same list as long as nothing about it changes. */
export const listCertified = async (db: Db, today: Day): Promise<readonly CertifiedFacility[]> =>
  facilitiesOf(await listCertifiedVersions(db, today));

const textOf = madeOnce((facility: CertifiedFacility) => JSON.stringify(facility));
const answerOf = madeOnce((all: readonly CertifiedFacility[]) => keptText(`{"data":[${all.map(textOf).join(',')}]}`));

/** The answer with the facilities on the public map on a day: made once for each change of it. */
export const answerCertified = async (db: Db, today: Day): Promise<KeptText> =>
  answerOf(await listCertified(db, today));
