import { byCode, COMPLIANCES } from '@portal/domain';
import { render, screen } from '@testing-library/react';
import { ComplianceSummary } from './compliance-summary';

const NOT_ASSESSED = { compliance: null, comments: null, recommendations: null };

test('an aspect without an evaluation shows as not assessed, without comments [2.9.14, 4.14, 11.5.15]', () => {
  render(<ComplianceSummary aspects={[{ label: 'Feasibility', ...NOT_ASSESSED, comments: 'Must not show' }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('FeasibilityNot assessed');
  expect(screen.getByText('Not assessed')).toHaveClass('p-chip-neutral');
  expect(screen.queryByText('Must not show')).toBeNull();
});

test('an evaluation shows its comments and recommendations', () => {
  const compliance = byCode(COMPLIANCES, 'partially');
  render(
    <ComplianceSummary
      aspects={[{ label: 'Channel', compliance, comments: 'No pair at 355 nm.', recommendations: null }]}
    />,
  );
  expect(screen.getByText('Partially compliant')).toHaveClass('p-chip-warning');
  expect(screen.getByText('Comments').nextElementSibling).toHaveTextContent('No pair at 355 nm.');
  expect(screen.getByText('Recommendations').nextElementSibling).toHaveTextContent('Not given');
});

test('the suggestion appears beside the evaluation', () => {
  render(
    <ComplianceSummary
      aspects={[
        {
          label: 'Feature',
          ...NOT_ASSESSED,
          suggestion: { aspect: 'feature', result: { compliance: 'partially', code: 1 } },
        },
      ]}
    />,
  );
  expect(screen.getByText('Feature: suggested compliance')).toBeVisible();
  expect(screen.getByText('A required feature is not in operation.')).toBeVisible();
});
