import {
  epochSeconds,
  figureRows,
  limitsOf,
  prettyName,
  QA_SETTINGS,
  qaTestType,
  thresholdsOf,
  typeDue,
  dayOf,
  type Limits,
  type QaReport,
  type QaTestStatus,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../../labelling/facilities/facility.store';
import { datedEvents } from '../events/dated-events';
import { listEvents } from '../events/events.store';
import { freezeIssuer } from '../issuer/frozen-issuer';
import { datedTests } from './dated-test';
import { channelsOf } from './test-values';
import { listResults } from './results.store';
import { listFiles } from './test-files.store';
import { listTests, type StoredTest } from './tests.store';
import { toResult } from './tests.view';

interface Concluded {
  loaded: LoadedFacility;
  stored: StoredTest;
  /** The result and the texts that are about to be stored. */
  given: { status: QaTestStatus; conclusions: string | null; recommendations: string | null };
  at: Date;
}

/** The day by which one of its results is due next, with those that are about to be stored. */
async function nextDue(tx: Db, { stored: { test, configuration }, given, at }: Concluded) {
  const { facilityId, lidarId } = test;
  const events = await listEvents(tx, { facilityId, instrumentId: lidarId });
  const others = (await listTests(tx, { lidarId })).flatMap(({ test: other }) => (other.id === test.id ? [] : [other]));
  const channels = channelsOf(
    test,
    configuration.channels.map(({ short_name }) => short_name),
  );
  const tests = datedTests([...others, { ...test, ...given, evaluatedAt: at }]);
  return typeDue(qaTestType(test.type), { channels, tests, events: datedEvents(events), begunOn: null });
}

/** The figures of its suggestions, by channel. */
const figuresOf = ({ type, selfCheck }: StoredTest['test'], limits: Limits): NonNullable<QaReport['figures']> =>
  Object.fromEntries((selfCheck?.channels ?? []).map((channel) => [channel.name, figureRows(type, channel, limits)]));

/** What the report of a test says from now on. */
export async function freezeReport(tx: Db, concluded: Concluded): Promise<QaReport> {
  const { loaded, stored, given, at } = concluded;
  const { test, configuration } = stored;
  const { facility } = loaded;
  const files = await listFiles(tx, test.id);
  const limits = limitsOf(test.selfCheck, test.type);
  return {
    issued_at: epochSeconds(at),
    facility: {
      acronym: facility.acronym,
      pretty_name: prettyName(facility),
      institute: facility.hosting_institute,
    },
    lidar: test.lidarName,
    configuration: {
      number: configuration.number,
      name: configuration.name,
      station_id: configuration.stationId,
      scc_lidar_id: configuration.sccLidarId,
      scc_version_id: configuration.sccVersionId,
      scc_configuration_id: configuration.sccConfigurationId,
    },
    type: test.type,
    status: given.status,
    measured_from: epochSeconds(test.measuredFrom),
    measured_to: epochSeconds(test.measuredTo),
    atlas_version: test.atlasVersion,
    radiosonde_source: test.radiosondeSource,
    weather: test.weather,
    method: test.method,
    comment: test.comment,
    results: (await listResults(tx, test.id)).map(toResult),
    suggestions: test.selfCheck?.channels ?? [],
    figures: figuresOf(test, limits),
    settings_version: test.selfCheck?.version ?? QA_SETTINGS.version,
    limits,
    thresholds: thresholdsOf(limits),
    files: files.map(({ name, size, sha256, role }) => ({ name, size, sha256, role })),
    conclusions: given.conclusions,
    recommendations: given.recommendations,
    next_due: await nextDue(tx, concluded),
    issuer: await freezeIssuer(tx),
  };
}

/** The name of the file: facility, type and day of the measurement. */
export const nameOfReport = ({ facility, type, measured_from, issued_at }: QaReport): string =>
  `${facility.acronym}_qa_${type}_${dayOf(new Date((measured_from ?? issued_at) * 1000))}.pdf`;
