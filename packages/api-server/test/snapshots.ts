import { randomUUID } from 'node:crypto';
import { byCode, DEFAULT_DISPLAYED_STATUS, epochOf, NF_TYPES, prettyName } from '@portal/domain';
import type { Lidar, NationalFacility, Photometer, SubmissionSnapshot } from '@portal/domain';
import { toDisplayedStatus, toStatus } from '../src/labelling/facilities/facility.view';
import type { ChannelGroupRow, LidarRow, PhotometerRow } from '../src/labelling/instruments/instruments.store';
import { toLidar, toPhotometer } from '../src/labelling/instruments/instruments.view';

const AT = new Date('2026-06-15T12:00:00Z');

const instrument = {
  facilityId: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11',
  latitude: 40.601,
  longitude: 15.7239,
  altitude: 760,
  status: 'operational',
  plannedOperationDate: '2020-03-17',
  manufacturer: 'Built on site',
  additionalInfo: null,
  pictureId: null,
  version: 4,
  createdAt: AT,
  updatedAt: AT,
};

/** A channel group that meets the criteria. */
export const aGroupRow = (lidarId: string, change: Partial<ChannelGroupRow> = {}): ChannelGroupRow => ({
  lidarId,
  category: 'elastic_532',
  availability: 'existing',
  operationStartDate: '2021-05-04',
  heightResolution: 7.5,
  timeResolution: 30,
  distanceFullOverlap: 251.25,
  minimumAltitudeRange: 16_000,
  channels: ['0532xppx', '0532xcpx'],
  ...change,
});

/** A complete lidar, as a row. */
export const aLidarRow = (change: Partial<LidarRow> = {}): LidarRow => ({
  ...instrument,
  id: randomUUID(),
  name: 'MUSA',
  type: 'lidar_custom_built',
  location: 'laboratory',
  laserAlignment: 'auto',
  polarisationCalibration: 'manual',
  telecoverMeasurement: 'manual',
  darkSignalMeasurement: 'auto',
  photodetectorEyePiece: 'existing',
  pretrigger20us: 'planned',
  tHControl: null,
  lidarStatusControl: null,
  eyeSafety: 'existing',
  unattendedOperation: 'no',
  continuousOperation: 'no',
  additionalFeatures: null,
  ...change,
});

/** A complete photometer, as a row. */
export const aPhotometerRow = (change: Partial<PhotometerRow> = {}): PhotometerRow => ({
  ...instrument,
  id: randomUUID(),
  name: 'Cimel 1',
  type: 'photometer_sun_sky_lunar',
  manufacturer: 'Cimel Electronique',
  instrumentModel: 'CE318-T',
  ...change,
});

/** A lidar as evaluators see it, before anybody has evaluated it. */
export function aLidar(change: Partial<LidarRow> = {}, groups?: Partial<ChannelGroupRow>[]): Lidar {
  const row = aLidarRow(change);
  const rows = (groups ?? [{}]).map((group) => aGroupRow(row.id, group));
  return toLidar(row, rows, [], 'full');
}

/** A photometer as evaluators see it, before anybody has evaluated it. */
export const aPhotometer = (change: Partial<PhotometerRow> = {}): Photometer =>
  toPhotometer(aPhotometerRow(change), [], 'full');

function aFacility(change: Partial<NationalFacility>): NationalFacility {
  const acronym = change.acronym ?? 'CIAO';
  const name = change.name ?? 'Potenza observatory';
  return {
    _id: instrument.facilityId,
    version: 7,
    acronym,
    name,
    pretty_name: prettyName({ name, acronym }),
    type: byCode(NF_TYPES, 'actris'),
    owner: { _id: randomUUID(), first_name: 'Ada', last_name: 'Byron', email: 'ada@site.example' },
    hosting_institute: 'Institute of Dust',
    pi_name: 'Ada Byron',
    pi_contact: 'ada@site.example',
    lidar_pi_name: 'Lidar Lead',
    lidar_pi_contact: 'lidar@site.example',
    photometer_pi_name: null,
    photometer_pi_contact: null,
    ceilometer_pi_name: null,
    ceilometer_pi_contact: null,
    pictures: [],
    picture: null,
    displayed_status: toDisplayedStatus(DEFAULT_DISPLAYED_STATUS),
    lidars: [],
    photometers: [],
    submissions: {
      initial_acceptance: {
        status: toStatus('submitted'),
        pending_with: 'administrators',
        pending_since: epochOf('2026-06-15'),
        status_since: epochOf('2026-06-15'),
        due_date: null,
        round: 2,
        date: epochOf('2026-06-15'),
        evaluation_date: null,
        reviewers_set: false,
        component_reviewers: { lidar: null, lidar_data: null, photometer: null, photometer_data: null },
        preliminary_report: null,
        final_report: null,
        user_file: null,
        preliminary_acceptance: null,
        acceptance: null,
        can_issue_preliminary_report: false,
        can_issue_final_report: false,
      },
    },
    is_owner: false,
    editable: false,
    ...change,
  };
}

interface Change extends Partial<Omit<SubmissionSnapshot, 'facility'>> {
  facility?: Partial<NationalFacility>;
}

/** An application as it was submitted. */
export const aSnapshot = ({ facility = {}, ...change }: Change = {}): SubmissionSnapshot => ({
  schema_version: 1,
  submitted_at: epochOf('2026-06-15'),
  round: 2,
  facility: aFacility(facility),
  lidars: [aLidar()],
  photometers: [aPhotometer()],
  ...change,
});
