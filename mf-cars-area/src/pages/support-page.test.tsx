import type { CalendarEntry, FacilityLights, Slot, TestBookRow } from '@portal/domain';
import { epochOf, LIGHT_SENTENCES, SUPPORT_TURNS } from '@portal/domain';
import { aFacility, aProfile, anId } from '@portal/testing';
import {
  answeredLater,
  enter,
  fails,
  fakeApi,
  loads,
  loadsPart,
  renderInPortal,
  says,
  sendsFile,
} from '@portal/testing/portal';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRequest } from '../../test/a-request';
import { aBook, aConfiguration, aTestSummary, aWaitingTest } from '../../test/a-test-on-desk';
import { SupportPage } from './support-page';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

type Answers = Parameters<typeof fakeApi>[0];

const aRow = (type: TestBookRow['type'], change: Partial<TestBookRow> = {}): TestBookRow => {
  const row = {
    type,
    is_required: true,
    light: 'green',
    reason: 'up-to-date',
    names: [],
    due: epochOf('2027-06-12'),
    ...change,
  } satisfies Omit<TestBookRow, 'sentence'>;
  return { ...row, sentence: LIGHT_SENTENCES[row.reason] };
};

const lightsOf = (
  acronym: string,
  place: number,
  change: Partial<FacilityLights['lidars'][number]>,
): FacilityLights => ({
  facility: { _id: anId(place), acronym, pretty_name: `${acronym} observatory` },
  light: change.light ?? 'green',
  lidars: [
    {
      _id: anId(place + 90),
      name: `Lidar of ${acronym}`,
      light: 'green',
      rows: [aRow('telecover')],
      configurations: ['approved'],
      ...change,
    },
  ],
  photometers: [],
});

const LATE = aRow('telecover', { light: 'red', reason: 'overdue', due: epochOf('2026-05-01') });
const NETWORK = [lightsOf('CIAO', 10, {}), lightsOf('ATOLL', 11, { light: 'red', rows: [LATE] })];

const APPROVALS = 'GET /user/tasks?kind=configuration-approval';

function open(path: string, answers: Answers = {}, profile = aProfile(['cars'], { _id: anId(2) })) {
  const tests = [
    aWaitingTest({ _id: anId(601), is_late: true }),
    aWaitingTest({ _id: anId(602), acronym: 'ATOLL', status: 'in_evaluation', is_mine: true }),
  ];
  const requests = [aRequest({ urgency: 'data_affected' })];
  const ended = [aRequest({ _id: anId(802), number: 'S-2026-015', subject: 'Training', status: 'completed' })];
  const made = fakeApi({
    'GET /qa-tests': loads({ tests, total_count: 2 }),
    'GET /support/requests?state=open&start=0&count=100': loads({ requests, total_count: 1 }),
    'GET /support/requests': ({ call }) => {
      const { body } = loadsPart(ended, { call });
      return loads({ requests: (body as { data: unknown[] }).data, total_count: 1 });
    },
    [`GET /support/requests/${anId(801)}`]: loads(aRequest()),
    'GET /support/slots': loads({ slots: [], total_count: 0 }),
    'GET /support/calendar': loads({ entries: [] }),
    'GET /network/lights': loads(NETWORK),
    [`GET /national-facility/${anId(10)}/general-info`]: loads(aFacility({ _id: anId(10) }, 'evaluated')),
    [`GET /national-facility/${anId(10)}/test-book`]: loads(aBook()),
    [APPROVALS]: loads([]),
    ...answers,
  });
  const view = renderInPortal(<SupportPage />, { path, route: '/cars/support/:tab?', profile });
  const sent = (call: string) => made.filter((one) => one.call === call).map(({ body }) => body);
  return { ...view, sent };
}

