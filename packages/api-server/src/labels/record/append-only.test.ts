import { testPortal } from '../../../test/portal';
import { labelCertificates, labelDecisions } from '../../platform/db/tables';
import { labelling } from '../labelled.fixture';

const portal = testPortal();
const { db } = portal;
const { labelled } = labelling(portal);

test.each([
  ['a decision', labelDecisions],
  ['a certificate', labelCertificates],
] as const)('the database refuses to change or remove %s', async (_what, table) => {
  await labelled();
  const before = await db.select().from(table);
  expect(before.length).toBeGreaterThan(0);
  const refused = { cause: expect.objectContaining({ message: 'The record of labels is only appended to.' }) };
  await expect(db.update(table).set({ validUntil: '2099-12-31' })).rejects.toMatchObject(refused);
  await expect(db.delete(table)).rejects.toMatchObject(refused);
  expect(await db.select().from(table)).toEqual(before);
});
