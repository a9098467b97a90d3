import type { LabelRecord, RegularEvaluationSummary, ServedTask } from '@portal/domain';
import { epochOf, EVALUATION_TURNS, summarizeTasks } from '@portal/domain';
import { A_GRANT, A_PROPOSAL, aLabelCertificate, aLabelRecord, aProfile, anId } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal, sendsFile } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NfLabelPage } from './nf-label-page';

configure({ asyncUtilTimeout: 4000 });

const TODAY = '2026-06-20';
const PATH = `/national-facility/${anId(10)}`;

const AN_EVALUATION: RegularEvaluationSummary = {
  _id: anId(700),
  facility: { _id: anId(10), acronym: 'CIAO', pretty_name: 'Potenza (CIAO)' },
  kind: 'yearly',
  year: 2027,
  period_from: '2026-01-01',
  period_to: '2026-12-31',
  status: 'facility_input',
  turn: EVALUATION_TURNS.facility_input,
  turn_since: epochOf('2027-02-01'),
  turn_due: '2027-04-02',
  opened_on: '2027-02-01',
  statement_due: '2027-04-02',
  status_since: epochOf('2027-02-01'),
  outcome: null,
  open_actions: 0,
  next_action_due: null,
  actions_pending: [],
};

const CLOSED: RegularEvaluationSummary = {
  ...AN_EVALUATION,
  _id: anId(701),
  year: 2026,
  status: 'closed',
  turn: EVALUATION_TURNS.closed,
  turn_since: null,
  turn_due: null,
  opened_on: '2026-02-01',
  outcome: 'continue_with_actions',
  open_actions: 2,
  next_action_due: '2026-09-01',
  actions_pending: [
    { pending_with: 'facility', count: 1, since: epochOf('2026-05-01'), due: '2026-09-01' },
    { pending_with: 'cars', count: 1, since: epochOf('2026-06-03'), due: null },
  ],
};

const GRANTED = aLabelRecord([A_PROPOSAL, A_GRANT], TODAY);

function open(record: LabelRecord, answers: Parameters<typeof fakeApi>[0] = {}) {
  const made = fakeApi({
    [`GET ${PATH}/label`]: loads(record),
    [`GET ${PATH}/evaluations`]: loads([CLOSED, AN_EVALUATION]),
    'GET /user/task-summary': loads(summarizeTasks([])),
    ...answers,
  });
  const view = renderInPortal(<NfLabelPage />, {
    path: `/nf-label/${anId(10)}`,
    route: '/nf-label/:nf',
    profile: aProfile(['national_facility']),
  });
  return { ...view, calls: () => made.map(({ call }) => call) };
}

