import type { PlanAssessment } from '@portal/domain';
import { anId } from '@portal/testing';
import { loads } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReviewedLidar, compliance, FACILITY, RALI, REVIEWERS } from '../evaluations/review.fixture';
import { inState, openEvaluation, PATH } from '../frame/evaluation.fixture';

jest.setTimeout(20_000);

const ON_FEATURE: PlanAssessment = {
  target_kind: 'lidar',
  target_id: RALI,
  aspect: 'feature',
  compliance: 'no',
  assessment: null,
  comments: null,
  assessment_date: null,
  reviewer: null,
  version: 0,
};

const PLANNED = inState(
  'waiting_final_report',
  { component_reviewers: REVIEWERS, user_file: anId(7) },
  {
    lidars: [
      aReviewedLidar({
        feature_compliance: compliance('no'),
        feature_comments: 'Too few channels.',
        feature_recommendations: 'Add a Raman channel.',
        feature_evaluation_date: 1_750_000_000,
      }),
    ],
    plan_assessments: [ON_FEATURE],
  },
);

const open = (who: 'lidar reviewer' | 'photometer reviewer') =>
  openEvaluation({
    who,
    application: () => PLANNED,
    at: `/${FACILITY}?tab=lidars`,
    answers: {
      [`GET /lidar/system/${RALI}/suggested-feature-compliance`]: loads({ compliance: 'no', code: 1 }),
      [`GET ${PATH}/round-changes`]: loads([]),
      [`GET ${PATH}/decisions`]: loads([]),
      [`GET ${PATH}/questions`]: loads([]),
      [`GET ${PATH}/declined-reviews`]: loads([]),
    },
  });

test('reviewers see their own cells, and the plans to assess, on their initial tab [12.230]', async () => {
  open('lidar reviewer');
  const mine = await screen.findByRole('button', { name: /^Assess Feature of RALI: Not compliant, Plan to assess$/ });
  expect(mine.closest('.evaluation-own')).not.toBeNull();
  expect(mine.querySelector('.p-icon-edit')).not.toBeNull();
  const others = screen.getByRole('button', { name: /^View Data of RALI/ });
  expect(others.closest('.evaluation-own')).toBeNull();
  expect(others.querySelector('.p-icon-edit')).toBeNull();
});

test('the form of the assessment is beside the evaluation for users who have to assess it [12.230]', async () => {
  open('lidar reviewer');
  await userEvent.click(await screen.findByRole('button', { name: /^Assess Feature of RALI/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Feature compliance of RALI' }));
  const form = await sheet.findByRole('form', { name: 'Upgrade plan: Feature of RALI' });
  // Before the evaluation, which fills the first screen of a phone.
  const evaluation = sheet.getByText('Add a Raman channel.');
  expect(form.compareDocumentPosition(evaluation)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(sheet.getByRole('button', { name: 'Upgrade plan (PDF)' })).toBeEnabled();
  expect(evaluation).toBeVisible();
  await userEvent.click(within(form).getByRole('button', { name: 'Submit' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent('Choose the assessment');
  expect(within(form).queryByText('Required field')).not.toBeInTheDocument();
});

test('other users see the state of the assessment, but no task in the cells', async () => {
  open('photometer reviewer');
  expect(
    await screen.findByRole('button', { name: 'View Feature of RALI: Not compliant, Plan to assess' }),
  ).toBeVisible();
});
