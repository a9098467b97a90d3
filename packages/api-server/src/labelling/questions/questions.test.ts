import { historySentence, type HistoryEntry, type Question } from '@portal/domain';
import { entriesOf } from '../../../test/audit';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { addDeputyOf, DEPUTY } from '../../../test/deputies';
import { emailsInOrder } from '../../../test/emails';
import {
  addReviewed,
  currentRound,
  giveEvaluations,
  putInto,
  reviewerAddress,
  reviewerToken,
} from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addFile } from '../../../test/files';
import { testPortal } from '../../../test/portal';
import { atOnce } from '../../../test/waiting';
import { files, questions } from '../../platform/db/tables';
import { reporting } from '../acceptance/reporting.fixture';

const portal = testPortal();
const { callApi, db, context, pass } = portal;
const { carsToken } = reporting(portal);

const LIST = 'GET /national-facility/:id/questions';
const ASK = 'POST /national-facility/:id/questions';
const ANSWER = 'POST /national-facility/:id/questions/:question/answer';
const CLOSE = 'POST /national-facility/:id/questions/:question/close';
const STRANGE = '01241261-e58c-4fa7-b744-002d2239e8cf';

const TEXT = 'Which laser is built in?';
const UNTIL = Date.UTC(2199, 0, 1) / 1000;

async function submitted() {
  const reviewed = await addReviewed(portal);
  const id = reviewed.facility.id;
  const owner = await ownerToken(portal, reviewed.facility);
  const ask = (body: object, token: string) => callApi(ASK, { params: { id }, body, token });
  const answer = (question: string, body: object, token = owner) =>
    callApi(ANSWER, { params: { id, question }, body, token });
  const close = (question: string, token: string) => callApi(CLOSE, { params: { id, question }, token });
  return { ...reviewed, id, owner, ask, answer, close };
}

const questionsOf = async (id: string, token: string) =>
  (await callApi(LIST, { params: { id }, token })).body.data as unknown as Question[];

const mails = async (kind: string) => (await emailsInOrder(portal)).filter((mail) => mail.kind === kind);

const waitsFor = async () => {
  const { pendingFor, pendingSince, dueDate } = await currentRound(portal);
  return { pendingFor, pendingSince, dueDate };
};

/** Asked by the reviewer of lidars about the lidar, unless said otherwise. */
async function asked(change: object = {}) {
  const world = await submitted();
  const token = await reviewerToken(portal, 'lidar');
  expect(await world.ask({ text: TEXT, instrument: world.lidar.id, ...change }, token)).toMatchObject({ status: 200 });
  const [question] = await questionsOf(world.id, token);
  return { ...world, token, question: question?._id ?? '' };
}