const linesOf = async (name: string) => {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

test('the inbox lists tests and requests, own ones first, with late and urgent ones marked [12.422]', async () => {
  open('/cars/support/');
  const lines = await linesOf('Tests and requests that are open');
  expect(lines).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Labels of the network' })).toHaveAttribute('href', '/cars/label/');
  expect(lines[0]).toMatch(/^Telecover, quadrants of RALI.*ATOLL.*You/);
  expect(lines[1]).toMatch(/^S-2026-014: Telecover of the near range.*Centre.*NewData are affected/);
  expect(lines[2]).toMatch(/^Telecover, quadrants of RALI.*CIAO.*Centre.*Late/);
  expect(screen.getByRole('link', { name: 'S-2026-014: Telecover of the near range' })).toHaveAttribute(
    'href',
    `/cars/support/inbox?request=${anId(801)}`,
  );
});

test('a test is taken in its row, which opens its evaluation; what is suggested stands beside it [12.704]', async () => {
  const waiting = [aWaitingTest({ suggested: 'fail' })];
  const { sent, address } = open('/cars/support/', {
    'GET /qa-tests': loads({ tests: waiting, total_count: 1 }),
    [`POST /qa-tests/${anId(600)}/take`]: says(0, 'You have taken the test.', {}),
  });
  const lines = await linesOf('Tests and requests that are open');
  expect(lines.at(-1)).toMatch(/Suggested: fail/);
  await userEvent.click(screen.getByRole('button', { name: 'Take: Telecover, quadrants of RALI (CIAO)' }));
  await waitFor(() => expect(address()).toBe(`/cars/qa-test/${anId(600)}`));
  expect(sent(`POST /qa-tests/${anId(600)}/take`)).toHaveLength(1);
});

test('the inbox waits for the configurations that it lists, so that no row moves, and for no other task [12.604]', async () => {
  const { handler, answer } = answeredLater();
  const summary = answeredLater();
  const { sent } = open('/cars/support/inbox', {
    [APPROVALS]: handler,
    'GET /user/task-summary': summary.handler,
  });
  await waitFor(() => expect(sent('GET /support/requests?state=open&start=0&count=100')).toHaveLength(1));
  await act(async () => {});
  expect(screen.queryByRole('table')).toBeNull();
  answer(loads([]));
  expect(await linesOf('Tests and requests that are open')).toHaveLength(3);
  expect(sent('GET /user/tasks')).toEqual([]);
});

test('the inbox is filtered in the URL', async () => {
  const { address } = open('/cars/support/inbox?inbox.kind=request');
  expect(await linesOf('Tests and requests that are open')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Kind: Requests' }));
  expect(await linesOf('Tests and requests that are open')).toHaveLength(3);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Waiting for' }), 'You');
  expect(await linesOf('Tests and requests that are open')).toHaveLength(1);
  expect(address()).toBe('/cars/support/inbox?inbox.turn=mine');
});

test('requests that have ended are loaded page by page when they are asked for', async () => {
  const { sent } = open('/cars/support/');
  await userEvent.click(await screen.findByText('Ended requests'));
  const lines = await linesOf('Requests that have ended, the latest first');
  expect(lines).toEqual([expect.stringMatching(/^S-2026-015: Training/)]);
  expect(sent('GET /support/requests?start=0&count=25&state=ended')).toHaveLength(1);
});

test('those who only evaluate see no requests', async () => {
  const profile = aProfile([], { _id: anId(2), permissions: ['evaluate-qa-qc-test'] });
  const { sent } = open('/cars/support/', {}, profile);
  expect(await linesOf('Tests and requests that are open')).toHaveLength(2);
  expect(sent('GET /support/requests?state=open&start=0&count=100')).toEqual([]);
});

test('a request opens in place, is taken on and asked about [12.422]', async () => {
  const asked = aRequest({ status: 'waiting_for_facility', turn: SUPPORT_TURNS.waiting_for_facility });
  const { sent } = open(`/cars/support/inbox?request=${anId(801)}`, {
    [`POST /support/requests/${anId(801)}/acknowledge`]: says(2, 'Saved!', aRequest({ status: 'accepted' })),
    [`POST /support/requests/${anId(801)}/ask`]: says(2, 'Saved!', asked),
  });
  const sheet = await screen.findByRole('dialog', { name: 'S-2026-014: Telecover of the near range' });
  expect(sheet).toHaveTextContent('Which sector comes first?');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Take on' }));
  expect(sent(`POST /support/requests/${anId(801)}/acknowledge`)).toHaveLength(1);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Ask the facility' }));
  await enter(await within(sheet).findByRole('textbox', { name: /^Question/ }), 'Which night was it?');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Send question' }));
  await waitFor(() =>
    expect(sent(`POST /support/requests/${anId(801)}/ask`)).toEqual([{ text: 'Which night was it?' }]),
  );
});

test('slots are offered with their days and place; what is missing is said at its field', async () => {
  const accepted = aRequest({ status: 'accepted' });
  const { sent } = open(`/cars/support/inbox?request=${anId(801)}`, {
    [`GET /support/requests/${anId(801)}`]: loads(accepted),
    [`POST /support/requests/${anId(801)}/offer`]: says(2, 'Saved!', accepted),
  });
  const sheet = await screen.findByRole('dialog', { name: /^S-2026-014/ });
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Offer slots' }));
  const form = await within(sheet).findByRole('form', { name: 'Offer slots' });
  await enter(within(form).getByRole('textbox', { name: /^First day/ }), '2027-03-01');
  await userEvent.click(within(form).getByRole('button', { name: 'Offer slots' }));
  expect(await within(form).findAllByText('Required')).not.toHaveLength(0);
  await enter(within(form).getByRole('textbox', { name: /^Last day/ }), '2027-03-02');
  await enter(within(form).getByRole('textbox', { name: /^Place/ }), 'Magurele');
  await userEvent.click(within(form).getByRole('button', { name: 'Offer slots' }));
  await waitFor(() =>
    expect(sent(`POST /support/requests/${anId(801)}/offer`)).toMatchObject([
      { slots: [{ from: epochOf('2027-03-01'), to: epochOf('2027-03-02'), place: 'Magurele' }] },
    ]),
  );
});

test('an offer begins with the wanted time and what is booked in these weeks', async () => {
  const wanted = { wanted_from: epochOf('2027-03-01'), wanted_to: epochOf('2027-03-14') };
  const entry: CalendarEntry = {
    key: 'request-9',
    kind: 'booking',
    state: 'confirmed',
    title: 'Training, ATOLL (S-2026-013)',
    place: 'Magurele',
    from: epochOf('2027-03-03'),
    to: epochOf('2027-03-04'),
    slot: null,
    request: null,
    facility: null,
    sequence: 0,
    changed_at: 0,
  };
  const { sent } = open(`/cars/support/inbox?request=${anId(801)}`, {
    [`GET /support/requests/${anId(801)}`]: loads(aRequest({ status: 'accepted', ...wanted })),
    'GET /support/calendar': loads({ entries: [entry] }),
  });
  const sheet = await screen.findByRole('dialog', { name: /^S-2026-014/ });
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Offer slots' }));
  const form = await within(sheet).findByRole('form', { name: 'Offer slots' });
  expect(form).toHaveTextContent('Wanted time2027-03-01 to 2027-03-14');
  expect(await within(form).findByRole('list', { name: 'In the calendar in these weeks' })).toHaveTextContent(
    '2027-03-03 to 2027-03-04: Training, ATOLL (S-2026-013), Magurele',
  );
  expect(sent('GET /support/calendar?from=2027-02-22&to=2027-03-21')).toHaveLength(1);
});

test('an internal message is marked as such when it is sent', async () => {
  const { sent } = open(`/cars/support/inbox?request=${anId(801)}`, {
    [`POST /support/requests/${anId(801)}/messages`]: says(2, 'Saved!', aRequest()),
  });
  const sheet = await screen.findByRole('dialog', { name: /^S-2026-014/ });
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Write a message' }));
  await enter(await within(sheet).findByRole('textbox', { name: /^Message/ }), 'Ask the laser lab.');
  await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Internal/ }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Send message' }));
  await waitFor(() =>
    expect(sent(`POST /support/requests/${anId(801)}/messages`)).toEqual([
      { text: 'Ask the laser lab.', internal: true },
    ]),
  );
});

test('the network shows each lidar with its lights in words, and is filtered by light [12.423]', async () => {
  const { address } = open('/cars/support/network');
  const lines = await linesOf('Lights of the network');
  expect(lines[0]).toContain('Lidar of ATOLL');
  expect(lines[1]).toMatch(/Lidar of CIAO.*Approved/);
  expect(
    screen.getByRole('link', { name: 'Telecover, quadrants, Lidar of ATOLL: Overdue, Due 2026-05-01' }),
  ).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Light' }), 'red');
  expect(await linesOf('Lights of the network')).toHaveLength(1);
  expect(address()).toBe('/cars/support/network?network.light=red');
});

test('photometers are in the network with the state of their calibration [12.423]', async () => {
  const row = { light: 'grey', reason: 'at-calibration-centre', sentence: 'At the calibration centre.' } as const;
  const photometer = { _id: anId(300), name: 'CE318', due: epochOf('2026-12-01'), ...row };
  open('/cars/support/network', {
    'GET /network/lights': loads([{ ...lightsOf('CIAO', 10, {}), photometers: [photometer] }]),
  });
  const link = await screen.findByRole('link', { name: 'Calibration, CE318: At the centre' });
  expect(link.closest('tr')).toHaveTextContent('At the centre2026-12-01');
  await userEvent.click(link);
  const sheet = await screen.findByRole('dialog', { name: 'CE318 (CIAO)' });
  expect(sheet).toHaveTextContent('At the calibration centre.');
  expect(sheet).toHaveTextContent('RuleYearly');
  expect(within(sheet).getByRole('link', { name: 'Open the test book' })).toHaveAttribute(
    'href',
    `/qa-support/?facility=${anId(10)}`,
  );
});

test('a light opens its sentence, its rule and the way to the test book [12.423]', async () => {
  open(`/cars/support/network?lidar=${anId(101)}&test=telecover`, {
    [`GET /national-facility/${anId(11)}/general-info`]: loads(aFacility({ _id: anId(11) }, 'evaluated')),
    [`GET /national-facility/${anId(11)}/test-book`]: loads(
      aBook(
        [
          aTestSummary({ _id: anId(700), status: 'passed', measured_from: epochOf('2025-06-12') }),
          aTestSummary({ _id: anId(701), status: 'failed', measured_from: epochOf('2026-06-12') }),
          aTestSummary({ _id: anId(702), status: 'draft', measured_from: epochOf('2026-06-13') }),
        ],
        undefined,
        { lidar: { _id: anId(101), name: 'X' } },
      ),
    ),
  });
  const sheet = await screen.findByRole('dialog', { name: 'Lidar of ATOLL (ATOLL)' });
  // The newest that the facility has submitted.
  const test = await within(sheet).findByRole('link', { name: 'Open the test' });
  expect(test).toHaveAttribute('href', `/cars/qa-test/${anId(701)}`);
  const [, row] = within(await within(sheet).findByRole('table', { name: 'Tests of Lidar of ATOLL' })).getAllByRole(
    'row',
  );
  expect(row).toHaveTextContent('Overdue');
  expect(row).toHaveTextContent('Yearly; again within 60 days after: alignment, optics, telescope, laser, move');
  expect(within(sheet).getByRole('link', { name: 'Open the test book' })).toHaveAttribute(
    'href',
    `/qa-support/?facility=${anId(11)}`,
  );
});

test('a configuration is approved once its tests are valid [12.424]', async () => {
  const call = `POST /lidar/system/${anId(100)}/configurations/1`;
  const rows = [lightsOf('CIAO', 10, { _id: anId(100), name: 'RALI' })];
  const { sent } = open(`/cars/support/network?lidar=${anId(100)}`, {
    'GET /network/lights': loads(rows),
    [`GET /national-facility/${anId(10)}/test-book`]: loads(
      aBook([aTestSummary({ status: 'passed' })], undefined, { rows: [aRow('telecover')] }),
    ),
    [`${call}/approve`]: says(2, 'Saved!', aConfiguration()),
  });
  const sheet = await screen.findByRole('dialog', { name: 'RALI (CIAO)' });
  expect(await within(sheet).findByText('Every required test is valid.')).toBeVisible();
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Approve: configuration 1 – night' }));
  const form = await within(sheet).findByRole('form');
  const content = within(form).getByRole('region', { name: 'What is approved' });
  expect(content).toHaveTextContent('Station idino');
  expect(within(content).getByRole('table', { name: 'Channels' })).toHaveTextContent('0532xppx1480BT013.70400');
  expect(within(content).getByRole('row', { name: /^Telecover, quadrants/ })).toHaveTextContent('Passed2026-06-12');
  await enter(within(form).getByRole('textbox', { name: /^Note/ }), 'All tests passed.');
  await userEvent.click(within(form).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent(`${call}/approve`)).toEqual([{ version: 1, text: 'All tests passed.' }]));
});

