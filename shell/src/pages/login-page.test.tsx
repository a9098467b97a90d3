import { isLoggedIn } from '@portal/api-slice';
import { aProfile } from '@portal/testing';
import { aToken, enter, fails, fakeApi, isUnreachable, loads, renderInPortal } from '@portal/testing/portal';
import type { Reply } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { putComposition } from '../composition.fixture';
import { LoginPage } from './login-page';

beforeAll(() => putComposition());

const LOGIN = 'POST /auth/login';

async function logInAs(email: string, password: string) {
  await enter(screen.getByLabelText('Email'), email);
  await enter(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('logs in with the typed values [2.4.1, 7.1.1]', async () => {
  const made = fakeApi({
    [LOGIN]: loads({ access_token: aToken(900, aProfile()), refresh_token: aToken(9000) }),
  });
  const { store } = renderInPortal(<LoginPage />);
  await logInAs('pi@site.example', 'secret');
  expect(made).toEqual([{ call: LOGIN, body: { email: 'pi@site.example', password: 'secret' }, token: null }]);
  expect(isLoggedIn(store.getState())).toBe(true);
});

test('disables the button until both fields are valid, and shows the errors [5.1]', async () => {
  renderInPortal(<LoginPage />);
  const submit = screen.getByRole('button', { name: 'Login' });
  expect(submit).toBeDisabled();
  await enter(screen.getByLabelText('Email'), 'nobody');
  await enter(screen.getByLabelText('Password'), 'x');
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.tab();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid E-Mail address');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password');
  expect(submit).toBeDisabled();
});

test.each<[why: string, reply: Reply | typeof isUnreachable, words: string]>([
  ['with the server’s message', fails(401, 'The password is wrong.'), 'The password is wrong.'],
  ['without words', fails(500), 'Unknown error!'],
  ['without an answer', isUnreachable, 'Unknown error!'],
])('a refusal %s keeps the input [2.4.3, 8.6]', async (_why, reply, words) => {
  fakeApi({ [LOGIN]: reply });
  renderInPortal(<LoginPage />);
  await logInAs('pi@site.example', 'secret');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`Could not log in!${words}`);
  expect(screen.getByLabelText('Email')).toHaveValue('pi@site.example');
  expect(screen.getByLabelText('Password')).toHaveValue('secret');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeEnabled();
});
