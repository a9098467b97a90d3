import { isLoggedIn } from '@portal/api-slice';
import { aProfile } from '@portal/testing';
import { aToken, enter, fails, fakeApi, isUnreachable, loads, renderInPortal } from '@portal/testing/portal';
import type { Reply } from '@portal/testing/portal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { putComposition } from '../composition.fixture';
import { LoginPage } from './login-page';

beforeAll(() => putComposition());
jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }));
const { startAuthentication } = jest.requireMock<{ startAuthentication: jest.Mock }>('@simplewebauthn/browser');

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

const TO_GO_ON = '/login?from=%2Fcars%2Finbox';

test.each<[ending: string, title: string, words: string, path?: string]>([
  ['expired', 'Your session ended.', 'Log in again to go on; what you typed is kept.'],
  ['everywhere', 'You are logged out on all devices.', 'A notice is on its way to your address.'],
  ['elsewhere', 'Your session ended in another tab.', 'Log in again to go on; what you typed is kept.', TO_GO_ON],
])('after a session that ended (%s), the page says so', (ending, title, words, path = '/login') => {
  sessionStorage.setItem('session-ending', ending);
  renderInPortal(<LoginPage />, { path, route: '/login' });
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('who logged out in another tab, and was on a page for everybody in this one, is told nothing', () => {
  sessionStorage.setItem('session-ending', 'elsewhere');
  renderInPortal(<LoginPage />, { path: '/login' });
  expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(screen.queryByText(/session ended/)).not.toBeInTheDocument();
});

/** Refuses a login for the lack of the factor, or for a wrong one. */
const needed = (data: object, path?: string, message = 'Please enter the code.') =>
  fails(401, message, { code: 1006, data, ...(path && { errors: [{ path, message }] }) });
const proof = (id: string) => ({ id, response: { clientDataJSON: 'd', authenticatorData: 'a', signature: 's' } });

describe('an account with a second factor', () => {
  const PASSKEY = { challenge: 'c', rpId: 'portal.example', allowCredentials: [] };
  const opened = loads({ access_token: aToken(900, aProfile()), refresh_token: aToken(9000) });
  const shown = { email: 'pi@site.example', password: 'secret' };

  test('is asked for a code, with the focus on its field; a wrong one is refused there [12.320]', async () => {
    const made = fakeApi({
      [LOGIN]: ({ body }) => {
        const { code } = body as { code?: string };
        if (code === '123456') return opened;
        const challenge = { codes: true, passkey: null };
        return code === undefined ? needed(challenge) : needed(challenge, 'code', 'This code is wrong.');
      },
    });
    const { store } = renderInPortal(<LoginPage />);
    await logInAs(shown.email, shown.password);
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
    await enter(code, '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(code).toHaveAccessibleDescription(/This code is wrong\./);
    await userEvent.clear(code);
    await enter(code, '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(isLoggedIn(store.getState())).toBe(true));
    expect(made.map(({ body }) => body)).toEqual([shown, { ...shown, code: '000000' }, { ...shown, code: '123456' }]);
  });

  test('uses a passkey; one that is refused is named, and the next challenge is used [12.323]', async () => {
    const made = fakeApi({
      [LOGIN]: ({ body }) => {
        const { passkey } = body as { passkey?: { id: string } };
        if (passkey?.id === 'right') return opened;
        if (!passkey) return needed({ codes: false, passkey: PASSKEY });
        const next = { codes: false, passkey: { ...PASSKEY, challenge: 'next' } };
        return needed(next, 'passkey', 'This passkey could not be verified.');
      },
    });
    startAuthentication.mockResolvedValueOnce(proof('wrong')).mockResolvedValueOnce(proof('right'));
    const { store } = renderInPortal(<LoginPage />);
    await logInAs(shown.email, shown.password);
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('This passkey could not be verified.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(isLoggedIn(store.getState())).toBe(true));
    const challenges = startAuthentication.mock.calls as [{ optionsJSON: { challenge: string } }][];
    expect(challenges.map(([{ optionsJSON }]) => optionsJSON.challenge)).toEqual(['c', 'next']);
    expect(made.at(-1)?.body).toEqual({
      ...shown,
      passkey: { id: 'right', client_data: 'd', authenticator_data: 'a', signature: 's' },
    });
  });

  test('leads back to address and password', async () => {
    fakeApi({ [LOGIN]: needed({ codes: true, passkey: null }) });
    renderInPortal(<LoginPage />);
    await logInAs(shown.email, shown.password);
    await userEvent.click(await screen.findByRole('button', { name: 'Log in as someone else' }));
    expect(screen.getByLabelText('Email')).toHaveValue(shown.email);
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});
