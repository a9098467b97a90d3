import type { OwnSession } from '@portal/domain';
import { aProfile } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyAccountPage } from './my-account-page';

const AT = 1_780_000_000;
const aSession = (change: Partial<OwnSession> = {}): OwnSession => ({
  _id: '1',
  device: 'Firefox on Linux',
  network: '192.0.2.7',
  opened_at: AT,
  last_used_at: null,
  expires_at: AT + 1_209_600,
  is_present: true,
  is_bound: true,
  ...change,
});
const OTHER = aSession({ _id: '2', device: null, network: null, last_used_at: AT + 60, is_present: false });
const END = 'POST /user/sessions/2/end';

function show(answers: Parameters<typeof fakeApi>[0] = {}, profile = aProfile([])) {
  const calls = fakeApi({
    'GET /user/second-factors': loads({ is_required: false, codes: null, passkeys: [], recovery_codes: 0 }),
    'GET /user/sessions': loads([aSession(), OTHER]),
    'GET /user/events': loads([
      { action: 'session.open', at: AT },
      { action: 'user.lock', at: AT - 60 },
    ]),
    'GET /user/identities': loads([]),
    ...answers,
  });
  return { ...renderInPortal(<MyAccountPage />, { path: '/my-account', profile }), calls };
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('sessions have device, network and times; events are in words [12.301]', async () => {
  show();
  expect(await rowsOf('Your sessions')).toEqual([
    expect.stringMatching(/^Firefox on Linux This device192.0.2.7/),
    expect.stringMatching(/^Not known Not known.*Log out$/),
  ]);
  expect(await rowsOf('Latest events of your account')).toEqual([
    expect.stringMatching(/^You logged in\d{4}/),
    expect.stringMatching(/^An administrator locked your account\d{4}/),
  ]);
});

test('another device is logged out, and disappears', async () => {
  let sessions = [aSession(), OTHER];
  const { calls } = show({
    'GET /user/sessions': () => loads(sessions),
    [END]: () => {
      sessions = [aSession()];
      return says(0, 'Operation successful!');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out the unknown device' }));
  expect(calls.filter(({ call }) => call === END)).toHaveLength(1);
  await waitFor(async () => expect(await rowsOf('Your sessions')).toHaveLength(1));
});

test('a failure is shown at its button', async () => {
  show({ [END]: fails(500) });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out the unknown device' }));
  expect(await screen.findByText('Not logged out')).toBeVisible();
});

test('what could not be loaded can be requested again', async () => {
  show({ 'GET /user/sessions': fails(500) });
  expect(await screen.findByText('Your sessions could not be loaded')).toBeVisible();
});

test('logins at institutions are listed, unlinked and linked again [12.332]', async () => {
  let isLinked = true;
  const identity = () => [
    { _id: '7', institution: 'University', linked_at: AT, last_used_at: null, is_linked: isLinked },
  ];
  const change = (to: boolean) => () => {
    isLinked = to;
    return says(0, 'Operation successful!');
  };
  show({
    'GET /user/identities': () => loads(identity()),
    'POST /user/identities/7/unlink': change(false),
    'POST /user/identities/7/link': change(true),
  });
  expect(await rowsOf('Your logins at institutions')).toEqual([
    expect.stringMatching(/^University \d{4}.*NeverUnlink$/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Unlink: University' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Link again: University' }));
  expect(await screen.findByRole('button', { name: 'Unlink: University' })).toBeVisible();
});

test('an unlinking that is refused says so', async () => {
  const own = { _id: '7', institution: 'University', linked_at: AT, last_used_at: AT, is_linked: true };
  show({ 'GET /user/identities': loads([own]), 'POST /user/identities/7/unlink': fails(500) });
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink: University' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not changedPlease try again in a moment.');
});

test('a user who must set up a second factor sees that alone [12.324]', async () => {
  const { calls } = show({}, aProfile([], { needs_factor: true }));
  expect(await screen.findByText(/Your role requires a second factor/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeVisible();
  expect(calls.map(({ call }) => call)).toEqual(['GET /user/second-factors']);
});