test('values that differ from the last approved configuration are shown with those of before', async () => {
  const [first, second] = aConfiguration().channels;
  if (!first || !second) throw new Error('The configuration has no channels.');
  const history = [{ status: 'approved' as const, valid_from: epochOf('2025-06-01'), valid_to: null, reason: null }];
  const missing = { missing_tests: [], turn: { pending_with: 'nobody', sentence: 'Nothing is to be done.' } as const };
  const configurations = [
    { ...aConfiguration([], { number: 2, channels: [{ ...first, dead_time: 4.2 }] }), ...missing },
    { ...aConfiguration(undefined, { _id: anId(501), status: 'approved', history }), ...missing },
  ];
  open(`/cars/support/network?lidar=${anId(100)}`, {
    'GET /network/lights': loads([lightsOf('CIAO', 10, { _id: anId(100), name: 'RALI' })]),
    [`GET /national-facility/${anId(10)}/test-book`]: loads(aBook([], undefined, { configurations })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve: configuration 2 – night' }));
  const content = await screen.findByRole('region', { name: 'What is approved' });
  expect(content).toHaveTextContent('Compared with configuration 1 – night, which was approved last.');
  const table = within(content).getByRole('table', { name: 'Channels' });
  expect(within(table).getByRole('row', { name: /^0532xppx/ })).toHaveTextContent('0532xppx1480BT014.2was 3.70');
  expect(content).toHaveTextContent('No longer in the configuration: 0532xcpx.');
  expect(content).toHaveTextContent('Not given for any channel: Background from, Background to, G_R');
});

test('an approved configuration is suspended with a reason of some length [12.424]', async () => {
  const call = `POST /lidar/system/${anId(100)}/configurations/1/suspend`;
  const approved = aConfiguration(undefined, { status: 'approved', version: 4 });
  const { sent } = open(`/cars/support/network?lidar=${anId(100)}`, {
    'GET /network/lights': loads([lightsOf('CIAO', 10, { _id: anId(100), name: 'RALI' })]),
    [`GET /national-facility/${anId(10)}/test-book`]: loads(aBook([], approved)),
    [call]: says(2, 'Saved!', approved),
  });
  const sheet = await screen.findByRole('dialog', { name: 'RALI (CIAO)' });
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Suspend: configuration 1 – night' }));
  const form = await within(sheet).findByRole('form');
  await enter(within(form).getByRole('textbox', { name: /^Reason/ }), 'Short.');
  await userEvent.click(within(form).getByRole('button', { name: 'Suspend' }));
  expect(await within(form).findAllByText('At least 20 characters')).not.toHaveLength(0);
  await enter(within(form).getByRole('textbox', { name: /^Reason/ }), ' The laser was replaced.');
  await userEvent.click(within(form).getByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(sent(call)).toEqual([{ version: 4, reason: 'Short. The laser was replaced.' }]));
});

test('a configuration that was approved has its sheet', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const call = `GET /lidar/system/${anId(100)}/configurations/1/approval.pdf`;
  const history = [{ status: 'approved' as const, valid_from: 1_781_000_000, valid_to: null, reason: null }];
  const { sent } = open(`/cars/support/network?lidar=${anId(100)}`, {
    'GET /network/lights': loads([lightsOf('CIAO', 10, { _id: anId(100), name: 'RALI' })]),
    [`GET /national-facility/${anId(10)}/test-book`]: loads(
      aBook([], aConfiguration(undefined, { status: 'approved', history })),
    ),
    [call]: sendsFile('CIAO_approval.pdf'),
  });
  const sheet = await screen.findByRole('dialog', { name: 'RALI (CIAO)' });
  const name = 'Approval sheet (PDF): configuration 1 – night';
  await userEvent.click(await within(sheet).findByRole('button', { name }));
  await waitFor(() => expect(sent(call)).toHaveLength(1));
});

test('a configuration with missing tests names them and cannot be approved', async () => {
  const book = aBook();
  const [lidar] = book.lidars;
  const missing = [{ type: 'rayleigh_fit' as const, names: ['0532xppx'] }];
  const configurations = lidar?.configurations.map((each) => ({ ...each, missing_tests: missing })) ?? [];
  open(`/cars/support/network?lidar=${anId(100)}`, {
    'GET /network/lights': loads([lightsOf('CIAO', 10, { _id: anId(100), name: 'RALI' })]),
    [`GET /national-facility/${anId(10)}/test-book`]: loads(aBook([], undefined, { configurations })),
  });
  const sheet = await screen.findByRole('dialog', { name: 'RALI (CIAO)' });
  expect(await within(sheet).findByText('Rayleigh fit: 0532xppx')).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: /^Approve/ })).toBeNull();
});

