import type { AnySchema } from 'yup';
import { facilityFormValues } from '../facilities/facility';
import type { NationalFacility } from '../facilities/facility';
import { problems } from '../fields/problems';
import { REQUIRED } from '../fields/text';
import { lidarFormValues, lidarSchema } from '../lidar/lidar';
import type { Lidar } from '../lidar/lidar';
import { photometerFormValues, photometerSchema } from '../photometer/photometer';
import type { Photometer } from '../photometer/photometer';
import { FACILITY_FIELDS } from '../records/facility';
import type { Field } from '../records/field';
import { namesOf } from '../records/record';
import { labelOf } from '../records/records';
import type { RecordKind } from '../records/records';

/** A missing value of an application, with the field to fill in. */
export interface Gap {
  about: RecordKind;
  id: string;
  name: string;
  /** Dotted path of the field; `instruments` if the facility has no instrument. */
  path: string;
  label: string;
  message: string;
}

export interface Application {
  facility: NationalFacility;
  lidars: readonly Lidar[];
  photometers: readonly Photometer[];
}

export interface Completeness {
  /** Each of these prevents the submission. */
  missing: Gap[];
  /** Shown, but the application can be submitted. */
  warnings: Gap[];
}

interface Named {
  _id: string;
  name: string;
}

function gaps(about: RecordKind, { _id, name }: Named, schema: AnySchema, values: object): Gap[] {
  return problems(schema, values).map(({ path, message }) => ({
    about,
    id: _id,
    name,
    path,
    label: labelOf(about, path),
    message,
  }));
}

const ofFacility = ({ _id, acronym }: NationalFacility, path: string, message: string): Gap => ({
  about: 'facility',
  id: _id,
  name: acronym,
  path,
  label: path === 'instruments' ? 'Instruments' : labelOf('facility', path),
  message,
});

/** What is missing, without a full stop; an instrument comes first, as most fields belong to one. */
export function missingInWords(missing: readonly Gap[]): string {
  const fields = missing.filter(({ path }) => path !== 'instruments').length;
  const counted = `${fields} required ${fields === 1 ? 'field' : 'fields'}`;
  if (missing.length === fields) return `${counted} ${fields === 1 ? 'is' : 'are'} missing`;
  return fields === 0 ? 'A lidar or a photometer is missing' : `A lidar or a photometer and ${counted} are missing`;
}

/** Empty fields of the facility itself that are required, or advised, for a submission. */
function emptyFields({ facility, lidars, photometers }: Application, submission: 'required' | 'advised') {
  const values = facilityFormValues(facility);
  const isGiven = { lidar: lidars.length > 0, photometer: photometers.length > 0 };
  const counts = (field: Field) => field.submission === submission && (!field.given || isGiven[field.given]);
  return namesOf(FACILITY_FIELDS, counts).filter((name) => values[name].length === 0);
}

/**
 * The gaps of an application. Required are a facility name, at least one instrument, and the required fields of each
 * instrument's form. An empty host or contact is only a warning.
 */
export function completeness(application: Application): Completeness {
  const { facility, lidars, photometers } = application;
  const hasInstrument = lidars.length + photometers.length > 0;
  return {
    missing: [
      ...emptyFields(application, 'required').map((path) => ofFacility(facility, path, REQUIRED)),
      ...(hasInstrument ? [] : [ofFacility(facility, 'instruments', 'Please add a lidar or a photometer')]),
      ...lidars.flatMap((lidar) => gaps('lidar', lidar, lidarSchema, lidarFormValues(lidar))),
      ...photometers.flatMap((photometer) =>
        gaps('photometer', photometer, photometerSchema, photometerFormValues(photometer)),
      ),
    ],
    warnings: emptyFields(application, 'advised').map((path) => ofFacility(facility, path, 'Empty')),
  };
}
