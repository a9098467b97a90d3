import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadedLater } from './loaded-later';

const TEXTS = { loading: 'Loading', failedTitle: 'This could not be loaded', failed: 'Please try again in a moment.' };

test('content that could not be loaded says so in its place, and is loaded by the next attempt', async () => {
  let isLost = true;
  const load = jest.fn(async () => {
    if (isLost) throw new Error('The connection was lost.');
    return ({ name }: { name: string }) => <p>The form of {name}</p>;
  });
  const Form = loadedLater(load, TEXTS);
  render(<Form name="CIAO" />);
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The form of CIAO')).toBeVisible();
  // What is there already is shown at once, so that steps between evaluations do not flicker.
  render(<Form name="BRC" />);
  expect(screen.getByText('The form of BRC')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
