import { enter, fails, fakeApi, renderInPortal, says } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResetPasswordPage } from './reset-password-page';

async function requestLink(email: string) {
  await enter(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
}

test('a request is registered, and the next step is explained [2.4.6, 4.17]', async () => {
  const made = fakeApi({ 'POST /auth/reset-password': says(0, 'Operation successful!') });
  renderInPortal(<ResetPasswordPage />);
  await requestLink('pi@site.example');
  expect(await screen.findByText(/request has been registered/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/cannot log in until .* new password.*email with instructions/);
  expect(made[0]?.body).toEqual({ email: 'pi@site.example' });
  // The form that had the focus is gone.
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
});

test('disables the button until the address is valid, and shows the error once the field is left [2.4.5]', async () => {
  renderInPortal(<ResetPasswordPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reset password');
  const button = screen.getByRole('button', { name: 'Reset password' });
  expect(button).toBeDisabled();
  await enter(screen.getByLabelText('Email'), 'nobody');
  expect(screen.getByLabelText('Email')).toBeValid();
  await userEvent.tab();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid E-Mail address');
  expect(button).toBeDisabled();
  await enter(screen.getByLabelText('Email'), '@site.example');
  expect(button).toBeEnabled();
});

test.each([
  [fails(429, 'Too many requests. Please try again in an hour.'), 'Too many requests. Please try again in an hour.'],
  [fails(500), 'Unknown error'],
])('a failure keeps the address [2.4.7, 8.7]', async (reply, words) => {
  fakeApi({ 'POST /auth/reset-password': reply });
  renderInPortal(<ResetPasswordPage />);
  await requestLink('pi@site.example');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Your password request could not be processed! Please contact the administrator${words}`,
  );
  expect(screen.getByLabelText('Email')).toHaveValue('pi@site.example');
});
