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
import type { Day } from '../time/day';
import type { FacilityLabel } from '../label/label';
import type { LabelRequestKind } from '../label/label-steps';
import type { RegularEvaluationSummary } from '../regular-evaluation/regular-evaluation';
import type { Acceptance, DisplayedStatus, NfType } from '../types/type-lists';
import type { Person } from '../users/user';

/** An instrument by name, for lists and links. */
export interface InstrumentName {
  _id: string;
  name: string;
}

/** The last report of an earlier round: the final one if both were issued. */
export interface EarlierReport {
  round: number;
  file: string;
}

/** A national facility as its owner, evaluators and staff see it. */
export interface NationalFacility extends Shown<typeof FACILITY_FIELDS> {
  _id: string;
  /** Incremented by every save. A save with an older version is rejected. */
  version: number;
  /** "Name (ACRONYM)", or the acronym alone. */
  pretty_name: string;
  owner: Person;
  picture: string | null;
  lidars: InstrumentName[];
  photometers: InstrumentName[];
  submissions: { initial_acceptance: InitialAcceptance };
  earlier_report: EarlierReport | null;
  /** The acceptance in force by the rule of `acceptanceInForce`, with its first day (epoch seconds). */
  acceptance_in_force: { acceptance: Acceptance; valid_from: number } | null;
  /**
   * The label today; `null` if nothing is recorded of one, absent from the answers of saves. `displayed_status` is what
   * an administrator has chosen; its `certified` heeds the label.
   */
  label?: FacilityLabel | null;
  /** What is proposed of its label and waits for a decision; `null` if nothing is, absent from the answers of saves. */
  label_request?: LabelRequestKind | null;
  /** The number of the operational configuration in force, regardless of the present round. */
  configuration_in_force: number | null;
  /** The newest regular evaluation, with its outcome once it is closed; `null` before the first one, absent from the answers of saves. */
  evaluation?: Pick<RegularEvaluationSummary, '_id' | 'year' | 'status' | 'outcome'> | null;
  /** Whether the caller owns the facility, is a deputy, and may change its content now. */
  is_owner: boolean;
  is_deputy: boolean;
  editable: boolean;
}

/** The owner and deputies as known to a user. The record does not contain other deputies. */
export const holdersFor = (
  { owner, is_deputy }: Pick<NationalFacility, 'owner' | 'is_deputy'>,
  person: { _id: string } | null | undefined,
): OwnerAndDeputies => ({ ownerId: owner._id, deputyIds: is_deputy && person ? [person._id] : [] });

const SHAPE = shapeOf(FACILITY_FIELDS);

/** General information. An absent field is unchanged; an empty one is cleared. */
export const facilityInfoSchema = form({
  ...SHAPE,
  /** The former name of the first picture. */
  picture: optionalReference(),
  /** The reason for a new displayed status, stored with the change and with an accepted version that it records. */
  displayed_status_reason: exact(optionalText(LENGTHS.reason)),
  version: version(),
});
export type FacilityInfo = InferType<typeof facilityInfoSchema>;

/** The schema of the form. The acronym is required, because an empty field of a form would count as absent. */
export const facilityFormSchema = facilityInfoSchema.shape({ acronym: SHAPE.acronym.required(REQUIRED) });

/** Initial values of the form of the general information. */
export const facilityFormValues = (facility: NationalFacility) => ({
  ...typedOf(FACILITY_FIELDS, facility),
  version: facility.version,
});
export type FacilityFormValues = ReturnType<typeof facilityFormValues>;

/** A facility on the public map, restricted to the data that the map shows. */
export interface CertifiedFacility {
  acronym: string;
  name: string | null;
  type: NfType | null;
  displayed_status: Pick<DisplayedStatus, 'code' | 'name'>;
  /** The label that is shown and valid today, with its last day and its page; `null` or absent without one. */
  label?: { valid_until: Day | null; page: string } | null;
  lidar_pi_name: string | null;
  lidar_pi_contact: string | null;
  lidars: InstrumentName[];
  photometers: InstrumentName[];
  /**
   * The position of the oldest lidar, otherwise of the oldest photometer, in degrees. If `null`, the facility is listed
   * but not on the map.
   */
  position: { latitude: number; longitude: number } | null;
  /** Derived from the position: ISO 3166-1 code and English name. */
  country: { code: string; name: string } | null;
  /** The types of its instruments, in list order. */
  instrument_types: { code: string; name: string }[];
  /** Wavelengths emitted by its existing or planned lidars in nm, the longest first. */
  wavelengths: number[];
}

/** The response of `GET /my/national-facility`: the oldest facility of the user. */
export interface MyFacility {
  exists: boolean;
  id: string | null;
}

/** The response of `GET /my/national-facilities`, oldest first. */
export interface MyFacilities {
  exists: boolean;
  nfs: { id: string; acronym: string }[];
}

/** "Name (ACRONYM)", or the acronym alone if there is no name. */
export const prettyName = ({ name, acronym }: { name: string | null; acronym: string }) =>
  name ? `${name} (${acronym})` : acronym;
