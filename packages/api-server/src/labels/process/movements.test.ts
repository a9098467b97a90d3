import { planByIndexes } from '../../../test/plan';
import { testPortal } from '../../../test/portal';
import {
  applications,
  lidarConfigurationPeriods,
  photometerCalibrations,
  qaTests,
  regularEvaluations,
} from '../../platform/db/tables';
import { labelling } from '../decisions/label.fixture';
import { testing } from '../../quality/tests/quality.fixture';
import { onTheWay } from './process.fixture';
import { listMovements } from './process.store';

const portal = testPortal();
const { db } = portal;
const { labellable } = labelling(portal);
const { staffToken } = testing(portal);
const { addAction, addEvaluation, decide, readStages } = onTheWay(portal);

/** Noon of a day after everything that the fixture records. */
const LATE = new Date('2026-08-01T12:00:00Z');

const MOVES: Record<string, (facilityId: string) => Promise<unknown>> = {
  'a round enters a status': () => db.update(applications).set({ statusSince: LATE }),
  'a test is submitted': () => db.update(qaTests).set({ submittedAt: LATE }),
  'a test is taken': () => db.update(qaTests).set({ takenAt: LATE }),
  'a test is concluded': () => db.update(qaTests).set({ evaluatedAt: LATE }),
  'a configuration enters a state': () => db.update(lidarConfigurationPeriods).set({ decidedAt: LATE }),
  'a photometer is installed': () => db.update(photometerCalibrations).set({ installedOn: '2026-08-01' }),
  'a label is proposed': (id) => decide(id, { kind: 'propose', recordedAt: LATE }),
  'an evaluation opens': (id) => addEvaluation(id, { openedOn: '2026-08-01', statusSince: LATE }),
  'an action of an evaluation is reported': async (id) => {
    const evaluation = await addEvaluation(id, { status: 'closed' });
    await addAction(evaluation, { reportedAt: LATE });
  },
};

test.each(Object.keys(MOVES))('something moves when %s', async (move) => {
  const { id } = await labellable();
  const before = (await listMovements(db)).get(id) ?? '';
  expect(before < '2026-08-01').toBe(true);
  await MOVES[move]?.(id);
  expect((await listMovements(db)).get(id)).toBe('2026-08-01');
});

test('the recorded end of a label and a draft move nothing', async () => {
  const { id } = await labellable();
  const before = (await listMovements(db)).get(id);
  await decide(id, { kind: 'expire', recordedAt: LATE });
  await db.update(qaTests).set({ updatedAt: LATE });
  await db.update(regularEvaluations).set({ updatedAt: LATE });
  expect((await listMovements(db)).get(id)).toBe(before);
});

test('movements are found by indexes, and not by the tests of all years', async () => {
  await labellable();
  await readStages(await staffToken('another'));
  const [statement = ''] = portal
    .statements()
    .filter((each) => each.includes('decided_at') && each.includes('greatest'));
  // So few rows are not worth an index.
  const plan = await planByIndexes(db, statement);
  expect(plan).toMatch(/Index (Only )?Scan Backward using qa_tests_by_movement/u);
  expect(plan).toMatch(/Index Only Scan Backward using support_requests_by_movement/u);
  expect(plan).not.toContain('Seq Scan on qa_tests');
});
