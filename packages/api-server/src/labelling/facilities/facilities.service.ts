import {
  CHANNEL_CATEGORIES,
  isShownCertified,
  LABEL_PAGES,
  labelOn,
  SHOWABLE_STATUSES,
  shownStatus,
  WAVELENGTHS,
  type AcceptedBy,
  type CertifiedFacility,
  type CountedDecision,
  type Day,
  type LabelOnDay,
  byCode,
  type TypeLists,
} from '@portal/domain';
import { cacheUntilNextWrite } from '../../platform/db/cache-until-next-write';
import type { Db } from '../../platform/db/client';
import { positionOf } from '../accepted/accepted-content';
import { loadCountries, type CountryOf } from './country-of';
import {
  listAcceptedTraits,
  listFacilitiesByDisplayedStatus,
  listPlacedLidars,
  listPlacedPhotometers,
} from './facilities.store';
import type { InstrumentTraits, PlacedInstrument, ListedFacility } from './facilities.store';
import { readTypeLists } from '../types/type-lists.store';

function byFacility<Instrument extends InstrumentTraits>(instruments: Instrument[]) {
  const groups = new Map<string, Instrument[]>();
  for (const instrument of instruments) {
    const list = groups.get(instrument.facilityId);
    if (list) list.push(instrument);
    else groups.set(instrument.facilityId, [instrument]);
  }
  return (facilityId: string) => groups.get(facilityId) ?? [];
}

/** A facility that may be certified; its label and the day decide. */
interface Showable {
  id: string;
  facility: CertifiedFacility;
  version: { number: number; by: AcceptedBy; validFrom: Date } | null;
  labelDecisions: readonly CountedDecision[];
}

/**
 * A facility on the public map with its accepted version; `null` if no version is in force, and with its label; `null`
 * without a record of one.
 */
export interface Certified extends Omit<Showable, 'labelDecisions'> {
  label: LabelOnDay | null;
}

async function lookUpShowable(db: Db, lists: TypeLists): Promise<readonly Showable[]> {
  const [facilities, lidars, photometers, traits] = await Promise.all([
    listFacilitiesByDisplayedStatus(db, SHOWABLE_STATUSES),
    listPlacedLidars(db, SHOWABLE_STATUSES),
    listPlacedPhotometers(db, SHOWABLE_STATUSES),
    listAcceptedTraits(db, SHOWABLE_STATUSES),
  ]);
  const countryOf = await loadCountries();
  const acceptedOf = byFacility(traits);
  const lidarsOf = byFacility(lidars);
  const photometersOf = byFacility(photometers);
  return facilities.map((row) => ({
    id: row.id,
    facility: withTraits(
      toCertifiedFacility(row, lidarsOf(row.id), photometersOf(row.id), lists),
      [...acceptedOf(row.id), ...lidarsOf(row.id), ...photometersOf(row.id)],
      lists,
      countryOf,
    ),
    version: row.version?.validTo === null ? row.version : null,
    labelDecisions: row.labelDecisions,
  }));
}

const showable = cacheUntilNextWrite<readonly Showable[]>();

/** The label that the map shows: only a valid one. */
const toLabel = ({ acronym }: CertifiedFacility, { is_valid, valid_until }: LabelOnDay): CertifiedFacility['label'] =>
  is_valid ? { valid_until, page: LABEL_PAGES.public(acronym) } : null;

/** A facility as it is on the map on a day; nothing if its label was lost or has ended. */
function certifiedOn({ labelDecisions, ...found }: Showable, lists: TypeLists, today: Day): Certified[] {
  const { facility } = found;
  const { code } = facility.displayed_status;
  // Most facilities have no record of a label.
  const label = labelDecisions.length === 0 ? null : labelOn(labelDecisions, today);
  if (!isShownCertified(code, label)) return [];
  if (label === null) return [{ ...found, facility: { ...facility, label }, label }];
  const shown = toNamedStatus(shownStatus(code, label), lists);
  return [{ ...found, facility: { ...facility, displayed_status: shown, label: toLabel(facility, label) }, label }];
}

/** The facilities on the public map on a day with their accepted versions and labels, by acronym. */
export async function listCertifiedVersions(db: Db, today: Day): Promise<readonly Certified[]> {
  const lists = await readTypeLists(db);
  const all = await showable(db, lists, () => lookUpShowable(db, lists));
  return all.flatMap((each) => certifiedOn(each, lists, today));
}

/** The facilities on the public map on a day, by acronym. */
export const listCertified = async (db: Db, today: Day): Promise<CertifiedFacility[]> =>
  (await listCertifiedVersions(db, today)).map(({ facility }) => facility);

const toNamedStatus = (
  code: CertifiedFacility['displayed_status']['code'],
  lists: TypeLists,
): CertifiedFacility['displayed_status'] => ({ code, name: byCode(lists['displayed-status'], code)?.name ?? code });

const toName = ({ id, name }: PlacedInstrument) => ({ _id: id, name });

type Listed = Omit<CertifiedFacility, 'country' | 'instrument_types' | 'wavelengths'>;

/** Adds the country at the position, and the types and wavelengths of the instruments in the order of their lists. */
function withTraits(
  facility: Listed,
  traits: readonly InstrumentTraits[],
  lists: TypeLists,
  countryOf: CountryOf,
): CertifiedFacility {
  const types = new Set(traits.map(({ type }) => type));
  const groups = new Set(traits.flatMap((each) => each.groups));
  const offered = CHANNEL_CATEGORIES.filter(({ code, name }) => groups.has(code) || groups.has(name));
  return {
    ...facility,
    country: facility.position && countryOf(facility.position),
    instrument_types: lists.instrument.filter(({ code }) => types.has(code)).map(({ code, name }) => ({ code, name })),
    wavelengths: WAVELENGTHS.filter((wavelength) => offered.some((category) => category.wavelength === wavelength)),
  };
}

/**
 * A certified facility with exactly the public fields: as accepted, or as currently described if it was never accepted.
 */
function toCertifiedFacility(
  facility: ListedFacility,
  lidars: PlacedInstrument[],
  photometers: PlacedInstrument[],
  lists: TypeLists,
): Listed {
  const {
    name,
    lidars: ofLidars,
    photometers: ofPhotometers,
    position,
  } = facility.accepted ?? {
    name: facility.name,
    lidars: lidars.map(toName),
    photometers: photometers.map(toName),
    position: positionOf([...lidars, ...photometers]),
  };
  return {
    acronym: facility.acronym,
    name,
    type: byCode(lists['nf-types'], facility.type),
    displayed_status: toNamedStatus(facility.displayed_status, lists),
    lidar_pi_name: facility.lidar_pi_name,
    lidar_pi_contact: facility.lidar_pi_contact,
    lidars: ofLidars,
    photometers: ofPhotometers,
    position,
  };
}
