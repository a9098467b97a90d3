import type { Condition, IssuedDecision, PlanAssessment } from '@portal/domain';
import { COMPLIANCES } from '@portal/domain';
import { itemOf } from '@portal/testing';
import { answeredLater, fails, loads, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReviewedLidar, FACILITY, RALI } from '../evaluations/review.fixture';
import { acceptance, inState, openEvaluation, PATH } from './evaluation.fixture';

jest.setTimeout(20_000);

const EDIT = `POST ${PATH}/edit/initial-acceptance`;
const CONDITIONS = `GET ${PATH}/conditions`;
const FINAL = 'Final Acceptance';
const form = async () => within(await screen.findByRole('form', { name: FINAL }));
const choose = async (choice: string) => userEvent.selectOptions((await form()).getByLabelText(FINAL), choice);
const fill = async (label: string, text: string) => userEvent.type((await form()).getByLabelText(label), text);
const press = async (name: string) => userEvent.click((await form()).getByRole('button', { name }));
const asked = async () => within(await screen.findByRole('dialog', { name: 'Confirm overall compliance change' }));

const WAITING = { can_issue_final_report: true, preliminary_acceptance: acceptance('conditionally') };

const unassessed = (aspect: string, target_id: string): PlanAssessment => ({
  target_kind: 'lidar',
  target_id,
  aspect,
  compliance: 'no',
  assessment: null,
  comments: null,
  assessment_date: null,
  reviewer: null,
  version: 0,
});

const aCondition = (change: Partial<Condition> = {}): Condition => ({
  _id: 'c',
  report: 'final',
  text: 'Show a telecover test.',
  due_date: 1_000_000_000,
  instrument: null,
  set_at: 1,
  fulfilled_at: null,
  fulfilment: null,
  is_superseded: false,
  ...change,
});

test('a decision is sent with its statement and its conditions', async () => {
  const { sent } = openEvaluation({
    who: 'CARS',
    application: () => inState('waiting_final_report', WAITING),
    answers: { [EDIT]: says(2, 'Information saved successfully!') },
  });
  await choose('Conditionally accepted');
  await press('Submit');
  await waitFor(async () => expect((await form()).getByLabelText('Statement')).toHaveAccessibleDescription(/Required/));
  await fill('Statement', 'The plan is convincing.');
  await press('Add a condition');
  await fill('What has to be done', 'Show a telecover test.');
  await userEvent.selectOptions((await form()).getByLabelText('Instrument'), 'RALI');
  await press('Add a condition');
  await press('Remove condition 2');
  await press('Submit');
  await userEvent.click((await asked()).getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(EDIT)).toHaveLength(1));
  expect(sent(EDIT)).toEqual([
    {
      acceptance: 'conditionally',
      statement: 'The plan is convincing.',
      conditions: [{ text: 'Show a telecover test.', due_date: null, instrument: RALI }],
    },
  ]);
});

test('a new condition has the focus and shows no error before it is touched', async () => {
  openEvaluation({ who: 'CARS', application: () => inState('waiting_final_report', WAITING) });
  await choose('Conditionally accepted');
  await press('Submit');
  expect(await (await form()).findByRole('alert')).toHaveTextContent('Enter the statement');
  await press('Add a condition');
  const text = (await form()).getByLabelText('What has to be done');
  await waitFor(() => expect(text).toHaveFocus());
  await userEvent.keyboard(' ');
  expect((await form()).getAllByRole('group', { name: /^Condition/ })).toHaveLength(1);
  expect((await form()).getByRole('alert')).not.toHaveTextContent(/has to be done/i);
  expect(text).toBeValid();
});

test('the statement is marked as required depending on the choice', async () => {
  openEvaluation({ who: 'CARS', application: () => inState('waiting_final_report', WAITING) });
  await choose('Accepted');
  expect((await form()).getByLabelText('Statement')).not.toBeRequired();
  await choose('Conditionally accepted');
  expect((await form()).getByLabelText('Statement')).toBeRequired();
  await choose('Not accepted');
  expect((await form()).getByLabelText('Statement')).toBeRequired();
});

