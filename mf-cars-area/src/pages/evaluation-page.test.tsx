import type { RegularEvaluation } from '@portal/domain';
import { epochOf, EVALUATION_TURNS } from '@portal/domain';
import { anId, anIndicatorFigure, aProfile, aRegularEvaluation } from '@portal/testing';
import { enter, fails, fakeApi, loads, renderInPortal, says, sendsFile } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EvaluationPage } from './evaluation-page';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const ID = anId(900);
const CALL = `/evaluations/${ID}`;
const ROUTE = '/cars/evaluation/:id?';
const CARS = aProfile(['cars'], { _id: anId(2) });

beforeEach(() => void jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}));

type Answers = Parameters<typeof fakeApi>[0];

function open(path: string, answers: Answers, profile = CARS) {
  const made = fakeApi(answers);
  const view = renderInPortal(<EvaluationPage />, { path, route: ROUTE, profile });
  const sent = (call: string) => made.filter((one) => one.call === call).map(({ body }) => body);
  return { ...view, made, sent };
}

/** The page of one evaluation, with a server that keeps what is saved. */
function openOne(evaluation: RegularEvaluation, answers: Answers = {}, profile = CARS) {
  let present = evaluation;
  const keeps = (change: Partial<RegularEvaluation>) => () => {
    present = { ...present, ...change, version: present.version + 1 };
    return says(2, 'Saved!', present);
  };
  const inReview = { status: 'in_review', turn: EVALUATION_TURNS.in_review, steps: ['review', 'close'] } as const;
  return open(
    `/cars/evaluation/${ID}`,
    {
      [`GET ${CALL}`]: () => loads(present),
      [`POST ${CALL}/review`]: keeps({ ...inReview, steps: [...inReview.steps] }),
      [`POST ${CALL}/close`]: keeps({
        status: 'closed',
        turn: EVALUATION_TURNS.closed,
        steps: [],
        outcome: 'continue',
      }),
      ...answers,
    },
    profile,
  );
}

const reviewed = (change: Partial<RegularEvaluation> = {}) =>
  aRegularEvaluation({ status: 'in_review', steps: ['review', 'close'], version: 3, ...change });
