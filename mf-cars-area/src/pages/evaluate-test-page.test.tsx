import type { QaTest } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { aFacility, aProfile, anId } from '@portal/testing';
import { enter, fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBook, aConfiguration, aTest, aTestSummary, aWaitingTest } from '../../test/a-test-on-desk';
import { EvaluateTestPage } from './evaluate-test-page';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const TEST = anId(600);
const CALL = `/qa-tests/${TEST}`;
const FIGURES = `GET /lidar/system/${anId(100)}/test-figures`;

type Answers = Parameters<typeof fakeApi>[0];

function open(test: QaTest, answers: Answers = {}, profile = aProfile(['cars'], { _id: anId(2) })) {
  let present = test;
  const keeps = (change: Partial<QaTest>) => () => {
    present = { ...present, ...change, version: present.version + 1 };
    return says(2, 'Saved!', present);
  };
  const made = fakeApi({
    [`GET ${CALL}`]: () => loads(present),
    [`GET /national-facility/${anId(10)}/general-info`]: loads(aFacility({ _id: anId(10) }, 'evaluated')),
    [`GET /national-facility/${anId(10)}/test-book`]: loads(aBook()),
    'GET /qa-tests': loads({ tests: [], total_count: 0 }),
    [FIGURES]: loads([]),
    [`POST ${CALL}/take`]: keeps({ status: 'in_evaluation', is_evaluator: true }),
    [`POST ${CALL}/release`]: keeps({ status: 'submitted', is_evaluator: false }),
    [`POST ${CALL}/return`]: keeps({ status: 'returned' }),
    [`POST ${CALL}/conclude`]: keeps({ status: 'passed', is_evaluator: true, conclusions: 'Well aligned.' }),
    ...answers,
  });
  const view = renderInPortal(<EvaluateTestPage />, {
    path: `/cars/qa-test/${TEST}`,
    route: '/cars/qa-test/:id',
    profile,
  });
  const sent = (call: string) => made.filter((one) => one.call === call).map(({ body }) => body);
  return { ...view, sent };
}

const mine = (change: Partial<QaTest> = {}) => aTest({ status: 'in_evaluation', is_evaluator: true, ...change });
const panelOf = (name: string) => screen.findByRole('region', { name });
/** The focus goes to the channel, as by a click on it. */
async function at(name: string) {
  const panel = await panelOf(name);
  await userEvent.click(within(panel).getByRole('heading', { level: 2, name }));
  return panel;
}
const chosen = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('radio')
    .flatMap((radio) => ((radio as HTMLInputElement).checked ? [radio.closest('label')?.textContent] : []));

