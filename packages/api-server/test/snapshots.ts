import { randomUUID } from 'node:crypto';
import {
  CHANNEL_GROUP_FIELDS,
  epochOf,
  FACILITY_FIELDS,
  LIDAR_FIELDS,
  PHOTOMETER_FIELDS,
  prettyName,
  sampleOf,
  sampleRowOf,
} from '@portal/domain';
import type { Lidar, NationalFacility, Photometer, SubmissionSnapshot } from '@portal/domain';
import { toStatus } from '../src/labelling/facilities/facility.view';
import type { ChannelGroupRow, LidarRow, PhotometerRow } from '../src/labelling/instrument-records/instruments.store';
import { NOT_EVALUATED, toLidar, toPhotometer } from '../src/labelling/instrument-records/instruments.view';

const AT = new Date('2026-06-15T12:00:00Z');

const instrument = {
  facilityId: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11',
  latitude: 40.601,
  longitude: 15.7239,
  altitude: 760,
  status: 'operational' as const,
  planned_operation_date: '2020-03-17',
  manufacturer: 'Built on site',
  pictureId: null,
  version: 4,
  createdAt: AT,
  updatedAt: AT,
};

/** A channel group that meets the criteria. */
export const aGroupRow = (lidarId: string, change: Partial<ChannelGroupRow> = {}): ChannelGroupRow => ({
  ...sampleRowOf(CHANNEL_GROUP_FIELDS),
  lidarId,
  category: 'elastic_532',
  operation_start_date: '2021-05-04',
  distance_full_overlap: 251.25,
  channels: ['0532xppx', '0532xcpx'],
  ...change,
});

/** The row of a complete lidar. */
export const aLidarRow = (change: Partial<LidarRow> = {}): LidarRow => ({
  ...sampleRowOf(LIDAR_FIELDS),
  ...instrument,
  id: randomUUID(),
  name: 'MUSA',
  dark_signal_measurement: 'auto',
  pretrigger_20us: 'planned',
  ...change,
});

/** The row of a complete photometer. */
export const aPhotometerRow = (change: Partial<PhotometerRow> = {}): PhotometerRow => ({
  ...sampleRowOf(PHOTOMETER_FIELDS),
  ...instrument,
  id: randomUUID(),
  name: 'Cimel 1',
  manufacturer: 'Cimel Electronique',
  ...change,
});

/** A lidar before its evaluation, as reviewers see it. */
export function aLidar(change: Partial<LidarRow> = {}, groups?: Partial<ChannelGroupRow>[]): Lidar {
  const row = aLidarRow(change);
  const rows = (groups ?? [{}]).map((group) => aGroupRow(row.id, group));
  return toLidar(row, rows, NOT_EVALUATED);
}

/** A photometer before its evaluation, as reviewers see it. */
export const aPhotometer = (change: Partial<PhotometerRow> = {}): Photometer =>
  toPhotometer(aPhotometerRow(change), NOT_EVALUATED);

function aFacility(change: Partial<NationalFacility>): NationalFacility {
  const acronym = change.acronym ?? 'CIAO';
  const name = change.name ?? 'Potenza observatory';
  return {
    _id: instrument.facilityId,
    version: 7,
    pretty_name: prettyName({ name, acronym }),
    owner: { _id: randomUUID(), first_name: 'Ada', last_name: 'Byron', email: 'ada@site.example' },
    ...sampleOf(FACILITY_FIELDS),
    acronym,
    name,
    hosting_institute: 'Institute of Dust',
    pi_name: 'Ada Byron',
    pi_contact: 'ada@site.example',
    lidar_pi_name: 'Lidar Lead',
    lidar_pi_contact: 'lidar@site.example',
    picture: null,
    lidars: [],
    photometers: [],
    earlier_report: null,
    acceptance_in_force: null,
    configuration_in_force: null,
    submissions: {
      initial_acceptance: {
        status: toStatus('submitted'),
        pending_with: 'administrators',
        pending_for: 'reviewers',
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
    is_deputy: false,
    editable: false,
    ...change,
  };
}

interface Change extends Partial<Omit<SubmissionSnapshot, 'facility'>> {
  facility?: Partial<NationalFacility>;
}

/** A submitted application. */
export const aSnapshot = ({ facility = {}, ...change }: Change = {}): SubmissionSnapshot => ({
  schema_version: 1,
  submitted_at: epochOf('2026-06-15'),
  round: 2,
  facility: aFacility(facility),
  lidars: [aLidar()],
  photometers: [aPhotometer()],
  ...change,
});
