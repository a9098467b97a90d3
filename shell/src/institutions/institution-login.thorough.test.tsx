import { isLoggedIn } from '@portal/api-slice';
import { aProfile } from '@portal/testing';
import { aToken, fails, fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aComposition, putComposition } from '../composition.fixture';
import { LoginPage } from '../pages/login-page';
import { goTo } from './go-to';

jest.mock('./go-to', () => ({ goTo: jest.fn() }));

beforeAll(() =>
  putComposition({ settings: { ...aComposition().settings, institutions: [{ id: 'uni', name: 'University' }] } }),
);

const BEGIN = 'POST /auth/institution/begin';
const FINISH = 'POST /auth/institution/finish';
const click = async () => userEvent.click(await screen.findByRole('button', { name: 'Log in with University' }));

test('a button leads to the institution, and the target is kept [12.331]', async () => {
  const made = fakeApi({ [BEGIN]: loads({ url: 'https://login.example/auth' }) });
  renderInPortal(<LoginPage />, { path: '/login?from=%2Fmy-account' });
  await click();
  expect(made).toEqual([{ call: BEGIN, body: { institution: 'uni' }, token: null }]);
  expect(goTo).toHaveBeenCalledWith('https://login.example/auth');
  expect(sessionStorage.getItem('after-login')).toBe('/my-account');
});

test('the answer of the institution is sent once, and logs in [12.331]', async () => {
  const made = fakeApi({ [FINISH]: loads({ access_token: aToken(900, aProfile()), refresh_token: aToken(9000) }) });
  const { store } = renderInPortal(<LoginPage />, { path: '/login?code=c&state=s' });
  await screen.findByRole('button', { name: 'Log in with University' });
  expect(made).toEqual([{ call: FINISH, body: { answer: 'code=c&state=s' }, token: null }]);
  expect(isLoggedIn(store.getState())).toBe(true);
});

test.each([
  ['a refused beginning', '/login', { [BEGIN]: fails(503, 'University cannot be reached.') }],
  ['a refused answer', '/login?error=access_denied&state=s', { [FINISH]: fails(403, 'University cannot be reached.') }],
])('%s is shown with the sentence of the server', async (_why, path, answers) => {
  fakeApi(answers);
  renderInPortal(<LoginPage />, { path });
  if (path === '/login') await click();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not log in!University cannot be reached.');
  expect(screen.getByLabelText('Password')).toBeVisible();
});
