import { onMessage } from '@portal/api-slice';
import { ACCEPTANCES, byCode, CATALOGUE, epochOf, pendingWith, summarizeTasks, taskButton } from '@portal/domain';
import type {
  Acceptance,
  AcceptanceStatusCode,
  FinishedRound,
  InitialAcceptance,
  NationalFacility,
  RoleCode,
  ServedTask,
  UnfinishedInstrument,
} from '@portal/domain';
import { aFacility, aProfile, anId, anInitialAcceptance } from '@portal/testing';
import { fails, fakeApi, isUnreachable, loads, renderInPortal } from '@portal/testing/portal';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';
import { EditNfPage } from './edit-nf-page';

const MISSING = 'Seems like there is no National Facility registered under your account.';
const button = (name: string) => screen.queryByRole('button', { name });

const inState = (code: AcceptanceStatusCode, change: Partial<InitialAcceptance> = {}) =>
  aFacility({ submissions: { initial_acceptance: anInitialAcceptance(code, change) } }, code);

const SUBMITTED = { date: 1_700_000_000, status_since: 1_700_000_000 };
const REPORTED = { ...SUBMITTED, evaluation_date: 1_710_000_000 };
const PLANNED = { ...REPORTED, user_file: anId(900) };

type Buttons = [submit: boolean, application: boolean, uploadPlan: boolean, plan: boolean, report: boolean];

const HEADING = { level: 1, name: 'National Facility Potenza observatory (CIAO)' };

test.each<[code: AcceptanceStatusCode, change: Partial<InitialAcceptance>, badge: string, buttons: Buttons]>([
  ['registered', {}, 'Registered', [true, false, false, false, false]],
  ['invited', {}, 'Invited', [true, false, false, false, false]],
  ['draft', {}, 'Draft', [true, false, false, false, false]],
  ['submitted', SUBMITTED, 'Submitted', [false, true, false, false, false]],
  ['preliminary_report_issued', REPORTED, 'Preliminary report issued', [false, true, true, false, true]],
  ['waiting_final_report', PLANNED, 'Waiting for final report', [false, true, false, true, true]],
  ['evaluated', REPORTED, 'Evaluated', [false, true, true, false, true]],
  ['evaluated', PLANNED, 'Evaluated', [false, true, false, true, true]],
])(
  '%s (%o): badge, pending party and available actions [2.9.1, 2.9.4, 2.9.5, 2.9.7, 12.281]',
  async (code, change, badge, buttons) => {
    const facility = inState(code, change);
    openFacility({ facility });
    expect(await screen.findByRole('heading', HEADING)).toBeVisible();
    await screen.findByRole('tablist');
    expect(screen.getByText(badge)).toBeInTheDocument();
    expect(document.body).toHaveTextContent(pendingWith(facility.submissions.initial_acceptance, 'facility').sentence);
    const names = [
      'Submit application',
      'Download Application (PDF)',
      'Upload upgrade plan (PDF)',
      'Download upgrade plan (PDF)',
      'Download evaluation report (PDF)',
    ];
    expect(names.map((name) => button(name) !== null)).toEqual(buttons);
    // No label is left where there is no button.
    expect(names.map((name) => screen.queryByText(name) !== null)).toEqual(buttons);
    expect(
      screen.queryAllByRole('button').filter((one) => one.matches(':disabled') && one.closest('.nf-actions')),
    ).toEqual([]);
  },
);

const YES = { acceptance: byCode(ACCEPTANCES, 'yes') };

test.each<[what: string, facility: NationalFacility, note: string | null]>([
  [
    'it is in force',
    { ...inState('evaluated', { ...REPORTED, ...YES }), configuration_in_force: 2 },
    'Version 2 is in force.',
  ],
  [
    'the facility drafts again',
    { ...inState('draft', { round: 2 }), configuration_in_force: 1 },
    'Version 1 is in force.',
  ],
  ['none is', inState('evaluated', { ...REPORTED, ...YES }), null],
])(
  'the operational configuration is offered while one is in force: %s [11.1.4, 12.38]',
  async (_what, facility, note) => {
    openFacility({ facility });
    await screen.findByRole('tablist');
    expect(button('Download operational configuration (JSON)') !== null).toBe(note !== null);
    const notes = screen.queryAllByText(/^Version \d is in force\.$/).map(({ textContent }) => textContent);
    expect(notes).toEqual(note === null ? [] : [note]);
  },
);