test('a facility sees its state, its evaluations, its certificate and its badge [12.763]', async () => {
  open(GRANTED);
  expect(await screen.findByRole('heading', { level: 1, name: 'Label and evaluation: Potenza (CIAO)' })).toBeVisible();
  expect(screen.getByText('Labelled, valid until', { exact: false })).toHaveTextContent('2031-06-14');
  const table = await screen.findByRole('table', { name: 'Regular evaluations' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/^Yearly evaluation 2027.*Statement of the facility.*Due 2027-04-02\./);
  expect(second).toHaveTextContent(/^Yearly evaluation 2026.*Continue with actions.*1 action, due 2026-09-01/);
  expect(within(table).getByRole('link', { name: 'Yearly evaluation 2027' })).toHaveAttribute(
    'href',
    `/nf-evaluation/${anId(700)}`,
  );
});

test('a certificate is downloaded by its number, and its code is copied [12.763]', async () => {
  const user = userEvent.setup();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:certificate';
  URL.revokeObjectURL = () => undefined;
  const old = aLabelCertificate({ number: 'ARS-2021-0003', status: 'superseded' });
  const { calls } = open(
    { ...GRANTED, certificates: [aLabelCertificate(), old] },
    { [`GET ${PATH}/label/certificate.pdf`]: sendsFile('certificate.pdf') },
  );
  const table = await screen.findByRole('table', { name: 'Certificates of the label' });
  expect(within(table).getAllByRole('row')[2]).toHaveTextContent('ARS-2021-0003Superseded');
  await user.click(within(table).getByRole('button', { name: 'Download certificate ARS-2021-0003' }));
  await waitFor(() => expect(calls()).toContain(`GET ${PATH}/label/certificate.pdf?number=ARS-2021-0003`));
  await user.click(within(table).getByRole('button', { name: 'Copy verification code of ARS-2026-0007' }));
  expect(await navigator.clipboard.readText()).toBe('ABCD-EFGH-IJKL-MNOP-QRST-UVWX-YZ');
  expect(await within(table).findByText('Copied')).toBeVisible();
});

test('the badge leads to the public page in HTML and Markdown [12.763]', async () => {
  const user = userEvent.setup();
  open(GRANTED);
  const badge = await screen.findByRole('region', { name: 'Badge' });
  expect(within(badge).getByRole('img', { name: 'CIAO: Labelled, valid until 2031-06-14' })).toHaveAttribute(
    'src',
    // Another address for another state, which no copy in a cache contradicts.
    '/api/open/labels/CIAO.svg?of=Labelled%2C%20valid%20until%202031-06-14',
  );
  const picture = `${window.location.origin}/api/open/labels/CIAO.svg`;
  const text = 'State of the aerosol remote-sensing label of CIAO';
  await user.click(within(badge).getByRole('button', { name: 'Copy HTML' }));
  expect(await navigator.clipboard.readText()).toBe(
    `<a href="https://portal.example/label/CIAO"><img src="${picture}" alt="${text}"></a>`,
  );
  await user.click(within(badge).getByRole('button', { name: 'Copy Markdown' }));
  expect(await navigator.clipboard.readText()).toBe(`[![${text}](${picture})](https://portal.example/label/CIAO)`);
});

test('a facility without a label reads how it gets one, and has no badge [12.763]', async () => {
  open(aLabelRecord([], TODAY), { [`GET ${PATH}/evaluations`]: loads([]) });
  expect(await screen.findByRole('heading', { name: 'How a facility gets its label' })).toBeVisible();
  expect(screen.getByText('No label')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Badge' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Regular evaluations' })).toBeNull());
});

test('a facility reads the scope of its label, and while one is proposed that of the proposal [12.763]', async () => {
  open(aLabelRecord([A_PROPOSAL], TODAY));
  expect(await screen.findByRole('region', { name: 'Scope' })).toHaveTextContent('RALI (configurations 310, 311)');
});

test('without a label, and without the proposal of one, there is no scope [12.763]', async () => {
  open(aLabelRecord([], TODAY));
  await screen.findByRole('region', { name: 'State' });
  expect(screen.queryByRole('region', { name: 'Scope' })).toBeNull();
});

test('what is open is named with whose turn it is and until when [12.763]', async () => {
  const turns: LabelRecord['turns'] = [
    {
      pending_with: 'administrators',
      sentence: 'Waiting for the decision on the label.',
      since: epochOf('2026-06-01'),
      due: '2026-07-01',
    },
  ];
  open({ ...aLabelRecord([A_PROPOSAL], TODAY), turns });
  const region = await screen.findByRole('region', { name: 'What is open' });
  expect(region).toHaveTextContent(
    'AdministratorsWaiting for the decision on the label.since 2026-06-01, due 2026-07-01',
  );
});

