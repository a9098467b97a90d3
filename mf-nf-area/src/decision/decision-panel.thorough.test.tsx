import { ACCEPTANCES, COMPLIANCES, DISPLAYED_STATUSES, summarizeTasks } from '@portal/domain';
import type { AcceptedVersion, Condition, IssuedDecision, PlanAssessment } from '@portal/domain';
import { aFacility, anInitialAcceptance, aProfile, itemOf } from '@portal/testing';
import { enter, fails, loads } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const FACILITY = aFacility({
  submissions: {
    initial_acceptance: anInitialAcceptance('evaluated', {
      pending_for: 'conditions',
      acceptance: itemOf(ACCEPTANCES, 'conditionally'),
      final_report: 'f',
      user_file: 'p',
      evaluation_date: 1_770_000_000,
    }),
  },
});
const PATH = `/national-facility/${FACILITY._id}`;

const DECISION: IssuedDecision = {
  report: 'final',
  acceptance: itemOf(ACCEPTANCES, 'conditionally'),
  meaning: 'The facility meets the requirements on condition that it does what the report asks for.',
  issued_at: 1_770_000_000,
  statement: 'The plan is convincing.',
  conditions: [],
  without_plan_reason: null,
  recommendations: [
    {
      on: 'RALI',
      aspect: 'Feature',
      text: 'Add a camera for the alignment.',
      compliance: itemOf(COMPLIANCES, 'partially'),
    },
  ],
};

const condition = (change: Partial<Condition>): Condition => ({
  _id: 'a',
  report: 'final',
  text: 'Show a telecover test.',
  due_date: 1_000_000_000,
  instrument: null,
  set_at: 1_770_000_000,
  fulfilled_at: null,
  fulfilment: null,
  is_superseded: false,
  ...change,
});

const ASSESSMENT: PlanAssessment = {
  target_kind: 'lidar',
  target_id: FACILITY.lidars[0]?._id ?? '',
  aspect: 'feature',
  compliance: 'no',
  assessment: 'partly',
  comments: 'No day is named.',
  assessment_date: 1_770_000_000,
  reviewer: null,
  version: 1,
};

test('the owner reads the decision, its conditions and the assessments of the plan [12.25, 12.26, 12.55]', async () => {
  openFacility({
    facility: FACILITY,
    answers: {
      [`GET ${PATH}/decisions`]: loads([DECISION]),
      [`GET ${PATH}/conditions`]: loads([
        condition({}),
        condition({ _id: 'b', text: 'Send the log.', fulfilled_at: 1_770_000_000, fulfilment: 'Seen by CARS.' }),
      ]),
      [`GET ${PATH}/plan-assessments`]: loads([ASSESSMENT]),
    },
  });
  expect(await screen.findByText('The plan is convincing.')).toBeVisible();
  const result = within(screen.getByRole('region', { name: 'Result' }));
  expect(result.getByText('Conditionally accepted')).toBeVisible();
  const defined = (term: string) => result.getByText(term, { selector: 'dt' }).nextElementSibling;
  expect(defined('Final acceptance')).toHaveTextContent(/^The facility meets the requirements on condition/);
  expect(defined('Statement')).toHaveTextContent('The plan is convincing.');
  expect(result.getByText(/^Final report of/)).toHaveTextContent('Final report of 2026-02-02');
  expect(result.getByRole('button', { name: 'Download evaluation report (PDF)' })).toBeEnabled();
  expect(
    result.getByRole('row', { name: 'RALI Feature Partially compliant Add a camera for the alignment.' }),
  ).toBeVisible();
  expect(
    await screen.findByRole('row', { name: /Show a telecover test\. The facility \w+ report, \S+ 2001-09-09 Overdue/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /Send the log\..*Met on 2026-02-02 ?: Seen by CARS\./ })).toBeVisible();
  await userEvent.click(screen.getByText('Assessment of the upgrade plan'));
  expect(screen.getByRole('row', { name: /Feature of .* Partly accepted No day is named\./ })).toBeVisible();
});

