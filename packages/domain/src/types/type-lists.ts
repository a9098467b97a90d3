import { listOf } from './type-item';
import type { TypeItem } from './type-item';

export type InstrumentKind = 'lidar' | 'photometer';
export type Colour = 'success' | 'warning' | 'danger';

/** Types of instruments. Open design and lunar are attributes of the type, because no form has fields for them. */
export interface InstrumentTypeAttributes {
  kind: InstrumentKind;
  open_design?: boolean;
  lunar?: boolean;
}
export const INSTRUMENT_TYPES = listOf<InstrumentTypeAttributes>()([
  { code: 'lidar_custom_built', name: 'High-power lidar, custom-built', kind: 'lidar', open_design: true },
  {
    code: 'lidar_commercial_open',
    name: 'High-power lidar, commercial, open design',
    kind: 'lidar',
    open_design: true,
  },
  {
    code: 'lidar_commercial_sealed',
    name: 'High-power lidar, commercial, sealed design',
    kind: 'lidar',
    open_design: false,
  },
  { code: 'lidar_low_power', name: 'Automatic low-power lidar or ceilometer', kind: 'lidar', open_design: false },
  { code: 'photometer_sun', name: 'Automatic sun photometer', kind: 'photometer', lunar: false },
  { code: 'photometer_sun_sky', name: 'Automatic sun/sky photometer', kind: 'photometer', lunar: false },
  { code: 'photometer_sun_sky_lunar', name: 'Automatic sun/sky/lunar photometer', kind: 'photometer', lunar: true },
]);
export type InstrumentType = (typeof INSTRUMENT_TYPES)[number];

/** Whether an instrument is operational, and whether its planned date applies otherwise. */
export interface InstrumentStatusAttributes {
  counts_as_operational?: boolean;
  uses_planned_date?: boolean;
}
export const INSTRUMENT_STATUSES = listOf<InstrumentStatusAttributes>()([
  { code: 'operational', name: 'Operational', counts_as_operational: true, uses_planned_date: false },
  { code: 'planned', name: 'Planned', counts_as_operational: false, uses_planned_date: true },
]);

/** The location of a lidar. Enclosed means protected from weather and temperature-controlled. */
export interface InstrumentLocationAttributes {
  enclosed?: boolean;
}
export const INSTRUMENT_LOCATIONS = listOf<InstrumentLocationAttributes>()([
  { code: 'laboratory', name: 'Laboratory in a building', enclosed: true },
  { code: 'container', name: 'Container with climate control', enclosed: true },
  { code: 'vehicle', name: 'Van or trailer with climate control', enclosed: true },
  { code: 'weatherproof_housing', name: 'Own weatherproof housing outdoors, climate-controlled', enclosed: true },
  { code: 'shelter_unconditioned', name: 'Shelter without climate control', enclosed: false },
  { code: 'outdoor_unprotected', name: 'Outdoors without housing', enclosed: false },
]);
export type InstrumentLocation = (typeof INSTRUMENT_LOCATIONS)[number];

/** Whether a function or feature of a lidar is in operation or planned. */
export interface ReadinessAttributes {
  operational?: boolean;
  planned?: boolean;
  colour?: Colour;
}
export type Readiness = TypeItem & ReadinessAttributes;
export const ADDITIONAL_FUNCTIONS = listOf<ReadinessAttributes>()([
  { code: 'auto', name: 'Automatic', operational: true, planned: false, colour: 'success' },
  { code: 'manual', name: 'Manual', operational: true, planned: false, colour: 'success' },
  { code: 'planned', name: 'Planned', operational: false, planned: true, colour: 'warning' },
  { code: 'no', name: 'Not available', operational: false, planned: false, colour: 'danger' },
]);
export const FEATURES = listOf<ReadinessAttributes>()([
  { code: 'existing', name: 'Existing', operational: true, planned: false, colour: 'success' },
  { code: 'planned', name: 'Planned', operational: false, planned: true, colour: 'warning' },
  { code: 'no', name: 'Not available', operational: false, planned: false, colour: 'danger' },
]);