const FACILITY = { _id: anId(10), acronym: 'CIAO', pretty_name: 'Potenza (CIAO)' };
const OVERDUE: ServedTask = {
  kind: 'due-tests',
  what: 'Make a test of MUSA: Telecover, quadrants',
  progress: null,
  since: null,
  due_date: epochOf('2026-04-29'),
  facility: FACILITY,
  path: `/qa-support/?facility=${anId(10)}`,
  button: 'Open test book',
  key: 'tests',
};
const STATEMENT: ServedTask = {
  ...OVERDUE,
  kind: 'evaluation-statement',
  what: 'Write the statement on the yearly evaluation 2027',
  due_date: epochOf('2027-04-02'),
  path: `/nf-evaluation/${AN_EVALUATION._id}`,
  button: 'Write the statement',
  key: 'statement',
};
const ELSEWHERE: ServedTask = { ...OVERDUE, facility: { ...FACILITY, _id: anId(11) }, key: 'elsewhere' };
const OPEN_TASKS = { 'GET /user/task-summary': loads(summarizeTasks([OVERDUE, ELSEWHERE, STATEMENT])) };
const openItems = async () =>
  within(await screen.findByRole('region', { name: 'What is open' })).getAllByRole('listitem');

test('users who answer for the facility read their tasks in it first, with day and button [12.285]', async () => {
  open({ ...GRANTED, is_own_facility: true }, OPEN_TASKS);
  const [tests, statement, centre] = await openItems();
  expect(tests).toHaveTextContent(
    'Your turn: make a test of MUSA: Telecover, quadrants. Overdue since 2026-04-29.Open test book',
  );
  expect(within(tests as HTMLElement).getByRole('link')).toHaveAttribute('href', OVERDUE.path);
  expect(statement).toHaveTextContent(
    'Your turn: write the statement on the yearly evaluation 2027. Due on 2027-04-02.Write the statement',
  );
  expect(within(statement as HTMLElement).getByRole('link')).toHaveAttribute('href', STATEMENT.path);
  expect(centre).toHaveTextContent('CARSAn action of an evaluation was reported as done');
  expect(screen.getByRole('region', { name: 'What is open' })).not.toHaveTextContent('Waiting for the statement');
});

test('other readers of the label read what it waits for, and no task of their own [12.285]', async () => {
  open({ ...GRANTED, is_own_facility: false }, OPEN_TASKS);
  const region = await screen.findByRole('region', { name: 'What is open' });
  expect(region).toHaveTextContent(
    'FacilityWaiting for the statement of the facility.since 2027-02-01, due 2027-04-02',
  );
  expect(region).not.toHaveTextContent('Your turn');
});

test('an action that was reported is the turn of the centre, and has no day [12.789]', async () => {
  open(GRANTED);
  const region = await screen.findByRole('region', { name: 'What is open' });
  await waitFor(() => expect(region).toHaveTextContent('CARSAn action of an evaluation was reported as done'));
  expect(region).toHaveTextContent(
    'FacilityAn action of an evaluation is to be carried out.since 2026-05-01, due 2026-09-01',
  );
  expect(region).toHaveTextContent(/is to be confirmed\.since 2026-06-03(?!, due)/);
  expect(await screen.findByRole('table', { name: 'Regular evaluations' })).toHaveTextContent(
    '1 action, due 2026-09-01; 1 reported action waits to be confirmed by the centre',
  );
});

test('a facility reads the days that come, of the evaluation only if none is open [12.785]', async () => {
  open(GRANTED, { [`GET ${PATH}/evaluations`]: loads([CLOSED]) });
  const list = await screen.findByRole('list', { name: 'What comes next' });
  await waitFor(() => expect(list).toHaveTextContent('The next regular evaluation opens on 2027-02-01.'));
  expect(list).toHaveTextContent('The label ends on 2031-06-14.');
});

test('those who may not read the evaluations read the label without them', async () => {
  open(GRANTED, { [`GET ${PATH}/evaluations`]: fails(403, 'Not allowed') });
  expect(await screen.findByRole('region', { name: 'State' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Regular evaluations' })).toBeNull());
});

test('the label of another facility is not found [12.763]', async () => {
  open(GRANTED, { [`GET ${PATH}/label`]: fails(403, 'Not allowed') });
  expect(await screen.findByRole('heading', { name: 'No label to read' })).toBeVisible();
});
