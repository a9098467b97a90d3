import { CATALOGUE } from '@portal/domain';
import type { Question } from '@portal/domain';
import { anId } from '@portal/testing';
import { enter, fails, loads, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEvaluation, PATH } from '../frame/evaluation.fixture';

const LIST = `GET ${PATH}/questions`;
const ASK = `POST ${PATH}/questions`;
const SAVED = says(2, CATALOGUE.saved.message, []);

const ANSWERED: Question = {
  _id: anId(700),
  round: 1,
  asker: 'cars',
  instrument: null,
  aspect: null,
  text: 'Which laser is built in?',
  asked_at: 1_770_000_000,
  fields: [],
  until: null,
  answer: 'The old one.',
  answered_at: 1_770_000_000,
  files: [{ _id: anId(900), name: 'laser.pdf', size: 9 }],
  closed_at: null,
};

const panel = async () => within(await screen.findByRole('region', { name: 'Questions to the facility' }));

async function openForm(answers: Parameters<typeof openEvaluation>[0] = {}) {
  const opened = openEvaluation(answers);
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Ask the facility' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Ask the facility CIAO' })) };
}

test('a question about the application is sent [12.34]', async () => {
  const { dialog, sent } = await openForm({ answers: { [ASK]: SAVED } });
  await enter(dialog.getByLabelText('Question'), 'Which laser is built in?');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the question' }));
  await waitFor(() =>
    expect(sent(ASK)).toEqual([
      { text: 'Which laser is built in?', instrument: null, aspect: null, fields: [], until: null },
    ]),
  );
});

test('a refusal is shown, and the input stays', async () => {
  const { dialog } = await openForm({ answers: { [ASK]: fails(409, 'Too late.') } });
  await enter(dialog.getByLabelText('Question'), 'Which laser is built in?');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the question' }));
  expect(await dialog.findByText('Too late.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Question')).toHaveValue('Which laser is built in?');
});

test('an answered question is shown with its files and closed after a confirmation', async () => {
  const close = `POST ${PATH}/questions/${ANSWERED._id}/close`;
  const { times } = openEvaluation({ answers: { [LIST]: loads([ANSWERED]), [close]: SAVED } });
  const questions = await panel();
  expect(await questions.findByText('The old one.')).toBeInTheDocument();
  expect(questions.getByRole('button', { name: 'laser.pdf' })).toBeEnabled();
  await userEvent.click(questions.getByRole('button', { name: 'Close the question' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the question' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close the question' }));
  await waitFor(() => expect(times(close)).toBe(1));
});

test('without any question, the panel says so', async () => {
  openEvaluation();
  expect(await (await panel()).findByText(/No questions yet/)).toBeInTheDocument();
});
