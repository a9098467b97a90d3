import { aProfile, anId } from '@portal/testing';
import { enter, fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import type { InPortal } from '@portal/testing/portal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangePasswordPage } from './change-password-page';

const CHANGE = 'POST /auth/change-password';
const CHECK = 'POST /auth/check-link';
const show = (options: InPortal) =>
  renderInPortal(<ChangePasswordPage />, { route: '/change-password/:hash?', ...options });

/** A fake API for a valid link. */
const live = (calls: Parameters<typeof fakeApi>[0]) => fakeApi({ [CHECK]: loads({ works: true }), ...calls });
const sets = (made: ReturnType<typeof fakeApi>) => made.filter(({ call }) => call === CHANGE);

async function choose(password: string, confirmed = password) {
  await enter(screen.getByLabelText('Password'), password);
  await enter(screen.getByLabelText('Confirm password'), confirmed);
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
}

test("with a link, the new password is sent with the link's hash, and the form disappears [2.1.3, 2.4.9, 3.17, 4.17]", async () => {
  const made = live({ [CHANGE]: says(2, 'Information saved successfully!') });
  show({ path: '/change-password/abc' });
  await choose('a new secret');
  expect(
    await screen.findByText('Your password has been changed, you can now login in using the new password from now on.'),
  ).toBeVisible();
  expect(sets(made)[0]?.body).toEqual({
    password: 'a new secret',
    confirm_password: 'a new secret',
    password_reset_hash: 'abc',
  });
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test('a logged-in user needs no link [2.4.12]', async () => {
  const made = live({ [CHANGE]: says(2, 'Information saved successfully!') });
  show({ path: '/change-password', profile: aProfile() });
  await choose('a new secret');
  expect(await screen.findByText(/has been changed/)).toBeVisible();
  expect(sets(made)[0]).toMatchObject({ body: { password: 'a new secret', confirm_password: 'a new secret' } });
  expect(sets(made)[0]?.token).not.toBeNull();
});

test('a visitor without a link gets not-found [2.4.11]', () => {
  expect(show({ path: '/change-password' }).address()).toBe('/404');
});

test('two different passwords are not sent [5.2]', async () => {
  const made = live({});
  show({ path: '/change-password/abc' });
  await choose('one', 'another');
  await userEvent.tab();
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match!');
  expect(sets(made)).toEqual([]);
});

test('empty or different passwords are reported, and the button is disabled [2.4.8, 5.2]', async () => {
  show({ path: '/change-password/abc' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Change password');
  const button = screen.getByRole('button', { name: 'Reset password' });
  expect(button).toBeDisabled();
  await enter(screen.getByLabelText('Password'), 'x');
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.click(screen.getByLabelText('Confirm password'));
  await userEvent.tab();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your new password');
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Please confirm your new password');
  expect(button).toBeDisabled();
});

test('a failure without a message is an unknown error [2.4.10, 8.7]', async () => {
  live({ [CHANGE]: fails(500) });
  show({ path: '/change-password/abc' });
  await choose('a new secret');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Please contact the administratorUnknown error$/);
});

test('an invalid link is reported before any input, with a way to request another [12.50]', async () => {
  fakeApi({ [CHECK]: loads({ works: false }) });
  show({ path: '/change-password/abc' });
  expect(await screen.findByText('This link is no longer valid. Please request a new one.')).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.getByText(/If you have set a password with it, log in. Otherwise request a new link/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/reset-password');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('link', { name: 'I have a password: continue' })).not.toBeInTheDocument();
});

test('the account and the facility of the link are named beside the form [12.50]', async () => {
  fakeApi({
    [CHECK]: loads({ works: true, account: { email: 'pi@site.example', facilities: ['Potenza observatory (CIAO)'] } }),
  });
  show({ path: '/change-password/abc' });
  expect(await screen.findByText('pi@site.example')).toBeVisible();
  expect(document.body).toHaveTextContent(
    'You set the password of pi@site.example for Potenza observatory (CIAO). If that is not you, set none and contact us.',
  );
});

test('a used link of an invitation leads on with the password that it set [12.72]', async () => {
  fakeApi({ [CHECK]: loads({ works: false }) });
  show({ path: '/change-password/abc?to=%2Fedit-nf%2F1' });
  const link = await screen.findByRole('link', { name: 'I have a password: continue' });
  expect(link).toHaveAttribute('href', '/login?from=%2Fedit-nf%2F1');
});

test.each([
  ['?to=%2Fedit-nf%2F1', true, '/edit-nf/1'],
  ['?to=%2F%2Felsewhere.example', true, '/'],
  ['', true, '/edit-my-nf/'],
  ['', false, '/'],
])(
  'setting the first password logs in; after a link with "%s", a leader (%s) is led to %s [12.50, 12.72]',
  async (query, exists, address) => {
    live({
      [CHANGE]: loads({ access_token: 'a', refresh_token: 'r' }),
      'GET /my/national-facilities': loads({ exists, nfs: exists ? [{ id: anId(1), acronym: 'ATZ' }] : [] }),
    });
    const shown = show({ path: `/change-password/abc${query}` });
    await choose('a new secret');
    await waitFor(() => expect(shown.address()).toBe(address));
  },
);

test('a refusal shows the reason and keeps the input [2.4.10]', async () => {
  live({ [CHANGE]: fails(422, 'This password is too easy to guess.') });
  show({ path: '/change-password/abc' });
  await choose('password1');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Your password change request could not be processed! Please contact the administrator' +
      'This password is too easy to guess.',
  );
  expect(screen.getByLabelText('Password')).toHaveValue('password1');
});
