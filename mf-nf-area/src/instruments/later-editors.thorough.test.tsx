import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

let mockIsDown = true;

jest.mock('./lidar-editor', () => {
  if (mockIsDown) throw new Error('Loading chunk failed');
  return jest.requireActual('./lidar-editor');
});

test('a form of a lidar whose script fails to load is reported and can be retried', async () => {
  openFacility({ search: '?add=lidar' });
  expect(await screen.findByText('The form could not be loaded')).toBeVisible();
  mockIsDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('form', { name: 'Lidar' })).toBeVisible();
});