test('a test is taken, and then evaluated [12.421]', async () => {
  const { sent } = open(aTest());
  expect(await screen.findByRole('heading', { level: 1, name: 'Telecover, quadrants of RALI (CIAO)' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Take this test' }));
  expect(sent(`POST ${CALL}/take`)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Conclude' })).toBeVisible();
  expect(chosen(await panelOf('0532xppx'))).toEqual([]);
  expect(await panelOf('0532xppx')).toHaveFocus();
});

test('a test that someone else took a moment before is shown as it is now, with the refusal [12.474]', async () => {
  let isTaken = false;
  const theirs = aTest({ status: 'in_evaluation', version: 4 });
  open(aTest(), {
    [`GET ${CALL}`]: () => loads(isTaken ? theirs : aTest()),
    [`POST ${CALL}/take`]: () => {
      isTaken = true;
      return fails(409, 'Someone else has taken it.', { code: 1003, data: theirs });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take this test' }));
  expect(await screen.findByText('In evaluation by someone else.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take this test' })).toBeNull();
});

test('a conclusion of a test that someone else has by now offers no choice between versions [12.474]', async () => {
  const theirs = aTest({ status: 'in_evaluation', version: 9 });
  let isTaken = false;
  open(mine(), {
    [`GET ${CALL}`]: () => loads(isTaken ? theirs : mine()),
    [`POST ${CALL}/conclude`]: () => {
      isTaken = true;
      return fails(409, 'Only the evaluator who has taken this test can do that.', { code: 1003, data: theirs });
    },
  });
  await at('0532xppx');
  await userEvent.keyboard('1j1');
  await enter(screen.getByRole('textbox', { name: /^Conclusions/ }), 'Both are aligned.');
  await userEvent.click(screen.getByRole('button', { name: 'Conclude' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Conclude' }));
  expect(await screen.findByText('In evaluation by someone else.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save my version' })).toBeNull();
});

test('a suggestion is shown with its figures and the limits of its self-check, and fills no assessment [12.421]', async () => {
  open(mine());
  const panel = await panelOf('0532xppx');
  expect(panel).toHaveTextContent('Suggested: Pass');
  const figures = within(panel).getByRole('table', { name: 'Figures of the self-check' });
  expect(figures).toHaveTextContent('Full overlap250 mat most 280 m (advised)');
  expect(panel).toHaveTextContent('The limits are those of version 1 of the thresholds.');
  expect(chosen(panel)).toEqual([]);
  expect(screen.getByText(/The result follows once every channel is assessed/)).toBeVisible();
});

const figureOf = (day: string, value: number) => ({
  test: anId(1),
  at: epochOf(day),
  value,
  status: 'passed' as const,
});

test('the figure of the channel at hand is shown over the years [12.610]', async () => {
  const points = [figureOf('2024-06-12', 225), figureOf('2025-06-12', 240)];
  open(mine(), {
    [FIGURES]: loads([
      { type: 'telecover', name: '0532xppx', points },
      { type: 'telecover', name: '0532xcpx', points },
    ]),
  });
  expect(await screen.findByRole('img', { name: 'Full overlap of 0532xppx over the years' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /0532xcpx over the years/ })).toBeNull();
});

test('by keyboard alone: the keys choose channels and assessments, not while typing [12.421]', async () => {
  const { sent } = open(mine());
  const panel = await at('0532xppx');
  await userEvent.keyboard('1');
  expect(chosen(panel)).toEqual(['1 Pass']);
  await userEvent.keyboard('j');
  const second = await panelOf('0532xcpx');
  expect(second).toHaveFocus();
  await userEvent.keyboard('3');
  expect(chosen(second)).toEqual(['3 Fail']);
  expect(second).toHaveTextContent('This differs from the suggestion (Pass). Say why in the remark.');
  await userEvent.keyboard('r');
  const remark = within(second).getByRole('textbox', { name: /^Remark/ });
  expect(remark).toHaveFocus();
  await userEvent.keyboard('j 1');
  expect(remark).toHaveValue('j 1');
  await userEvent.keyboard('{Escape}');
  expect(await panelOf('0532xcpx')).toHaveFocus();
  expect(screen.getByText('Failed')).toBeVisible();
  await userEvent.keyboard('k');
  expect(await panelOf('0532xppx')).toHaveFocus();
  await enter(screen.getByRole('textbox', { name: /^Conclusions/ }), 'One channel is late.');
  await userEvent.click(screen.getByRole('button', { name: 'Conclude' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Result of the test: Failed');
  expect(dialog).toHaveTextContent('1 × Pass, 1 × Fail');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Conclude' }));
  await waitFor(() =>
    expect(sent(`POST ${CALL}/conclude`)).toMatchObject([
      {
        version: 3,
        results: [
          { name: '0532xppx', assessment: 'pass', remark: null, full_overlap_m: null },
          { name: '0532xcpx', assessment: 'fail', remark: 'j 1' },
        ],
        conclusions: 'One channel is late.',
      },
    ]),
  );
  expect(await screen.findByRole('button', { name: /^Report/ })).toBeVisible();
});

test('the keys do nothing while the focus is outside the evaluation [12.700]', async () => {
  open(mine());
  const panel = await panelOf('0532xppx');
  screen.getByRole('button', { name: 'Release' }).focus();
  await userEvent.keyboard('1j');
  expect(chosen(panel)).toEqual([]);
  expect(screen.queryByRole('region', { name: '0532xcpx' })).toBeNull();
});

test('the plot of a channel leads, and its form follows', async () => {
  open(mine());
  const panel = await panelOf('0532xppx');
  const figures = within(panel).getByRole('table', { name: 'Figures of the self-check' });
  const remark = within(panel).getByRole('textbox', { name: /^Remark/ });
  expect(figures.compareDocumentPosition(remark)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('channels whose suggestion is no pass are marked; assessments are counted where they are shown', async () => {
  const test = aTest({ status: 'in_evaluation' });
  const channels = (test.self_check?.channels ?? []).map((each, place) =>
    place === 1 ? { ...each, suggested: 'fail' as const } : each,
  );
  open({ ...test, self_check: test.self_check && { ...test.self_check, channels } });
  const rail = await screen.findByRole('navigation', { name: 'Channels' });
  expect(rail).toHaveTextContent('2 channels');
  expect(rail).not.toHaveTextContent(/assessed|Open/);
  expect(within(rail).getByRole('button', { name: /^0532xcpx/ })).toHaveTextContent('Suggested: fail');
});

test('the words about a draft say where it is kept', async () => {
  open(mine());
  await panelOf('0532xppx');
  expect(screen.getByText('Drafts are never shown to the facility.')).toBeVisible();
  await enter(screen.getByRole('textbox', { name: /^Conclusions/ }), 'Mine.');
  expect(screen.getByText(/^Unsaved changes are kept in this browser only/)).toBeVisible();
});

test('an attempt to conclude names what is missing, leads to it and sends nothing', async () => {
  const { sent } = open(mine());
  await at('0532xppx');
  await userEvent.keyboard('1');
  await userEvent.click(screen.getByRole('button', { name: 'Conclude' }));
  const second = await panelOf('0532xcpx');
  await waitFor(() => expect(second).toHaveFocus());
  expect(within(second).getByText('Required')).toBeVisible();
  expect(screen.getByText(/^Assessment:/)).toHaveTextContent('Assessment: 0532xcpx');
  expect(sent(`POST ${CALL}/conclude`)).toEqual([]);
});

test('a draft is saved with its version; after a conflict what was typed is kept and chosen', async () => {
  const theirs = mine({ version: 9, conclusions: 'Theirs.' });
  let isFirst = true;
  const { sent } = open(mine(), {
    [`POST ${CALL}`]: () => {
      if (!isFirst) return says(2, 'Saved!', { ...theirs, version: 10, conclusions: 'Mine.' });
      isFirst = false;
      return fails(409, 'Someone else saved changes in the meantime.', { code: 1003, data: theirs });
    },
  });
  await panelOf('0532xppx');
  await enter(screen.getByRole('textbox', { name: /^Conclusions/ }), 'Mine.');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Theirs.');
  expect(dialog).toHaveTextContent('Mine.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save my version' }));
  await waitFor(() =>
    expect(sent(`POST ${CALL}`)).toMatchObject([{ version: 3 }, { version: 9, conclusions: 'Mine.' }]),
  );
});

test('what the server refuses is shown at its field', async () => {
  const errors = [{ path: 'results[1].remark', message: 'Please say why this differs from the suggestion: 0532xcpx' }];
  open(mine(), { [`POST ${CALL}`]: fails(422, 'Please check the marked fields.', { errors }) });
  await at('0532xppx');
  await userEvent.keyboard('1');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('The draft was not saved')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^0532xcpx.*Open/ }));
  expect(await screen.findByText(/^Please say why this differs from the suggestion/)).toBeVisible();
});

test('a test is returned with a reason and the channels that it concerns', async () => {
  const { sent } = open(mine());
  await userEvent.click(await screen.findByRole('button', { name: 'Return to the facility' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: '0532xcpx' }));
  await enter(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Too short.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return the test' }));
  expect(await within(dialog).findAllByText(/At least 20 characters/)).not.toHaveLength(0);
  expect(sent(`POST ${CALL}/return`)).toEqual([]);
  await enter(within(dialog).getByRole('textbox', { name: /^Reason/ }), ' The files of another night were sent.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return the test' }));
  await waitFor(() =>
    expect(sent(`POST ${CALL}/return`)).toEqual([
      { reason: 'Too short. The files of another night were sent.', channels: ['0532xcpx'] },
    ]),
  );
});

test.each<[why: string, change: Partial<QaTest>, words: string]>([
  ['taken by another', { status: 'in_evaluation' }, 'In evaluation by someone else.'],
  ['returned', { status: 'returned' }, 'This test is with the facility. There is nothing to evaluate now.'],
])('a test that was %s is read without fields', async (_why, change, words) => {
  open(aTest(change));
  expect(await screen.findByText(words)).toBeVisible();
  await panelOf('0532xppx');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take this test' })).toBeNull();
});

test('the last valid test is beside this one, with its result and figures [12.421]', async () => {
  const former = aTestSummary({ _id: anId(601), status: 'passed', measured_from: epochOf('2025-06-12') });
  const earlier = aTest({
    ...former,
    results: [
      {
        name: '0532xppx',
        assessment: 'pass_with_remark',
        remark: 'A little late.',
        full_overlap_m: 290,
        eta: null,
        epsilon_deg: null,
        residual: null,
      },
    ],
  });
  open(mine(), {
    [`GET /national-facility/${anId(10)}/test-book`]: loads(aBook([former], aConfiguration())),
    [`GET /qa-tests/${anId(601)}`]: loads(earlier),
  });
  const panel = await panelOf('0532xppx');
  await waitFor(() => expect(panel).toHaveTextContent('Last valid test, 2025-06-12: Pass with remark A little late.'));
  expect(within(panel).getByRole('columnheader', { name: '2025-06-12' })).toBeVisible();
});

test('users who neither evaluate nor schedule cannot find the page', async () => {
  open(aTest(), {}, aProfile(['national_facility']));
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
});

test('a return begins with the channels that fail or cannot be assessed [12.702]', async () => {
  open(mine());
  await at('0532xppx');
  await userEvent.keyboard('1j4');
  await userEvent.click(screen.getByRole('button', { name: 'Return to the facility' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('checkbox', { name: '0532xcpx' })).toBeChecked();
  expect(within(dialog).getByRole('checkbox', { name: '0532xppx' })).not.toBeChecked();
});

test('a remark is taken from the notices and given to the like channels; figures are taken for all [12.702]', async () => {
  open(mine());
  const panel = await at('0532xppx');
  await userEvent.keyboard('2j2k');
  await userEvent.click(within(panel).getByRole('button', { name: 'Use the notices' }));
  expect(within(panel).getByRole('textbox', { name: /^Remark/ })).toHaveValue('Full overlap from 250 m.');
  await userEvent.click(
    within(panel).getByRole('button', { name: 'Same remark for the other channel with “Pass with remark”' }),
  );
  await userEvent.click(
    within(panel).getByRole('button', { name: 'Take the figures of the self-check for all channels' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next channel' }));
  const second = await panelOf('0532xcpx');
  expect(within(second).getByRole('textbox', { name: /^Remark/ })).toHaveValue('Full overlap from 250 m.');
  expect(within(second).getByRole('textbox', { name: /^Full overlap/ })).toHaveValue('250');
});

test('after a return the focus is on the link to the next test, of the same lidar first [12.701]', async () => {
  const tests = [
    aWaitingTest({ _id: anId(610), submitted_at: epochOf('2026-06-01'), lidar: { _id: anId(101), name: 'MUSA' } }),
    aWaitingTest({ _id: anId(611), type: 'rayleigh_fit', submitted_at: epochOf('2026-06-10') }),
  ];
  open(mine(), { 'GET /qa-tests': loads({ tests, total_count: 2 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Return to the facility' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: '0532xcpx' }));
  await enter(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'The files of another night were sent.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return the test' }));
  const link = await screen.findByRole('link', { name: 'Next: Rayleigh fit of RALI' });
  expect(link).toHaveAttribute('href', `/cars/qa-test/${anId(611)}`);
  expect(screen.getByText('1 of 2 of CIAO')).toBeVisible();
  await waitFor(() => expect(link).toHaveFocus());
});

test('a test that does not exist is said so', async () => {
  open(aTest(), { [`GET ${CALL}`]: fails(404) });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such test' })).toBeVisible();
});

test('a test that was submitted again says what changed since its return [12.722]', async () => {
  open(
    mine({
      return_reason: 'The north sector is of another night.',
      returned_channels: ['0532xppx'],
      changes_since_return: [
        { kind: 'file', change: 'replaced', name: 'north.txt' },
        { kind: 'file', change: 'added', name: 'south.txt' },
        { kind: 'file', change: 'removed', name: 'east.txt' },
        { kind: 'value', field: 'measured_to', before: null, after: epochOf('2026-06-12') },
        { kind: 'value', field: 'configuration', before: 1, after: 2 },
        { kind: 'value', field: 'channels', before: null, after: '0532xppx' },
        { kind: 'figure', channel: '0532xppx', figure: 'dark_deviation', before: 0.02, after: 0.004 },
      ],
    }),
  );
  const list = await screen.findByRole('region', { name: 'Changed since the return' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'New version of the file: north.txt',
    'New file: south.txt',
    'Removed file: east.txt',
    expect.stringMatching(/^End of the measurement \(UTC\): – → .*2026/),
    'Configuration: 1 → 2',
    'Channels: all → 0532xppx',
    'Dark deviation of 0532xppx: 0.02 → 0.004',
  ]);
});

test.each<[why: string, changes: QaTest['changes_since_return'], text: string | null]>([
  ['submitted again without a change', [], 'Nothing was changed.'],
  ['never returned', null, null],
  ['of an older server', undefined, null],
])('a test %s', async (_why, changes_since_return, text) => {
  open(mine(changes_since_return === undefined ? {} : { changes_since_return }));
  await panelOf('0532xppx');
  expect(screen.queryByRole('region', { name: 'Changed since the return' })?.textContent ?? null).toBe(
    text && `Changed since the return${text}`,
  );
});
