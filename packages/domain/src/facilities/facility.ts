import type { InferType } from 'yup';
import type { InitialAcceptance } from '../acceptance/initial-acceptance';
import type { OwnerAndDeputies } from '../acceptance/workflow';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { version } from '../fields/quantity';
import { optionalReference } from '../fields/reference';
import { optionalText, REQUIRED } from '../fields/text';
import { LENGTHS } from '../limits/limits';
import { FACILITY_FIELDS } from '../records/facility';
import { typedOf } from '../records/record';
import type { Shown } from '../records/record';
import { shapeOf } from '../records/schema';
import type { DisplayedStatus, NfType } from '../types/type-lists';
import type { Person } from '../users/user';

/** An instrument by name, for lists and links. */
export interface InstrumentName {
  _id: string;
  name: string;
}

/** The last report of a round that was ended: of two, the final one. */
export interface EarlierReport {
  round: number;
  /** Id of the document. */
  file: string;
}

/** A national facility as its owner, evaluators and staff see it. */
export interface NationalFacility extends Shown<typeof FACILITY_FIELDS> {
  _id: string;
  /** Grows with every save; a save that names an older one is refused. */
  version: number;
  /** "Name (ACRONYM)", or the acronym alone. */
  pretty_name: string;
  owner: Person;
  /** The first of the pictures. */
  picture: string | null;
  lidars: InstrumentName[];
  photometers: InstrumentName[];
  submissions: { initial_acceptance: InitialAcceptance };
  earlier_report: EarlierReport | null;
  /** Number of the version of the operational configuration that is in force, whatever the present round is about. */
  configuration_in_force: number | null;
  /** Whether the person who asks owns it, is a deputy of the owner, and may change its content now. */
  is_owner: boolean;
  is_deputy: boolean;
  editable: boolean;
}

/** Whose facility it is, as far as it concerns this person: of the deputies, one is told of oneself only. */
export const holdersFor = (
  { owner, is_deputy }: Pick<NationalFacility, 'owner' | 'is_deputy'>,
  person: { _id: string } | null | undefined,
): OwnerAndDeputies => ({ ownerId: owner._id, deputyIds: is_deputy && person ? [person._id] : [] });

const SHAPE = shapeOf(FACILITY_FIELDS);

/** General information. A field that is left out stays as it is; an empty one is emptied. */
export const facilityInfoSchema = form({
  ...SHAPE,
  /** The first of the pictures under its older name. */
  picture: optionalReference(),
  /** Why the displayed status is another one; kept with the change, and with the version that is recorded where nothing was accepted. */
  displayed_status_reason: exact(optionalText(LENGTHS.reason)),
  version: version(),
});
export type FacilityInfo = InferType<typeof facilityInfoSchema>;

/** The same for a form, in which an empty line counts as left out: no facility is without its acronym. */
export const facilityFormSchema = facilityInfoSchema.shape({ acronym: SHAPE.acronym.required(REQUIRED) });

/** Initial values of the form of the general information. */
export const facilityFormValues = (facility: NationalFacility) => ({
  ...typedOf(FACILITY_FIELDS, facility),
  version: facility.version,
});
export type FacilityFormValues = ReturnType<typeof facilityFormValues>;

/** A facility on the public map, with nothing that the map does not show. */
export interface CertifiedFacility {
  acronym: string;
  name: string | null;
  type: NfType | null;
  displayed_status: Pick<DisplayedStatus, 'code' | 'name'>;
  lidar_pi_name: string | null;
  lidar_pi_contact: string | null;
  lidars: InstrumentName[];
  photometers: InstrumentName[];
  /** Of the oldest lidar, else of the oldest photometer; degrees. `null`: listed, but not on the map. */
  position: { latitude: number; longitude: number } | null;
  /** By the position: code (ISO 3166-1) and English name. */
  country: { code: string; name: string } | null;
  /** Of its instruments, in the order of the list. */
  instrument_types: { code: string; name: string }[];
  /** Emitted by its lidars, there or planned, nm; the longest first. */
  wavelengths: number[];
}

/** The response of `GET /my/national-facility`: the oldest of the person's facilities. */
export interface MyFacility {
  exists: boolean;
  id: string | null;
}

/** The response of `GET /my/national-facilities`, oldest first. */
export interface MyFacilities {
  exists: boolean;
  nfs: { id: string; acronym: string }[];
}

/** "Name (ACRONYM)", or the acronym alone while there is no name. */
export const prettyName = ({ name, acronym }: { name: string | null; acronym: string }) =>
  name ? `${name} (${acronym})` : acronym;
