import type { RoleCode, TestBook } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { aFacility, aLidar, aProfile, anId } from '@portal/testing';
import { enter, fails, fakeApi, loads, renderInPortal, says, sendsFile } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfiguration, aLidarBook, anEvent, aRow, aTestBook, aTestSummary, withRows } from '../../test/a-test-book';
import { aTextFile, textOf } from '../../test/a-file';
import { aRequest } from '../../test/a-request';
import { QaSupportPage } from './qa-support-page';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const CIAO = { id: anId(10), acronym: 'CIAO' };
const FIK = { id: anId(11), acronym: 'FIK' };
const PATH = `/national-facility/${CIAO.id}`;

type Answers = Parameters<typeof fakeApi>[0];

function open(
  book: TestBook = aTestBook(),
  answers: Answers = {},
  path = '/qa-support/',
  role: RoleCode = 'national_facility',
) {
  const made = fakeApi({
    'GET /my/national-facilities': loads({ exists: true, nfs: [CIAO] }),
    'GET /support/requests': loads({ requests: [], total_count: 0 }),
    [`GET ${PATH}/general-info`]: loads(aFacility({}, 'evaluated')),
    [`GET ${PATH}/test-book`]: loads(book),
    [`GET ${PATH}/lidars`]: loads({ lidars: [aLidar()] }),
    ...answers,
  });
  const view = renderInPortal(<QaSupportPage />, { path, route: '/qa-support/', profile: aProfile([role]) });
  const sent = (call: string) => made.filter((one) => one.call === call).map(({ body }) => body);
  return { ...view, sent };
}

test('of several facilities one is chosen', async () => {
  open(aTestBook(), { 'GET /my/national-facilities': loads({ exists: true, nfs: [CIAO, FIK] }) });
  const link = await screen.findByRole('link', { name: 'Open test book: CIAO' });
  expect(link).toHaveAttribute('href', `/qa-support/?facility=${CIAO.id}`);
});

test('the page begins with what is next', async () => {
  open(aTestBook([withRows(aRow('telecover', { light: 'red', reason: 'overdue', due: epochOf('2026-03-14') }))]));
  const next = await screen.findByRole('region', { name: 'Next' });
  expect(next).toHaveTextContent('Next: telecover, quadrants of RALI, overdue since 2026-03-14.');
  expect(within(next).getByRole('link', { name: 'Start this test' })).toHaveAttribute(
    'href',
    `/qa-support/${CIAO.id}/test?lidar=${anId(100)}&type=telecover`,
  );
});

test('a question of the centre comes before what is due', async () => {
  const request = aRequest('waiting_for_facility');
  open(aTestBook([withRows(aRow('telecover', { light: 'red', reason: 'overdue', due: epochOf('2026-03-14') }))]), {
    'GET /support/requests': loads({ requests: [request], total_count: 1 }),
  });
  const link = await screen.findByRole('link', { name: 'Answer the question' });
  expect(link).toHaveAttribute('href', `/qa-support/?facility=${CIAO.id}&tab=requests&request=${request._id}`);
  expect(screen.getByRole('region', { name: 'Next' })).toHaveTextContent(
    'Next: answer the question of the centre in S-2026-014, A telecover that does not agree.',
  );
});

test('the tab is in the address', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Requests' }));
  expect(address()).toBe('/qa-support/?tab=requests');
  expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Test book' }));
  expect(address()).toBe('/qa-support/');
});

const LIGHTS = [
  {
    facility: { _id: FIK.id, acronym: 'FIK', pretty_name: 'Finokalia (FIK)' },
    light: 'amber',
    lidars: [],
    photometers: [],
  },
];

