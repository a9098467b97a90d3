import { epochOf } from '@portal/domain';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { putInto, reviewerToken } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addFile } from '../../../test/files';
import { files, questions } from '../../platform/db/tables';
import { ANSWER, ASK, asking, CLOSE, LIST, TEXT, UNTIL } from './questions.fixture';
import { testPortal } from '../../../test/portal';
import { reporting } from '../acceptance/reporting.fixture';

const portal = testPortal();
const { callApi, db } = portal;
const { carsToken } = reporting(portal);
const { submitted, asked } = asking(portal);

const STRANGE = '01241261-e58c-4fa7-b744-002d2239e8cf';

describe('access to questions', () => {
  test.each<[caller: Caller, read: number, ask: number]>([
    ['nobody', 401, 401],
    ['another owner', 403, 403],
    ['its owner', 200, 403],
    ['an evaluator', 403, 403],
    ['ARES', 403, 403],
    ['CARS', 200, 200],
    ['an administrator', 200, 200],
  ])('%s: reading returns %d, asking %d', async (caller, read, ask) => {
    const { id, facility } = await submitted();
    const token = await tokenOf(portal, caller, facility);
    expect((await callApi(LIST, { params: { id }, token })).status).toBe(read);
    expect((await callApi(ASK, { params: { id }, token, body: { text: TEXT } })).status).toBe(ask);
  });

  test('a reviewer can ask about their own component only', async () => {
    const { ask, photometer, lidar } = await submitted();
    const token = await reviewerToken(portal, 'lidar');
    expect((await ask({ text: TEXT, instrument: photometer.id }, token)).status).toBe(403);
    expect((await ask({ text: TEXT, instrument: lidar.id, aspect: 'lidar-data' }, token)).status).toBe(403);
    expect((await ask({ text: TEXT }, token)).status).toBe(200);
    expect(await db.select().from(questions)).toHaveLength(1);
  });

  test('a reviewer can neither close questions of others nor open fields', async () => {
    const { close, question, ask, lidar } = await asked();
    expect((await close(question, await reviewerToken(portal, 'photometer'))).status).toBe(403);
    const body = { text: TEXT, instrument: lidar.id, fields: ['manufacturer'], until: UNTIL };
    expect((await ask(body, await reviewerToken(portal, 'lidar'))).status).toBe(403);
    expect((await close(question, await carsToken())).status).toBe(200);
  });

  test('readers of an answer can read its files', async () => {
    const { answer, question, facility, token, owner } = await asked();
    const file = await addFile(portal, { kind: 'document', uploaderId: facility.ownerId });
    await answer(question, { text: 'As written here.', files: [file.id] });
    const get = async (reader: string | undefined) =>
      (await portal.get(`/api/files/${file.id}`, reader ? { authorization: `Bearer ${reader}` } : {})).statusCode;
    expect(await get(owner)).toBe(200);
    expect(await get(token)).toBe(200);
    expect(await get(undefined)).toBe(401);
    expect(await get(await tokenOf(portal, 'an evaluator', facility))).toBe(403);
    const kept = await callApi('DELETE /files/:id', { params: { id: file.id }, token: owner });
    expect(kept.status).toBe(409);
  });
});