const isReported = { reported_at: 1_770_000_000, reported: 'Sent to CARS.' };

test('the owner reports a condition as met from the step that is due; a refused report keeps its text [12.170]', async () => {
  const send = jest.fn(() => fails(409, 'This condition is fulfilled already, or no longer asked for.'));
  const reported = loads([
    condition({}),
    condition({ _id: 'b', text: 'Send the log.', due_date: null, ...isReported }),
  ]);
  const { sent, address } = openFacility({
    facility: { ...FACILITY, editable: false },
    answers: {
      [`GET ${PATH}/decisions`]: loads([DECISION]),
      [`GET ${PATH}/conditions`]: reported,
      'GET /user/task-summary': loads(
        summarizeTasks([
          {
            kind: 'conditions',
            what: 'Meet a condition',
            progress: null,
            since: null,
            due_date: null,
            facility: FACILITY,
            path: `/edit-nf/${FACILITY._id}?condition=a`,
            button: 'Report as met',
            key: 'a',
          },
        ]),
      ),
      [`GET ${PATH}/plan-assessments`]: loads([]),
      [`POST ${PATH}/conditions/a/report`]: send,
    },
  });
  expect(
    await screen.findByRole('row', { name: /Send the log\..*Reported as met on 2026-02-02 ?: Sent to CARS\./ }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the report on: Send the log.' })).not.toHaveClass(
    'p-button-primary',
  );
  expect(screen.getByRole('button', { name: 'Report as met: Show a telecover test.' })).toBeVisible();
  const due = await screen.findByRole('link', { name: 'Report as met' });
  expect([...document.querySelectorAll('.p-button-primary')]).toEqual([due]);
  const result = screen.getByRole('heading', { name: 'Result' });
  expect(due.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(due);
  expect(address()).toContain('condition=a');
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a condition as met' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send to CARS' }));
  expect(send).not.toHaveBeenCalled();
  await enter(dialog.getByRole('textbox', { name: 'How it was met' }), 'The test is done.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send to CARS' }));
  expect(await dialog.findByText('This condition is fulfilled already, or no longer asked for.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'How it was met' })).toHaveValue('The test is done.');
  expect(sent(`POST ${PATH}/conditions/a/report`)).toEqual([{ report: 'The test is done.' }]);
});

test('the task on the home page opens the report of its condition [12.170]', async () => {
  openFacility({
    facility: FACILITY,
    search: '?condition=a',
    answers: {
      [`GET ${PATH}/decisions`]: loads([DECISION]),
      [`GET ${PATH}/conditions`]: loads([condition({})]),
      [`GET ${PATH}/plan-assessments`]: loads([]),
    },
  });
  expect(await screen.findByRole('dialog', { name: 'Report a condition as met' })).toHaveTextContent(
    'Show a telecover test.',
  );
});

