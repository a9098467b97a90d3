import { anInitialAcceptance } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import { FacilityStatus } from './index';

test.each([
  ['registered', 'Registered', 'p-chip-neutral', /It is up to the administrators/],
  ['invited', 'Invited', 'p-chip-neutral', /It is up to the facility/],
  ['draft', 'Draft', 'p-chip-neutral', /It is up to the facility/],
  ['submitted', 'Submitted', 'p-chip-warning', /It is up to the administrators/],
  ['preliminary_report_issued', 'Preliminary report issued', 'p-chip-warning', /It is up to/],
  ['waiting_final_report', 'Waiting for final report', 'p-chip-warning', /It is up to CARS/],
  ['evaluated', 'Evaluated', 'p-chip-success', /complete/],
] as const)('%s [4.1]', (status, name, look, turn) => {
  render(<FacilityStatus application={anInitialAcceptance(status)} />);
  const badge = screen.getByText(name);
  expect(badge).toHaveClass(look);
  expect(screen.getByText(turn)).toContainElement(badge);
});
