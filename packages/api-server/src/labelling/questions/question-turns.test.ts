import { epochOf, COMPONENTS } from '@portal/domain';
import {
  evaluationOf,
  giveEvaluations,
  lidarPath,
  reviewerAddress,
  reviewerToken,
  submitCall,
} from '../../../test/evaluations';
import { writeDueReminders } from '../reminders/due-dates.service';
import { asking, TEXT, UNTIL } from './questions.fixture';
import { testPortal } from '../../../test/portal';
import { reporting } from '../acceptance/reporting.fixture';

const portal = testPortal();
const { callApi, context, pass } = portal;
const { carsToken } = reporting(portal);
const { questionsOf, submitted, asked, mails, waitsFor } = asking(portal);

describe('a question', () => {
  test('is one of several: the application is pending with the facility until all are answered', async () => {
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

  test('with a due date makes the application due then; of several dates the earliest counts', async () => {
    const { id, ask, answer } = await submitted();
    const cars = await carsToken();
    await ask({ text: TEXT, until: UNTIL }, cars);
    expect(await waitsFor()).toMatchObject({ dueDate: '2199-01-01' });
    await ask({ text: TEXT, until: epochOf('2198-01-01') }, cars);
    expect(await waitsFor()).toMatchObject({ dueDate: '2198-01-01' });
    const [, second] = await questionsOf(id, cars);
    await answer(second?._id ?? '', { text: 'The old one.' });
    expect(await waitsFor()).toMatchObject({ pendingFor: 'answer', dueDate: '2199-01-01' });
  });

  test('closed without an answer hands the application back too', async () => {
    const { close, question, token } = await asked();
    expect((await close(question, token)).status).toBe(200);
    expect(await waitsFor()).toMatchObject({ pendingFor: 'evaluations' });
  });
});

describe('the due date of a step outlasts a question', () => {
  const DUE = 'POST /national-facility/:id/due-date';
  const setDue = (id: string, due_date: unknown, token: string) =>
    callApi(DUE, { params: { id }, body: { due_date }, token });

  test('and applies again after the answer, from that moment on [12.5]', async () => {
    const { id, ask, answer } = await submitted();
    const cars = await carsToken();
    await setDue(id, epochOf('2026-09-01'), cars);
    pass(60);
    await ask({ text: TEXT, until: UNTIL }, cars);
    expect(await waitsFor()).toEqual({ pendingFor: 'answer', pendingSince: context.now(), dueDate: '2199-01-01' });
    const [question] = await questionsOf(id, cars);
    pass(60);
    await answer(question?._id ?? '', { text: 'The old one.' });
    expect(await waitsFor()).toEqual({ pendingFor: 'evaluations', pendingSince: context.now(), dueDate: '2026-09-01' });
  });

  test('unless the step is taken meanwhile', async () => {
    const world = await submitted();
    const cars = await carsToken();
    await giveEvaluations(portal, world, ['lidar-data']);
    await setDue(world.id, epochOf('2026-09-01'), cars);
    await world.ask({ text: TEXT }, cars);
    const token = await reviewerToken(portal, 'lidar_data');
    await callApi(submitCall(lidarPath('data')), { token, params: world.place, body: evaluationOf('data') });
    const [question] = await questionsOf(world.id, cars);
    await world.answer(question?._id ?? '', { text: 'The old one.' });
    expect(await waitsFor()).toMatchObject({ pendingFor: 'preliminary-report', dueDate: null });
  });

  test('and reviewers are reminded of their date, the facility of its own', async () => {
    const { id, ask } = await submitted();
    const cars = await carsToken();
    await setDue(id, epochOf('2026-06-18'), cars);
    await ask({ text: TEXT, until: epochOf('2026-06-17') }, cars);
    await writeDueReminders(context);
    const told = (await mails('due-soon')).map(({ recipients, subject }) => `${recipients.join()} ${subject}`);
    expect(told.toSorted()).toEqual(
      [
        ...COMPONENTS.map(
          ({ code }) =>
            `${reviewerAddress(code)} CIAO: submit ${code === 'lidar' ? '4 evaluations' : '1 evaluation'}, due on 2026-06-18`,
        ),
        'pi.ciao@site.example CIAO: answer a question, due on 2026-06-17',
      ].toSorted(),
    );
  });

  test('and a date set while an answer is awaited applies to the answer and to the opened fields', async () => {
    const { id, ask, lidar, owner } = await submitted();
    const cars = await carsToken();
    await ask({ text: TEXT, instrument: lidar.id, fields: ['manufacturer'], until: epochOf('2026-06-20') }, cars);
    const { pendingSince } = await waitsFor();
    pass(60);
    expect((await setDue(id, epochOf('2026-07-01'), cars)).status).toBe(200);
    expect(await waitsFor()).toEqual({ pendingFor: 'answer', pendingSince, dueDate: '2026-07-01' });
    expect((await questionsOf(id, owner))[0]?.until).toBe(Date.UTC(2026, 6, 1) / 1000);
    const refused = await setDue(id, null, cars);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          path: 'due_date',
          message: 'Fields are open for correction until this day: please give another day, or close the question.',
        },
      ],
    ]);
  });
});
