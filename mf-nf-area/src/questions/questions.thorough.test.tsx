import { CATALOGUE } from '@portal/domain';
import type { Question } from '@portal/domain';
import { aFacility, aLidar, anId, anInitialAcceptance } from '@portal/testing';
import { enter, fails, loads, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const FACILITY = aFacility({
  editable: false,
  submissions: { initial_acceptance: anInitialAcceptance('submitted', { date: 1 }) },
});
const LIDAR = aLidar();
const PATH = `/national-facility/${FACILITY._id}/questions`;
const ANSWER = `POST ${PATH}/${anId(700)}/answer`;
const SAVED = says(2, CATALOGUE.saved.message, []);
const TOMORROW = Math.floor(Date.now() / 86_400_000 + 1) * 86_400;

const aQuestion = (change: Partial<Question> = {}): Question => ({
  _id: anId(700),
  round: 1,
  asker: 'lidar',
  instrument: { _id: LIDAR._id, kind: 'lidar', name: LIDAR.name },
  aspect: null,
  text: 'Which laser is built in?',
  asked_at: 1_770_000_000,
  fields: [],
  until: null,
  answer: null,
  answered_at: null,
  files: [],
  closed_at: null,
  ...change,
});

const open = (questions: Question[], answers: Parameters<typeof openFacility>[0] = {}) =>
  openFacility({
    facility: FACILITY,
    lidars: [LIDAR],
    ...answers,
    answers: { [`GET ${PATH}`]: loads(questions), ...answers.answers },
  });

const panel = async () => within(await screen.findByRole('region', { name: 'Questions' }));

test('a question is answered with text and a file [12.34]', async () => {
  const upload = says(2, CATALOGUE.saved.message, anId(900));
  const { sent } = open([aQuestion()], { answers: { 'POST /files': upload, [ANSWER]: SAVED } });
  const questions = await panel();
  expect(await questions.findByText('Which laser is built in?')).toBeInTheDocument();
  expect(questions.getByText(/Asked by a lidar reviewer/)).toBeInTheDocument();
  await enter(questions.getByLabelText('Your answer'), 'The old one.');
  await userEvent.upload(
    questions.getByLabelText('Files'),
    new File(['%PDF'], 'laser.pdf', { type: 'application/pdf' }),
  );
  await userEvent.click(questions.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(sent(ANSWER)).toEqual([{ text: 'The old one.', files: [anId(900)] }]));
});

test('the task on the home page leads to the answer, once [12.288]', async () => {
  const { address } = open([aQuestion()], { search: '?answer=first' });
  await waitFor(async () => expect((await panel()).getByLabelText('Your answer')).toHaveFocus());
  expect(address()).not.toContain('answer=');
});

test('a refused answer keeps its text, and the uploaded file is deleted', async () => {
  const remove = `DELETE /files/${anId(900)}`;
  const { sent } = open([aQuestion()], {
    answers: {
      'POST /files': says(2, CATALOGUE.saved.message, anId(900)),
      [ANSWER]: fails(409, 'This question is answered already, or was closed.'),
      [remove]: says(0, 'ok'),
    },
  });
  const questions = await panel();
  await enter(await questions.findByLabelText('Your answer'), 'The old one.');
  await userEvent.upload(
    questions.getByLabelText('Files'),
    new File(['%PDF'], 'laser.pdf', { type: 'application/pdf' }),
  );
  await userEvent.click(questions.getByRole('button', { name: 'Send the answer' }));
  expect(await questions.findByText('This question is answered already, or was closed.')).toBeInTheDocument();
  expect(questions.getByLabelText('Your answer')).toHaveValue('The old one.');
  expect(sent(remove)).toHaveLength(1);
});

test('an answered question has no form, a closed one is collapsed', async () => {
  open([
    aQuestion({ answer: 'The old one.', answered_at: 1_770_000_000 }),
    aQuestion({ _id: anId(701), text: 'And before?', closed_at: 1_770_000_000 }),
  ]);
  const questions = await panel();
  expect(await questions.findByText('The old one.')).toBeInTheDocument();
  expect(questions.queryByLabelText('Your answer')).not.toBeInTheDocument();
  expect(questions.getByText('And before?')).not.toBeVisible();
});

test('a deputy answers and corrects as the owner does [12.36]', async () => {
  const facility = { ...FACILITY, is_owner: false, is_deputy: true };
  open([aQuestion({ asker: 'cars', fields: ['manufacturer'], until: TOMORROW })], { facility });
  const questions = await panel();
  expect(await questions.findByLabelText('Your answer')).toBeInTheDocument();
  expect(questions.getByRole('link', { name: `Correct the lidar ${LIDAR.name}` })).toBeInTheDocument();
});

test('the panel is absent when there are no questions', async () => {
  const { made } = open([]);
  await waitFor(() => expect(made.map(({ call }) => call)).toContain(`GET ${PATH}`));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Questions' })).not.toBeInTheDocument());
});

test('fields opened for correction are edited in a form that contains only them [12.35]', async () => {
  const save = `POST /lidar/system/edit/${LIDAR._id}`;
  const { sent } = open([aQuestion({ asker: 'cars', fields: ['manufacturer'], until: TOMORROW })], {
    answers: { [save]: says(2, CATALOGUE.saved.message, { ...LIDAR, manufacturer: 'Dust Works' }) },
  });
  await userEvent.click(await screen.findByRole('link', { name: `Correct the lidar ${LIDAR.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Lidar System' }));
  await userEvent.clear(await dialog.findByLabelText('Manufacturer'));
  await enter(dialog.getByLabelText('Manufacturer'), 'Dust Works');
  expect(dialog.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Save correction' }));
  await waitFor(() =>
    expect(sent(save)).toEqual([expect.objectContaining({ manufacturer: 'Dust Works', name: LIDAR.name })]),
  );
});
