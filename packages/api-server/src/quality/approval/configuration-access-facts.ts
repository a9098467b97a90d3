import { dayOf, missingTests, type ConfigurationBook, type Day } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import { accessFactsOf, type FacilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import { findFacility, type LoadedFacility } from '../../labelling/facilities/facility.store';
import { listConfigurations, type ConfigurationRow } from '../configurations/configurations.store';
import { statusOf } from '../configurations/configurations.view';
import { datedEvents } from '../events/dated-events';
import { listEvents } from '../events/events.store';
import { datedTests } from '../tests/dated-test';
import { listTests } from '../tests/tests.store';

/** The access facts of a configuration, with the configuration itself. */
export interface ConfigurationAccessFacts extends FacilityAccessFacts {
  configuration: ConfigurationRow;
}

/** The tests made with a configuration, and the log book of its lidar. */
export async function bookOf(
  db: Db,
  { id, lidarId, facilityId, channels }: ConfigurationRow,
): Promise<ConfigurationBook> {
  const tests = await listTests(db, { configurationId: id });
  const events = await listEvents(db, { facilityId, instrumentId: lidarId });
  return {
    channels: channels.map(({ short_name }) => short_name),
    tests: datedTests(tests.map(({ test }) => test)),
    events: datedEvents(events),
  };
}

/** A configuration of a lidar by its number. */
export const findConfiguration = async (db: Db, lidarId: string, number: number) =>
  (await listConfigurations(db, lidarId)).find((row) => row.number === number);

interface Loaded {
  loaded: LoadedFacility;
  configuration: ConfigurationRow;
  today: Day;
}

/** The facts of a configuration and of its facility; only an approval depends on the tests. */
export async function configurationFactsOf(
  db: Db,
  { loaded, configuration, today }: Loaded,
): Promise<ConfigurationAccessFacts> {
  const facts = accessFactsOf(loaded);
  const configurationStatus = statusOf(configuration, facts.state.isAccepted === true);
  const missing =
    configurationStatus === 'provisional' ? missingTests(await bookOf(db, configuration), today) : undefined;
  const state = { ...facts.state, configurationStatus, ...(missing && { missingTests: missing }) };
  return { ...facts, configuration, state };
}

/** The same by lidar and number, for the guard of a call; undefined for an unknown one. */
export async function configurationAccessFacts(
  { db, now }: Context,
  actor: Actor | null,
  { id, number }: { id: string; number: number },
): Promise<ConfigurationAccessFacts | Record<string, never> | undefined> {
  if (!actor) return {};
  const configuration = await findConfiguration(db, id, number);
  const loaded = configuration && (await findFacility(db, configuration.facilityId));
  return configuration && loaded && configurationFactsOf(db, { loaded, configuration, today: dayOf(now()) });
}