test.each([
  ['cars', 2, 1],
  ['cars', 1, 0],
  ['lidar_reviewer', 2, 0],
] as const)('%s in round %i sees %i links to the versions of the configuration [12.38]', async (role, round, ways) => {
  const facility = { ...inState('draft', { round }), is_owner: false, editable: false };
  openFacility({ facility, profile: aProfile([role], { _id: anId(5) }) });
  await screen.findByRole('tablist');
  const links = screen.queryAllByRole('link', { name: 'Versions of the operational configuration' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: ways }, () => `/cars/evaluate-nf/${facility._id}`),
  );
});

test('the report of the previous round is offered until a new one is issued', async () => {
  openFacility({ facility: { ...inState('draft', { round: 2 }), earlier_report: { round: 1, file: anId(8) } } });
  expect(await screen.findByRole('button', { name: 'Download evaluation report (PDF)' })).toBeEnabled();
  expect(screen.getByText('Of round 1. The present round has none yet.')).toBeVisible();
});

test('a submitted application is read-only for its owner, and the page gives the reason [2.9.2, 2.9.12]', async () => {
  openFacility({ facility: inState('submitted', SUBMITTED) });
  expect(await screen.findByText(CATALOGUE.notEditable.message)).toBeInTheDocument();
  // The submission before it has a message of its own.
  expect(screen.getByRole('note')).toHaveTextContent(CATALOGUE.notEditable.message);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText('Name', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Potenza observatory');
  expect(button('Save draft')).not.toBeInTheDocument();
  // Said among fields that can be changed only.
  expect(screen.queryByText('Can only be changed by CARS')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /Lidars/ }));
  expect(await screen.findByRole('button', { name: 'View RALI' })).toBeInTheDocument();
  expect(button('Add new lidar system')).not.toBeInTheDocument();
  expect(button('Delete RALI')).not.toBeInTheDocument();
});

test('an evaluator only reads: no submission, upload or history [2.9.4, 11.2.4]', async () => {
  const facility = { ...inState('submitted', SUBMITTED), is_owner: false, editable: false };
  openFacility({ facility, profile: aProfile(['lidar_reviewer'], { _id: anId(5) }) });
  expect(await screen.findByText('You have read-only access.')).toBeInTheDocument();
  expect(button('Submit application')).not.toBeInTheDocument();
  expect(button('Upload upgrade plan (PDF)')).not.toBeInTheDocument();
  expect(button('Download Application (PDF)')).toBeEnabled();
  expect(screen.queryByRole('tab', { name: 'History' })).not.toBeInTheDocument();
});

const NOT_YET = /Available after|Not yet available|Download (Application|upgrade plan|evaluation report)|Withdraw/;

test('a draft lists no later steps, and its step is the first missing field [12.8]', async () => {
  openFacility({ facility: { ...aFacility(), name: null } });
  const step = await screen.findByRole('link', { name: 'Go to the first missing field' });
  expect(step).toHaveClass('p-button-primary');
  expect(document.querySelectorAll('.p-button-primary')).toHaveLength(1);
  expect(screen.queryByText(NOT_YET)).not.toBeInTheDocument();
  expect(screen.getAllByText(/1 required field is missing/)).toHaveLength(1);
});

const UNFINISHED: UnfinishedInstrument = {
  _id: anId(800),
  kind: 'photometer',
  name: 'Begun',
  missing: 3,
  wrong: 0,
  version: 1,
  updated_at: 1_700_000_000,
  updated_by: null,
};

const primary = () => [...document.querySelectorAll('.p-button-primary')].map(({ textContent }) => textContent);

