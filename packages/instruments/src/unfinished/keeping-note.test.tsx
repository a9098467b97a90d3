import { lidarFormValues } from '@portal/domain';
import { aLidar } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import { KeepingNote } from './keeping-note';

const AT = Date.UTC(2026, 10, 27, 5, 28);

test('the time at which a copy was kept is in UTC, as in the list [12.60]', () => {
  render(<KeepingNote keeping={{ state: 'kept', at: AT, elsewhere: null }} />);
  expect(screen.getByText(/^Unfinished copy kept at 05:28 UTC: /)).toBeVisible();
});

test('that the one before is gone is announced with it [12.60]', () => {
  render(<KeepingNote keeping={{ state: 'kept', at: AT, elsewhere: { is: 'gone' } }} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Unfinished copy kept at 05:28 UTC. Elsewhere, the one before was saved or discarded/,
  );
});

const VALUES = lidarFormValues(aLidar());

test.each([
  [{ manufacturer: 'Theirs' }, 'Manufacturer'],
  [
    { name: 'Theirs', latitude: '1', longitude: '2', altitude: '3', manufacturer: 'Theirs' },
    'Unique ID/Name, Latitude, Longitude and 2 more',
  ],
])('the fields that were changed elsewhere (%j) are named with it: %s [12.60]', (theirs, named) => {
  const elsewhere = { is: 'merged', kind: 'lidar', mine: VALUES, merged: { ...VALUES, ...theirs } } as const;
  render(<KeepingNote keeping={{ state: 'kept', at: AT, elsewhere }} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    `Unfinished copy kept at 05:28 UTC, with what was changed elsewhere, which the form shows too: ${named}.`,
  );
});

test('a text that reads the same is announced without names [12.60]', () => {
  const elsewhere = { is: 'merged', kind: 'lidar', mine: VALUES, merged: VALUES } as const;
  render(<KeepingNote keeping={{ state: 'kept', at: AT, elsewhere }} />);
  expect(screen.getByRole('status')).toHaveTextContent(/which the form shows too\.$/);
});