test('a yes against an evaluation needs a statement; the dialog lists contradictions [12.190]', async () => {
  const lidar = aReviewedLidar({
    general_compliance: itemOf(COMPLIANCES, 'partially'),
    general_evaluation_date: 1,
    data_compliance: itemOf(COMPLIANCES, 'no'),
    data_evaluation_date: 1,
  });
  openEvaluation({
    who: 'CARS',
    application: () =>
      inState('waiting_final_report', WAITING, {
        lidars: [lidar],
        plan_assessments: [unassessed('feature', lidar._id)],
      }),
  });
  await choose('Accepted');
  await press('Submit');
  await waitFor(async () => expect((await form()).getByLabelText('Statement')).toHaveAccessibleDescription(/Required/));
  await fill('Statement', 'It is replaced this year.');
  await press('Submit');
  const dialog = await asked();
  expect(dialog.getByText(`Not compliant by evaluation: ${lidar.name} (data).`)).toBeInTheDocument();
  expect(dialog.getByText(`Feature of ${lidar.name}`)).toBeInTheDocument();
});

test('a refusal by the server is shown at its field, and all input stays', async () => {
  const message = 'The character “𝄞” cannot be shown in documents';
  openEvaluation({
    who: 'CARS',
    application: () => inState('waiting_final_report', WAITING),
    answers: { [EDIT]: fails(422, 'Please correct it.', { errors: [{ path: 'conditions[0].text', message }] }) },
  });
  await choose('Accepted');
  await press('Add a condition');
  await fill('What has to be done', 'Measure');
  await press('Submit');
  await userEvent.click((await asked()).getByRole('button', { name: 'Submit' }));
  await waitFor(async () =>
    expect((await form()).getByLabelText('What has to be done')).toHaveAccessibleDescription(message),
  );
  expect((await form()).getByLabelText('What has to be done')).toHaveValue('Measure');
});

test('the form is not shown until the configuration is loaded, as earlier input would be lost', async () => {
  const { handler, answer } = answeredLater();
  openEvaluation({
    who: 'CARS',
    application: () => inState('waiting_final_report', WAITING),
    answers: { [`GET ${PATH}/operational-configurations`]: handler },
  });
  expect(await screen.findByText('Loading Final Acceptance…')).toBeInTheDocument();
  answer(loads([]));
  await choose('Accepted');
});

