import { testPortal } from '../../../test/portal';
import { aGrant, labelling } from './label.fixture';

const portal = testPortal();
const { labellable, proposed, take, read } = labelling(portal);

/** How many statements the last call made, and how often it read the tests of lidars, of which the conditions are made. */
const counted = () => {
  const statements = portal.statements();
  return { all: statements.length, books: statements.filter((each) => each.includes('from "qa_tests"')).length };
};

test('a label is read in at most 15 statements, and its conditions once', async () => {
  const { id, cars } = await labellable();
  await read(id, cars);
  expect(counted()).toMatchObject({ books: 1 });
  expect(counted().all).toBeLessThanOrEqual(15);
});

test('a label is proposed in at most 26 statements, and its conditions are read once', async () => {
  const { id, cars, scope } = await labellable();
  expect((await take('propose', id, cars, { scope })).status).toBe(200);
  expect(counted()).toMatchObject({ books: 1 });
  expect(counted().all).toBeLessThanOrEqual(26);
});

test('a label is granted in at most 36 statements, and its conditions are read once', async () => {
  const { id, administrator } = await proposed();
  expect((await take('grant', id, administrator, aGrant())).status).toBe(200);
  expect(counted()).toMatchObject({ books: 1 });
  expect(counted().all).toBeLessThanOrEqual(36);
});

test('what the guard refuses before anything is locked reads no conditions', async () => {
  const { id, owner, scope } = await labellable();
  expect((await take('propose', id, owner, { scope })).status).toBe(403);
  expect(counted().books).toBe(0);
});