test('a reader of a facility cannot report a condition', async () => {
  openFacility({
    facility: { ...FACILITY, is_owner: false },
    search: '?condition=a',
    profile: aProfile(['ares']),
    answers: {
      [`GET ${PATH}/decisions`]: loads([DECISION]),
      [`GET ${PATH}/conditions`]: loads([condition({})]),
      [`GET ${PATH}/plan-assessments`]: loads([]),
    },
  });
  expect(await screen.findByText('Show a telecover test.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Report as met/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

const on = (name: string, aspect: string, code: 'yes' | 'no', text = `About ${name}.`) => ({
  on: name,
  aspect,
  text,
  compliance: itemOf(COMPLIANCES, code),
});

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('every recommendation is in one table in the order of the report, those that need no action as well [12.55, 12.240]', async () => {
  const recommendations = [
    on('MUSA', 'Feature', 'yes'),
    on('MUSA', 'Channel', 'no'),
    on('RALI', 'Feature', 'no', 'No action needed.'),
    on('RALI', 'Channel', 'yes', 'No action needed.'),
    on('RALI', 'Data', 'yes', 'No action needed.'),
    on('CIMEL', 'Data', 'yes', 'No action needed.'),
  ];
  openFacility({
    facility: FACILITY,
    answers: {
      [`GET ${PATH}/decisions`]: loads([{ ...DECISION, recommendations }]),
      [`GET ${PATH}/conditions`]: loads([]),
      [`GET ${PATH}/plan-assessments`]: loads([]),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Recommendations (6)' })).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Recommendations' }));
  expect(cellsOf(list.getByRole('table', { name: 'Recommendations' }))).toEqual([
    ['Instrument', 'Aspect', 'Compliance', 'Recommendation'],
    ['MUSA', 'Feature', 'Compliant', 'About MUSA.'],
    ['MUSA', 'Channel', 'Not compliant', 'About MUSA.'],
    ['RALI', 'Feature', 'Not compliant', 'No action needed.'],
    ['RALI', 'Channel', 'Compliant', 'No action needed.'],
    ['RALI', 'Data', 'Compliant', 'No action needed.'],
    ['CIMEL', 'Data', 'Compliant', 'No action needed.'],
  ]);
});

const IN_FORCE: AcceptedVersion = {
  number: 1,
  by: 'report',
  round: 1,
  acceptance: itemOf(ACCEPTANCES, 'conditionally'),
  reason: null,
  statement: 'The plan is convincing.',
  conditions: [],
  valid_from: 1_770_000_000,
  valid_to: null,
};

test('in a later round, the acceptance in force is shown with its report and what follows [12.55]', async () => {
  const facility = aFacility(
    { submissions: { initial_acceptance: anInitialAcceptance('submitted', { round: 2 }) } },
    'submitted',
  );
  const round = { round: 1, decisions: [DECISION], final_report: 'f', ended_at: 1, reason: '' };
  openFacility({
    facility: { ...facility, displayed_status: itemOf(DISPLAYED_STATUSES, 'initial_acceptance') },
    answers: {
      [`GET ${PATH}/accepted-versions`]: loads({ versions: [IN_FORCE], changes: [] }),
      [`GET ${PATH}/rounds`]: loads([round]),
      [`GET ${PATH}/conditions`]: loads([]),
    },
  });
  const result = within(await screen.findByRole('region', { name: 'Result of round 1' }));
  expect(result.getByText('Conditionally accepted')).toBeVisible();
  expect(result.getByText(/^Final report of/)).toHaveTextContent('Final report of 2026-02-02');
  expect(
    result.getByText(
      'Version 1 is in force and public. Round 2 is under way; the acceptance stays in force until its final report.',
    ),
  ).toBeVisible();
  expect(result.getByText('The plan is convincing.')).toBeVisible();
  expect(await result.findByText(/^The facility meets the requirements on condition/)).toBeVisible();
  expect(await result.findByRole('button', { name: 'Download evaluation report (PDF)' })).toBeEnabled();
  expect(await result.findByText('Recommendations (1)')).toBeVisible();
  expect(result.getByText('Add a camera for the alignment.')).toBeVisible();
  // The result states it already.
  expect(screen.queryByText(/^The public sees version/)).not.toBeInTheDocument();
});

test('beside the preliminary report of a later round, the acceptance in force is shown in brief [12.55]', async () => {
  const preliminary = anInitialAcceptance('preliminary_report_issued', {
    round: 2,
    preliminary_acceptance: itemOf(ACCEPTANCES, 'conditionally'),
    evaluation_date: 1_780_000_000,
  });
  const facility = aFacility({ submissions: { initial_acceptance: preliminary } });
  openFacility({
    facility: { ...facility, displayed_status: itemOf(DISPLAYED_STATUSES, 'initial_acceptance') },
    answers: {
      [`GET ${PATH}/accepted-versions`]: loads({ versions: [IN_FORCE], changes: [] }),
      [`GET ${PATH}/rounds`]: loads([{ round: 1, decisions: [DECISION], final_report: 'f', ended_at: 1, reason: '' }]),
      [`GET ${PATH}/decisions`]: loads([{ ...DECISION, report: 'preliminary' }]),
      [`GET ${PATH}/conditions`]: loads([]),
    },
  });
  expect(await screen.findByRole('region', { name: 'Result' })).toHaveTextContent('Preliminary report of 2026-05-28');
  const earlier = within(screen.getByRole('region', { name: 'Result of round 1' }));
  expect(earlier.getByText(/^Final report of/)).toHaveTextContent('Final report of 2026-02-02');
  expect(
    earlier.getByText(
      'Version 1 is in force and public. Round 2 is under way; the acceptance stays in force until its final report.',
    ),
  ).toBeVisible();
  expect(earlier.getByRole('button', { name: 'Download evaluation report (PDF)' })).toBeEnabled();
  expect(earlier.queryByRole('heading', { name: /^Recommendations/ })).not.toBeInTheDocument();
  // Both state it already.
  expect(screen.queryByText(/^The public sees version/)).not.toBeInTheDocument();
});

test('a report without a required plan: the statement comes first, and the plan is optional', async () => {
  openFacility({
    facility: aFacility({
      submissions: {
        initial_acceptance: anInitialAcceptance('evaluated', {
          acceptance: itemOf(ACCEPTANCES, 'yes'),
          final_report: 'f',
          evaluation_date: 1_770_000_000,
        }),
      },
    }),
    answers: {
      [`GET ${PATH}/decisions`]: loads([DECISION]),
      [`GET ${PATH}/conditions`]: loads([]),
    },
  });
  const statement = await screen.findByText('The plan is convincing.');
  const upload = screen.getByRole('button', { name: 'Upload upgrade plan (PDF)' });
  expect(statement.compareDocumentPosition(upload)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/^No upgrade plan is required, but you may upload one\./)).toBeVisible();
});

test('the upgrade plan that is due comes before the report and the statement that it answers', async () => {
  openFacility({
    facility: aFacility({
      submissions: {
        initial_acceptance: anInitialAcceptance('preliminary_report_issued', {
          pending_for: 'upgrade-plan',
          evaluation_date: 1_770_000_000,
        }),
      },
    }),
    answers: {
      [`GET ${PATH}/decisions`]: loads([{ ...DECISION, report: 'preliminary' }]),
      [`GET ${PATH}/conditions`]: loads([]),
    },
  });
  const statement = await screen.findByText('The plan is convincing.');
  const upload = screen.getByRole('button', { name: 'Upload upgrade plan (PDF)' });
  const report = screen.getByRole('button', { name: 'Download evaluation report (PDF)' });
  expect(upload).toHaveClass('p-button-primary');
  expect(upload.compareDocumentPosition(report)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(report.compareDocumentPosition(statement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('while the plan is awaited, conditions say that it answers some of them', async () => {
  openFacility({
    facility: aFacility({
      submissions: {
        initial_acceptance: anInitialAcceptance('preliminary_report_issued', {
          pending_for: 'upgrade-plan',
          evaluation_date: 1_770_000_000,
        }),
      },
    }),
    answers: {
      [`GET ${PATH}/decisions`]: loads([{ ...DECISION, report: 'preliminary' }]),
      [`GET ${PATH}/conditions`]: loads([condition({ report: 'preliminary' })]),
    },
  });
  expect(await screen.findByText(/^Report a condition as met once the upgrade plan answers it/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Report as met/ })).toBeEnabled();
});

test('before a decision, the panel is absent and nothing is requested', async () => {
  const { made, path } = openFacility({ facility: aFacility() });
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('heading', { name: 'Result' })).not.toBeInTheDocument();
  expect(made.map(({ call }) => call)).not.toContain(`GET ${path}/decisions`);
});
