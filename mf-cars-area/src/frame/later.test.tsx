import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { later } from './later';

let mockIsLost = true;

jest.mock('./on-request', () => {
  if (mockIsLost) throw new Error('The connection was lost.');
  return { ResetForm: ({ name }: { name: string }) => <p>The form of {name}</p> };
});

test('content that could not be loaded says so in its place, and is loaded by the next attempt', async () => {
  const Form = later<{ name: string }>(({ ResetForm }) => ResetForm as unknown as () => null);
  render(<Form name="CIAO" />);
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  mockIsLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The form of CIAO')).toBeVisible();
  // What is there already is shown at once, so that steps between evaluations do not flicker.
  render(<Form name="BRC" />);
  expect(screen.getByText('The form of BRC')).toBeVisible();
});