test('without a plan, the final report is issued with the reason [12.27]', async () => {
  const { sent } = openEvaluation({
    who: 'CARS',
    application: () => inState('preliminary_report_issued', { preliminary_acceptance: acceptance('conditionally') }),
    answers: { [EDIT]: says(2, 'Information saved successfully!') },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Issue it without the upgrade plan' }));
  await choose('Not accepted');
  await fill('Statement', 'No plan came.');
  await fill('Why the report is issued without an upgrade plan', 'The laser is broken for good.');
  await press('Submit');
  await userEvent.click((await asked()).getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(sent(EDIT)).toEqual([
      { acceptance: 'no', statement: 'No plan came.', without_plan_reason: 'The laser is broken for good.' },
    ]),
  );
});

test('the focus goes to the decision without the plan, and back to what waits for the plan [12.27]', async () => {
  openEvaluation({
    who: 'CARS',
    application: () => inState('preliminary_report_issued', { preliminary_acceptance: acceptance('conditionally') }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Issue it without the upgrade plan' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Final Acceptance' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByLabelText('Final Acceptance', { selector: 'select' })).toHaveFocus();
  await press('Wait for the upgrade plan');
  expect(screen.getByRole('region', { name: 'Final Acceptance' })).toHaveFocus();
});

test('after a condition is removed, the focus is on what follows it', async () => {
  openEvaluation({ who: 'CARS', application: () => inState('waiting_final_report', WAITING) });
  await choose('Conditionally accepted');
  await press('Add a condition');
  await press('Add a condition');
  await press('Remove condition 1');
  expect(screen.getByRole('button', { name: 'Remove condition 1' })).toHaveFocus();
  await press('Remove condition 1');
  expect(screen.getByRole('button', { name: 'Add a condition' })).toHaveFocus();
});

test('the final decision shows the texts of the preliminary report and its conditions [12.45]', async () => {
  const told: IssuedDecision = {
    report: 'preliminary',
    acceptance: acceptance('conditionally'),
    issued_at: 1_770_000_000,
    statement: 'Suitable in principle.',
    conditions: [],
    without_plan_reason: null,
  };
  const set = aCondition({
    report: 'preliminary',
    due_date: 1_780_000_000,
    instrument: { _id: RALI, name: 'RALI' },
    set_at: told.issued_at,
  });
  const met = { ...set, _id: 'm', text: 'Send the data.', instrument: null, fulfilled_at: 1_775_000_000 };
  const ofLastRound = { ...set, _id: 'o', text: 'Long ago.', set_at: 1 };
  openEvaluation({
    who: 'CARS',
    application: () => inState('waiting_final_report', WAITING),
    answers: { [`GET ${PATH}/decisions`]: loads([told]), [CONDITIONS]: loads([ofLastRound, set, met]) },
  });
  const said = within(await screen.findByRole('region', { name: 'Preliminary Acceptance' }));
  expect(await said.findByText('Suitable in principle.')).toBeVisible();
  expect(said.getByText('2026-02-02')).toBeVisible();
  const words = within(await screen.findByRole('region', { name: 'In the preliminary report' }));
  await waitFor(() =>
    expect(words.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Show a telecover test.RALI · until 2026-05-28 · Overdue',
      'Send the data.The facility · until 2026-05-28 · Met on 2026-03-31',
    ]),
  );
  expect(screen.queryByRole('region', { name: 'In the final report' })).not.toBeInTheDocument();
});

test('after the final report, the page says acceptance, day, statement and conditions once [12.242]', async () => {
  const told: IssuedDecision = {
    report: 'final',
    acceptance: acceptance('conditionally'),
    issued_at: 1_770_000_000,
    statement: 'The plan is convincing.',
    conditions: [],
    without_plan_reason: null,
  };
  const before: IssuedDecision = { ...told, report: 'preliminary', statement: 'Answer in a plan.' };
  openEvaluation({
    who: 'CARS',
    application: () =>
      inState('evaluated', {
        preliminary_acceptance: before.acceptance,
        acceptance: told.acceptance,
        evaluation_date: told.issued_at,
      }),
    answers: {
      [`GET ${PATH}/decisions`]: loads([before, told]),
      [CONDITIONS]: loads([aCondition({ set_at: told.issued_at })]),
    },
  });
  const said = within(await screen.findByRole('region', { name: FINAL }));
  expect(await said.findByText('The plan is convincing.')).toBeVisible();
  expect(said.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    [FINAL, 'Conditionally accepted'],
    ['Issued', '2026-02-02'],
    ['Statement', 'The plan is convincing.'],
  ]);
  expect(await screen.findAllByText('Show a telecover test.')).toHaveLength(1);
  // The earlier decision is one line until it is opened.
  const former = screen.getByText('Preliminary Acceptance: Conditionally accepted');
  expect(screen.getByText('Answer in a plan.')).not.toBeVisible();
  await userEvent.click(former);
  expect(screen.getByText('Answer in a plan.')).toBeVisible();
  expect(screen.getAllByText('Conditionally accepted')).toHaveLength(1);
});

test('open conditions are copied into the final decision, or listed as ending with it [12.46]', async () => {
  const open = aCondition({
    report: 'preliminary',
    due_date: 4_000_000_000,
    instrument: { _id: RALI, name: 'RALI' },
  });
  const late = { ...open, _id: 'b', text: 'Send the log.', due_date: 1_000_000_000, instrument: null };
  const stays = { ...open, _id: 'd', report: 'final' as const, text: 'Of an earlier acceptance.' };
  const met = { ...open, _id: 'm', text: 'Long done.', fulfilled_at: 2, fulfilment: 'Seen.' };
  const { sent } = openEvaluation({
    who: 'CARS',
    application: () => inState('waiting_final_report', WAITING),
    answers: { [CONDITIONS]: loads([open, late, stays, met]), [EDIT]: says(2, 'Saved') },
  });
  await choose('Accepted');
  await press('Submit');
  const dialog = await asked();
  expect(dialog.getByText('With this report these conditions are no longer asked for:')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([open.text, late.text]);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await choose('Not accepted');
  for (const name of [/^Take over/, 'Add a condition'])
    expect((await form()).queryByRole('button', { name })).not.toBeInTheDocument();
  await choose('Accepted');
  await press('Take over the 2 open conditions');
  expect((await form()).queryByRole('button', { name: /^Take over/ })).not.toBeInTheDocument();
  await press('Submit');
  expect((await asked()).queryByText(/no longer asked for/)).not.toBeInTheDocument();
  await userEvent.click((await asked()).getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(sent(EDIT)).toEqual([
      {
        acceptance: 'yes',
        conditions: [
          { text: open.text, due_date: 3_999_974_400, instrument: RALI },
          { text: late.text, due_date: null, instrument: null },
        ],
      },
    ]),
  );
});

test('a condition with the same text on another instrument ends with the final decision [12.46]', async () => {
  const ofFacility = aCondition({ report: 'preliminary', due_date: null });
  const ofLidar = { ...ofFacility, _id: 'l', instrument: { _id: RALI, name: 'RALI' } };
  openEvaluation({
    who: 'CARS',
    application: () => inState('waiting_final_report', WAITING),
    answers: { [CONDITIONS]: loads([ofFacility, ofLidar]) },
  });
  await choose('Accepted');
  await press('Take over the 2 open conditions');
  await press('Remove condition 1');
  expect((await form()).getByRole('button', { name: 'Take over the open condition' })).toBeVisible();
  await press('Submit');
  expect((await asked()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([ofFacility.text]);
});

test('the form is not shown until the conditions that would end with the decision are loaded [12.46]', async () => {
  let isDown = true;
  openEvaluation({
    who: 'CARS',
    application: () => inState('waiting_final_report', WAITING),
    answers: { [CONDITIONS]: () => (isDown ? fails(503, 'Please try again.') : loads([])) },
  });
  const problem = await screen.findByRole('heading', { name: 'The open conditions could not be loaded' });
  expect(screen.queryByRole('form', { name: FINAL })).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(within(problem.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
  await choose('Accepted');
});

test('a condition that the facility reports as met is closed from the link of its task, with the primary button', async () => {
  const met = {
    ...aCondition(),
    _id: 'd',
    text: 'Send the data.',
    due_date: Date.UTC(2026, 2, 1) / 1000,
    reported_at: 1_770_000_000,
    reported: 'They are at the data centre.',
    reported_by: 'Maria Rossi',
  };
  const { address } = openEvaluation({
    who: 'CARS',
    at: `/${FACILITY}?condition=first`,
    application: () => inState('evaluated', { acceptance: acceptance('conditionally'), pending_for: 'met-conditions' }),
    answers: { [CONDITIONS]: loads([aCondition(), met]) },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Close a condition of CIAO as met' });
  const facts = within(dialog)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    'Condition: Send the data.',
    'Instrument: The facility',
    'Until: 2026-03-01',
    'Report of the facility: They are at the data centre.',
    'Reported: 2026-02-02 by Maria Rossi',
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(address()).not.toContain('condition');
  expect([...document.querySelectorAll('.p-button-primary')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Close as met: Send the data.',
  ]);
});

test('CARS closes a condition and explains how it was fulfilled [12.26]', async () => {
  const FULFIL = `POST ${PATH}/conditions/c/fulfil`;
  const { sent } = openEvaluation({
    who: 'CARS',
    application: () => inState('evaluated', { acceptance: acceptance('conditionally') }),
    answers: { [CONDITIONS]: loads([aCondition()]), [FULFIL]: loads([]) },
  });
  expect(await screen.findByText('Overdue')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close as met: Show a telecover test.' }));
  const dialog = within(await screen.findByRole('form', { name: 'Close a condition of CIAO as met' }));
  await userEvent.type(dialog.getByLabelText('How it was met, and on whose word'), 'Seen on 3 March.');
  await userEvent.click(dialog.getByRole('button', { name: 'Close as met' }));
  await waitFor(() => expect(sent(FULFIL)).toEqual([{ fulfilment: 'Seen on 3 March.' }]));
});
