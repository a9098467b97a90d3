import { useProfile } from '@portal/api-slice';
import type { OwnFactors } from '@portal/domain';
import { aProfile } from '@portal/testing';
import { aToken, enter, fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FactorsPanel } from './factors-panel';

jest.mock('@simplewebauthn/browser', () => ({ startRegistration: jest.fn() }));
const { startRegistration } = jest.requireMock<{ startRegistration: jest.Mock }>('@simplewebauthn/browser');

const LIST = 'GET /user/second-factors';
const BEGIN = 'POST /user/second-factors/codes/begin';
const CONFIRM = 'POST /user/second-factors/codes';
const REMOVE = 'POST /user/second-factors/codes/remove';
const RENEW = 'POST /user/second-factors/recovery-codes';
const BEGIN_KEY = 'POST /user/second-factors/passkeys/begin';
const ADD_KEY = 'POST /user/second-factors/passkeys';

const AT = 1_780_000_000;
const NONE: OwnFactors = { is_required: false, codes: null, passkeys: [], recovery_codes: 0 };
const CODES: OwnFactors = { ...NONE, codes: { added_at: AT, last_used_at: null }, recovery_codes: 10 };
const KEY: OwnFactors = {
  ...NONE,
  passkeys: [{ _id: '7', name: 'Laptop', added_at: AT, last_used_at: AT + 60 }],
  recovery_codes: 1,
};
const RECOVERY = ['aaaa-bbbb', 'cccc-dddd'];
const NEW_CODES = loads({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Portal?secret=JBSWY3DPEHPK3PXP' });

const WithPermissions = () => (
  <>
    <FactorsPanel />
    <output data-testid="permissions">{useProfile()?.permissions.join()}</output>
  </>
);

/** The panel of a user with these factors, which `become` replaces. */
function show(first: OwnFactors, answers: Parameters<typeof fakeApi>[0] = {}, from?: string) {
  let factors = first;
  const calls = fakeApi({ [LIST]: () => loads(factors), ...answers });
  const profile = from === undefined ? aProfile() : aProfile([], { needs_factor: true });
  const view = renderInPortal(<WithPermissions />, {
    path: `/my-account?from=${encodeURIComponent(from ?? '')}`,
    profile,
  });
  const sent = (call: string) => calls.filter((made) => made.call === call).map(({ body }) => body);
  return { ...view, sent, become: (next: OwnFactors) => (factors = next) };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('one-time codes are set up with a first code; recovery codes are shown once [12.320, 12.321]', async () => {
  const { sent, become } = show(NONE, {
    [BEGIN]: NEW_CODES,
    [CONFIRM]: ({ body }) => {
      if ((body as { code: string }).code !== '123456')
        return fails(422, 'Wrong', { errors: [{ path: 'code', message: 'This code is wrong.' }] });
      become(CODES);
      return says(2, 'Saved', { recovery_codes: RECOVERY });
    },
  });
  await press('Set up one-time codes');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of the key' })).toBeInTheDocument();
  const code = screen.getByLabelText(/^Code/);
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await enter(code, '000000');
  await press('Set up');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(code).toHaveAccessibleDescription(/This code is wrong\./);
  await userEvent.clear(code);
  await enter(code, '123456');
  await press('Set up');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(RECOVERY);
  expect(screen.getByRole('region', { name: 'Your recovery codes' })).toHaveFocus();
  await press('I have kept them');
  await waitFor(() => expect(screen.queryByText('aaaa-bbbb')).not.toBeInTheDocument());
  expect(await screen.findByText(/^Set up on .*, last used never$/)).toBeVisible();
  expect(sent(CONFIRM)).toEqual([{ code: '000000' }, { code: '123456' }]);
});

test('recovery codes are closed by their button only', async () => {
  show(CODES, { [RENEW]: says(2, 'Saved', { recovery_codes: RECOVERY }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make new codes' }));
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  await userEvent.keyboard('{Escape}');
  expect(list).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Recovery codes' })).not.toBeInTheDocument());
});

test('recovery codes are copied and saved', async () => {
  const user = userEvent.setup();
  show(CODES, { [RENEW]: says(2, 'Saved', { recovery_codes: RECOVERY }) });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:codes';
  };
  await user.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
  await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(RECOVERY.join('\n'));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(saved.map(({ size }) => size)).toEqual([`${RECOVERY.join('\n')}\n`.length]);
});

test('one-time codes are removed after a question', async () => {
  const { sent, become } = show(CODES, {
    [REMOVE]: () => {
      become(NONE);
      return says(2, 'Saved');
    },
  });
  await press('Remove the one-time codes');
  expect(await screen.findByText(/You can no longer log in with it/)).toBeVisible();
  expect(sent(REMOVE)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Set up one-time codes' })).toBeVisible();
  expect(sent(REMOVE)).toHaveLength(1);
});

test('a passkey that the browser makes is added under its name [12.323]', async () => {
  const { sent, become } = show(NONE, {
    [BEGIN_KEY]: loads({ challenge: 'c', rp: {}, user: {}, pubKeyCredParams: [], excludeCredentials: [] }),
    [ADD_KEY]: () => {
      become(KEY);
      return says(2, 'Saved', { recovery_codes: [] });
    },
  });
  startRegistration.mockRejectedValueOnce(new Error('The user cancelled.'));
  startRegistration.mockResolvedValueOnce({
    id: 'i',
    response: { clientDataJSON: 'd', attestationObject: 'o', transports: ['usb'] },
  });
  await press('Add a passkey');
  const name = await screen.findByLabelText(/^Name/);
  await userEvent.clear(name);
  await enter(name, 'Laptop');
  const add = within(screen.getByRole('dialog')).getByRole('button', { name: 'Add a passkey' });
  await userEvent.click(add);
  expect(await screen.findByText(/Your browser made no passkey/)).toBeVisible();
  await userEvent.click(add);
  expect(await screen.findByRole('row', { name: /^Laptop/ })).toBeVisible();
  expect(sent(ADD_KEY)).toEqual([{ name: 'Laptop', id: 'i', client_data: 'd', attestation: 'o', transports: ['usb'] }]);
  expect(screen.getByText(/^One code is left\./)).toBeVisible();
});

test('a passkey is renamed', async () => {
  const call = 'POST /user/second-factors/passkeys/7/rename';
  const { sent } = show(KEY, { [call]: says(2, 'Saved') });
  await press('Rename Laptop');
  const name = await screen.findByLabelText(/^Name/);
  await userEvent.clear(name);
  await enter(name, 'Old laptop');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(sent(call)).toEqual([{ name: 'Old laptop' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['/contact', '/contact'],
  ['/my-account', '/my-account'],
  ['//elsewhere.example', '/'],
])(
  'a user who must set one up on the way to %s goes on to %s, with the permissions of the roles [12.324]',
  async (from, target) => {
    const { address, become } = show(
      NONE,
      {
        [BEGIN]: NEW_CODES,
        [CONFIRM]: () => {
          become(CODES);
          return says(2, 'Saved', { recovery_codes: RECOVERY });
        },
        'POST /auth/refresh': loads({ access_token: aToken(900, aProfile(['cars'])) }),
      },
      from,
    );
    expect(await screen.findByText(/Your role requires a second factor/)).toBeVisible();
    await press('Set up one-time codes');
    await enter(await screen.findByLabelText(/^Code/), '123456');
    await press('Set up');
    await screen.findByRole('list', { name: 'Recovery codes' });
    expect(address()).toBe(`/my-account?from=${encodeURIComponent(from)}`);
    await press('I have kept them');
    await waitFor(() => expect(address()).toBe(target));
    expect(screen.getByTestId('permissions')).toHaveTextContent(aProfile(['cars']).permissions.join());
  },
);

test('what could not be loaded or begun can be tried again', async () => {
  let isDown = true;
  show(NONE, { [LIST]: () => (isDown ? fails(500) : loads(NONE)), [BEGIN]: fails(409, 'Set up already.') });
  expect(await screen.findByText('Your second factors could not be loaded')).toBeVisible();
  isDown = false;
  await press('Try again');
  await press('Set up one-time codes');
  expect(await screen.findByText(/Set up already\./)).toBeVisible();
});