describe('a question', () => {
  test('of a reviewer hands the application to its facility, and the answer hands it back [12.34]', async () => {
    const world = await submitted();
    const token = await reviewerToken(portal, 'lidar');
    pass(300);
    const askedAt = context.now();
    const body = { text: TEXT, instrument: world.lidar.id, aspect: 'lidar-general' };
    expect((await world.ask(body, token)).body.code).toBe(2);
    expect(await waitsFor()).toEqual({ pendingFor: 'answer', pendingSince: askedAt, dueDate: null });
    const [question] = await questionsOf(world.id, world.owner);
    expect(question).toEqual({
      _id: expect.any(String),
      round: 1,
      asker: 'lidar',
      instrument: { _id: world.lidar.id, kind: 'lidar', name: 'MUSA' },
      aspect: 'lidar-general',
      text: TEXT,
      asked_at: askedAt.getTime() / 1000,
      fields: [],
      until: null,
      answer: null,
      answered_at: null,
      files: [],
      closed_at: null,
    });
    pass(300);
    const uploaderId = world.facility.ownerId;
    const plan = await addFile(portal, { kind: 'document', uploaderId });
    const picture = await addFile(portal, { uploaderId });
    const sent = { text: 'The old one.', files: [plan.id, picture.id] };
    expect((await world.answer(question?._id ?? '', sent)).status).toBe(200);
    expect(await waitsFor()).toEqual({ pendingFor: 'evaluations', pendingSince: context.now(), dueDate: null });
    expect((await questionsOf(world.id, token))[0]).toMatchObject({
      answer: 'The old one.',
      answered_at: context.now().getTime() / 1000,
      files: [
        { _id: picture.id, name: 'station.jpg', size: 9 },
        { _id: plan.id, name: 'Übersicht.pdf', size: 9 },
      ],
    });
    expect((await world.close(question?._id ?? '', token)).body.data).toMatchObject([
      { closed_at: context.now().getTime() / 1000 },
    ]);
  });

  test('is told to the owner, its answer to who asked, and neither names a reviewer [12.34]', async () => {
    const { answer, question, facility } = await asked();
    await answer(question, { text: 'The old one.' });
    const [toOwner] = await mails('question-asked');
    expect(toOwner).toMatchObject({ recipients: ['pi.ciao@site.example'], facilityId: facility.id });
    expect(toOwner?.text).toContain('A lidar reviewer has a question about the lidar MUSA');
    expect(toOwner?.text).toContain(TEXT);
    expect(toOwner?.text).not.toContain('Rita');
    const [toReviewer] = await mails('question-answered');
    expect(toReviewer).toMatchObject({ recipients: [reviewerAddress('lidar')] });
    expect(toReviewer?.text).toContain('The old one.');
  });

  test('is told to each deputy too, and its answer to CARS where CARS is waited for then [12.34]', async () => {
    const world = await submitted();
    await addDeputyOf(portal, world.id);
    await giveEvaluations(portal, world);
    await carsToken();
    const token = await reviewerToken(portal, 'lidar');
    await world.ask({ text: TEXT, instrument: world.lidar.id }, token);
    expect((await mails('question-asked')).flatMap(({ recipients }) => recipients).toSorted()).toEqual([
      DEPUTY,
      'pi.ciao@site.example',
    ]);
    const [question] = await questionsOf(world.id, token);
    await world.answer(question?._id ?? '', { text: 'The old one.' });
    expect((await mails('question-answered')).map(({ recipients }) => recipients)).toEqual([
      [reviewerAddress('lidar'), 'cars@site.example'],
    ]);
  });

  test('of CARS is answered to CARS', async () => {
    const { ask, answer, id } = await submitted();
    const cars = await carsToken();
    await ask({ text: TEXT }, cars);
    const [question] = await questionsOf(id, cars);
    expect(question).toMatchObject({ asker: 'cars', instrument: null });
    await answer(question?._id ?? '', { text: 'The old one.' });
    expect((await mails('question-answered')).map(({ recipients }) => recipients)).toEqual([['cars@site.example']]);
  });

  test('stands in the history with what was said, and without the name of a reviewer even for staff', async () => {
    const { id, answer, close, question, token, owner } = await asked();
    await answer(question, { text: 'The old one.' });
    await close(question, token);
    const read = async (reader: string) => {
      const { body } = await callApi('GET /national-facility/:id/history', { params: { id }, token: reader });
      return (body.data as unknown as HistoryEntry[]).map((entry) => [historySentence(entry), entry.reason]);
    };
    const [closed, answered, askedLine] = await read(owner);
    expect(closed).toEqual(['A reviewer closed a question about MUSA', null]);
    expect(answered).toEqual([expect.stringMatching(/answered a question about MUSA$/), 'The old one.']);
    expect(askedLine).toEqual(['A reviewer asked a question about MUSA', TEXT]);
    expect((await read(await carsToken()))[0]).toEqual(closed);
  });

  test('is one of several: the facility is waited for until all are answered', async () => {
    const { id, ask, answer, question, token } = await asked();
    const cars = await carsToken();
    const first = await waitsFor();
    pass(60);
    await ask({ text: 'And which telescope?' }, cars);
    expect(await waitsFor()).toEqual(first);
    pass(60);
    await answer(question, { text: 'The old one.' });
    expect(await waitsFor()).toEqual(first);
    const [, second] = await questionsOf(id, token);
    pass(60);
    await answer(second?._id ?? '', { text: 'The large one.' });
    expect(await waitsFor()).toMatchObject({ pendingFor: 'evaluations', pendingSince: context.now() });
  });

  test('with a day is due on it; of several, the first day counts', async () => {
    const { id, ask, answer } = await submitted();
    const cars = await carsToken();
    await ask({ text: TEXT, until: UNTIL }, cars);
    expect(await waitsFor()).toMatchObject({ dueDate: '2199-01-01' });
    await ask({ text: TEXT, until: '2198-01-01' }, cars);
    expect(await waitsFor()).toMatchObject({ dueDate: '2198-01-01' });
    const [, second] = await questionsOf(id, cars);
    await answer(second?._id ?? '', { text: 'The old one.' });
    expect(await waitsFor()).toMatchObject({ pendingFor: 'answer', dueDate: '2199-01-01' });
  });

  test('that is withdrawn hands the application back too', async () => {
    const { close, question, token } = await asked();
    expect((await close(question, token)).status).toBe(200);
    expect(await waitsFor()).toMatchObject({ pendingFor: 'evaluations' });
  });

  test('goes into the archive with its round, and is closed with it', async () => {
    const { id, question, owner, answer, facility } = await asked();
    const admin = await tokenOf(portal, 'an administrator', facility);
    await callApi('POST /national-facility/:id/reset-initial-acceptance', {
      params: { id },
      token: admin,
      body: { target: 'evaluation', reason: 'A new laser was installed.' },
    });
    expect(await questionsOf(id, owner)).toMatchObject([{ round: 1, closed_at: context.now().getTime() / 1000 }]);
    expect((await answer(question, { text: 'The old one.' })).status).toBe(404);
    expect(await waitsFor()).toMatchObject({ pendingFor: 'evaluations' });
  });
});