describe('is refused and changes nothing:', () => {
  test.each<[why: string, change: object, path: string, message: string]>([
    ['no text', { text: '' }, 'text', 'Required'],
    ['null', { text: null }, 'text', 'Required'],
    ['a text that is too long', { text: 'x'.repeat(4001) }, 'text', 'Maximum 4000 characters'],
    ['an unknown field', { to: 'you' }, 'to', 'Unknown field'],
    ['no instrument', { instrument: 'b' }, 'instrument', 'Unknown record'],
    [
      'an instrument of another facility',
      { instrument: STRANGE },
      'instrument',
      'There is no such instrument in this application.',
    ],
    [
      'an aspect without an instrument',
      { aspect: 'lidar-data' },
      'instrument',
      'Choose the instrument that is evaluated on this aspect.',
    ],
    ['an unknown aspect', { aspect: 'colour' }, 'aspect', 'Choose a value from the list'],
    ['a day in the past', { until: epochOf('2020-01-01') }, 'until', 'Must be today or later'],
    [
      'fields without an instrument',
      { fields: ['name'], until: UNTIL },
      'instrument',
      'Choose the instrument whose fields are opened.',
    ],
    ['fields that are not a list', { fields: 'all' }, 'fields', 'Must be a list'],
  ])('a question with %s', async (_why, change, path, message) => {
    const { ask } = await submitted();
    const { status, body } = await ask({ text: TEXT, ...change }, await carsToken());
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
    expect(await db.select().from(questions)).toEqual([]);
  });

  test.each<[why: string, change: object, path: string]>([
    ['fields without a day', { fields: ['manufacturer'] }, 'until'],
    ['an unknown field', { fields: ['manufacturer', 'colour'], until: UNTIL }, 'fields[1]'],
    ['the picture', { fields: ['pictures'], until: UNTIL }, 'fields[0]'],
    ['an aspect of a photometer', { aspect: 'photometer-data' }, 'aspect'],
    ['the synergy', { aspect: 'synergy' }, 'aspect'],
  ])('a question about a lidar with %s', async (_why, change, path) => {
    const { ask, lidar } = await submitted();
    const { status, body } = await ask({ text: TEXT, instrument: lidar.id, ...change }, await carsToken());
    expect([status, (body.errors as { path: string }[]).map((one) => one.path)]).toEqual([422, [path]]);
    expect(await db.select().from(questions)).toEqual([]);
  });

  test.each<[why: string, body: object, path: string]>([
    ['no text', {}, 'text'],
    ['too many files', { text: 'a', files: [STRANGE, STRANGE, STRANGE, STRANGE] }, 'files'],
    ['an unknown file', { text: 'a', files: [STRANGE] }, 'files[0]'],
    ['files that are not a list', { text: 'a', files: ['b'] }, 'files[0]'],
  ])('an answer with %s', async (_why, body, path) => {
    const { answer, question } = await asked();
    const refused = await answer(question, body);
    expect([refused.status, (refused.body.errors as { path: string }[]).map((one) => one.path)]).toEqual([422, [path]]);
    expect(await db.select().from(questions)).toMatchObject([{ answer: null }]);
  });

  test('an answer with an upload of another user, or with the same file twice', async () => {
    const { answer, question, reviewers, facility } = await asked();
    const theirs = await addFile(portal, { kind: 'document', uploaderId: reviewers.lidar });
    expect((await answer(question, { text: 'a', files: [theirs.id] })).status).toBe(422);
    const own = await addFile(portal, { kind: 'document', uploaderId: facility.ownerId });
    expect((await answer(question, { text: 'a', files: [own.id, own.id] })).status).toBe(422);
    expect((await db.select().from(files)).map(({ linkedAs }) => linkedAs)).not.toContain('answer');
  });

  test('an answer to a question of another facility', async () => {
    const { question, token } = await asked();
    const other = await addFacility(portal, { acronym: 'LILLE' }, { status: 'submitted' });
    const params = { id: other.id, question };
    const theirs = await ownerToken(portal, other);
    expect((await callApi(ANSWER, { params, body: { text: 'a' }, token: theirs })).status).toBe(404);
    expect((await callApi(CLOSE, { params, token })).status).toBe(404);
  });

  test('a second answer, and an answer to a closed question', async () => {
    const { answer, close, question, token } = await asked();
    expect((await answer(question, { text: 'a' })).status).toBe(200);
    expect((await answer(question, { text: 'b' })).status).toBe(409);
    expect((await close(question, token)).status).toBe(200);
    expect((await close(question, token)).status).toBe(409);
    expect(await db.select().from(questions)).toMatchObject([{ answer: 'a' }]);
  });

  test.each(['registered', 'draft', 'evaluated'] as const)('a question while %s', async (status) => {
    const { ask, round } = await submitted();
    const cars = await carsToken();
    await putInto(portal, round, status);
    const { status: code, body } = await ask({ text: TEXT }, cars);
    expect([code, body.msg]).toEqual([
      409,
      'Questions are asked and answered from the submission to the final report.',
    ]);
  });
});
