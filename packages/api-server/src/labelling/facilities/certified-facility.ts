import {
  byCode,
  CHANNEL_CATEGORIES,
  isShownCertified,
  LABEL_PAGES,
  labelOn,
  shownStatus,
  WAVELENGTHS,
  type AcceptedBy,
  type CertifiedFacility,
  type Day,
  type DisplayedStatus,
  type LabelOnDay,
  type TypeLists,
} from '@portal/domain';
import { positionOf } from '../accepted/accepted-content';
import type { InstrumentTraits, PlacedInstrument, ShowableRow, StatusDay } from './showable.store';

/** All that tells what the public map says about a facility, whatever the day and the names in the type lists are. */
export interface Showable {
  row: ShowableRow;
  /** Instruments as they are described, of a facility that was never accepted. */
  lidars: readonly PlacedInstrument[];
  photometers: readonly PlacedInstrument[];
  /** Traits of its accepted instruments, or of those. */
  traits: readonly InstrumentTraits[];
  position: CertifiedFacility['position'];
  country: CertifiedFacility['country'];
  days: readonly StatusDay[];
}

/**
 * A facility on the public map with its accepted version; `null` if no version is in force, and with its label; `null`
 * without a record of one.
 */
export interface Certified {
  id: string;
  facility: CertifiedFacility;
  version: { number: number; by: AcceptedBy; validFrom: Date } | null;
  label: LabelOnDay | null;
  /** The first day (UTC) of the displayed status by what was recorded of choices; `null` if that was not. */
  since: Day | null;
}

/** The position of a facility: as accepted, or of its instruments if it was never accepted. */
export const showablePosition = (
  { accepted }: ShowableRow,
  instruments: readonly PlacedInstrument[],
): CertifiedFacility['position'] => (accepted ? accepted.position : positionOf(instruments));

/** A facility as it is on the map on a day; `null` if its label was lost or has ended. */
export function certifiedOn(showable: Showable, lists: TypeLists, today: Day): Certified | null {
  const { row, days } = showable;
  const { id, displayed_status: code, labelDecisions } = row;
  const version = row.version?.validTo === null ? row.version : null;
  // Most facilities have no record of a label.
  const label = labelDecisions.length === 0 ? null : labelOn(labelDecisions, today);
  if (!isShownCertified(code, label)) return null;
  const shown = toNamedStatus(label === null ? code : shownStatus(code, label), lists);
  const facility = { ...described(showable, lists), displayed_status: shown, label: toLabel(row, label) };
  const since = days.find(({ status }) => status === shown.code)?.since ?? null;
  return { id, facility, version, label, since };
}

/** The label that the map shows: only a valid one. */
const toLabel = ({ acronym }: ShowableRow, label: LabelOnDay | null): CertifiedFacility['label'] =>
  label?.is_valid ? { valid_until: label.valid_until, page: LABEL_PAGES.public(acronym) } : null;

const toNamedStatus = (code: DisplayedStatus['code'], lists: TypeLists): CertifiedFacility['displayed_status'] => ({
  code,
  name: byCode(lists['displayed-status'], code)?.name ?? code,
});

const toName = ({ id, name }: PlacedInstrument) => ({ _id: id, name });

/**
 * The public fields of a facility: as accepted, or as currently described if it was never accepted. Types and
 * wavelengths of its instruments are in the order of their lists.
 */
function described({ row, lidars, photometers, traits, position, country }: Showable, lists: TypeLists) {
  const types = new Set(traits.map(({ type }) => type));
  const groups = new Set(traits.flatMap((each) => each.groups));
  const offered = CHANNEL_CATEGORIES.filter(({ code, name }) => groups.has(code) || groups.has(name));
  const content = row.accepted ?? {
    name: row.name,
    lidars: lidars.map(toName),
    photometers: photometers.map(toName),
  };
  return {
    acronym: row.acronym,
    name: content.name,
    type: byCode(lists['nf-types'], row.type),
    lidar_pi_name: row.lidar_pi_name,
    lidar_pi_contact: row.lidar_pi_contact,
    lidars: content.lidars,
    photometers: content.photometers,
    position,
    country,
    instrument_types: lists.instrument.filter(({ code }) => types.has(code)).map(({ code, name }) => ({ code, name })),
    wavelengths: WAVELENGTHS.filter((wavelength) => offered.some((category) => category.wavelength === wavelength)),
  };
}
