import { ACCEPTANCES } from '@portal/domain';
import type { Condition, IssuedDecision, PlanAssessment } from '@portal/domain';
import { aFacility, anInitialAcceptance, itemOf } from '@portal/testing';
import { loads } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const FACILITY = aFacility({
  submissions: {
    initial_acceptance: anInitialAcceptance('evaluated', {
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
  recommendations: [{ on: 'RALI', aspect: 'Feature', text: 'Add a camera for the alignment.' }],
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

test('the owner reads what was decided, what it asks for and what was said about the plan [12.25, 12.26, 12.55]', async () => {
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
  expect(result.getByRole('row', { name: 'RALI Feature Add a camera for the alignment.' })).toBeVisible();
  expect(
    await screen.findByRole('row', { name: /Show a telecover test\. The facility \w+ report, \S+ 2001-09-09 Overdue/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /Send the log\..*Met on 2026-02-02 ?: Seen by CARS\./ })).toBeVisible();
  await userEvent.click(screen.getByText('Assessment of the upgrade plan'));
  expect(screen.getByRole('row', { name: /Feature of .* Partly accepted No day is named\./ })).toBeVisible();
});

test('before a decision there is none, and nothing is asked for', async () => {
  const { made, path } = openFacility({ facility: aFacility() });
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('heading', { name: 'Result' })).not.toBeInTheDocument();
  expect(made.map(({ call }) => call)).not.toContain(`GET ${path}/decisions`);
});