test('the final report closes what is open', async () => {
  const world = await submitted();
  await giveEvaluations(portal, world);
  const cars = await carsToken();
  const { issue } = reporting(portal);
  await issue(world.id, { preliminary_acceptance: 'yes' }, cars);
  await world.ask({ text: TEXT }, cars);
  await issue(world.id, { acceptance: 'yes' }, cars);
  expect(await questionsOf(world.id, cars)).toMatchObject([
    { answer: null, closed_at: context.now().getTime() / 1000 },
  ]);
  expect(await waitsFor()).toMatchObject({ pendingFor: 'nothing' });
  expect((await world.ask({ text: TEXT }, cars)).status).toBe(409);
});

describe('who may', () => {
  test.each<[caller: Caller, read: number, ask: number]>([
    ['nobody', 401, 401],
    ['another owner', 403, 403],
    ['its owner', 200, 403],
    ['an evaluator', 403, 403],
    ['ARES', 403, 403],
    ['CARS', 200, 200],
    ['an administrator', 200, 200],
  ])('%s: read %d, ask %d', async (caller, read, ask) => {
    const { id, facility } = await submitted();
    const token = await tokenOf(portal, caller, facility);
    expect((await callApi(LIST, { params: { id }, token })).status).toBe(read);
    expect((await callApi(ASK, { params: { id }, token, body: { text: TEXT } })).status).toBe(ask);
  });

  test('a reviewer asks about their component alone', async () => {
    const { ask, photometer, lidar } = await submitted();
    const token = await reviewerToken(portal, 'lidar');
    expect((await ask({ text: TEXT, instrument: photometer.id }, token)).status).toBe(403);
    expect((await ask({ text: TEXT, instrument: lidar.id, aspect: 'lidar-data' }, token)).status).toBe(403);
    expect((await ask({ text: TEXT }, token)).status).toBe(200);
    expect(await db.select().from(questions)).toHaveLength(1);
  });

  test('a reviewer neither closes what others asked nor opens fields', async () => {
    const { close, question, ask, lidar } = await asked();
    expect((await close(question, await reviewerToken(portal, 'photometer'))).status).toBe(403);
    const body = { text: TEXT, instrument: lidar.id, fields: ['manufacturer'], until: UNTIL };
    expect((await ask(body, await reviewerToken(portal, 'lidar'))).status).toBe(403);
    expect((await close(question, await carsToken())).status).toBe(200);
  });

  test('read a file of an answer: those who may read the answer', async () => {
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

describe('is refused and changes nothing', () => {
  test.each<[why: string, change: object, path: string, message: string]>([
    ['no text', { text: '' }, 'text', 'Required'],
    ['null', { text: null }, 'text', 'Required'],
    ['a text that is too long', { text: 'x'.repeat(4001) }, 'text', 'Maximum 4000 characters'],
    ['something unknown', { to: 'you' }, 'to', 'Unknown field'],
    ['no instrument', { instrument: 'b' }, 'instrument', 'Unknown record'],
    [
      'an instrument of another facility',
      { instrument: STRANGE },
      'instrument',
      'There is no such instrument in this application.',
    ],
    ['an aspect of nothing', { aspect: 'lidar-data' }, 'aspect', 'This instrument is not evaluated on this aspect.'],
    ['an aspect that is none', { aspect: 'colour' }, 'aspect', 'Choose a value from the list'],
    ['a day that is over', { until: '2020-01-01' }, 'until', 'Must be today or later'],
    [
      'fields of nothing',
      { fields: ['name'], until: UNTIL },
      'instrument',
      'Choose the instrument whose fields are opened.',
    ],
    ['fields that are no list', { fields: 'all' }, 'fields', 'Must be a list'],
  ])('a question with %s', async (_why, change, path, message) => {
    const { ask } = await submitted();
    const { status, body } = await ask({ text: TEXT, ...change }, await carsToken());
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
    expect(await db.select().from(questions)).toEqual([]);
  });

  test.each<[why: string, change: object, path: string]>([
    ['fields without a day', { fields: ['manufacturer'] }, 'until'],
    ['a field that is none', { fields: ['manufacturer', 'colour'], until: UNTIL }, 'fields[1]'],
    ['the picture', { fields: ['pictures'], until: UNTIL }, 'fields[0]'],
    ['an aspect of a photometer', { aspect: 'photometer-data' }, 'aspect'],
  ])('a question about a lidar with %s', async (_why, change, path) => {
    const { ask, lidar } = await submitted();
    const { status, body } = await ask({ text: TEXT, instrument: lidar.id, ...change }, await carsToken());
    expect([status, (body.errors as { path: string }[]).map((one) => one.path)]).toEqual([422, [path]]);
    expect(await db.select().from(questions)).toEqual([]);
  });

  test.each<[why: string, body: object, path: string]>([
    ['no text', {}, 'text'],
    ['too many files', { text: 'a', files: [STRANGE, STRANGE, STRANGE, STRANGE] }, 'files'],
    ['a file that is not there', { text: 'a', files: [STRANGE] }, 'files[0]'],
    ['files that are none', { text: 'a', files: ['b'] }, 'files[0]'],
  ])('an answer with %s', async (_why, body, path) => {
    const { answer, question } = await asked();
    const refused = await answer(question, body);
    expect([refused.status, (refused.body.errors as { path: string }[]).map((one) => one.path)]).toEqual([422, [path]]);
    expect(await db.select().from(questions)).toMatchObject([{ answer: null }]);
  });

  test('an answer with the upload of somebody else, or the same file twice', async () => {
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

  test('a second answer, and an answer to what is closed', async () => {
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

test('of two answers at once, one is taken [12.34]', async () => {
  const { id, question, answer } = await asked();
  const both = ['a', 'b'].map((text) => () => answer(question, { text }));
  const answers = await atOnce(portal, id, both);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await mails('question-answered')).toHaveLength(1);
});

test('the audit log says what was asked, by whom', async () => {
  const { id, reviewers } = await asked();
  expect((await entriesOf(portal, id)).at(-1)).toMatchObject({
    action: 'application.ask-as-reviewer',
    actorId: reviewers.lidar,
    objectName: 'MUSA',
    newValue: { reason: TEXT },
  });
});
