import { render, screen } from '@testing-library/react';
import { KeepingNote } from './keeping-note';

test('the time at which a copy was kept is in UTC, as in the list [12.60]', () => {
  render(<KeepingNote keeping={{ state: 'kept', at: Date.UTC(2026, 10, 27, 5, 28) }} />);
  expect(screen.getByText(/^Unfinished copy kept at 05:28 UTC: /)).toBeVisible();
});
