import type { EvaluationTaskKind, RegularEvaluation, ServedTask } from '@portal/domain';
import { epochOf, EVALUATION_TURNS, summarizeTasks, taskButton } from '@portal/domain';
import { anId, anIndicatorFigure, aProfile, aRegularEvaluation } from '@portal/testing';
import { enter, fails, fakeApi, loads, renderInPortal, says, sendsFile } from '@portal/testing/portal';
import { ToastRegion } from '@portal/ui/toast';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NfEvaluationPage } from './nf-evaluation-page';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);
beforeEach(() => void jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}));

const ID = anId(900);
const CALL = `/evaluations/${ID}`;
const STATEMENT = `POST ${CALL}/statement`;

type Answers = Parameters<typeof fakeApi>[0];

/** The page, with a server that keeps what is saved. */
function open(evaluation: RegularEvaluation, answers: Answers = {}) {
  let present = evaluation;
  const made = fakeApi({
    [`GET ${CALL}`]: () => loads(present),
    [STATEMENT]: ({ body }) => {
      const { statement, send } = body as { statement: string; send: boolean };
      const sent = {
        status: 'in_review',
        turn: EVALUATION_TURNS.in_review,
        steps: [],
        stated_at: 1_800_000_000,
      } as const;
      present = { ...present, statement, version: present.version + 1, ...(send && { ...sent, steps: [] }) };
      return says(2, 'Saved!', present);
    },
    'GET /user/task-summary': loads(summarizeTasks([])),
    ...answers,
  });
  const view = renderInPortal(<NfEvaluationPage />, {
    path: `/nf-evaluation/${ID}`,
    route: '/nf-evaluation/:id',
    profile: aProfile(),
  });
  const sent = (call: string) => made.filter((one) => one.call === call).map(({ body }) => body);
  return { ...view, sent };
}

const mine = (change: Partial<RegularEvaluation> = {}) =>
  aRegularEvaluation({ is_own_facility: true, steps: ['state'], ...change });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.findByRole('textbox', { name: /^Statement/ });
const confirm = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send the statement' }));

