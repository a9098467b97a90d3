import { fails, loads, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import { dialog, pressIn } from '../dialogs.fixture';
import { ADA, FORMER, GONE, LIST, NEW, openUsers, press, row } from './edit-users-page.fixture';

describe('an account', () => {
  test('is deactivated after a confirmation that explains the consequences [11.4.15]', async () => {
    let isOff = false;
    const call = `POST /user/${ADA._id}/deactivate`;
    const { sent } = openUsers({
      path: `?edit=${ADA._id}`,
      answers: {
        [LIST]: () => loads([{ ...ADA, deactivated: isOff }]),
        [call]: () => {
          isOff = true;
          return says(2, 'Information saved successfully!', { ...ADA, deactivated: true });
        },
      },
    });
    await press('Deactivate account');
    const question = await dialog('Deactivate account');
    expect(question.getByText(/deactivate the account of ada@site.example\?/)).toBeInTheDocument();
    expect(question.getByText(/All sessions of this person end/)).toBeInTheDocument();
    expect(question.getByText(/review assignments are removed/)).toBeInTheDocument();
    expect(sent(call)).toEqual([]);
    await pressIn(question, 'Deactivate account');
    expect(await screen.findByText(/The account is deactivated/)).toBeVisible();
    expect(sent(call)).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Activate account' })).toBeVisible();
  });

  test('a refusal is shown in the dialog', async () => {
    const call = `POST /user/${GONE._id}/activate`;
    openUsers({ path: `?edit=${GONE._id}`, answers: { [call]: fails(409, 'Not now.') } });
    await press('Activate account');
    const question = await dialog('Activate account');
    await pressIn(question, 'Activate account');
    expect(await question.findByText('Not now.')).toBeInTheDocument();
    await pressIn(question, 'Cancel');
    await press('Activate account');
    expect(screen.queryByText('Not now.')).not.toBeInTheDocument();
  });
});

describe('a lost second factor', () => {
  const call = `POST /user/${ADA._id}/remove-factors`;

  test('is removed after a question [12.324]', async () => {
    let has = true;
    const { sent } = openUsers({
      path: `?edit=${ADA._id}`,
      answers: {
        [LIST]: () => loads([{ ...ADA, second_factor: has }]),
        [call]: () => {
          has = false;
          return says(2, 'Information saved successfully!', { ...ADA, second_factor: false });
        },
      },
    });
    await press('Remove second factors');
    const question = await dialog('Remove second factors');
    expect(question.getByText('Remove the second factors of ada@site.example?')).toBeInTheDocument();
    expect(question.getByText(/only if you know that the person/)).toBeInTheDocument();
    expect(sent(call)).toEqual([]);
    await pressIn(question, 'Remove second factors');
    await waitFor(() => expect(sent(call)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Remove second factors')).not.toBeInTheDocument());
  });

  test('whose removal is refused: the dialog says so', async () => {
    const users = [{ ...ADA, second_factor: true }];
    openUsers({ users, path: `?edit=${ADA._id}`, answers: { [call]: fails(409, 'Not now.') } });
    await press('Remove second factors');
    const question = await dialog('Remove second factors');
    await pressIn(question, 'Remove second factors');
    expect(await question.findByText('Not now.')).toBeInTheDocument();
  });

  test('accounts without one have no such button', async () => {
    openUsers({ path: `?edit=${ADA._id}` });
    await screen.findByRole('button', { name: 'Deactivate account' });
    expect(screen.queryByRole('button', { name: 'Remove second factors' })).not.toBeInTheDocument();
  });
});

test('a user is locked in two clicks; the reason that is mailed is not filled in', async () => {
  const LOCK = `POST /user/${ADA._id}/lock`;
  const { sent } = openUsers({ answers: { [LOCK]: says(2, 'Information saved successfully!', ADA) } });
  const names = within(await row(/ada@site/))
    .getAllByRole('button')
    .map((button) => button.ariaLabel ?? '');
  expect(names).toEqual(['Edit ada@site.example', 'Reset password of ada@site.example', 'Lock: ada@site.example']);
  await press('Lock: ada@site.example');
  const opened = await dialog('Log out and lock');
  expect(opened.getByLabelText('Reason')).toHaveValue('');
  await pressIn(opened, 'Log out and lock');
  await waitFor(() => expect(opened.getByLabelText('Reason')).toHaveAccessibleDescription(/^Please give a reason/));
  expect(sent(LOCK)).toEqual([]);
});

describe('a former user', () => {
  const ANONYMISE = `POST /user/${GONE._id}/anonymise`;

  test('is anonymised after a confirmation that lists removed and kept data and says it is irreversible', async () => {
    let isDone = false;
    const { sent, address } = openUsers({
      answers: {
        [LIST]: () => loads([ADA, { ...GONE, ...(isDone && { ...FORMER, _id: GONE._id }) }]),
        [ANONYMISE]: () => {
          isDone = true;
          return says(2, 'Information saved successfully!', FORMER);
        },
      },
    });
    expect(within(await row(/ada@site/)).queryByRole('button', { name: /Anonymise/ })).not.toBeInTheDocument();
    await press('Anonymise: gone@site.example');
    expect(address()).toBe(`/admin/edit-users?anonymise=${GONE._id}`);
    const question = await dialog('Anonymise');
    for (const words of [/anonymise Gil .*\(gone@site.example\)\?/, /audit log/, /contact persons/, /no way back/])
      expect(question.getByText(words)).toBeInTheDocument();
    expect(sent(ANONYMISE)).toEqual([]);
    await pressIn(question, 'Anonymise');
    expect(await screen.findByText('The account is anonymised.')).toBeVisible();
    expect(sent(ANONYMISE)).toHaveLength(1);
    expect(address()).toBe('/admin/edit-users');
    expect(await row(/former-user-4@/)).toHaveTextContent('Former userNo rolesAnonymised');
  });

  test('has no buttons once anonymised, and a URL to edit the user reports that', async () => {
    openUsers({ users: [ADA, FORMER], path: `?edit=${FORMER._id}` });
    expect(within(await row(/former-user-4@/)).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('The account is anonymised: nothing can be changed.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a refusal is shown in the dialog, and Cancel changes nothing', async () => {
    const why = 'A message to this person is still waiting to be sent. Please try again later.';
    const { address } = openUsers({ path: `?anonymise=${GONE._id}`, answers: { [ANONYMISE]: fails(409, why) } });
    const question = await dialog('Anonymise');
    await pressIn(question, 'Anonymise');
    expect(await question.findByText(why)).toBeInTheDocument();
    await pressIn(question, 'Cancel');
    await waitFor(() => expect(address()).toBe('/admin/edit-users'));
  });
});

describe('a password', () => {
  const RESET = 'POST /auth/reset-password';

  test('is reset after a confirmation [2.5.5]', async () => {
    const { sent, address } = openUsers({ answers: { [RESET]: says(0, 'Operation successful!') } });
    await press('Reset password of ada@site.example');
    const question = await dialog('Reset password');
    expect(question.getByText('Are you sure you want to reset the password for ada@site.example?')).toBeInTheDocument();
    await pressIn(question, 'Reset password');
    expect(await screen.findByText(/The password for ada@site.example was reset/)).toBeVisible();
    expect(sent(RESET)).toEqual([{ email: 'ada@site.example' }]);
    expect(address()).toBe('/admin/edit-users');
  });

  test('of an account that is not activated is not reset; a new activation link is sent', async () => {
    openUsers({ path: `?reset=${NEW._id}`, answers: { [RESET]: says(0, 'Operation successful!') } });
    const question = await dialog('Reset password');
    expect(question.getByText(/its activation link will be sent again/)).toBeInTheDocument();
    await pressIn(question, 'Reset password');
    expect(
      await screen.findByText(`${NEW.email} gets the activation link again. The email is in Email System.`),
    ).toBeVisible();
  });

  test('a refusal is shown in the dialog, and Cancel changes nothing', async () => {
    const { address } = openUsers({
      path: `?reset=${ADA._id}`,
      answers: { [RESET]: fails(429, 'Too many requests.') },
    });
    const question = await dialog('Reset password');
    await pressIn(question, 'Reset password');
    expect(await question.findByText('Too many requests.')).toBeInTheDocument();
    await pressIn(question, 'Cancel');
    await waitFor(() => expect(address()).toBe('/admin/edit-users'));
  });
});
