import { addFacility } from '../../test/facilities';
import { testPortal } from '../../test/portal';
import { runJobs, type Job } from '../labelling/reminders/run-jobs';
import { evaluating } from '../labels/evaluations/evaluating.fixture';
import { labelDecisions, regularEvaluations } from '../platform/db/tables';
import { MORE_JOBS } from './more-work';

const portal = testPortal();
const { context, db, logged } = portal;
const { grant } = evaluating(portal);

const failing: Job = { name: 'a job of the test', run: () => Promise.reject(new Error('The power failed.')) };

test('a job that fails is logged, and keeps labels from neither ending nor being evaluated [12.531] [12.571]', async () => {
  await grant((await addFacility(portal, { acronym: 'AAA' })).id);
  await grant((await addFacility(portal, { acronym: 'BBB' })).id, { validUntil: '2026-05-31' });
  await runJobs(context, [failing, ...MORE_JOBS.flatMap((job) => [job, failing])]);
  expect((await db.select().from(labelDecisions)).filter(({ kind }) => kind === 'expire')).toHaveLength(1);
  expect(await db.select().from(regularEvaluations)).toHaveLength(1);
  const named = JSON.stringify(logged).split('a job of the test').length - 1;
  expect(named).toBe(MORE_JOBS.length + 1);
});
