import { anId } from '@portal/testing';
import { loads } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

let mockIsDown = true;

jest.mock('./history-tab', () => {
  if (mockIsDown) throw new Error('Loading chunk failed');
  return jest.requireActual('./history-tab');
});

test('a history whose script fails to load is reported and can be retried', async () => {
  openFacility({
    search: '?tab=history',
    answers: { [`GET /national-facility/${anId(10)}/history`]: loads([]) },
  });
  expect(await screen.findByText('The history could not be loaded')).toBeVisible();
  mockIsDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No history yet')).toBeVisible();
});
