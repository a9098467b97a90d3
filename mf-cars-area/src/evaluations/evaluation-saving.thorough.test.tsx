import type { EditedEvaluation } from '@portal/domain';
import { CATALOGUE, RULES } from '@portal/domain';
import { answeredLater, enter, fails, isUnreachable, renames, says } from '@portal/testing/portal';
import type { MadeCall, Reply } from '@portal/testing/portal';
import { ToastRegion } from '@portal/ui/toast';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LidarsTab } from '../lidars/lidars-tab';
import {
  anApplication,
  aReviewedLidar,
  anEvaluation,
  compliance,
  openTab,
  PEOPLE,
  RALI,
  REVIEWERS,
  evaluationCall,
  windowOf,
} from './review.fixture';

const SAVE = evaluationCall('edit', 'lidar-feasibility', RALI);
const SUBMIT = evaluationCall('submit', 'lidar-feasibility', RALI);
const COPY = `unsaved:${PEOPLE['lidar reviewer']._id}:evaluation:lidar-feasibility:${RALI}`;
const COMPLETE = {
  feasibility_compliance: 'partially',
  feasibility_comments: 'Not enclosed.',
  feasibility_recommendations: 'Enclose it.',
  version: 0,
};
const FINAL = anEvaluation({
  compliance: compliance('partially'),
  comments: 'Not enclosed.',
  recommendations: 'Enclose it.',
  evaluation_date: 1_750_000_000,
  reviewer: REVIEWERS.lidar,
  version: 1,
});

type Answer = Reply | ((made: MadeCall) => Reply | Promise<Reply>);

/** Opens the feasibility of a lidar for its reviewer; `becomes` is the server's evaluation from then on. */
function open(answers: Record<string, Answer> = {}, others: Parameters<typeof aReviewedLidar>[0] = {}) {
  let evaluation = anEvaluation();
  const application = () =>
    anApplication({
      lidars: [
        aReviewedLidar({
          feasibility_compliance: evaluation.compliance,
          feasibility_comments: evaluation.comments,
          feasibility_recommendations: evaluation.recommendations,
          feasibility_evaluation_date: evaluation.evaluation_date,
          feasibility_reviewer: evaluation.reviewer,
          feasibility_version: evaluation.version,
          ...others,
        }),
      ],
    });
  const search = `?tab=lidars&evaluation=lidar-feasibility.${RALI}`;
  const opened = openTab({ Tab: LidarsTab, application, who: 'lidar reviewer', search, answers });
  return { ...opened, becomes: (next: EditedEvaluation) => (evaluation = next) };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillIn() {
  await enter(await field('Comments'), 'Not enclosed.');
  await enter(await field('Recommendations'), 'Enclose it.');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Partially compliant');
}

const question = () => windowOf('Confirm feasibility compliance change');
const confirm = async () => userEvent.click(within(await question()).getByRole('button', { name: 'Submit' }));

test('a draft may be incomplete; a saved one closes the dialog and leaves no local draft [2.12.13]', async () => {
  const draft = anEvaluation({ comments: 'Not', version: 1 });
  const { sent, address, becomes } = open({ [SAVE]: says(2, CATALOGUE.saved.message, draft) });
  await enter(await field('Comments'), 'Not');
  becomes(draft);
  await click('Save draft');
  expect(await screen.findByRole('button', { name: 'Edit Feasibility of RALI: N/A Draft' })).toBeInTheDocument();
  expect(sent(SAVE)).toEqual([
    { feasibility_compliance: null, feasibility_comments: 'Not', feasibility_recommendations: null, version: 0 },
  ]);
  expect(address()).not.toContain('evaluation');
  expect(localStorage.getItem(COPY)).toBeNull();
});

test('form, question and comparison use the current names of compliances', async () => {
  const theirs = anEvaluation({ compliance: compliance('yes'), version: 3 });
  open({
    ...renames('compliance', 'partially', 'Nearly there'),
    [SUBMIT]: fails(409, 'Somebody else has saved this.', { data: theirs }),
  });
  await enter(await field('Comments'), 'Not enclosed.');
  await enter(await field('Recommendations'), 'Enclose it.');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Nearly there');
  await click('Submit');
  expect(await question()).toHaveTextContent('Feasibility of RALI: Nearly there');
  await confirm();
  expect(await screen.findByRole('row', { name: 'Compliance Compliant Nearly there' })).toBeInTheDocument();
});

test('missing fields are reported before the question is asked [5.15]', async () => {
  open();
  await field('Comments');
  expect(screen.queryByText('Required')).not.toBeInTheDocument();
  await click('Submit');
  const summary = await screen.findByText('Not submitted. Please correct:');
  expect(summary.parentElement).toHaveTextContent('Choose the feasibility compliance');
  expect(screen.getAllByText('Required')).toHaveLength(3);
  expect(screen.queryByText('Required field')).not.toBeInTheDocument();
  await enter(await field('Comments'), '  ');
  expect(screen.getAllByText('Required')).toHaveLength(3);
  await enter(await field('Comments'), 'Fine');
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(2));
  expect(screen.getAllByText('Required field')).toHaveLength(1);
  expect(screen.queryByText(/^Confirm/)).not.toBeInTheDocument();
});

