import { byCode, INSTRUMENT_STATUSES, type NewQaTestInput, type QaTest } from '@portal/domain';
import { conflict, orNotFound, refusedField } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeFacility } from '../../labelling/facilities/write-facility';
import { findFacilityIdOf } from '../../labelling/instrument-records/instruments.store';
import { chosenConfiguration } from './chosen-configuration';
import { readTest } from './read-test';
import { assertTestValues, findLidar, nothingToTest, toTestColumns } from './test-values';
import { insertTest } from './tests.store';
import { recordTestAudit } from './write-test';

const NOT_OPERATIONAL = 'QA tests are made of lidars that are in operation.';

const withoutUndefined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };

/** Begins a test of a lidar. */
export async function createTest(context: Context, actor: Actor, input: NewQaTestInput): Promise<QaTest> {
  const facilityId = orNotFound(await findFacilityIdOf(context.db, 'lidar', input.lidar));
  const write = { context, actor, capability: 'qa-test.create', id: facilityId } as const;
  return writeFacility(write, async (tx, { application }) => {
    const lidar = orNotFound(await findLidar(tx, input.lidar));
    if (!byCode(INSTRUMENT_STATUSES, lidar.row.status)?.counts_as_operational) throw conflict(NOT_OPERATIONAL);
    const configuration = await chosenConfiguration(tx, input.lidar, input.configuration);
    const columns = withoutUndefined(toTestColumns(input));
    const configured = configuration.channels.map(({ short_name }) => short_name);
    const none = { measuredFrom: null, measuredTo: null, radiosondeAt: null, channels: [], figures: [] };
    const test = { ...none, type: input.type, ...columns };
    assertTestValues({ test, configured, lidar, now: context.now() });
    const nothing = nothingToTest(test, configured);
    if (nothing) throw refusedField('type', nothing);
    const { round } = application;
    const row = await insertTest(tx, {
      ...test,
      facilityId,
      lidarId: input.lidar,
      lidarName: lidar.row.name,
      configurationId: configuration.id,
      round,
      createdById: actor.id,
    });
    await recordTestAudit(tx, { actorId: actor.id, action: 'qa-test.add', test: row, newValue: { type: row.type } });
    return readTest(tx, row.id, actor.id);
  });
}
