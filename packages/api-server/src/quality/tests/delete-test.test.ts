import { auditEntries, supportRequests } from '../../platform/db/tables';
import { entriesOf } from '../../../test/audit';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { addPerson, enter } from '../../../test/people';
import { testing } from './quality.fixture';

const portal = testPortal();
const { db, get, callApi } = portal;
const { drafted, onTest, readTest, staffToken, submitted } = testing(portal);

const REMOVE = 'DELETE /qa-tests/:id';

test('a draft that was never submitted goes with its files, and the audit log keeps their digests [12.465]', async () => {
  const { id, owner, facility } = await drafted();
  const { files } = await readTest(id, owner);
  expect((await onTest(REMOVE, id, owner)).status).toBe(200);
  expect((await onTest('GET /qa-tests/:id', id, owner)).status).toBe(404);
  const headers = { authorization: `Bearer ${owner}` };
  const answers = await Promise.all(files.map((file) => get(`/api/files/${file._id}`, headers)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  const entry = (await entriesOf(portal, facility.id)).at(-1);
  expect(entry).toMatchObject({
    action: 'qa-test.delete',
    oldValue: { files: files.map(({ name, sha256 }) => ({ name, sha256 })) },
  });
  expect((await onTest(REMOVE, id, owner)).status).toBe(404);
});

test('a test that was submitted is kept, and so is one that was withdrawn [12.465]', async () => {
  const { id, owner } = await submitted();
  expect((await onTest(REMOVE, id, owner)).status).toBe(409);
  await onTest('POST /qa-tests/:id/withdraw', id, owner);
  // The audit log is kept for a while only.
  await db.delete(auditEntries);
  expect(await onTest(REMOVE, id, owner)).toMatchObject({
    status: 409,
    body: { code: 1003, msg: 'Only a draft that was never submitted can be deleted.' },
  });
  expect((await readTest(id, owner)).files).toHaveLength(2);
});

test('a draft that a request for support names is kept', async () => {
  const { id, owner, facility } = await drafted();
  const body = {
    facility: facility.id,
    kind: 'remote_qa',
    subject: 'A telecover',
    text: 'Which sector comes first?',
    test: id,
    flexibility: 'any',
    urgency: 'normal',
  };
  expect((await callApi('POST /support/requests', { body, token: owner })).status).toBe(200);
  expect((await onTest(REMOVE, id, owner)).status).toBe(409);
  await db.delete(supportRequests);
  expect((await onTest(REMOVE, id, owner)).status).toBe(200);
});

test('of two deletions at once, one succeeds', async () => {
  const { id, owner, facility } = await drafted();
  const answers = await atOnce(portal, facility.id, [() => onTest(REMOVE, id, owner), () => onTest(REMOVE, id, owner)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
});

test('only the facility deletes its drafts', async () => {
  const { id } = await drafted();
  await addPerson(portal, { email: 'other@site.example', roles: ['national_facility'] });
  const other = (await enter(portal, 'other@site.example')).access_token;
  const tokens = [other, await staffToken('evaluator'), await staffToken('ares', 'ares')];
  const answers = await Promise.all(tokens.map((token) => onTest(REMOVE, id, token)));
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});