test('the indicators come first, with what they mean and where to mend them [12.769]', async () => {
  const indicators = [anIndicatorFigure(), anIndicatorFigure('answered_in_time'), anIndicatorFigure('level1_days')];
  open(mine({ indicators }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Yearly evaluation 2027 of CIAO' })).toBeVisible();
  const [, tests, answers, days] = within(await screen.findByRole('table', { name: 'Indicators' })).getAllByRole('row');
  expect(tests).toHaveTextContent('Days of required tests that were not overdue, of all days of required tests');
  expect(within(tests as HTMLElement).getByRole('link')).toHaveAttribute('href', `/qa-support/?facility=${anId(10)}`);
  expect(within(answers as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    `/qa-support/?facility=${anId(10)}&tab=requests`,
  );
  expect(days).toHaveTextContent('If it is wrong, say so in the statement.');
  const form = screen.getByRole('form', { name: 'Statement of the facility' });
  expect(screen.getByRole('table').compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const aTask = (kind: EvaluationTaskKind, change: Partial<ServedTask>): ServedTask => ({
  kind,
  what: 'Write the statement on the yearly evaluation 2027',
  progress: null,
  since: null,
  due_date: epochOf('2027-04-02'),
  facility: { _id: anId(10), acronym: 'CIAO', pretty_name: 'Potenza (CIAO)' },
  path: `/nf-evaluation/${ID}`,
  button: taskButton(kind),
  key: `${kind} ${change.path}`,
  ...change,
});
const nextStep = async () => (await screen.findByText('What is next')).closest('div');
const withTasks = (...tasks: ServedTask[]) => ({ 'GET /user/task-summary': loads(summarizeTasks(tasks)) });

test('users who answer for the facility read that the statement is their turn, and go to it [12.285]', async () => {
  const of = aTask('evaluation-statement', { path: `/nf-evaluation/${anId(901)}`, what: 'Write another statement' });
  open(mine({ on: '2027-04-01' }), withTasks(of, aTask('evaluation-statement', {})));
  expect(await nextStep()).toHaveTextContent(
    /^What is nextYour turn: write the statement on the yearly evaluation 2027\. Due on 2027-04-02\.$/,
  );
  await press('Write the statement');
  expect(await field()).toHaveFocus();
});

test('everyone else reads that the evaluation waits for the facility [12.285]', async () => {
  open(aRegularEvaluation({ is_own_facility: false, steps: [] }));
  expect(await nextStep()).toHaveTextContent('Waiting for the statement of the facility.');
  expect(screen.queryByRole('button', { name: 'Write the statement' })).toBeNull();
});

test('a facility reads its own actions before those that the centre confirms [12.285]', async () => {
  const action = aTask('evaluation-action', {
    path: `/nf-evaluation/${ID}?report=${anId(5)}`,
    what: 'Carry out an action of the yearly evaluation 2027: Align the telescope',
  });
  const actions_pending: RegularEvaluation['actions_pending'] = [
    { pending_with: 'facility', count: 1, since: null, due: '2027-04-02' },
    { pending_with: 'cars', count: 1, since: null, due: null },
  ];
  open(mine({ on: '2027-04-03', status: 'closed', steps: [], actions_pending }), withTasks(action));
  expect(await nextStep()).toHaveTextContent(
    'Your turn: carry out an action of the yearly evaluation 2027: Align the telescope. Overdue since 2027-04-02. The centre confirms an action.',
  );
});

test('a statement is saved as a draft, and sent for good after a question [12.769]', async () => {
  const { sent } = open(mine());
  expect(await field()).toHaveAccessibleDescription('4000 of 4000 characters left.');
  await enter(await field(), 'A laser failed.');
  expect(await field()).toHaveAccessibleDescription('3985 of 4000 characters left.');
  expect(screen.getByText(/^Unsaved changes are kept in this browser only/)).toBeVisible();
  await press('Save draft');
  expect(await screen.findByText('The draft is saved. Only your facility reads it.')).toBeVisible();
  await press('Send the statement');
  expect(await screen.findByRole('dialog')).toHaveTextContent('It cannot be changed afterwards.');
  expect(sent(STATEMENT)).toEqual([{ version: 1, statement: 'A laser failed.', send: false }]);
  await confirm();
  expect(await screen.findByText(/The calibration centre reviews the evaluation/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Statement of the facility' })).toHaveTextContent('Sent on 2027-01-15');
  expect(sent(STATEMENT)[1]).toEqual({ version: 2, statement: 'A laser failed.', send: true });
  expect(screen.queryByRole('form')).toBeNull();
});

test('going back from the question keeps the statement, which is sent afterwards [12.769]', async () => {
  const { sent } = open(mine());
  await enter(await field(), 'A laser failed.');
  await press('Send the statement');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await field()).toHaveValue('A laser failed.');
  await press('Send the statement');
  await confirm();
  await waitFor(() => expect(sent(STATEMENT)).toEqual([{ version: 1, statement: 'A laser failed.', send: true }]));
});

test('an empty statement and one that is too long are not sent [12.769]', async () => {
  const { sent } = open(mine());
  await press('Send the statement');
  expect(await screen.findAllByText(/If there is nothing to say, write that/)).not.toHaveLength(0);
  await enter(await field(), 'x'.repeat(4001));
  expect(await field()).toHaveAccessibleDescription(/1 character too many\./);
  await press('Send the statement');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Save draft');
  expect(await field()).toHaveAccessibleDescription(/Maximum 4000 characters/);
  expect(sent(STATEMENT)).toEqual([]);
});

test('of two versions of a draft one is chosen, and none is sent unseen [12.769]', async () => {
  let isFirst = true;
  const { sent } = open(mine(), {
    [STATEMENT]: ({ body }) => {
      if (!isFirst)
        return says(2, 'Saved!', mine({ version: 5, statement: (body as { statement: string }).statement }));
      isFirst = false;
      return fails(409, 'Saved meanwhile.', { code: 1004, data: mine({ version: 4, statement: 'Of the deputy.' }) });
    },
  });
  await enter(await field(), 'Of the owner.');
  await press('Send the statement');
  await confirm();
  expect(await screen.findByText('Of the deputy.')).toBeVisible();
  await press('Save my version');
  expect(await screen.findByText(/Your version was saved as the draft/)).toBeVisible();
  expect(sent(STATEMENT)[1]).toEqual({ version: 4, statement: 'Of the owner.', send: false });
});

test('a statement that gave way to the saved draft can be taken back, and is unsaved again [12.769]', async () => {
  const theirs = mine({ version: 4, statement: 'Of the deputy.' });
  open(mine(), { [STATEMENT]: () => fails(409, 'Saved meanwhile.', { code: 1004, data: theirs }) });
  render(<ToastRegion />);
  await enter(await field(), 'Of the owner.');
  await press('Save draft');
  await press('Take the saved version');
  await waitFor(async () => expect(await field()).toHaveValue('Of the deputy.'));
  await press('Take it back');
  expect(await field()).toHaveValue('Of the owner.');
  expect(screen.getByText(/^Unsaved changes are kept in this browser only/)).toBeVisible();
});

test('a text that comes after the statement was sent elsewhere stays readable [12.769]', async () => {
  const theirs = mine({ status: 'in_review', steps: [], version: 4, statement: 'Theirs.', stated_at: 1_800_000_000 });
  let isSent = false;
  open(mine(), {
    [`GET ${CALL}`]: () => loads(isSent ? theirs : mine()),
    [STATEMENT]: () => {
      isSent = true;
      return fails(409, 'The statement was sent.', { code: 1003, data: theirs });
    },
  });
  await enter(await field(), 'Mine, a long text.');
  await press('Save draft');
  expect(await screen.findByText('What you typed is no part of the evaluation')).toBeVisible();
  expect(screen.getByText('Mine, a long text.')).toBeVisible();
  expect(screen.getByText('Theirs.')).toBeVisible();
  await press('Discard');
  expect(screen.queryByText('Mine, a long text.')).toBeNull();
});

test('after its day a statement can still be sent until the review begins', async () => {
  open(mine({ statement_due: '2020-04-02' }));
  expect(await screen.findByText(/You can still send it until the calibration centre begins/)).toHaveTextContent(
    'The statement was due on 2020-04-02.',
  );
});

test('once closed it has its outcome first, and actions are reported as done [12.769]', async () => {
  const action = {
    _id: anId(950),
    text: 'Align.',
    due: '2099-09-01',
    reported_at: null,
    report: null,
    confirmed_at: null,
  };
  const REPORT = `POST ${CALL}/actions/${anId(950)}/report`;
  const closed = mine({
    status: 'closed',
    outcome: 'continue_with_actions',
    conclusions: 'Nearly.',
    steps: ['report-action'],
    actions: [action, { ...action, _id: anId(951), text: 'Clean it.', report: 'Cleaned.', reported_at: 1_800_000_000 }],
  });
  const { sent } = open(closed, {
    [REPORT]: fails(422, 'Please correct', { errors: [{ path: 'report', message: 'Say when' }] }),
    [`GET ${CALL}/report.pdf`]: sendsFile('CIAO_evaluation_2027.pdf'),
  });
  const outcome = await screen.findByRole('region', { name: 'Outcome' });
  expect(outcome).toHaveTextContent('Continue with actions');
  expect(outcome.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Report as done: Clean it.' })).toBeNull();
  await press('Report as done: Align.');
  const report = await screen.findByRole('textbox', { name: /^What was done/ });
  expect(report).toHaveFocus();
  await enter(report, 'Aligned.');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Report as done' }));
  expect(await within(screen.getByRole('dialog')).findAllByText('Say when')).not.toHaveLength(0);
  expect(report).toHaveValue('Aligned.');
  expect(sent(REPORT)).toEqual([{ version: 1, report: 'Aligned.' }]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await press('Report (PDF): Yearly evaluation 2027 of CIAO');
  await waitFor(() => expect(sent(`GET ${CALL}/report.pdf`)).toHaveLength(1));
});

test('what was reported of an action can be corrected until the centre confirms it', async () => {
  const reported = { _id: anId(950), text: 'Align.', due: '2099-09-01', reported_at: 1_800_000_000, report: 'Alined.' };
  const REPORT = `POST ${CALL}/actions/${anId(950)}/report`;
  const { sent } = open(
    mine({
      status: 'closed',
      outcome: 'continue_with_actions',
      steps: ['report-action'],
      actions: [
        { ...reported, confirmed_at: null },
        { ...reported, _id: anId(951), text: 'Clean it.', confirmed_at: 1_800_086_400 },
      ],
    }),
    { [REPORT]: fails(422, 'Please correct') },
  );
  await press('Correct the report: Align.');
  const report = await screen.findByRole('textbox', { name: /^What was done/ });
  expect(report).toHaveValue('Alined.');
  await userEvent.clear(report);
  await enter(report, 'Aligned.');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Correct the report' }));
  await waitFor(() => expect(sent(REPORT)).toEqual([{ version: 1, report: 'Aligned.' }]));
  expect(screen.queryByRole('button', { name: /: Clean it\.$/ })).toBeNull();
});

test('readers of other facilities are offered no step, and no place to mend', async () => {
  open(aRegularEvaluation());
  expect(await screen.findByText(/The statement of the facility is awaited until/)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open the test book' })).toBeNull();
});

test('one that does not exist, and one of others, look the same', async () => {
  open(mine(), { [`GET ${CALL}`]: fails(404, 'No') });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such evaluation' })).toBeVisible();
});

const LABEL = aRegularEvaluation().label;

test.each<[why: string, label: Partial<RegularEvaluation['label']>, words: string[]]>([
  [
    'a proposal that waits',
    { request: 'suspension' },
    ['A proposal suspends nothing', 'Today, 2027-02-15: Labelled, valid until 2031-06-14.'],
  ],
  [
    'a label that was withdrawn since',
    { status: 'withdrawn', is_valid: false, since: '2027-02-10' },
    ['The proposal is no longer open.', 'Today, 2027-02-15: Label withdrawn since 2027-02-10.'],
  ],
  [
    'a label that was suspended since',
    { status: 'suspended', is_valid: false, since: '2027-02-10' },
    ['The proposal is no longer open.', 'Today, 2027-02-15: Label suspended since 2027-02-10.'],
  ],
  ['a proposal that was returned', {}, ['no longer open', 'Today, 2027-02-15: Labelled, valid until 2031-06-14.']],
])('an outcome that proposes a suspension says what holds today: %s [12.787]', async (_why, label, words) => {
  const closed = { status: 'closed', outcome: 'propose_suspension' } as const;
  open(mine({ ...closed, steps: [], label: { ...LABEL, ...label } }));
  const [notice] = await screen.findAllByText(/proposed to suspend the label/);
  const text = notice?.closest('.p-alert')?.textContent ?? '';
  for (const each of words) expect(text).toContain(each);
  expect(text).not.toContain('stays valid');
});
