import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoverNote } from './hover-note';

const show = () => render(<HoverNote note="Ada Byron: lidar">1/4</HoverNote>);
const button = () => screen.getByRole('button', { name: '1/4' });

test('the note is shown on focus, describes the button, and is hidden by Escape', async () => {
  show();
  await userEvent.tab();
  expect(button()).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Ada Byron: lidar');
  expect(button()).toHaveAccessibleDescription('Ada Byron: lidar');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('the note is shown on hover and stays while the pointer is on it', async () => {
  show();
  await userEvent.hover(button());
  await userEvent.hover(screen.getByRole('tooltip'));
  expect(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.unhover(screen.getByRole('tooltip'));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('the note is hidden on blur and shown on click', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(screen.getByRole('tooltip')).toBeVisible();
});
