import { render, screen } from '@testing-library/react';
import { KeepingNote } from './keeping-note';

const AT = Date.UTC(2026, 10, 27, 5, 28);

test('the time at which a copy was kept is in UTC, as in the list [12.60]', () => {
  render(<KeepingNote keeping={{ state: 'kept', at: AT, elsewhere: null }} />);
  expect(screen.getByText(/^Unfinished copy kept at 05:28 UTC: /)).toBeVisible();
});

test.each([
  ['merged', /^Unfinished copy kept at 05:28 UTC, with what was changed elsewhere/],
  ['gone', /^Unfinished copy kept at 05:28 UTC. Elsewhere, the one before was saved or discarded/],
] as const)('what happened elsewhere (%s) is announced with it [12.60]', (elsewhere, text) => {
  render(<KeepingNote keeping={{ state: 'kept', at: AT, elsewhere }} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
