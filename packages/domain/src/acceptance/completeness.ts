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

/** Something that an application lacks, and where it is filled in. */
export interface Gap {
  about: RecordKind;
  /** Id of the record. */
  id: string;
  /** Name of the record. */
  name: string;
  /** Dotted path of the field; `instruments` where a whole instrument is missing. */
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
  /** With one of these the application cannot be submitted. */
  missing: Gap[];
  /** These are only pointed out. */
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

/** Gaps in the facility's own fields: some are required, others only advised. */
function emptyFields({ facility, lidars, photometers }: Application, submission: 'required' | 'advised') {
  const values = facilityFormValues(facility);
  const isGiven = { lidar: lidars.length > 0, photometer: photometers.length > 0 };
  const counts = (field: Field) => field.submission === submission && (!field.given || isGiven[field.given]);
  return namesOf(FACILITY_FIELDS, counts).filter((name) => values[name].length === 0);
}

/**
 * What an application lacks: a facility name, at least one instrument, and in every instrument whatever its form
 * requires. Host and contacts may be empty and are pointed out.
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
