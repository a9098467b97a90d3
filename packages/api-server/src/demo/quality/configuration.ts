import { randomUUID } from 'node:crypto';
import { polarisationPairs, resultNames, qaTestType, type ChannelSettings, type QaTestTypeCode } from '@portal/domain';
import type { ConfigurationRow } from '../../quality/configurations/configurations.store';
import type { FacilityRows } from '../demo.store';
import { plusMinutes } from '../timeline';
import type { TestStory } from './books';

/** Ids of the processing chain are invented; they start here. */
const FIRST_ID = 9101;
const FIRST_CHANNEL_ID = 31_101;
const CHANNELS = 2;
const MINUTES_PER_DAY = 1440;

/** Short names of a configuration: a pair of polarised channels, or else the first ones of the lidar. */
export function channelNames({ groups }: FacilityRows, lidarId: string): string[] {
  const names = groups.filter((group) => group.lidarId === lidarId).flatMap(({ channels }) => channels ?? []);
  const [pair] = polarisationPairs(names);
  return pair ? [...pair.channels] : names.slice(0, CHANNELS);
}

const channel = (short_name: string, at: number, firstId: number): ChannelSettings => ({
  short_name,
  scc_channel_id: firstId + at,
  recorder_channel_id: `BT${at}`,
  laser: 1,
  dead_time: 3.7,
  trigger_delay: 0,
  first_signal_rangebin: 4,
  filter_fwhm: 0.5,
  background_low: null,
  background_high: null,
  g_r: null,
  g_t: null,
  h_r: null,
  h_t: null,
  k: null,
});

interface Making {
  number: number;
  name: string;
  tests: readonly TestStory[];
  /** Makes the ids of the lidar its own. */
  place: number;
  /** Whether the id of the configuration is that of the former one, which it supersedes. */
  isSuccessor: boolean;
  now: Date;
}

/** A configuration of a lidar, before any decision on it. */
export function configurationRow(
  rows: FacilityRows,
  lidar: { id: string },
  { number, name, tests, place, isSuccessor, now }: Making,
): ConfigurationRow {
  const { facility } = rows;
  const channels = channelNames(rows, lidar.id);
  const sccId = FIRST_ID + 10 * place;
  const madeAt = plusMinutes(now, -MINUTES_PER_DAY * (Math.max(0, ...tests.map(({ daysAgo }) => daysAgo)) + 1));
  return {
    id: randomUUID(),
    facilityId: facility.id,
    lidarId: lidar.id,
    number,
    name,
    stationId: facility.acronym
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 3)
      .padEnd(3, 'x'),
    sccLidarId: sccId,
    sccVersionId: sccId + 1,
    sccConfigurationId: sccId + 1 + (isSuccessor ? 1 : number),
    channels: channels.map((shortName, at) => channel(shortName, at, FIRST_CHANNEL_ID + 10 * place)),
    // An approval is a step of its own, after the tests.
    status: 'draft',
    validFrom: null,
    validTo: null,
    decisionText: null,
    version: 1,
    createdAt: madeAt,
    createdById: facility.ownerId,
    updatedAt: madeAt,
  };
}

/** The names under which a test of a configuration has results. */
export const namesOf = (type: QaTestTypeCode, { channels }: ConfigurationRow): string[] =>
  resultNames(
    qaTestType(type),
    channels.map(({ short_name }) => short_name),
  );
