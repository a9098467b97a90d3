import { addReviewed } from '../../test/evaluations';
import { testPortal } from '../../test/portal';
import { findVerdict, writeVerdict } from './evaluation.store';

const portal = testPortal();
const { db, context } = portal;

test('a verdict is written until it is submitted, and never again', async () => {
  const { lidar, round } = await addReviewed(portal);
  const key = { applicationId: round.id, subjectKind: 'lidar', subjectId: lidar.id, aspect: 'feature' } as const;
  expect(await writeVerdict(db, key, { compliance: 'no' })).toBe(true);
  expect(await writeVerdict(db, key, { compliance: 'yes', evaluatedAt: context.now() })).toBe(true);
  expect(await writeVerdict(db, key, { compliance: 'partially' })).toBe(false);
  expect(await writeVerdict(db, key, { compliance: 'partially', evaluatedAt: context.now() })).toBe(false);
  expect(await findVerdict(db, key)).toMatchObject({ compliance: 'yes', evaluatedAt: context.now(), version: 2 });
});

test('verdicts of one aspect are told apart by what they are on', async () => {
  const { facility, lidar, photometer, round } = await addReviewed(portal);
  const general = { applicationId: round.id, aspect: 'general' } as const;
  await writeVerdict(db, { ...general, subjectKind: 'lidar', subjectId: lidar.id }, { compliance: 'yes' });
  await writeVerdict(db, { ...general, subjectKind: 'photometer', subjectId: photometer.id }, { compliance: 'no' });
  expect(await findVerdict(db, { ...general, subjectKind: 'lidar', subjectId: lidar.id })).toMatchObject({
    compliance: 'yes',
  });
  expect(await findVerdict(db, { ...general, subjectKind: 'lidar', subjectId: facility.id })).toBeUndefined();
});