test('those who read the whole network choose among all facilities with a test book', async () => {
  open(
    aTestBook(),
    { 'GET /my/national-facilities': loads({ exists: false, nfs: [] }), 'GET /network/lights': loads(LIGHTS) },
    '/qa-support/',
    'cars',
  );
  const table = await screen.findByRole('table', { name: 'Facilities with a test book' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Finokalia (FIK)▲ Due soon');
  expect(within(table).getByRole('link', { name: 'Open test book: FIK' })).toHaveAttribute(
    'href',
    `/qa-support/?facility=${FIK.id}`,
  );
});

test('others without a facility are told so, and the network is not asked for', async () => {
  const { sent } = open(aTestBook(), { 'GET /my/national-facilities': loads({ exists: false, nfs: [] }) });
  expect(await screen.findByRole('heading', { name: 'No National Facility' })).toBeVisible();
  expect(sent('GET /network/lights')).toEqual([]);
});

test('each lidar lists its tests with state, due date and last result', async () => {
  const lidar = { ...withRows(aRow('telecover', { light: 'amber', reason: 'due-soon', due: epochOf('2026-12-01') })) };
  open(aTestBook([{ ...lidar, light: 'amber', tests: [aTestSummary()] }]));
  const panel = await screen.findByRole('region', { name: 'RALI' });
  const table = within(panel).getByRole('table', { name: 'Tests of RALI' });
  const [, telecover] = within(table).getAllByRole('row');
  expect(telecover).toHaveTextContent(/^Telecover, quadrants▲ Due soonYearly; .*\.2026-12-012026-06-12: PassedStart$/);
  expect(within(table).getByRole('link', { name: /2026-06-12.*: Passed/ })).toHaveAttribute(
    'href',
    `/qa-support/${CIAO.id}/test/${anId(600)}`,
  );
  expect(panel).toHaveTextContent('▲ Due soon');
  expect(panel).toHaveTextContent('4 optional tests');
});

const figureOf = (day: string, value: number) => ({
  test: anId(1),
  at: epochOf(day),
  value,
  status: 'passed' as const,
});

test('full overlap is shown over the years [12.610]', async () => {
  const figures = `GET /lidar/system/${anId(100)}/test-figures`;
  const points = [figureOf('2025-06-12', 225), figureOf('2026-06-12', 240)];
  const tests = [600, 601].map((id) => aTestSummary({ _id: anId(id), status: 'passed' }));
  open(aTestBook([aLidarBook({ tests })]), { [figures]: loads([{ type: 'telecover', name: '0532xppx', points }]) });
  await userEvent.click(await screen.findByText('Figures over the years (1)'));
  const table = await screen.findByRole('table', { name: 'Full overlap of 0532xppx over the years', hidden: true });
  expect(table).toHaveTextContent('2026-06-12240Passed');
});

test('a light opens its rule, and a returned test says why it was returned [12.705]', async () => {
  const returned = aTestSummary({ status: 'returned', return_reason: 'The north sector is saturated.' });
  open(aTestBook([aLidarBook({ tests: [returned] })]));
  const table = await screen.findByRole('table', { name: 'Tests of RALI' });
  const row = within(table).getByRole('row', { name: /^Telecover, quadrants/ });
  expect(row).toHaveTextContent('Returned The north sector is saturated.');
  expect(within(row).getByRole('link', { name: /^Correct/ })).toBeVisible();
  await userEvent.click(within(row).getByText(/Up to date|Valid/));
  expect(
    within(row).getByText(
      'Yearly; again within 60 days after: alignment, optics, telescope, laser, move to another place.',
    ),
  ).toBeVisible();
});

test('an entry of the log book says which tests it makes due before it is saved', async () => {
  const tests = (['telecover', 'rayleigh_fit', 'dark'] as const).map((type) => aTestSummary({ _id: type, type }));
  const { sent } = open(aTestBook([aLidarBook({ tests })]), {
    [`POST /lidar/system/${anId(100)}/events`]: says(2, 'Saved!', anEvent()),
  });
  await userEvent.click(await screen.findByText('Log book (0)'));
  await userEvent.click(screen.getByRole('button', { name: 'Add entry' }));
  const form = await screen.findByRole('form', { name: 'New entry in the log book of RALI' });
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: /What changed/ }), 'Detector');
  const on = within(form).getByRole('textbox', { name: /^Date/ });
  await userEvent.clear(on);
  await enter(on, '2026-10-01');
  expect(within(form).getByText(/^Two tests are due by/)).toHaveTextContent(
    'Two tests are due by 2026-11-30: Rayleigh fit; dark measurement.',
  );
  await enter(within(form).getByRole('textbox', { name: /^Description/ }), 'New photomultiplier');
  await userEvent.click(within(form).getByRole('button', { name: 'Save entry' }));
  await waitFor(() =>
    expect(sent(`POST /lidar/system/${anId(100)}/events`)).toEqual([
      { kind: 'detector', on: epochOf('2026-10-01'), from: null, to: null, text: 'New photomultiplier' },
    ]),
  );
});

