import { addReviewed } from '../../../test/evaluations';
import { testPortal } from '../../../test/portal';
import { findEvaluation, writeEvaluation } from './evaluation.store';

const portal = testPortal();
const { db, context } = portal;

test('an evaluation can be written until it is submitted, and never afterwards', async () => {
  const { lidar, round } = await addReviewed(portal);
  const key = { applicationId: round.id, targetKind: 'lidar', targetId: lidar.id, aspect: 'feature' } as const;
  expect(await writeEvaluation(db, key, { compliance: 'no' })).toMatchObject({ version: 1 });
  expect(await writeEvaluation(db, key, { compliance: 'yes', evaluatedAt: context.now() })).toMatchObject({
    version: 2,
  });
  expect(await writeEvaluation(db, key, { compliance: 'partially' })).toBeUndefined();
  expect(await writeEvaluation(db, key, { compliance: 'partially', evaluatedAt: context.now() })).toBeUndefined();
  expect(await findEvaluation(db, key)).toMatchObject({ compliance: 'yes', evaluatedAt: context.now(), version: 2 });
});

test('evaluations of one aspect are distinguished by their targets', async () => {
  const { facility, lidar, photometer, round } = await addReviewed(portal);
  const general = { applicationId: round.id, aspect: 'general' } as const;
  await writeEvaluation(db, { ...general, targetKind: 'lidar', targetId: lidar.id }, { compliance: 'yes' });
  await writeEvaluation(db, { ...general, targetKind: 'photometer', targetId: photometer.id }, { compliance: 'no' });
  expect(await findEvaluation(db, { ...general, targetKind: 'lidar', targetId: lidar.id })).toMatchObject({
    compliance: 'yes',
  });
  expect(await findEvaluation(db, { ...general, targetKind: 'lidar', targetId: facility.id })).toBeUndefined();
});
