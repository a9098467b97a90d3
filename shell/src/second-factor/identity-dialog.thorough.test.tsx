import { post, api } from '@portal/api-slice';
import { aProfile } from '@portal/testing';
import { enter, fails, fakeApi, renderInPortal, says } from '@portal/testing/portal';
import type { Reply } from '@portal/testing/portal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composition } from '../composition';
import { putComposition } from '../composition.fixture';
import { IdentityAsker } from './identity-asker';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }));
const { startAuthentication } = jest.requireMock<{ startAuthentication: jest.Mock }>('@simplewebauthn/browser');

beforeAll(() => putComposition());

const CONFIRM = 'POST /auth/confirm-identity';
const CHANGE = 'POST /user/change';
const raw = api.injectEndpoints({
  endpoints: (build) => ({ change: build.mutation<unknown, void>({ query: () => post('/user/change') }) }),
});

const PASSKEY = { challenge: 'c', rpId: 'portal.example', allowCredentials: [] };
const data = (codes = false, passkey: object | null = null) => ({ password: true, codes, passkey });
const wrong = (path: string, message: string, challenge: object) =>
  fails(422, message, { code: 1007, errors: [{ path, message }], data: challenge });

/** A call that the server refuses until the identity is confirmed, which `confirm` answers. */
function start(challenge: object, confirm: (body: unknown) => Reply = () => says(0, 'Ok'), alone = false) {
  Object.assign(composition(), { alone });
  let isConfirmed = false;
  const calls = fakeApi({
    [CHANGE]: () => (isConfirmed ? says(2, 'Saved!') : fails(403, 'Who?', { code: 1007, data: challenge })),
    [CONFIRM]: ({ body }) => {
      const answer = confirm(body);
      isConfirmed = answer.status === 200;
      return answer;
    },
  });
  const { store } = renderInPortal(<IdentityAsker />, { profile: aProfile() });
  const answer = store.dispatch(raw.endpoints.change.initiate());
  const sent = () => calls.filter(({ call }) => call === CONFIRM).map(({ body }) => body);
  return { answer, sent };
}

const proof = (id: string) => ({ id, response: { clientDataJSON: 'd', authenticatorData: 'a', signature: 's' } });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the password confirms, and the waiting call is made again; a wrong one is refused on its field [12.325]', async () => {
  const { answer, sent } = start(data(), (body) =>
    (body as { password: string }).password === 'right'
      ? says(0, 'Ok')
      : wrong('password', 'This password is wrong.', data()),
  );
  const password = await screen.findByLabelText(/^Password/);
  expect(screen.queryByRole('button', { name: 'Use a code' })).not.toBeInTheDocument();
  await press('Confirm');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(password).toHaveAccessibleDescription('Please enter your password');
  await enter(password, 'wrong');
  await press('Confirm');
  expect(await screen.findByRole('alert')).toHaveTextContent('Password: This password is wrong.');
  expect(password).toHaveAccessibleDescription('This password is wrong.');
  await userEvent.clear(password);
  await enter(password, 'right');
  await press('Confirm');
  expect(await answer).not.toHaveProperty('error');
  expect(sent()).toEqual([{ password: 'wrong' }, { password: 'right' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('beside remotes, users with a second factor are asked for a code and no password', async () => {
  const { answer, sent } = start(data(true));
  await enter(await screen.findByLabelText(/^Code/), '123456');
  expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  await press('Confirm');
  expect(await answer).not.toHaveProperty('error');
  expect(sent()).toEqual([{ code: '123456' }]);
});

test('in a document without remotes, they can choose', async () => {
  const { answer, sent } = start(data(true), undefined, true);
  await screen.findByLabelText(/^Password/);
  await press('Use a code');
  await enter(await screen.findByLabelText(/^Code/), '123456');
  await press('Confirm');
  await answer;
  expect(sent()).toEqual([{ code: '123456' }]);
});

test('a passkey confirms; after a wrong one the next challenge is used', async () => {
  const { answer, sent } = start(data(false, PASSKEY), (body) =>
    (body as { passkey: { id: string } }).passkey.id === 'right'
      ? says(0, 'Ok')
      : wrong('passkey', 'This passkey could not be verified.', data(false, { ...PASSKEY, challenge: 'next' })),
  );
  startAuthentication.mockRejectedValueOnce(new Error('The user cancelled.'));
  startAuthentication.mockResolvedValueOnce(proof('wrong')).mockResolvedValueOnce(proof('right'));
  expect(await screen.findByLabelText(/^Recovery code/)).toBeInTheDocument();
  await press('Use a passkey');
  expect(await screen.findByText(/No passkey was used/)).toBeInTheDocument();
  await press('Use a passkey');
  expect(await screen.findByText('This passkey could not be verified.')).toBeInTheDocument();
  await press('Use a passkey');
  expect(await answer).not.toHaveProperty('error');
  expect(sent().at(-1)).toEqual({
    passkey: { id: 'right', client_data: 'd', authenticator_data: 'a', signature: 's' },
  });
  const challenges = startAuthentication.mock.calls as [{ optionsJSON: { challenge: string } }][];
  expect(challenges.map(([{ optionsJSON }]) => optionsJSON.challenge)).toEqual(['c', 'c', 'next']);
});

test('a user who cancels gets the refusal', async () => {
  const { answer } = start(data());
  await press('Cancel');
  expect(await answer).toMatchObject({ error: { status: 403, message: 'Who?' } });
});
