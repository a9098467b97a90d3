import { ACCEPTANCES, COMPLIANCES } from '@portal/domain';
import type { Condition, IssuedDecision, PlanAssessment } from '@portal/domain';
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
  expect(result.getByText(/^Final report of/)).toHaveTextContent('Final report of 2026-02-02');
  expect(result.getByRole('button', { name: 'Download evaluation report (PDF)' })).toBeEnabled();
  expect(
    within(result.getByRole('region', { name: 'RALI' }))
      .getByText('Add a camera for the alignment.')
      .closest('li'),
  ).toHaveTextContent('Partially compliant Feature Add a camera for the alignment.');
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
    facility: FACILITY,
    answers: {
      [`GET ${PATH}/decisions`]: loads([DECISION]),
      [`GET ${PATH}/conditions`]: reported,
      [`GET ${PATH}/plan-assessments`]: loads([]),
      [`POST ${PATH}/conditions/a/report`]: send,
    },
  });
  expect(
    await screen.findByRole('row', { name: /Send the log\..*Reported as met on 2026-02-02 ?: Sent to CARS\./ }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the report on: Send the log.' })).not.toHaveClass(
    'ant-btn-primary',
  );
  const due = screen.getByRole('button', { name: 'Report as met: Show a telecover test.' });
  expect(due).toHaveClass('ant-btn-primary');
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

const on = (name: string, code: 'yes' | 'no') => ({
  on: name,
  aspect: 'Feature',
  text: `About ${name}.`,
  compliance: itemOf(COMPLIANCES, code),
});

test('every recommendation is visible, by instrument; those that require action come first [12.55, 12.240]', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `L${at}`);
  const recommendations = [
    ...names.map((name) => on(name, 'yes')),
    on('MUSA', 'no'),
    { ...on('L7', 'no'), aspect: 'Channel' },
    ...names.slice(0, 4).map((name) => on(`N${name}`, 'no')),
  ];
  openFacility({
    facility: FACILITY,
    answers: {
      [`GET ${PATH}/decisions`]: loads([{ ...DECISION, recommendations }]),
      [`GET ${PATH}/conditions`]: loads([]),
      [`GET ${PATH}/plan-assessments`]: loads([]),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Recommendations (14)' })).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Recommendations' }));
  expect(list.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'MUSA',
    'L7',
    'NL0',
    'NL1',
    'NL2',
    'NL3',
    'L0',
    'L1',
    'L2',
    'L3',
    'L4',
    'L5',
    'L6',
  ]);
  const items = list.getAllByRole('listitem');
  expect(items).toHaveLength(14);
  for (const item of items) {
    expect(item).toBeVisible();
    expect(item.closest('details')).toBeNull();
  }
  expect(
    within(list.getByRole('region', { name: 'L7' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Not compliant Channel About L7.', 'Compliant Feature About L7.']);
});

test('before a decision, the panel is absent and nothing is requested', async () => {
  const { made, path } = openFacility({ facility: aFacility() });
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('heading', { name: 'Result' })).not.toBeInTheDocument();
  expect(made.map(({ call }) => call)).not.toContain(`GET ${path}/decisions`);
});