const aSlot = (change: Partial<Slot> = {}): Slot => ({
  _id: anId(900),
  kind: 'training',
  title: 'Autumn campaign',
  place: 'Magurele',
  from: epochOf('2099-09-01'),
  to: epochOf('2099-09-03'),
  capacity: 8,
  taken: 1,
  held: 2,
  deadline: epochOf('2099-08-01'),
  open_to: 'all',
  facilities: [],
  status: 'planned',
  notes: null,
  version: 5,
  bookings: [
    {
      _id: anId(910),
      slot: anId(900),
      facility: { _id: anId(10), acronym: 'CIAO' },
      instrument: { _id: anId(100), kind: 'lidar', name: 'RALI' },
      request: null,
      booked_at: epochOf('2026-06-12'),
    },
  ],
  ...change,
});

test('a campaign is made, and opened for bookings [12.425]', async () => {
  const { sent } = open('/cars/support/campaigns', {
    'GET /support/slots': loads({ slots: [aSlot(), aSlot({ _id: anId(901), status: 'done' })], total_count: 2 }),
    'POST /support/slots': says(2, 'Saved!', aSlot()),
    [`POST /support/slots/${anId(900)}/open`]: says(2, 'Saved!', aSlot({ status: 'open' })),
  });
  const lines = await linesOf('Slots and campaigns');
  expect(lines).toEqual([
    expect.stringMatching(/^Autumn campaign2099-09-01 to 2099-09-03, Magurele.*1 of 8 taken, 2 held/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Add a slot or campaign' }));
  const form = await screen.findByRole('form', { name: 'New slot or campaign' });
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: /^Kind/ }), 'Training');
  for (const [name, value] of [
    [/^Title/, 'Winter school'],
    [/^First day/, '2027-02-01'],
    [/^Last day/, '2027-02-03'],
    [/^Place(?!s)/, 'Magurele'],
    [/^Places/, '12'],
  ] as const)
    await enter(within(form).getByRole('textbox', { name }), value);
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('POST /support/slots')).toMatchObject([
      { kind: 'training', title: 'Winter school', capacity: 12, from: epochOf('2027-02-01'), open_to: 'all' },
    ]),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Autumn campaign' }));
  const sheet = await screen.findByRole('dialog', { name: 'Autumn campaign' });
  expect(sheet).toHaveTextContent('CIAO, RALI');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Open for bookings' }));
  expect(sent(`POST /support/slots/${anId(900)}/open`)).toHaveLength(1);
});

