import { historySentence, type HistoryEntry } from '@portal/domain';
import { entriesOf } from '../../../test/audit';
import { tokenOf } from '../../../test/callers';
import { giveEvaluations, reviewerToken } from '../../../test/evaluations';
import { addFile } from '../../../test/files';
import { atOnce } from '../../../test/waiting';
import { asking, TEXT } from './questions.fixture';
import { testPortal } from '../../../test/portal';
import { reporting } from '../acceptance/reporting.fixture';

const portal = testPortal();
const { callApi, context, pass } = portal;
const { carsToken } = reporting(portal);
const { questionsOf, submitted, asked, mails, waitsFor } = asking(portal);

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

  test('is recorded in the history with its text, and without the name of a reviewer even for staff', async () => {
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

  test('is archived and closed with its round', async () => {
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

test('still open is closed by the final report', async () => {
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

test('takes one of two simultaneous answers [12.34]', async () => {
  const { id, question, answer } = await asked();
  const both = ['a', 'b'].map((text) => () => answer(question, { text }));
  const answers = await atOnce(portal, id, both);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await mails('question-answered')).toHaveLength(1);
});

test('is recorded in the audit log with its author', async () => {
  const { id, reviewers } = await asked();
  expect((await entriesOf(portal, id)).at(-1)).toMatchObject({
    action: 'application.ask-as-reviewer',
    actorId: reviewers.lidar,
    objectName: 'MUSA',
    newValue: { reason: TEXT },
  });
});
