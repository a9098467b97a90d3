import {
  CERTIFIED_STATUSES,
  CHANNEL_CATEGORIES,
  WAVELENGTHS,
  type AcceptedBy,
  type CertifiedFacility,
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

/** A facility on the public map with its accepted version; `null` if no version is in force. */
export interface Certified {
  id: string;
  facility: CertifiedFacility;
  version: { number: number; by: AcceptedBy; validFrom: Date } | null;
}

async function lookUpCertified(db: Db, lists: TypeLists): Promise<readonly Certified[]> {
  const [facilities, lidars, photometers, traits] = await Promise.all([
    listFacilitiesByDisplayedStatus(db, CERTIFIED_STATUSES),
    listPlacedLidars(db, CERTIFIED_STATUSES),
    listPlacedPhotometers(db, CERTIFIED_STATUSES),
    listAcceptedTraits(db, CERTIFIED_STATUSES),
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
  }));
}

const certified = cacheUntilNextWrite<readonly Certified[]>();

/** The facilities on the public map with their accepted versions, by acronym. */
export async function listCertifiedVersions(db: Db): Promise<readonly Certified[]> {
  const lists = await readTypeLists(db);
  return certified(db, lists, () => lookUpCertified(db, lists));
}

/** The facilities on the public map, by acronym. */
export const listCertified = async (db: Db): Promise<CertifiedFacility[]> =>
  (await listCertifiedVersions(db)).map(({ facility }) => facility);

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
  const status = byCode(lists['displayed-status'], facility.displayed_status);
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
    displayed_status: { code: facility.displayed_status, name: status?.name ?? facility.displayed_status },
    lidar_pi_name: facility.lidar_pi_name,
    lidar_pi_contact: facility.lidar_pi_contact,
    lidars: ofLidars,
    photometers: ofPhotometers,
    position,
  };
}