const choose = async (outcome: string) => userEvent.click(await screen.findByRole('radio', { name: outcome }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const box = (name: RegExp) => screen.findByRole('textbox', { name });

test('while the facility has time for its statement it is read only, and says from when on it is reviewed [12.767]', async () => {
  openOne(aRegularEvaluation());
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
  openOne(reviewed({ before: { ...before, indicators: [...before.indicators] } }));
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
  const { sent } = openOne(reviewed({ statement: 'A laser failed.', stated_at: 1_800_000_000 }));
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

test.each<[what: string, evaluation: RegularEvaluation, words: string]>([
  ['in review', reviewed({ turn_due: '2027-05-02' }), 'Since 2027-02-01, due 2027-05-02.'],
  [
    'whose days for the statement are over',
    aRegularEvaluation({ statement_due: '2027-04-02', turn_since: epochOf('2027-04-03'), turn_due: '2027-07-02' }),
    'Since 2027-04-03, due 2027-07-02.',
  ],
  ['with time for the statement, whose day has a line of its own', aRegularEvaluation(), 'Since 2027-02-01.'],
])('an evaluation %s says since when and until when it waits [12.767]', async (_what, evaluation, words) => {
  openOne(evaluation);
  const next = (await screen.findByText('What is next')).nextElementSibling;
  expect(next).toHaveTextContent(`${evaluation.turn.sentence} ${words}`);
});

test('going back from the question keeps the form, which is closed afterwards [12.767]', async () => {
  const { sent } = openOne(reviewed());
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
  const { sent } = openOne(reviewed());
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
  openOne(reviewed({ outcome: 'continue_with_actions' }), {
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
  const { sent } = openOne(overdue);
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
  const { sent } = openOne(reviewed(), {
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
  openOne(reviewed(), {
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
  openOne(reviewed({ steps: ['review'] }));
  expect(await screen.findByText(/Closing takes the permission to issue reports/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close the evaluation' })).toBeNull();
});

const ACTION = {
  _id: anId(950),
  text: 'Align the telescope.',
  due: '2020-09-01',
  reported_at: null,
  report: null,
  confirmed_at: null,
};
const CLEANED = { ...ACTION, _id: anId(951), text: 'Clean it.', report: 'Cleaned.', reported_at: 1_800_000_000 };
const CONFIRM = `POST ${CALL}/actions/${CLEANED._id}/confirm`;
const withActions = (...actions: RegularEvaluation['actions']) =>
  reviewed({
    status: 'closed',
    outcome: 'continue_with_actions',
    conclusions: 'Nearly.',
    steps: ['confirm-action'],
    actions,
  });

test('once closed it has its outcome, its report, and actions with their state [12.768]', async () => {
  const painted = { ...ACTION, _id: anId(952), text: 'Paint it.', confirmed_at: 1_800_000_000 };
  const { sent } = openOne(withActions(ACTION, CLEANED, painted), {
    [`GET ${CALL}/report.pdf`]: sendsFile('CIAO_evaluation_2027.pdf'),
  });
  const [late, reported, confirmed] = within(await screen.findByRole('list', { name: 'Actions' })).getAllByRole(
    'listitem',
  );
  expect(late).toHaveTextContent('Overdue since 2020-09-01');
  expect(reported).toHaveTextContent(/Reported as done on 2027-01-15.*Cleaned\./);
  expect(reported).not.toHaveTextContent('Overdue');
  expect(confirmed).toHaveTextContent('Confirmed on 2027-01-15');
  expect(screen.queryByRole('button', { name: 'Confirm: Paint it.' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm: Align the telescope.' })).toBeNull();
  await press('Report (PDF): Yearly evaluation 2027 of CIAO');
  await waitFor(() => expect(sent(`GET ${CALL}/report.pdf`)).toHaveLength(1));
});

test('an action is confirmed after a question with what was asked for and reported [12.831]', async () => {
  let present = withActions(CLEANED);
  const { sent } = openOne(present, {
    [`GET ${CALL}`]: () => loads(present),
    [CONFIRM]: () => {
      present = { ...withActions({ ...CLEANED, confirmed_at: 1_800_100_000 }), version: 4 };
      return says(2, 'Confirmed', present);
    },
  });
  await press('Confirm: Clean it.');
  const question = await screen.findByRole('dialog', { name: 'Confirm the action' });
  expect(question).toHaveTextContent(
    /ActionClean it\..*Reported as done on2027-01-15.*Report of the facilityCleaned\./,
  );
  expect(question).toHaveTextContent('This cannot be undone.');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(CONFIRM)).toEqual([]);
  await press('Confirm: Clean it.');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  const list = screen.getByRole('list', { name: 'Actions' });
  await waitFor(() => expect(list).toHaveTextContent('Confirmed on 2027-01-16'));
  expect(sent(CONFIRM)).toEqual([{ version: 3 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The button is gone with the question.
  await waitFor(() => expect(list.parentElement).toHaveFocus());
});

test('a report that was corrected meanwhile is read before it is confirmed [12.831]', async () => {
  let present = withActions(CLEANED);
  const { sent } = openOne(present, {
    [`GET ${CALL}`]: () => loads(present),
    [CONFIRM]: () => {
      present = { ...withActions({ ...CLEANED, report: 'Cleaned in part.' }), version: 4 };
      return fails(409, 'The evaluation was changed.', { code: 1004, data: present });
    },
  });
  await press('Confirm: Clean it.');
  const question = await screen.findByRole('dialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm' }));
  expect(await within(question).findByText('The evaluation was changed.')).toBeVisible();
  expect(await within(question).findByText('Cleaned in part.')).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(sent(CONFIRM)).toEqual([{ version: 3 }, { version: 4 }]));
});

test('one that does not exist, and one of others, look the same', async () => {
  openOne(aRegularEvaluation(), { [`GET ${CALL}`]: fails(403, 'No') });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such evaluation' })).toBeVisible();
});
