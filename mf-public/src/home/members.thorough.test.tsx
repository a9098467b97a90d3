import { ACCEPTANCE_STATUSES, byCode, epochOf, summarizeTasks, TYPE_LISTS } from '@portal/domain';
import type { RoleCode, ServedTask } from '@portal/domain';
import { aFacility, anInitialAcceptance, aProfile } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Members } from './members';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-07-10T12:00:00Z'), advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

const TASKS = 'GET /user/task-summary';
const ALL_TASKS = 'GET /user/tasks';
const COUNTS = 'GET /national-facility/status-counts';
const CONFIGURATIONS = 'GET /operational-configurations';
const MINE = 'GET /my/national-facilities';

const loadsTasks = (tasks: readonly ServedTask[]) => loads(summarizeTasks(tasks));
const NONE = loadsTasks([]);

const aTask = (change: Partial<ServedTask> = {}): ServedTask => ({
  kind: 'evaluations',
  what: 'Submit 3 evaluations',
  progress: '1 of 4 submitted',
  since: epochOf('2026-06-01'),
  due_date: null,
  facility: { _id: 'f1', acronym: 'CIAO', pretty_name: 'Potenza observatory (CIAO)' },
  path: '/cars/evaluate-nf/f1?tab=lidars',
  button: 'Evaluate',
  key: change.what ?? change.path ?? 'evaluations',
  ...change,
});

function open(role: RoleCode, answers: Parameters<typeof fakeApi>[0]) {
  const made = fakeApi({
    [COUNTS]: loads([]),
    [MINE]: loads({ exists: false, nfs: [] }),
    [CONFIGURATIONS]: loads({ changes: [], cursor: null, has_more: false }),
    ...answers,
  });
  renderInPortal(<Members />, { profile: aProfile([role]) });
  return made;
}

test('every task is shown with its facility, progress, start, due date and link [12.54]', async () => {
  const late = aTask({
    what: 'Issue final report',
    kind: 'final-report',
    button: 'Issue report',
    progress: null,
    due_date: epochOf('2026-07-09'),
  });
  open('lidar_reviewer', { [TASKS]: loadsTasks([late, aTask({ due_date: epochOf('2026-07-10') })]) });
  const region = within(await screen.findByRole('region', { name: 'To do: 2 open tasks' }));
  const [first, second] = region.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Potenza observatory (CIAO)Issue final reportOverdue since 2026-07-09Since 2026-06-01',
  );
  expect(second).toHaveTextContent('Submit 3 evaluations1 of 4 submittedDue on 2026-07-10Since 2026-06-01');
  expect(region.getByRole('link', { name: 'Evaluate: CIAO' })).toHaveAttribute(
    'href',
    '/cars/evaluate-nf/f1?tab=lidars',
  );
  expect(region.getByRole('link', { name: 'Issue report: CIAO' })).toHaveClass('p-button-primary');
  expect(region.getAllByRole('link', { name: 'Potenza observatory (CIAO)' })[0]).toHaveAttribute(
    'href',
    '/cars/evaluate-nf/f1',
  );
});

const kept = () => document.querySelectorAll('.pub-waiting-line');

test.each<[role: RoleCode, lines: number]>([
  ['national_facility', 3],
  ['cars', 5],
])(
  'while it loads, the page of %s has room for %d lines, so that the map does not move [12.289]',
  async (role, lines) => {
    open(role, { [TASKS]: NONE, [MINE]: loads({ exists: true, nfs: [aFacility()] }) });
    expect(kept()).toHaveLength(lines);
    await waitFor(() => expect(kept()).toHaveLength(0));
  },
);

test('tasks count as in the menu: several tests of one task each by itself [12.604]', async () => {
  open('cars', { [TASKS]: loadsTasks([aTask({ what: 'Evaluate 15 tests', size: 15, key: 'tests' }), aTask()]) });
  const region = within(await screen.findByRole('region', { name: 'To do: 16 open tasks' }));
  expect(region.getAllByRole('listitem')).toHaveLength(2);
});

