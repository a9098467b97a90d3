import type { AnySchema } from 'yup';
import { labelOf } from '../changes/record-fields';
import type { RecordKind } from '../changes/record-fields';
import { facilityFormValues } from '../facilities/form-values';
import type { NationalFacility } from '../facilities/facility';
import { problems } from '../fields/problems';
import { REQUIRED } from '../fields/text';
import { lidarFormValues } from '../lidar/form-values';
import type { Lidar } from '../lidar/lidar';
import { lidarSchema } from '../lidar/schema';
import { photometerFormValues } from '../photometer/form-values';
import type { Photometer } from '../photometer/photometer';
import { photometerSchema } from '../photometer/schema';

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

/** What should be known of the people behind the instruments that there are. */
function wanted({ lidars, photometers }: Application) {
  const always = ['hosting_institute', 'pi_name', 'pi_contact'] as const;
  const withLidar = ['lidar_pi_name', 'lidar_pi_contact'] as const;
  const withPhotometer = ['photometer_pi_name', 'photometer_pi_contact'] as const;
  return [...always, ...(lidars.length > 0 ? withLidar : []), ...(photometers.length > 0 ? withPhotometer : [])];
}

/**
 * What an application lacks: a facility name, at least one instrument, and in every instrument whatever its form
 * requires. Host and contacts may be empty and are pointed out.
 */
export function completeness(application: Application): Completeness {
  const { facility, lidars, photometers } = application;
  const values = facilityFormValues(facility);
  const hasInstrument = lidars.length + photometers.length > 0;
  return {
    missing: [
      ...(values.name ? [] : [ofFacility(facility, 'name', REQUIRED)]),
      ...(hasInstrument ? [] : [ofFacility(facility, 'instruments', 'Please add a lidar or a photometer')]),
      ...lidars.flatMap((lidar) => gaps('lidar', lidar, lidarSchema, lidarFormValues(lidar))),
      ...photometers.flatMap((one) => gaps('photometer', one, photometerSchema, photometerFormValues(one))),
    ],
    warnings: wanted(application)
      .filter((path) => !values[path])
      .map((path) => ofFacility(facility, path, 'Empty')),
  };
}
