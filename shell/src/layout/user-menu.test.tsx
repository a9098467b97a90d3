import { isLoggedIn } from '@portal/api-slice';
import { aProfile } from '@portal/testing';
import { fails, fakeApi, renderInPortal, says } from '@portal/testing/portal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { putComposition } from '../composition.fixture';
import { TopBar } from './top-bar';
import { LoginPage } from '../pages/login-page';

beforeAll(() => putComposition());

const CALL = 'POST /auth/sign-out-everywhere';
const { keyboard } = userEvent;
const menuButton = () => screen.getByRole('button', { name: 'Ada Byron' });

function show() {
  const ui = (
    <>
      <TopBar title="Portal" />
      <LoginPage />
    </>
  );
  return renderInPortal(ui, { path: '/contact?a=b', profile: aProfile([], { first_name: 'Ada', last_name: 'Byron' }) });
}

async function openDialog() {
  await userEvent.click(menuButton());
  await keyboard('{End}{Enter}');
  return screen.findByRole('dialog', { name: 'Sign out everywhere' });
}

test('the portal is named at the top, and leads home [2.2.1]', () => {
  show();
  expect(screen.getByRole('link', { name: 'Portal' })).toHaveAttribute('href', '/');
});

test('the menu is walked with the arrow keys, and Escape gives the focus back [2.2.2]', async () => {
  show();
  await userEvent.click(menuButton());
  for (const [key, name] of [
    ['', 'Change Password'],
    ['{ArrowDown}', 'Logout'],
    ['{ArrowDown}', 'Sign out everywhere'],
    ['{ArrowDown}', 'Change Password'],
    ['{ArrowUp}', 'Sign out everywhere'],
    ['{Home}', 'Change Password'],
    ['{End}', 'Sign out everywhere'],
  ] as const) {
    if (key !== '') await keyboard(key);
    expect(screen.getByRole('menuitem', { name })).toHaveFocus();
  }
  await keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(menuButton()).toHaveFocus();
});

test('before all sessions end, it is said what that means; then nobody is logged in [12.18]', async () => {
  const made = fakeApi({ [CALL]: says(0, 'Operation successful!') });
  const { store, address } = show();
  const dialog = await openDialog();
  expect(dialog).toHaveTextContent('on all devices, on this one too');
  expect(dialog).toHaveTextContent('A notice is mailed to your address');
  expect(made).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('You are logged out on all devices.')).toBeVisible();
  expect(made).toEqual([{ call: CALL, body: null, token: expect.any(String) }]);
  expect(address()).toBe('/login?from=%2Fcontact%3Fa%3Db');
  expect(isLoggedIn(store.getState())).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('a refusal is said in the window; Cancel leaves everything as it was', async () => {
  fakeApi({ [CALL]: fails(503, 'Not now.') });
  const { store } = show();
  const dialog = await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(dialog).toHaveTextContent('Not now.'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(menuButton()).toHaveFocus());
  expect(isLoggedIn(store.getState())).toBe(true);
  expect(screen.queryByText('You are logged out on all devices.')).not.toBeInTheDocument();
});