test('a long list of tasks is shown in part, and completely on request', async () => {
  const many = Array.from({ length: 20 }, (_, at) => aTask({ path: `/edit-nf/${at}` }));
  let isDown = true;
  const made = open('lidar_reviewer', {
    [TASKS]: loadsTasks(many),
    [ALL_TASKS]: () => (isDown ? fails(500) : loads(many)),
  });
  const list = within(await screen.findByRole('list', { name: 'Open tasks' }));
  expect(list.getAllByRole('listitem')).toHaveLength(16);
  expect(made.map(({ call }) => call)).not.toContain(ALL_TASKS);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 20 tasks' }));
  expect(await screen.findByText('Your tasks could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(20));
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('of more tasks than fit on a screen, the same step of several facilities shares a row; one with a due date has its own [12.211]', async () => {
  const invite = (at: number, due_date: number | null = null) =>
    aTask({
      kind: 'invitation',
      button: 'Invite',
      what: 'Send the invitation',
      progress: null,
      since: epochOf(`2026-06-${30 - at}`),
      due_date,
      key: `invitation-${at}`,
      path: `/admin/edit-nfs?invite=${at}`,
    });
  const many = Array.from({ length: 17 }, (_, at) => invite(at));
  open('administrator', { [TASKS]: loadsTasks([invite(20, epochOf('2026-07-09')), ...many, aTask()]) });
  const region = within(await screen.findByRole('region', { name: 'To do: 19 open tasks' }));
  const rows = region.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Potenza observatory (CIAO)Send the invitationOverdue since 2026-07-09Since 2026-06-10Invite',
    '17 facilitiesSend 17 invitationsSince 2026-06-14Show all',
    'Potenza observatory (CIAO)Submit 3 evaluations1 of 4 submittedSince 2026-06-01Evaluate',
  ]);
  expect(region.getByRole('link', { name: 'Open tasks: Send 17 invitations' })).toHaveAttribute(
    'href',
    '/admin/edit-nfs?status=registered&pending_with=administrators',
  );
});

test('tasks that fail to load can be reloaded', async () => {
  let isDown = true;
  open('lidar_reviewer', { [TASKS]: () => (isDown ? fails(500) : NONE) });
  expect(await screen.findByText('Your tasks could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have no open tasks.')).toBeVisible();
});

test('a PI sees the state of the application and the last decision', async () => {
  const acceptance = byCode(TYPE_LISTS.acceptance, 'conditionally');
  const facility = aFacility({
    submissions: {
      initial_acceptance: anInitialAcceptance('preliminary_report_issued', {
        preliminary_acceptance: acceptance,
        evaluation_date: epochOf('2026-06-20'),
      }),
    },
  });
  open('national_facility', {
    [TASKS]: NONE,
    [MINE]: loads({ exists: true, nfs: [{ id: facility._id, acronym: facility.acronym }] }),
    [`GET /national-facility/${facility._id}/general-info`]: loads(facility),
  });
  expect(await screen.findByText(/^Preliminary report of/)).toHaveTextContent(
    `Preliminary report of 2026-06-20: ${acceptance?.name}`,
  );
  const stages = within(screen.getByRole('list', { name: 'Progress of the application' })).getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Applicationdone',
    'Evaluationdone',
    'Preliminary reportdone',
    'Upgrade planin progress',
    'Final reportnot yet',
  ]);
  expect(stages[3]).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('link', { name: 'Open the facility' })).toHaveAttribute('href', `/edit-nf/${facility._id}`);
});

test('a PI in a later round reads which acceptance is in force', async () => {
  const facility = aFacility({
    submissions: { initial_acceptance: anInitialAcceptance('submitted', { round: 2 }) },
  });
  const version = { number: 1, by: 'report', round: 1, acceptance: byCode(TYPE_LISTS.acceptance, 'yes') };
  open('national_facility', {
    [TASKS]: NONE,
    [MINE]: loads({ exists: true, nfs: [{ id: facility._id, acronym: facility.acronym }] }),
    [`GET /national-facility/${facility._id}/general-info`]: loads(facility),
    [`GET /national-facility/${facility._id}/accepted-versions`]: loads({
      versions: [{ ...version, valid_from: epochOf('2026-04-03'), valid_to: null }],
      changes: [],
    }),
  });
  expect(await screen.findByText(/^Accepted with the final report/)).toHaveTextContent(
    'Accepted with the final report of 2026-04-03: version 1 is in force while round 2 is under way.',
  );
});

test('CARS staff who lead a facility see its state too', async () => {
  const facility = aFacility();
  fakeApi({
    [COUNTS]: loads([]),
    [TASKS]: NONE,
    [MINE]: loads({ exists: true, nfs: [{ id: facility._id, acronym: facility.acronym }] }),
    [`GET /national-facility/${facility._id}/general-info`]: loads(facility),
  });
  renderInPortal(<Members />, { profile: aProfile(['cars', 'national_facility']) });
  expect(await screen.findByRole('region', { name: facility.pretty_name })).toBeVisible();
});

