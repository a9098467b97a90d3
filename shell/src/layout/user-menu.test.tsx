import { isLoggedIn } from '@portal/api-slice';
import { aProfile } from '@portal/testing';
import { fails, fakeApi, renderInPortal, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { putComposition } from '../composition.fixture';
import { TopBar } from './top-bar';
import { LoginPage } from '../pages/login-page';

beforeAll(() => putComposition());
// Otherwise, the next test's tab would read here that its user is logged out everywhere.
afterEach(() => sessionStorage.clear());

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
  await keyboard('{End}{ArrowUp}{Enter}');
  return screen.findByRole('dialog', { name: 'Log out everywhere' });
}

test('the product name at the top links to the home page [2.2.1]', () => {
  show();
  expect(screen.getByRole('link', { name: 'Portal' })).toHaveAttribute('href', '/');
});

test('arrow keys move through the menu, and Escape returns the focus [2.2.2]', async () => {
  show();
  await userEvent.click(menuButton());
  for (const [key, name] of [
    ['', 'My account'],
    ['{ArrowDown}', 'Change Password'],
    ['{ArrowDown}', 'Reminders'],
    ['{ArrowDown}', 'Colours'],
    ['{ArrowDown}', 'Keys'],
    ['{ArrowDown}', 'Log out everywhere'],
    ['{ArrowDown}', 'Logout'],
    ['{ArrowDown}', 'My account'],
    ['{ArrowUp}', 'Logout'],
    ['{Home}', 'My account'],
    ['{End}', 'Logout'],
  ] as const) {
    if (key !== '') await keyboard(key);
    expect(screen.getByRole('menuitem', { name })).toHaveFocus();
  }
  await keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(menuButton()).toHaveFocus();
});

test('ending all sessions explains the consequences first, and then logs the user out [12.18]', async () => {
  const calls = fakeApi({ [CALL]: says(0, 'Operation successful!') });
  const made = () => calls.filter(({ call }) => call === CALL);
  const { store, address } = show();
  const dialog = await openDialog();
  expect(dialog).toHaveTextContent('on all devices, on this one too');
  expect(dialog).toHaveTextContent('A notice is mailed to your address');
  expect(made()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByText('You are logged out on all devices.')).toBeVisible();
  expect(made()).toEqual([{ call: CALL, body: null, token: expect.any(String) }]);
  expect(address()).toBe('/login?from=%2Fcontact%3Fa%3Db');
  expect(isLoggedIn(store.getState())).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('a refusal is shown in the dialog; Cancel changes nothing', async () => {
  fakeApi({ [CALL]: fails(503, 'Not now.') });
  const { store } = show();
  const dialog = await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(dialog).toHaveTextContent('Not now.'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(menuButton()).toHaveFocus());
  expect(isLoggedIn(store.getState())).toBe(true);
  expect(screen.queryByText('You are logged out on all devices.')).not.toBeInTheDocument();
});

test('the colour scheme is chosen in a dialog of the menu and changes immediately [12.67]', async () => {
  fakeApi({});
  show();
  await userEvent.click(menuButton());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Colours' }));
  const dialog = await screen.findByRole('dialog', { name: 'Colours' });
  const choice = (name: string) => within(dialog).getByRole('radio', { name });
  expect(choice('System')).toBeChecked();
  await userEvent.click(choice('Dark'));
  expect(choice('Dark')).toBeChecked();
  expect(document.documentElement.dataset['colours']).toBe('dark');
  await userEvent.click(choice('System'));
  expect(document.documentElement).not.toHaveAttribute('data-colours');
});

test('/ and ? are keys of the frame, and Ctrl+K opens the search for logged-in users [12.66]', async () => {
  fakeApi({});
  show();
  await keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Search the portal' })).toBeVisible();
  await keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keys' });
  expect(keys).toHaveTextContent('Go to the search of this page');
  await userEvent.click(within(keys).getByRole('checkbox', { name: /Use the keys/ }));
  await userEvent.click(within(keys).getByText('Close'));
  expect(localStorage.getItem('portal.keys')).toBe('off');
});