test('an entry is struck out with a reason and stays readable', async () => {
  const struck = anEvent({ _id: anId(701), struck_at: epochOf('2026-10-05'), strike_reason: 'Entered twice' });
  const { sent } = open(aTestBook([aLidarBook({ events: [anEvent(), struck] })]), {
    [`POST /events/${anId(700)}/strike`]: says(2, 'Saved!', struck),
  });
  const log = await screen.findByRole('list', { name: 'Log book of RALI', hidden: true });
  expect(log).toHaveTextContent('Struck out on 2026-10-05: Entered twice');
  await userEvent.click(screen.getByText('Log book (2)'));
  await userEvent.click(within(log).getByRole('button', { name: 'Strike out: Detector, 2026-10-01' }));
  const dialog = await screen.findByRole('dialog');
  await enter(await within(dialog).findByRole('textbox', { name: /Reason/ }), 'Wrong lidar');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Strike out' }));
  await waitFor(() => expect(sent(`POST /events/${anId(700)}/strike`)).toEqual([{ reason: 'Wrong lidar' }]));
});

test('a configuration is added; what the server refuses is shown at its field', async () => {
  const call = `POST /lidar/system/${anId(100)}/configurations`;
  const refusal = { errors: [{ path: 'channels[1].short_name', message: 'Listed twice' }] };
  const { sent } = open(
    aTestBook([aLidarBook({ configurations: [] })]),
    { [call]: fails(422, 'Please check the marked fields.', refusal) },
    `/qa-support/?facility=${CIAO.id}&configure=${anId(100)}`,
  );
  const form = await screen.findByRole('form', { name: 'Add configuration of RALI' });
  for (const [name, value] of [
    [/^Name/, 'night'],
    [/^Station id/, 'ino'],
    [/^SCC lidar id/, '120'],
    [/^SCC version id/, '201'],
    [/^SCC configuration id/, '310'],
  ] as const)
    await enter(within(form).getByRole('textbox', { name }), value);
  await userEvent.click(within(form).getByRole('button', { name: 'Save configuration' }));
  await waitFor(() => expect(sent(call)).toHaveLength(1));
  expect(sent(call)[0]).toMatchObject({ station_id: 'ino', scc_lidar_id: 120, channels: [{}, {}, {}] });
  const section = form.querySelector('[data-section-title="0532xcpx"]') as HTMLElement;
  expect(await within(section).findByText('Listed twice')).toBeInTheDocument();
});

const INI = `[System]
station_id = THE
lidar_id = 179
version_id = 199
configuration_id = 664
configuration_name = Raman day
station_name = Thessaloniki
[Channels]
recorder_channel_id = BC0, BC1
scc_channel_id = 1893, 1895
telescope_type = x, x
channel_type = c, p
channel_subtype = r, q
detected_wavelength = 532.15, 532.15
dead_time = 3.7, 3.7
`;

