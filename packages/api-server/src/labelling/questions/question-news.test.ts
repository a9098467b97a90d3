import { addDeputyOf, DEPUTY } from '../../../test/deputies';
import {
  evaluationOf,
  giveEvaluations,
  lidarPath,
  reviewerAddress,
  reviewerToken,
  submitCall,
} from '../../../test/evaluations';
import { asking, TEXT } from './questions.fixture';
import { testPortal } from '../../../test/portal';
import { reporting } from '../acceptance/reporting.fixture';

const portal = testPortal();
const { callApi } = portal;
const { carsToken } = reporting(portal);
const { questionsOf, submitted, asked, mails } = asking(portal);

describe('a question', () => {
  test('is sent to the owner, its answer to the author, and neither names a reviewer [12.34]', async () => {
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

  test('is sent to each deputy too, and its answer to CARS if the application is then pending with CARS [12.34]', async () => {
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

  test('of CARS has its answer sent to CARS', async () => {
    const { ask, answer, id } = await submitted();
    const cars = await carsToken();
    await ask({ text: TEXT }, cars);
    const [question] = await questionsOf(id, cars);
    expect(question).toMatchObject({ asker: 'cars', instrument: null });
    await answer(question?._id ?? '', { text: 'The old one.' });
    expect((await mails('question-answered')).map(({ recipients }) => recipients)).toEqual([['cars@site.example']]);
  });

  test('answered by a deputy is reported to the owner, who need not answer', async () => {
    const { id, answer, question } = await asked();
    const { token: deputy } = await addDeputyOf(portal, id);
    await answer(question, { text: 'The old one.' }, deputy);
    const [mail, another] = await mails('question-answered-for-you');
    expect(another).toBeUndefined();
    expect(mail).toMatchObject({ recipients: ['pi.ciao@site.example'] });
    expect(mail?.text).toContain('The old one.');
    expect(mail?.text).toContain('Waiting for reviewers');
  });

  test('closed without an answer is reported to those who had to answer', async () => {
    const { id, close, question, token } = await asked();
    await addDeputyOf(portal, id);
    await close(question, token);
    const told = await mails('question-withdrawn');
    expect(told.flatMap(({ recipients }) => recipients).toSorted()).toEqual([DEPUTY, 'pi.ciao@site.example']);
    expect(told[0]?.text).toContain(TEXT);
    expect(told[0]?.text).toContain('Waiting for reviewers');
  });

  test('closed so that the application is pending with CARS is reported to CARS', async () => {
    const world = await submitted();
    const cars = await carsToken();
    await giveEvaluations(portal, world);
    await world.ask({ text: TEXT }, cars);
    const [question] = await questionsOf(world.id, cars);
    await world.close(question?._id ?? '', cars);
    const told = await mails('question-withdrawn');
    expect(told.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
      'cars@site.example',
      'pi.ciao@site.example',
    ]);
    expect(told.every(({ text }) => text.includes('Waiting for CARS'))).toBe(true);
  });

  test('already answered is closed without a message', async () => {
    const { answer, close, question, token } = await asked();
    await answer(question, { text: 'The old one.' });
    await close(question, token);
    expect(await mails('question-withdrawn')).toEqual([]);
  });

  test('about an aspect or the synergy names it', async () => {
    const { ask, lidar } = await submitted();
    const cars = await carsToken();
    await ask({ text: TEXT, instrument: lidar.id, aspect: 'lidar-data' }, cars);
    await ask({ text: TEXT, aspect: 'synergy' }, cars);
    expect(
      (await mails('question-asked')).map(({ text }) => /CARS has a question about (.*)\./.exec(text)?.[1]),
    ).toEqual([
      'the lidar MUSA of Potenza observatory (CIAO), aspect "Data"',
      'the synergy of the instruments of Potenza observatory (CIAO)',
    ]);
  });

  test('open at the last evaluation delays the report, and the message to CARS says so', async () => {
    const world = await submitted();
    const cars = await carsToken();
    await giveEvaluations(portal, world, ['lidar-data']);
    await world.ask({ text: TEXT }, cars);
    const body = evaluationOf('data');
    await callApi(submitCall(lidarPath('data')), {
      token: await reviewerToken(portal, 'lidar_data'),
      params: world.place,
      body,
    });
    const [mail] = await mails('evaluation-complete');
    expect(mail?.subject).toBe('CIAO: all evaluations submitted');
    expect(mail?.text).toContain('Waiting for the facility to answer a question (since 2026-06-15).');
  });
});