export interface ChannelAvailabilityAttributes {
  offered?: boolean;
  needs_start_within_one_year?: boolean;
}
export const CHANNEL_AVAILABILITIES = listOf<ChannelAvailabilityAttributes>()([
  { code: 'existing', name: 'Existing', offered: true, needs_start_within_one_year: false },
  { code: 'planned', name: 'Planned', offered: true, needs_start_within_one_year: true },
  { code: 'no', name: 'Not available', offered: false, needs_start_within_one_year: false },
]);

/** The values of compliance. A missing value means "not evaluated". A higher rank is better. */
export interface ComplianceAttributes {
  rank: number;
  colour: Colour;
}
export const COMPLIANCES = listOf<ComplianceAttributes>()([
  { code: 'yes', name: 'Compliant', rank: 2, colour: 'success' },
  { code: 'partially', name: 'Partially compliant', rank: 1, colour: 'warning' },
  { code: 'no', name: 'Not compliant', rank: 0, colour: 'danger' },
]);
export type Compliance = (typeof COMPLIANCES)[number];
export type ComplianceCode = Compliance['code'];

export interface AcceptanceAttributes {
  colour: Colour;
}
export const ACCEPTANCES = listOf<AcceptanceAttributes>()([
  { code: 'yes', name: 'Accepted', colour: 'success' },
  { code: 'conditionally', name: 'Conditionally accepted', colour: 'warning' },
  { code: 'no', name: 'Not accepted', colour: 'danger' },
]);
export type Acceptance = (typeof ACCEPTANCES)[number];
export type AcceptanceCode = Acceptance['code'];

/** The public statuses of a facility. Certified facilities are on the map. */
export interface DisplayedStatusAttributes {
  certified?: boolean;
  /** The stage of the labelling process. */
  stage?: string;
}
export const DISPLAYED_STATUSES = listOf<DisplayedStatusAttributes>()([
  { code: 'candidate', name: 'Candidate', certified: false, stage: 'before 1a' },
  { code: 'initial_acceptance', name: 'Initial acceptance', certified: true, stage: '1a granted, 1b running' },
  { code: 'labelled', name: 'Labelled', certified: true, stage: '1c granted' },
  { code: 'suspended', name: 'Label suspended', certified: false, stage: '2' },
  { code: 'withdrawn', name: 'Withdrawn', certified: false },
]);
export type DisplayedStatus = (typeof DISPLAYED_STATUSES)[number];
export const CERTIFIED_STATUSES = DISPLAYED_STATUSES.filter(({ certified }) => certified).map(({ code }) => code);
/** Statuses of facilities that may be certified on a day: the record of a label can decide otherwise than the choice. */
export const SHOWABLE_STATUSES = DISPLAYED_STATUSES.filter(({ code }) => code !== 'candidate').map(({ code }) => code);
export const isCertified = (status: DisplayedStatus['code']) => CERTIFIED_STATUSES.includes(status);
export const DEFAULT_DISPLAYED_STATUS = 'candidate';

/** The network of a facility. The map depends on `own_network`, never on a code. */
export interface NfTypeAttributes {
  own_network?: boolean;
  marker?: 'blue' | 'yellow';
}
export const NF_TYPES = listOf<NfTypeAttributes>()([
  { code: 'actris', name: 'ACTRIS facility', own_network: true, marker: 'blue' },
  { code: 'partner', name: 'Partner facility', own_network: false, marker: 'yellow' },
]);
export type NfType = (typeof NF_TYPES)[number];

/** All lists, by the last part of their path `GET /types/<list>`. */
export const TYPE_LISTS = {
  instrument: INSTRUMENT_TYPES,
  'instrument/status': INSTRUMENT_STATUSES,
  'instrument/location': INSTRUMENT_LOCATIONS,
  'instrument/additional-function': ADDITIONAL_FUNCTIONS,
  'instrument/feature': FEATURES,
  'instrument/channel-availability': CHANNEL_AVAILABILITIES,
  compliance: COMPLIANCES,
  acceptance: ACCEPTANCES,
  'displayed-status': DISPLAYED_STATUSES,
  'nf-types': NF_TYPES,
} as const;

export type TypeListName = keyof typeof TYPE_LISTS;
/** An item of `GET /types/<list>`. */
export type TypeListItem<List extends TypeListName> = (typeof TYPE_LISTS)[List][number];
/** All lists with the present names of their values. Codes and attributes are fixed; names can be changed. */
export type TypeLists = { readonly [List in TypeListName]: readonly TypeListItem<List>[] };
