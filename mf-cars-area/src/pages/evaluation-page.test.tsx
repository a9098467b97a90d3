import type { RegularEvaluation } from '@portal/domain';
import { epochOf, EVALUATION_TURNS } from '@portal/domain';
import { anId, anIndicatorFigure, aRegularEvaluation } from '@portal/testing';
import { enter, fails, loads, says } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CALL, openEvaluation, reviewed } from '../evaluation/evaluation-page.fixture';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

beforeEach(() => void jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}));

const choose = async (outcome: string) => userEvent.click(await screen.findByRole('radio', { name: outcome }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const box = (name: RegExp) => screen.findByRole('textbox', { name });

test('while the facility has time for its statement it is read only, and says from when on it is reviewed [12.767]', async () => {
  openEvaluation(aRegularEvaluation());
  expect(await screen.findByRole('heading', { level: 1, name: 'Yearly evaluation 2027 of CIAO' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Review from 2099-04-03 on, or when the statement is sent.');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows the indicators beside those of the evaluation before [12.767]', async () => {
  const before = {
    _id: anId(899),
    year: 2026,
    outcome: 'continue',
    indicators: [anIndicatorFigure('tests_on_time', { value: 0.8 })],
  } as const;
  openEvaluation(reviewed({ before: { ...before, indicators: [...before.indicators] } }));
  const table = await screen.findByRole('table', { name: 'Indicators' });
  expect(within(table).getByRole('columnheader', { name: 'Evaluation of 2026' })).toBeVisible();
  const [, tests, days] = within(table).getAllByRole('row');
  expect(tests).toHaveTextContent('Tests on time96 %350 of 365at least 90 %● On target80 %↑ higher nowPortal');
  expect(days).toHaveTextContent(
    'Days with level 1 dataNothing knownNo target○ Not assessedNothing knownNot imported yet',
  );
  expect(screen.getByRole('link', { name: 'Open the evaluation of 2026' })).toHaveAttribute(
    'href',
    `/cars/evaluation/${anId(899)}`,
  );
});

test('is closed after a summary; a proposal of suspension says that it suspends nothing [12.767]', async () => {
  const { sent } = openEvaluation(reviewed({ statement: 'A laser failed.', stated_at: 1_800_000_000 }));
  expect(await screen.findByText('A laser failed.')).toBeVisible();
  await press('Close the evaluation');
  expect(sent(`POST ${CALL}/close`)).toEqual([]);
  expect(await box(/^Conclusions/)).toHaveAccessibleDescription(/Required/);
  await enter(await box(/^Conclusions/), 'Far too few tests were made.');
  await choose('Suspension proposed');
  await press('Close the evaluation');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/proposes the suspension of the label to the administrators.*It suspends nothing/);
  expect(dialog).toHaveTextContent('This cannot be undone.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close the evaluation' }));
  await waitFor(() =>
    expect(sent(`POST ${CALL}/close`)).toEqual([
      {
        version: 3,
        conclusions: 'Far too few tests were made.',
        recommendations: null,
        outcome: 'propose_suspension',
        actions: [],
      },
    ]),
  );
  expect(await screen.findByRole('button', { name: /^Report \(PDF\)/ })).toBeVisible();
});

const aClosed = (change: Partial<RegularEvaluation>) =>
  aRegularEvaluation({ status: 'closed', turn: EVALUATION_TURNS.closed, turn_since: null, ...change });

test.each<[what: string, evaluation: RegularEvaluation, words: string]>([
  ['in review', reviewed({ turn_due: '2027-05-02' }), 'Since 2027-02-01, due 2027-05-02.'],
  [
    'whose days for the statement are over',
    aRegularEvaluation({ statement_due: '2027-04-02', turn_since: epochOf('2027-04-03'), turn_due: '2027-07-02' }),
    'Since 2027-04-03, due 2027-07-02.',
  ],
  ['with time for the statement, whose day has a line of its own', aRegularEvaluation(), 'Since 2027-02-01.'],
  [
    'that is closed',
    aClosed({ next_opening: { on: '2028-02-01', kind: 'yearly' } }),
    'The next regular evaluation opens on 2028-02-01.',
  ],
  ['that is closed and the last one of the label', aClosed({ next_opening: null }), ''],
])('an evaluation %s says since when and until when it waits [12.767]', async (_what, evaluation, words) => {
  openEvaluation(evaluation);
  const next = (await screen.findByText('What is next')).nextElementSibling;
  expect(next).toHaveTextContent(`${evaluation.turn.sentence} ${words}`.trim());
});

test('going back from the question keeps the form, which is closed afterwards [12.767]', async () => {
  const { sent } = openEvaluation(reviewed());
  await enter(await box(/^Conclusions/), 'Nearly all is well.');
  await choose('Continue');
  await press('Close the evaluation');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const conclusions = await box(/^Conclusions/);
  expect(conclusions).toHaveValue('Nearly all is well.');
  await userEvent.clear(conclusions);
  await enter(conclusions, 'All is well.');
  await press('Close the evaluation');
  const again = await screen.findByRole('dialog');
  await userEvent.click(within(again).getByRole('button', { name: 'Close the evaluation' }));
  await waitFor(() =>
    expect(sent(`POST ${CALL}/close`)).toMatchObject([{ conclusions: 'All is well.', outcome: 'continue' }]),
  );
});

test('actions are added, removed with the focus in place, and belong to one outcome [12.767]', async () => {
  const { sent } = openEvaluation(reviewed());
  await enter(await box(/^Conclusions/), 'Nearly.');
  await choose('Continue with actions');
  await press('Add an action');
  await press('Add an action');
  const second = screen.getByRole('group', { name: 'Action 2' });
  expect(within(second).getByRole('textbox', { name: /^What is to be done/ })).toHaveFocus();
  await enter(within(second).getByRole('textbox', { name: /^What is to be done/ }), 'Align the telescope.');
  await enter(within(second).getByRole('textbox', { name: /^Due/ }), '2000-01-01');
  await press('Remove action 1');
  expect(screen.getByRole('button', { name: 'Remove action 1' })).toHaveFocus();
  await press('Close the evaluation');
  const due = await box(/^Due/);
  expect(due).toHaveAccessibleDescription(/Must be after/);
  await choose('Continue');
  expect(screen.getByText(/1 typed action is kept in the draft/)).toBeVisible();
  await choose('Continue with actions');
  expect(await box(/^What is to be done/)).toHaveValue('Align the telescope.');
  expect(sent(`POST ${CALL}/close`)).toEqual([]);
});

test('errors of the server stand on their fields, and nothing typed is lost [12.767]', async () => {
  openEvaluation(reviewed({ outcome: 'continue_with_actions' }), {
    [`POST ${CALL}/review`]: fails(422, 'Please correct', {
      errors: [{ path: 'actions[0].due', message: 'Must be a working day' }],
    }),
  });
  await press('Add an action');
  await enter(await box(/^What is to be done/), 'Align.');
  await enter(await box(/^Due/), '2099-01-01');
  await press('Save draft');
  expect(await screen.findByText('The draft was not saved')).toBeVisible();
  expect(await box(/^Due/)).toHaveAccessibleDescription(/Must be a working day/);
  expect(await box(/^What is to be done/)).toHaveValue('Align.');
});

test('without a statement the first draft begins the review, and closing goes through it [12.767]', async () => {
  const overdue = aRegularEvaluation({ statement_due: '2020-04-02', steps: ['review'] });
  const { sent } = openEvaluation(overdue);
  await enter(await box(/^Conclusions/), 'Well.');
  await choose('Continue');
  await press('Close the evaluation');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close the evaluation' }),
  );
  await waitFor(() => expect(sent(`POST ${CALL}/close`)).toMatchObject([{ version: 2, conclusions: 'Well.' }]));
  expect(sent(`POST ${CALL}/review`)).toMatchObject([{ version: 1 }]);
});

test('a version saved by another evaluator is chosen, and never closed unseen [12.767]', async () => {
  const theirs = reviewed({ version: 4, conclusions: 'Theirs.' });
  let isFirst = true;
  const { sent } = openEvaluation(reviewed(), {
    [`POST ${CALL}/close`]: () => {
      const answer = isFirst ? fails(409, 'Saved meanwhile.', { code: 1004, data: theirs }) : says(2, 'Closed', null);
      isFirst = false;
      return answer;
    },
    [`POST ${CALL}/review`]: () =>
      says(2, 'Saved!', reviewed({ version: 5, conclusions: 'Mine.', outcome: 'continue' })),
  });
  await enter(await box(/^Conclusions/), 'Mine.');
  await choose('Continue');
  await press('Close the evaluation');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close the evaluation' }),
  );
  await press('Save my version');
  expect(await screen.findByText(/Your version was saved as the draft/)).toBeVisible();
  expect(sent(`POST ${CALL}/close`)).toHaveLength(1);
  expect(sent(`POST ${CALL}/review`)).toMatchObject([{ version: 4, conclusions: 'Mine.' }]);
});

test('what was typed when another evaluator closed it stays readable [12.767]', async () => {
  const closed = reviewed({ status: 'closed', steps: [], version: 9, outcome: 'continue', conclusions: 'Theirs.' });
  let isClosed = false;
  openEvaluation(reviewed(), {
    [`GET ${CALL}`]: () => loads(isClosed ? closed : reviewed()),
    [`POST ${CALL}/review`]: () => {
      isClosed = true;
      return fails(409, 'The evaluation is closed.', { code: 1003, data: closed });
    },
  });
  await enter(await box(/^Conclusions/), 'Mine, a long text.');
  await press('Save draft');
  const kept = await screen.findByRole('region', { name: 'What you typed before the evaluation was closed' });
  expect(kept).toHaveTextContent('Mine, a long text.');
  await userEvent.click(within(kept).getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Mine, a long text.')).toBeNull();
});

test('who may not issue reports saves drafts and closes nothing', async () => {
  openEvaluation(reviewed({ steps: ['review'] }));
  expect(await screen.findByText(/Closing takes the permission to issue reports/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close the evaluation' })).toBeNull();
});

test('one that does not exist, and one of others, look the same', async () => {
  openEvaluation(aRegularEvaluation(), { [`GET ${CALL}`]: fails(403, 'No') });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such evaluation' })).toBeVisible();
});
