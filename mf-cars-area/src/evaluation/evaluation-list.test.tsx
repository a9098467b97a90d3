import type { RegularEvaluationSummary } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { anId, aProfile, aRegularEvaluation } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EvaluationPage } from '../pages/evaluation-page';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const ID = anId(900);
const CALL = `/evaluations/${ID}`;
const CARS = aProfile(['cars'], { _id: anId(2) });
const ARES = aProfile(['ares'], { _id: anId(3) });

type Answers = Parameters<typeof fakeApi>[0];

function open(path: string, answers: Answers, profile = CARS) {
  const made = fakeApi(answers);
  const view = renderInPortal(<EvaluationPage />, { path, route: '/cars/evaluation/:id?', profile });
  const sent = (call: string) => made.filter((one) => one.call === call).map(({ body }) => body);
  return { ...view, made, sent };
}

const rows: RegularEvaluationSummary[] = [
  aRegularEvaluation({ statement_due: '2020-04-02' }),
  aRegularEvaluation({
    _id: anId(901),
    facility: { _id: anId(11), acronym: 'ATOLL', pretty_name: 'ATOLL' },
    status: 'closed',
    outcome: 'continue_with_actions',
    open_actions: 3,
    next_action_due: '2027-09-01',
    actions_pending: [
      { pending_with: 'facility', count: 2, since: 1, due: '2027-09-01' },
      { pending_with: 'cars', count: 1, since: 2, due: null },
    ],
  }),
];
// The day of the answer, and not that of this computer.
const ON = '2020-04-02';
const LIST = { 'GET /evaluations': loads({ evaluations: rows, total_count: 2, on: ON }) };

test('says the outcome and what is next, also the open actions [12.765]', async () => {
  open('/cars/evaluation/', LIST);
  const table = await screen.findByRole('table', { name: 'Regular evaluations' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(
    'CIAOYearly evaluation 20272026-01-01 to 2026-12-31Statement of the facility–Statement due 2020-04-02',
  );
  expect(second).toHaveTextContent(
    'Continue with actions2 actions, the first due 2027-09-01; 1 reported action waits to be confirmed by the centre',
  );
  expect(within(table).getByRole('link', { name: 'CIAO: Yearly evaluation 2027' })).toHaveAttribute(
    'href',
    `/cars/evaluation/${ID}`,
  );
});

test('an evaluation in review says since when and until when [12.765]', async () => {
  const inReview = aRegularEvaluation({
    status: 'in_review',
    status_since: epochOf('2026-11-29'),
    turn_due: '2027-02-27',
  });
  open('/cars/evaluation/', {
    'GET /evaluations': loads({ evaluations: [inReview], total_count: 1, on: '2026-12-01' }),
  });
  const table = await screen.findByRole('table', { name: 'Regular evaluations' });
  expect(table).toHaveTextContent('Review since 2026-11-29, due 2027-02-27');
});

test('a statement is overdue from the day after, as the server has it [12.787]', async () => {
  const over = aRegularEvaluation({ statement_due: '2020-04-02', turn_due: '2020-07-02' });
  open('/cars/evaluation/', { 'GET /evaluations': loads({ evaluations: [over], total_count: 1, on: '2020-04-03' }) });
  const table = await screen.findByRole('table', { name: 'Regular evaluations' });
  expect(table).toHaveTextContent('Statement was due 2020-04-02; review due 2020-07-02');
});

test('is sorted by the server, and has the order in its address [12.788]', async () => {
  const { made, address } = open('/cars/evaluation/?sort=gone', LIST);
  await userEvent.click(await screen.findByRole('button', { name: /^Period/ }));
  await waitFor(() => expect(made.at(-1)?.call).toContain('sort=period'));
  expect(address()).toContain('sort=period');
  expect(made[0]?.call).not.toContain('gone');
});

test('has search and state in its address, and leaves out a state that does not exist [12.765]', async () => {
  const { made, address } = open('/cars/evaluation/?search=ciao&status=gone', LIST);
  await userEvent.selectOptions(await screen.findByLabelText('State'), 'In review');
  await waitFor(() => expect(made.at(-1)?.call).toContain('search=ciao&status=in_review'));
  expect(address()).toContain('status=in_review');
  expect(made[0]?.call).not.toContain('gone');
});

test('is not there for others than those who look after all facilities', async () => {
  open('/cars/evaluation/', LIST, aProfile());
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open an evaluation' })).toBeNull();
});

test.each([
  ['the centre', CARS, ['Open an evaluation']],
  ['the data centre', ARES, ['Import indicators']],
  ['an administrator', aProfile(['administrator']), ['Open an evaluation', 'Import indicators']],
] as const)('offers to %s what it may do', async (_who, profile, offered) => {
  open('/cars/evaluation/', LIST, profile);
  await screen.findByRole('table');
  const names = ['Open an evaluation', 'Import indicators'].filter(
    (name) => screen.queryByRole('button', { name }) !== null,
  );
  expect(names).toEqual(offered);
});

const label = (id: number, acronym: string, status: string) => ({
  facility: { _id: anId(id), acronym, pretty_name: `${acronym} site` },
  status,
  is_valid: status === 'granted',
  request: null,
  labelled_from: '2026-01-01',
  valid_until: '2030-12-31',
  can: [],
});

test('an evaluation is opened by hand for a facility with a label, also from its page [12.765]', async () => {
  const { sent, address } = open(`/cars/evaluation/?open=${anId(11)}`, {
    ...LIST,
    'GET /network/labels': loads({
      labels: [label(10, 'CIAO', 'withdrawn'), label(11, 'ATOLL', 'granted'), label(12, 'RADO', 'suspended')],
      total_count: 3,
    }),
    [`POST /national-facility/${anId(11)}/evaluations`]: says(2, 'Opened!', aRegularEvaluation()),
    [`GET ${CALL}`]: loads(aRegularEvaluation()),
  });
  const dialog = await screen.findByRole('dialog');
  const select = await within(dialog).findByRole('combobox', { name: /National Facility/ });
  expect(select).toHaveValue(anId(11));
  const offered = within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(offered).toEqual(['Choose a facility with a label', 'ATOLL – ATOLL site', 'RADO – RADO site']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open the evaluation' }));
  expect(await within(dialog).findAllByText('Required')).not.toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Full evaluation' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open the evaluation' }));
  await waitFor(() => expect(address()).toBe(`/cars/evaluation/${ID}`));
  expect(sent(`POST /national-facility/${anId(11)}/evaluations`)).toEqual([{ kind: 'full' }]);
});

test('a refusal to open another one is said in the window', async () => {
  open(`/cars/evaluation/?open=${anId(11)}`, {
    ...LIST,
    'GET /network/labels': loads({ labels: [label(11, 'ATOLL', 'granted')], total_count: 1 }),
    [`POST /national-facility/${anId(11)}/evaluations`]: fails(409, 'An evaluation is open.', { code: 1003 }),
  });
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('radio', { name: 'Yearly evaluation' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open the evaluation' }));
  expect(await within(dialog).findByText('An evaluation is open.')).toBeVisible();
});