test('a draft with an unfinished copy and an open form has one primary button, for the step that is due [12.8, 12.240]', async () => {
  const facility = { ...aFacility(), name: null };
  openFacility({
    facility,
    search: '?tab=photometers',
    answers: { [`GET /national-facility/${facility._id}/unfinished-instruments`]: loads([UNFINISHED]) },
  });
  expect(await screen.findByRole('button', { name: 'Continue Begun' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Go to the first missing field' })).toBeVisible();
  expect(primary()).toEqual(['Go to the first missing field']);
  await userEvent.click(screen.getByRole('button', { name: 'Add new photometer system' }));
  expect(await screen.findByRole('button', { name: 'Save photometer system to draft' })).toBeVisible();
  expect(primary()).toEqual(['Save photometer system to draft']);
});

test('the submission date appears once', async () => {
  openFacility({ facility: inState('submitted', SUBMITTED) });
  expect(await screen.findAllByText(/^Submitted on/)).toHaveLength(1);
});

test('the task of an application opens its first missing field and the self-check [12.8]', async () => {
  const { address } = openFacility({ facility: { ...aFacility(), name: null }, search: '?check=first' });
  expect(await screen.findByRole('region', { name: 'Self-check' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  expect(address()).toContain('check=open');
});

const primaries = () => [...document.querySelectorAll('.p-button-primary')].map(({ textContent }) => textContent);

const DEPUTIES = { [`GET /national-facility/${anId(10)}/deputies`]: loads([]) };

test.each(['info', 'lidars', 'photometers', 'deputies', 'history'])(
  'the one primary button of a draft is its due step, with the words and the link of the home page: %s [12.285]',
  async (tab) => {
    openFacility({ facility: { ...aFacility(), name: null }, search: `?tab=${tab}`, answers: DEPUTIES });
    const due = await screen.findByRole('link', { name: taskButton('application', 1) });
    expect(due.getAttribute('href')).toMatch(/check=first$/);
    if (tab === 'info') await userEvent.type(await screen.findByRole('textbox', { name: 'PI name' }), 'x');
    if (tab === 'deputies') await screen.findByRole('button', { name: 'Name deputy' });
    expect(primaries()).toEqual([due.textContent]);
  },
);

const aTask = (change: Partial<ServedTask>): ServedTask => ({
  kind: 'final-report',
  what: 'Issue final report',
  progress: null,
  since: null,
  due_date: null,
  facility: { _id: anId(10), acronym: 'CIAO', pretty_name: 'Potenza observatory (CIAO)' },
  path: `/cars/evaluate-nf/${anId(10)}`,
  button: 'Issue report',
  key: 'a',
  ...change,
});
const ELSEWHERE = { facility: { _id: anId(11), acronym: 'EVO', pretty_name: 'Evora (EVO)' } };

test.each<[who: RoleCode, status: AcceptanceStatusCode, task: ServedTask]>([
  ['cars', 'waiting_final_report', aTask({})],
  [
    'administrator',
    'registered',
    aTask({ kind: 'invitation', button: 'Invite', path: `/admin/edit-nfs?invite=${anId(10)}` }),
  ],
])('the one primary button of %s on a %s facility leads to their open task [12.8]', async (role, status, task) => {
  const facility = { ...inState(status, { ...PLANNED, date: null }), is_owner: false, editable: false };
  openFacility({
    facility,
    profile: aProfile([role], { _id: anId(5) }),
    answers: { 'GET /user/task-summary': loads(summarizeTasks([aTask(ELSEWHERE), task])) },
  });
  expect(await screen.findByRole('link', { name: task.button })).toHaveAttribute('href', task.path);
  expect(primaries()).toEqual([task.button]);
});

test('of two own tasks, the more urgent one has the primary button, as on the home page', async () => {
  const facility = inState('preliminary_report_issued', { ...REPORTED, pending_for: 'upgrade-plan' });
  const condition = { _id: anId(30), text: 'Send the log.', set_at: 1, due_date: 2, instrument: null, report: 'final' };
  const open = { ...condition, fulfilled_at: null, fulfilment: null, is_superseded: false };
  const path = `/edit-nf/${facility._id}`;
  openFacility({
    facility,
    answers: {
      'GET /user/task-summary': loads(
        summarizeTasks([
          aTask({ kind: 'conditions', button: 'Report as met', path: `${path}?condition=${open._id}` }),
          aTask({ kind: 'upgrade-plan', path: `${path}?plan` }),
        ]),
      ),
      [`GET /national-facility/${facility._id}/conditions`]: loads([open]),
      [`GET /national-facility/${facility._id}/decisions`]: loads([]),
    },
  });
  expect(await screen.findByRole('button', { name: 'Report as met: Send the log.' })).toBeVisible();
  expect(primaries()).toEqual(['Report as met']);
});

test.each<[why: string, own: Partial<ServedTask>, says: string, button: string]>([
  [
    'a test that is overdue',
    { kind: 'due-tests', what: 'Make 2 tests of MUSA: Telecover', due_date: epochOf('2025-04-29') },
    'Initial acceptance completed on 2026-06-15. Your turn: make 2 tests of MUSA: Telecover. Overdue since 2025-04-29.',
    'Open test book',
  ],
  [
    'the statement on an evaluation',
    { kind: 'evaluation-statement', what: 'Write the statement on the yearly evaluation 2026' },
    'Initial acceptance completed on 2026-06-15. Your turn: write the statement on the yearly evaluation 2026.',
    'Write the statement',
  ],
])('the head of an accepted facility names the step of its button: %s [12.285]', async (_why, own, says, name) => {
  const facility = inState('evaluated', { pending_for: 'nothing', pending_since: epochOf('2026-06-15') });
  const task = aTask({ path: '/qa-support/', button: name, ...own });
  openFacility({
    facility,
    answers: {
      'GET /user/task-summary': loads(summarizeTasks([task])),
      [`GET /national-facility/${facility._id}/conditions`]: loads([]),
      [`GET /national-facility/${facility._id}/decisions`]: loads([]),
    },
  });
  const head = (await screen.findByRole('link', { name })).parentElement;
  expect(head).toHaveTextContent(says);
  expect(head).not.toHaveTextContent('Nothing is due');
});

test('beside a nearer task, a condition is named after it and can still be reported [12.285]', async () => {
  const until = epochOf('2027-08-10');
  const facility = inState('evaluated', {
    pending_for: 'conditions',
    due_date: until,
    open_conditions: { count: 1, first_due_date: until, due_dates: [until] },
  });
  const configure = aTask({
    kind: 'missing-configuration',
    what: 'Add a configuration of RALI',
    due_date: epochOf('2126-12-13'),
    path: '/qa-support/',
    button: 'Add configuration',
  });
  const path = `/edit-nf/${facility._id}?condition=${anId(30)}`;
  openFacility({
    facility,
    answers: {
      'GET /user/task-summary': loads(
        summarizeTasks([configure, aTask({ kind: 'conditions', button: 'Report as met', path, key: 'b' })]),
      ),
      [`GET /national-facility/${facility._id}/conditions`]: loads([]),
      [`GET /national-facility/${facility._id}/decisions`]: loads([]),
    },
  });
  const head = (await screen.findByRole('link', { name: 'Add configuration' })).parentElement;
  expect(head).toHaveTextContent(
    /^Your turn: add a configuration of RALI\. Due on 2126-12-13\. A condition of the acceptance is open as well, until 2027-08-10\./,
  );
  expect(primaries()).toEqual(['Add configuration']);
  expect(screen.getByRole('link', { name: 'Report as met' })).toHaveAttribute(
    'href',
    expect.stringContaining(`condition=${anId(30)}`),
  );
});

test("an administrator may upload the plan, but the step is the facility's", async () => {
  const facility = {
    ...inState('preliminary_report_issued', { ...REPORTED, pending_for: 'upgrade-plan' }),
    is_owner: false,
  };
  openFacility({ facility, profile: aProfile(['administrator'], { _id: anId(5) }) });
  expect(await screen.findByRole('button', { name: 'Upload upgrade plan (PDF)' })).not.toHaveClass('p-button-primary');
});

test('query parameters remove rights [11.2.3]', async () => {
  openFacility({ search: '?readonly' });
  expect(await screen.findByText('You have read-only access.')).toBeInTheDocument();
  expect(button('Save draft')).not.toBeInTheDocument();
  // Said among fields that can be changed only.
  expect(screen.queryByText('Can only be changed by CARS')).not.toBeInTheDocument();
  expect(button('Submit application')).not.toBeInTheDocument();
});

test.each([400, 403, 404])(
  "a facility that answers %i is reported as not the user's own to a user without one [2.9.8, 11.2.4]",
  async (status) => {
    openFacility({
      answers: {
        [`GET /national-facility/${anId(10)}/general-info`]: fails(status, 'Permission denied!'),
        'GET /my/national-facilities': loads({ exists: false, nfs: [] }),
      },
    });
    const said: string[] = [];
    const stop = onMessage(({ text }) => void said.push(text));
    expect(await screen.findByText(MISSING)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Not found' })).toBeInTheDocument();
    expect(said).toEqual([]);
    stop();
  },
);

test.each([400, 403, 404])(
  'a facility that answers %i: an owner of another one is led to it [2.9.8]',
  async (status) => {
    openFacility({
      answers: {
        [`GET /national-facility/${anId(10)}/general-info`]: fails(status, 'Permission denied!'),
        'GET /my/national-facilities': loads({ exists: true, nfs: [{ id: anId(20), acronym: 'WAW' }] }),
      },
    });
    expect(
      await screen.findByText('The National Facility at this address does not exist, or it is not yours.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open your facility WAW' })).toHaveAttribute(
      'href',
      `/edit-nf/${anId(20)}`,
    );
    expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
  },
);

test('staff read that no facility exists at this URL, not that it is not theirs [12.213]', async () => {
  openFacility({
    profile: aProfile(['administrator']),
    answers: { [`GET /national-facility/${anId(10)}/general-info`]: fails(404, 'Resource not found!') },
  });
  expect(await screen.findByText(/^There is no National Facility at this address/)).toBeInTheDocument();
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
});

test('a failed load is reported and can be retried', async () => {
  let isDown = true;
  openFacility({
    answers: {
      [`GET /national-facility/${anId(10)}/general-info`]: () => (isDown ? isUnreachable() : loads(aFacility())),
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The facility could not be loaded');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', HEADING)).toBeInTheDocument();
});

test('what stands above the tabs is loaded before they are shown, so that it pushes nothing away [12.240]', async () => {
  const facility = inState('evaluated', { ...REPORTED, round: 2 });
  const ofFacility = ['accepted-versions', 'conditions', 'decisions', 'questions', 'rounds'];
  const calls = [
    ...ofFacility.map((call) => `GET /national-facility/${facility._id}/${call}`),
    'GET /user/task-summary',
  ];
  const releases: (() => void)[] = [];
  const held = (call: string) => async () => {
    await new Promise<void>((release) => releases.push(release));
    if (call.endsWith('summary')) return loads(summarizeTasks([]));
    return loads(call.endsWith('versions') ? { versions: [], changes: [] } : []);
  };
  openFacility({ facility, answers: Object.fromEntries(calls.map((call) => [call, held(call)])) });
  expect(await screen.findByRole('heading', HEADING)).toBeVisible();
  await waitFor(() => expect(releases).toHaveLength(calls.length));
  for (const release of releases) {
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    await act(async () => release());
  }
  expect(await screen.findByRole('tablist')).toBeVisible();
});

const openWithoutId = (answer: Parameters<typeof fakeApi>[0][string], profile = aProfile()) => {
  fakeApi({ 'GET /my/national-facilities': answer });
  return renderInPortal(<EditNfPage />, { path: '/edit-nf/', route: '/edit-nf/:id?', profile });
};

test.each(['national_facility', 'administrator'] as const)('a %s without a facility [2.9.8]', async (role) => {
  openWithoutId(loads({ exists: false, nfs: [] }), aProfile([role]));
  expect(await screen.findByText(MISSING)).toBeInTheDocument();
});

test.each<[why: string, acronyms: string[], to: string]>([
  ['the one facility', ['CIAO'], `/edit-nf/${anId(20)}`],
  ['the choice among several', ['CIAO', 'FIK'], '/edit-my-nf/'],
])('without an id, the page leads to %s', async (_why, acronyms, to) => {
  fakeApi({});
  const nfs = acronyms.map((acronym, at) => ({ id: anId(20 + at), acronym }));
  const { address } = openWithoutId(loads({ exists: true, nfs }));
  await waitFor(() => expect(address()).toBe(to));
});

test('without an id, a failed load is reported', async () => {
  openWithoutId(fails(500));
  expect(await screen.findByRole('alert')).toHaveTextContent('The facility could not be loaded');
});

test.each([
  ['draft', true],
  ['submitted', false],
] as const)('the owner of a %s application reads its earlier rounds [12.46]', async (code, isOpen) => {
  const facility = inState(code, { round: 2, date: null });
  const round: FinishedRound = {
    round: 1,
    date: 1_760_000_000,
    evaluation_date: 1_762_000_000,
    preliminary_acceptance: byCode(ACCEPTANCES, 'yes'),
    acceptance: byCode(ACCEPTANCES, 'conditionally'),
    submission: anId(61),
    preliminary_report: anId(62),
    user_file: null,
    final_report: anId(63),
    decisions: [
      {
        report: 'final',
        acceptance: byCode(ACCEPTANCES, 'conditionally') as Acceptance,
        issued_at: 1_762_000_000,
        statement: 'The laser has to be stable.',
        conditions: [{ text: 'Show a telecover test.', due_date: 1_770_000_000, instrument: null }],
        without_plan_reason: null,
      },
    ],
    ended_at: 1_765_000_000,
    reason: 'A new laser was installed.',
  };
  openFacility({ facility, answers: { [`GET /national-facility/${facility._id}/rounds`]: loads([round]) } });
  const rounds = within(await screen.findByRole('region', { name: 'Earlier rounds' }));
  expect((await rounds.findByText('Round 1, ended on')).closest('details')?.open).toBe(isOpen);
  if (!isOpen) await userEvent.click(rounds.getByText('Round 1, ended on'));
  expect(rounds.getByText('A new laser was installed.')).toBeVisible();
  expect(rounds.getByText('The laser has to be stable.')).toBeVisible();
  expect(rounds.getByText('Show a telecover test.')).toBeVisible();
  expect(rounds.getByText('2026-02-02')).toBeVisible();
  expect(rounds.getByRole('button', { name: 'Final report of round 1' })).toBeEnabled();
  expect(rounds.getByRole('button', { name: 'Upgrade Plan of round 1' })).toBeDisabled();
});