test('a slot is changed with its version, and a booking cancelled with a reason', async () => {
  const slot = aSlot({ status: 'open' });
  const { sent } = open(`/cars/support/campaigns?slot=${anId(900)}`, {
    'GET /support/slots': loads({ slots: [slot], total_count: 1 }),
    [`POST /support/slots/${anId(900)}`]: fails(409, 'Someone else saved changes in the meantime.'),
    [`POST /support/bookings/${anId(910)}/cancel`]: says(2, 'Saved!', slot),
  });
  const sheet = await screen.findByRole('dialog', { name: 'Autumn campaign' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Edit' }));
  const form = await within(sheet).findByRole('form', { name: 'Edit: Autumn campaign' });
  await enter(within(form).getByRole('textbox', { name: /^Title/ }), ' 2099');
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await within(form).findByText('Someone else saved changes in the meantime.')).toBeVisible();
  expect(within(form).getByRole('textbox', { name: /^Title/ })).toHaveValue('Autumn campaign 2099');
  expect(sent(`POST /support/slots/${anId(900)}`)).toMatchObject([{ version: 5, title: 'Autumn campaign 2099' }]);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Cancel booking: CIAO, RALI' }));
  const cancel = await within(sheet).findByRole('form', { name: 'Cancel booking: CIAO, RALI' });
  await enter(within(cancel).getByRole('textbox', { name: /^Reason/ }), 'The laser is away.');
  await userEvent.click(within(cancel).getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() =>
    expect(sent(`POST /support/bookings/${anId(910)}/cancel`)).toEqual([{ text: 'The laser is away.' }]),
  );
});

test('the calendar shows a month and twelve months, and an address for calendar programs once [12.425]', async () => {
  const entry: CalendarEntry = {
    key: 'request-1',
    kind: 'booking',
    state: 'confirmed',
    title: 'Training, CIAO (S-2026-014)',
    place: 'Magurele',
    from: epochOf('2027-03-30'),
    to: epochOf('2027-04-02'),
    slot: anId(900),
    request: { _id: anId(801), number: 'S-2026-014' },
    facility: { _id: anId(10), acronym: 'CIAO' },
    sequence: 0,
    changed_at: 0,
  };
  const addresses = [{ _id: anId(950), created_at: epochOf('2026-06-12'), last_used_at: null }];
  const { address, sent } = open('/cars/support/calendar?month=2027-03', {
    'GET /support/calendar': loads({ entries: [entry] }),
    'GET /support/calendar-address': loads(addresses),
    'POST /support/calendar-address': says(0, 'Made.', {
      url: 'https://portal.example/api/support/calendar.ics?token=x',
    }),
    [`DELETE /support/calendar-address/${anId(950)}`]: says(0, 'Ended.'),
  });
  const march = await screen.findByRole('table', { name: 'March 2027' });
  const strip = screen.getByRole('table', { name: 'Twelve months' });
  expect(within(strip).getByRole('columnheader', { name: 'Place' })).toBeVisible();
  expect(within(strip).getByRole('rowheader', { name: 'Magurele' })).toBeVisible();
  expect(
    within(march)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Training, CIAO (S-2026-014)', 'Training, CIAO (S-2026-014) (continued)']);
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(address()).toBe('/cars/support/calendar?month=2027-04');
  const april = await screen.findByRole('table', { name: 'April 2027' });
  expect(within(april).getAllByRole('link')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Make an address' }));
  expect(await screen.findByText('https://portal.example/api/support/calendar.ics?token=x')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'End the address of 2026-06-12' }));
  expect(sent(`DELETE /support/calendar-address/${anId(950)}`)).toHaveLength(1);
});

test('a step between tabs is in the path and keeps the focus on the tabs', async () => {
  const { address } = open('/cars/support/');
  await linesOf('Tests and requests that are open');
  await userEvent.click(screen.getByRole('tab', { name: 'Network' }));
  expect(address()).toBe('/cars/support/network');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Network' })).toHaveFocus());
});

test('a list that cannot be loaded says so and is loaded again', async () => {
  open('/cars/support/', { 'GET /qa-tests': fails(500) });
  expect(await screen.findByRole('heading', { name: 'The inbox could not be loaded' })).toBeVisible();
});

test('users who neither evaluate nor schedule cannot find the page', async () => {
  open('/cars/support/', {}, aProfile(['national_facility']));
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
});

test('a request says in the inbox and in its head who has it, and another scheduler takes it over [12.721]', async () => {
  const request = aRequest({ status: 'accepted', assignee: { name: 'Sam Staff', is_me: false } });
  const mine = { ...request, assignee: { name: 'Ada Byron', is_me: true } };
  const { sent } = open(`/cars/support/inbox?request=${anId(801)}`, {
    'GET /support/requests?state=open&start=0&count=100': loads({ requests: [request], total_count: 1 }),
    [`GET /support/requests/${anId(801)}`]: loads(request),
    [`POST /support/requests/${anId(801)}/take-over`]: says(2, 'You have taken over the request.', mine),
  });
  expect((await linesOf('Tests and requests that are open')).join(' ')).toContain('Taken by Sam Staff');
  const sheet = await screen.findByRole('dialog', { name: 'S-2026-014: Telecover of the near range' });
  expect(await within(sheet).findByText('Taken by Sam Staff')).toBeVisible();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(sent(`POST /support/requests/${anId(801)}/take-over`)).toHaveLength(1));
});