test('a file of ATLAS fills the form in; what it lacks is said, and nothing is saved [12.441]', async () => {
  const { sent } = open(
    aTestBook([aLidarBook({ configurations: [] })]),
    {},
    `/qa-support/?facility=${CIAO.id}&configure=${anId(100)}`,
  );
  const form = await screen.findByRole('form', { name: 'Add configuration of RALI' });
  const chooser = within(form).getByLabelText('Fill in from a file of ATLAS');
  await userEvent.upload(chooser, aTextFile(INI, 'config_file_179_199_664.ini'));
  const status = await within(form).findByText('Filled in: 5 values of the system, 1 channel.');
  expect(status.parentElement).toHaveTextContent('2 lines to look at:');
  const section = form.querySelector('details[data-section-title="0532xcpx"]');
  expect(section).not.toHaveAttribute('open');
  expect(section).toHaveTextContent('0532xcpx 0532xcpr · SCC id 1893 · recorder BC0 · dead time 3.7 ns');
  expect(status.parentElement).toHaveTextContent('lidar_name is missing, which ATLAS needs in mode “labeling”.');
  expect(status.parentElement).toHaveTextContent('channel_subtype of channel 2 (BC1): “q” is unknown.');
  expect(within(form).getByRole('textbox', { name: /^SCC version id/ })).toHaveValue('199');
  expect(within(form).getByRole('textbox', { name: /^Station id/ })).toHaveValue('the');
  expect(within(form).getByRole('checkbox', { name: '0532xcpx' })).toBeChecked();
  expect(within(form).getByRole('checkbox', { name: '0532xppx' })).not.toBeChecked();
  await userEvent.upload(chooser, aTextFile('nothing', 'notes.ini'));
  expect(await within(form).findByText(/This is no configuration of ATLAS/)).toBeInTheDocument();
  expect(within(form).getByRole('textbox', { name: /^SCC version id/ })).toHaveValue('199');
  expect(sent(`POST /lidar/system/${anId(100)}/configurations`)).toEqual([]);
});

test('the file of a configuration for ATLAS is downloaded, with what it lacks', async () => {
  const texts: Promise<string>[] = [];
  const names: string[] = [];
  URL.createObjectURL = jest.fn((file: Blob) => `blob:${texts.push(textOf(file))}`);
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  open();
  await userEvent.click(await screen.findByText('Configurations (1)'));
  await userEvent.click(screen.getByRole('button', { name: 'File of ATLAS for configuration 1 of RALI' }));
  const dialog = await screen.findByRole('dialog', { name: 'File of ATLAS: config_file_120_201_310.ini' });
  expect(await within(dialog).findByText('Reflected or transmitted: 0532xppx, 0532xcpx')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download for ATLAS 1.0 and later' }));
  expect(names).toEqual(['config_file_120_201_310.ini']);
  expect(await texts[0]).toContain('scc_channel_id = 1480, 1481');
});

test('a configuration that was approved has its sheet', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:sheet';
  const call = `GET /lidar/system/${anId(100)}/configurations/1/approval.pdf`;
  const history = [{ status: 'approved' as const, valid_from: 1_781_000_000, valid_to: null, reason: null }];
  const configuration = { ...aConfiguration({ status: 'approved', history }), missing_tests: [] };
  const turn = { pending_with: 'nobody', sentence: '' } as const;
  const { sent } = open(aTestBook([aLidarBook({ configurations: [{ ...configuration, turn }] })]), {
    [call]: sendsFile('CIAO_approval.pdf'),
  });
  await userEvent.click(await screen.findByText('Configurations (1)'));
  await userEvent.click(screen.getByRole('button', { name: 'Approval sheet of configuration 1 of RALI (PDF)' }));
  await waitFor(() => expect(sent(call)).toHaveLength(1));
});

test('before the initial acceptance the page says when tests start', async () => {
  open(aTestBook([], { begun_on: null }));
  expect(await screen.findByRole('heading', { name: 'Quality assurance has not begun' })).toBeVisible();
});

test('a facility of someone else looks like one that does not exist', async () => {
  open(
    aTestBook(),
    { [`GET ${PATH}/general-info`]: fails(403), [`GET ${PATH}/test-book`]: fails(403) },
    `/qa-support/?facility=${CIAO.id}`,
  );
  expect(await screen.findByText(/does not exist, or its test book is not yours/)).toBeVisible();
});