test('a submission is confirmed once and then irrevocable [2.12.12]', async () => {
  const { sent, becomes } = open({ [SUBMIT]: says(2, CATALOGUE.saved.message, FINAL) });
  await fillIn();
  await click('Submit');
  const window = await question();
  expect(window).toHaveTextContent('Are you sure you want to submit this feasibility compliance?');
  expect(window).toHaveTextContent('This action is irreversible!');
  expect(window).toHaveTextContent('Feasibility of RALI: Partially compliant');
  expect(sent(SUBMIT)).toEqual([]);
  becomes(FINAL);
  await confirm();
  expect(
    await screen.findByRole('button', { name: 'View Feasibility of RALI: Partially compliant' }),
  ).toBeInTheDocument();
  expect(sent(SUBMIT)).toEqual([COMPLETE]);
  expect(localStorage.getItem(COPY)).toBeNull();
});

test('the last evaluation that was due says that it is submitted, as its sheet closes [2.12.12]', async () => {
  const done = { feature_evaluation_date: 1, channel_evaluation_date: 1, general_evaluation_date: 1 };
  const { becomes } = open({ [SUBMIT]: says(2, CATALOGUE.saved.message, FINAL) }, done);
  render(<ToastRegion />);
  await fillIn();
  await click('Submit');
  becomes(FINAL);
  await question();
  await confirm();
  expect(await screen.findByText('Submitted: Feasibility of RALI.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('cancelling the question does not submit', async () => {
  const { sent } = open();
  await fillIn();
  await click('Submit');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(sent(SUBMIT)).toEqual([]);
  expect(await field('Comments')).toHaveValue('Not enclosed.');
});

test('leaving asks for confirmation, and the input is restored on return', async () => {
  open();
  await enter(await field('Comments'), 'Not yet saved');
  await click('Close');
  expect(await screen.findByText(/^You have unsaved changes/)).toBeInTheDocument();
  await click('Leave');
  await userEvent.click(await screen.findByRole('button', { name: /^Edit Feasibility/ }));
  expect(await field('Comments')).toHaveValue('Not yet saved');
  expect(screen.getByText(/^Unsaved changes from/)).toBeInTheDocument();
});

test('Cancel asks nothing, and the stored evaluation is shown on the next opening [12.62]', async () => {
  open();
  await enter(await field('Comments'), 'Not yet saved');
  await click('Cancel');
  await userEvent.click(await screen.findByRole('button', { name: /^Edit Feasibility/ }));
  expect(await field('Comments')).toHaveValue('');
  expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
});

test('text typed while a draft is saved stays unsaved, and the dialog stays open', async () => {
  const { handler, answer } = answeredLater();
  const { sent, address } = open({ [SAVE]: handler });
  await enter(await field('Comments'), 'Sent');
  await click('Save draft');
  await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
  await enter(await field('Comments'), ' and more');
  answer(says(2, CATALOGUE.saved.message, anEvaluation({ comments: 'Sent', version: 1 })));
  await waitFor(() => expect(screen.getByRole('button', { name: /Save draft/ })).not.toHaveAttribute('aria-busy'));
  expect(await field('Comments')).toHaveValue('Sent and more');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  expect(address()).toContain('evaluation');
  await click('Save draft');
  await waitFor(() => expect(sent(SAVE)).toHaveLength(2));
  expect(sent(SAVE)[1]).toMatchObject({ feasibility_comments: 'Sent and more', version: 1 });
  answer(says(2, CATALOGUE.saved.message, anEvaluation({ comments: 'Sent and more', version: 2 })));
  await waitFor(() => expect(address()).not.toContain('evaluation='));
  expect(localStorage.getItem(COPY)).toBeNull();
});

test('a draft that an earlier release stored as a verdict is restored', async () => {
  const former = COPY.replace(':evaluation:', ':verdict:');
  const values = { feasibility_compliance: '', feasibility_comments: 'Typed before', feasibility_recommendations: '' };
  open();
  // The form is rendered once the application is loaded.
  localStorage.setItem(former, JSON.stringify({ at: 0, values: { ...values, version: 0 } }));
  await waitFor(async () => expect(await field('Comments')).toHaveValue('Typed before'));
  expect(localStorage.getItem(former)).toBeNull();
});

/** A button of the form, which may be behind a question. */
const button = (name: RegExp) =>
  within(screen.getByRole('form', { hidden: true })).getByRole('button', { name, hidden: true });

test('of the two buttons, the one that was used shows that it is under way', async () => {
  const later = { save: answeredLater(), submit: answeredLater() };
  open({ [SAVE]: later.save.handler, [SUBMIT]: later.submit.handler });
  await fillIn();
  await click('Submit');
  await confirm();
  await waitFor(() => expect(button(/Submit/)).toHaveAttribute('aria-busy', 'true'));
  expect(button(/Save draft/)).not.toHaveAttribute('aria-busy', 'true');
  expect(button(/Save draft/)).toBeDisabled();
  later.submit.answer(fails(422, 'Not yet.'));
  await waitFor(() => expect(button(/Submit/)).toBeEnabled());
  await click('Save draft');
  await waitFor(() => expect(button(/Save draft/)).toHaveAttribute('aria-busy', 'true'));
  expect(button(/Submit/)).toBeDisabled();
});

test('a lost connection leaves the input in the form', async () => {
  open({ [SUBMIT]: isUnreachable });
  await fillIn();
  await click('Submit');
  await confirm();
  expect(await screen.findByText('The evaluation was not submitted')).toBeInTheDocument();
  expect(await field('Comments')).toHaveValue('Not enclosed.');
});

test('a refusal of the server is shown at its field', async () => {
  const errors = [{ path: 'feasibility_comments', message: 'Contains a bad word' }];
  open({ [SAVE]: fails(422, 'Could not save information!', { errors }) });
  await enter(await field('Comments'), 'Bad');
  await click('Save draft');
  expect(await screen.findByText('The draft was not saved')).toBeInTheDocument();
  expect(await field('Comments')).toHaveAccessibleDescription('Contains a bad word Required field');
});

describe('another user has saved a draft in the meantime', () => {
  const THEIRS = anEvaluation({ comments: 'Theirs.', version: 3 });
  const conflict = fails(409, 'Somebody else has saved this.', { data: THEIRS });

  const answer = (act: string) => {
    let isFirst = true;
    return ({ body }: MadeCall) => {
      if (isFirst || act === 'submit') {
        isFirst = false;
        return conflict;
      }
      return says(
        2,
        CATALOGUE.saved.message,
        anEvaluation({ comments: (body as typeof COMPLETE).feasibility_comments, version: 4 }),
      );
    };
  };

  test('and both versions are shown', async () => {
    open({ [SAVE]: answer('edit') });
    await enter(await field('Comments'), 'Mine.');
    await click('Save draft');
    const row = await screen.findByRole('row', { name: 'Comments Theirs. Mine.' });
    expect(row).toBeInTheDocument();
    await userEvent.click(within(row.closest('[role=dialog]') as HTMLElement).getByRole('button', { name: 'Cancel' }));
    expect(await field('Comments')).toHaveValue('Mine.');
    expect(screen.getByText(/^This evaluation was saved elsewhere in the meantime/)).toBeInTheDocument();
  });

  test('and the user can keep their own', async () => {
    const { sent } = open({ [SAVE]: answer('edit') });
    await enter(await field('Comments'), 'Mine.');
    await click('Save draft');
    await userEvent.click(await screen.findByRole('button', { name: 'Save my version' }));
    await waitFor(() => expect(sent(SAVE)).toHaveLength(2));
    expect(sent(SAVE).at(-1)).toMatchObject({ feasibility_comments: 'Mine.', version: 3 });
  });

  test('and the user can take the other one', async () => {
    open({ [SAVE]: answer('edit') });
    await enter(await field('Comments'), 'Mine.');
    await click('Save draft');
    await userEvent.click(await screen.findByRole('button', { name: 'Take the saved version' }));
    await waitFor(async () => expect(await field('Comments')).toHaveValue('Theirs.'));
    expect(localStorage.getItem(COPY)).toBeNull();
  });

  test("and a submission saves the user's version as the draft first", async () => {
    const { sent } = open({
      [SUBMIT]: conflict,
      [SAVE]: says(2, '', anEvaluation({ ...FINAL, evaluation_date: null, version: 4 })),
    });
    await fillIn();
    await click('Submit');
    await confirm();
    await userEvent.click(await screen.findByRole('button', { name: 'Save my version' }));
    expect(await screen.findByText('Your version is saved as a draft. It is not submitted yet.')).toBeInTheDocument();
    expect([sent(SUBMIT), sent(SAVE)]).toEqual([[COMPLETE], [{ ...COMPLETE, version: 3 }]]);
  });
});

test('after a submission by another user, it is shown with the user’s own text to compare', async () => {
  const { status, message } = { ...RULES.whileOpenForEvaluation.refusal };
  const { becomes } = open({ [SUBMIT]: fails(status, message) });
  await enter(await field('Comments'), 'Mine.');
  await enter(await field('Recommendations'), 'Enclose it.');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Not compliant');
  await click('Submit');
  becomes(FINAL);
  await confirm();
  const state = await screen.findByText('Submitted on 2025-06-15 by Lida Reviewer.');
  await waitFor(() => expect(state).toHaveFocus());
  expect(screen.getByRole('row', { name: 'Compliance Partially compliant Not compliant' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Comments Not enclosed. Mine.' })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /^Recommendations/ })).not.toBeInTheDocument();
  await click('Discard my text');
  expect(screen.queryByText('Your text was not sent')).not.toBeInTheDocument();
  expect(localStorage.getItem(COPY)).toBeNull();
});

test('there is one message, about the last attempt: a draft that failed, then a submission that was refused', async () => {
  open({ [SAVE]: fails(500, 'Down.') });
  await enter(await field('Comments'), 'Not');
  await click('Submit');
  expect(await screen.findByText('Not submitted. Please correct:')).toBeVisible();
  await click('Save draft');
  expect(await screen.findByText('The draft was not saved')).toBeVisible();
  expect(screen.queryByText('Not submitted. Please correct:')).not.toBeInTheDocument();
  await click('Submit');
  expect(await screen.findByText('Not submitted. Please correct:')).toBeVisible();
  expect(screen.queryByText('The draft was not saved')).not.toBeInTheDocument();
});