test.each<[role: RoleCode, table: string, plot: string[]]>([
  ['administrator', '/admin/edit-nfs', ['/admin/edit-nfs?network=open']],
  ['cars', '/cars/view-nf-history/', []],
  ['ares', '/cars/view-nf-history/', []],
])('%s: facilities are counted by status, each with a link to %s [12.212]', async (role, table, plot) => {
  const counts = ACCEPTANCE_STATUSES.slice(2, 4).map(({ code, name }) => ({ status: { code, name }, count: 7 }));
  open(role, { [TASKS]: NONE, [COUNTS]: loads(counts) });
  const region = within(await screen.findByRole('region', { name: 'Facilities by status' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['7 Draft', '7 Submitted']);
  const links = region.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([...plot, `${table}?status=draft`, `${table}?status=submitted`]);
});

test.each<[role: RoleCode, isThere: boolean, imports: boolean]>([
  ['administrator', true, true],
  ['cars', true, false],
  ['ares', true, true],
  ['lidar_reviewer', false, false],
])(
  '%s: the home page leads to the network by stage: %s, to imports: %s [12.747] [12.783]',
  async (role, isThere, imports) => {
    const block = document.createElement('script');
    block.id = 'composition';
    block.type = 'application/json';
    block.textContent = JSON.stringify({ settings: { stages: 'all' } });
    document.body.append(block);
    open(role, { [TASKS]: NONE, [COUNTS]: loads([]) });
    await screen.findByText('How labelling works');
    if (isThere) await screen.findByText('Network by stage');
    expect(screen.queryAllByText('Network by stage')).toHaveLength(isThere ? 1 : 0);
    const links = screen.queryAllByRole('link', { name: 'Import indicators' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(imports ? ['/cars/evaluation/?import=open'] : []);
    block.remove();
  },
);

const approval = (number: number, at: string) => ({
  cursor: `c${number}`,
  at: epochOf(at),
  change: 'approved',
  facility: { _id: 'f1', acronym: 'CIAO', pretty_name: 'Potenza observatory (CIAO)' },
  number,
  supersedes: null,
  from: at,
  reason: null,
  lidars: [{ portal_id: 'l1', name: 'MUSA' }],
});

test('ARES sees the newest configurations, with those new since the last visit marked [12.212]', async () => {
  let changes = [approval(1, '2026-05-01')];
  const answer = () => loads({ changes, cursor: 'c', has_more: false });
  const profile = aProfile(['ares'], { _id: 'someone' });
  const visit = () => {
    fakeApi({ [COUNTS]: loads([]), [TASKS]: NONE, [CONFIGURATIONS]: answer });
    renderInPortal(<Members />, { profile });
  };
  visit();
  expect(await screen.findByRole('region', { name: 'Newest configurations: 1 new' })).toBeVisible();
  cleanup();
  // The browser keeps its storage, for the page that the same tab returns to and for another tab.
  const clear = jest.spyOn(Storage.prototype, 'clear').mockImplementation(() => {});
  visit();
  expect(await screen.findByRole('region', { name: 'Newest configurations: 1 new' })).toBeVisible();
  cleanup();
  sessionStorage.removeItem('configurations-seen:someone');
  changes = [
    ...changes,
    { ...approval(2, '2026-06-01'), lidars: [] },
    { ...approval(2, '2026-06-03'), change: 'withdrawn' },
  ];
  visit();
  clear.mockRestore();
  const region = within(await screen.findByRole('region', { name: 'Newest configurations: 1 new' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Potenza observatory (CIAO)Version 2No lidarNewFrom 2026-06-01Download',
    'Potenza observatory (CIAO)Version 1MUSAFrom 2026-05-01Download',
  ]);
  const [first] = region.getAllByRole('link', { name: 'Potenza observatory (CIAO)' });
  expect(first).toHaveAttribute('href', '/cars/configurations?search=CIAO');
  expect(region.getByRole('button', { name: 'Download of version 2 of CIAO' })).toBeEnabled();
  expect(region.getByRole('link', { name: 'All approved configurations' })).toHaveAttribute(
    'href',
    '/cars/configurations',
  );
});

test('the labelling process is explained on request, with the tasks of each role [1.11, 11.1.7]', async () => {
  const made = open('lidar_reviewer', { [TASKS]: NONE });
  await userEvent.click(screen.getByText('How labelling works'));
  expect(screen.getAllByRole('img', { name: /Diagram of the eight stages/ }).length).toBeGreaterThan(0);
  expect(screen.getByText('Upgrade plan', { selector: 'strong' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'For facility PIs' })).toBeInTheDocument();
  expect(screen.getByText(/upload your upgrade plan/)).toHaveTextContent(/under Update NF Information\.$/);
  expect(screen.getByRole('region', { name: 'For CARS' })).toBeInTheDocument();
  await waitFor(() => expect(made.map(({ call }) => call)).toEqual([TASKS]));
});

test.each<[role: RoleCode, own: string | null]>([
  ['lidar_reviewer', 'For reviewers'],
  ['photometer_data_reviewer', 'For reviewers'],
  ['administrator', 'For administrators'],
  ['ares', 'For ARES'],
  ['cars', null],
  ['national_facility', null],
])('%s reads the guidance of its own role first, and of no other role that has one [1.11]', async (role, own) => {
  open(role, { [TASKS]: NONE });
  await userEvent.click(screen.getByText('How labelling works'));
  const names = screen.getAllByRole('region', { name: /^For / }).map((each) => each.querySelector('h2')?.textContent);
  expect(names).toEqual([...(own === null ? [] : [own]), 'For facility PIs', 'For CARS']);
});
