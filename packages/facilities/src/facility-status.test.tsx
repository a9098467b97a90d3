import { ACCEPTANCES } from '@portal/domain';
import { anInitialAcceptance, itemOf } from '@portal/testing';
import { renderInPortal } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import { FacilityStatus } from './index';

test.each([
  ['registered', 'Registered', 'p-chip-neutral', /Waiting for an administrator/],
  ['invited', 'Invited', 'p-chip-neutral', /Waiting for the facility/],
  ['draft', 'Draft', 'p-chip-neutral', /Waiting for the facility/],
  ['submitted', 'Submitted', 'p-chip-warning', /Waiting for an administrator/],
  ['preliminary_report_issued', 'Preliminary report issued', 'p-chip-warning', /Waiting for/],
  ['waiting_final_report', 'Waiting for final report', 'p-chip-warning', /Waiting for CARS/],
  ['evaluated', 'Evaluated', 'p-chip-success', /complete/],
] as const)('%s [4.1]', (status, name, look, turn) => {
  renderInPortal(<FacilityStatus application={anInitialAcceptance(status)} />);
  const badge = screen.getByText(name);
  expect(badge).toHaveClass(look);
  expect(screen.getByText(turn).closest('p')).toContainElement(badge);
});

test('a refused facility sees a link to the contact form', () => {
  renderInPortal(
    <FacilityStatus application={anInitialAcceptance('evaluated', { acceptance: itemOf(ACCEPTANCES, 'no') })} />,
  );
  expect(screen.getByRole('link', { name: 'contact form' })).toHaveAttribute('href', '/contact');
});
