import { onMessage } from '@portal/api-slice';
import type { UserEdit } from '@portal/domain';
import { anId, aUser } from '@portal/testing';
import { enter, fails, isUnreachable, loads, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, pressIn } from '../dialogs.fixture';
import { ADA, LIST, openUsers, press, row } from './edit-users-page.fixture';

const typeInto = async (label: string, text: string) => enter(await screen.findByLabelText(label), text);

async function fillIn() {
  await typeInto('Email', 'charles@site.example');
  await typeInto('First name', 'Charles');
  await typeInto('Last name', 'Babbage');
  await userEvent.click(screen.getByRole('checkbox', { name: 'ARES' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'CARS' }));
}

describe('the table', () => {
  test('shows address, name, roles and login status of each user [2.5.2, 2.5.3]', async () => {
    openUsers();
    expect(await row(/ada@site/)).toHaveTextContent('Byron, AdaCARS, Lidar ReviewerActivated');
    expect(await row(/new@site/)).toHaveTextContent('Adams, NoraNational FacilityNot activated');
    expect(await row(/gone@site/)).toHaveTextContent('No rolesDeactivated');
    expect(within(await row(/gone@site/)).queryByRole('button', { name: /Reset/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test.each([
    ['Role', 'ARES', 'role=ares'],
    ['Status', 'Not activated', 'status=waiting'],
  ])('is filtered by the server by "%s"; a chip removes the filter [12.48]', async (label, value, asked) => {
    const { address, query } = openUsers({ path: '?page=2' });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), value);
    await waitFor(() => expect(query()).toBe(`start=0&count=25&${asked}`));
    expect(address()).toBe(`/admin/edit-users?${asked}`);
    await press(`Remove filter ${label}: ${value}`);
    await waitFor(() => expect(address()).toBe('/admin/edit-users'));
  });

  test('shows next to the address whether an account is activated [2.5.2]', async () => {
    openUsers();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Users');
    for (const [name, icon] of [
      [/ada@site/, 'p-icon-check'],
      [/new@site/, 'p-icon-close'],
      [/gone@site/, 'p-icon-close'],
    ] as const) {
      const address = within(await row(name)).getByRole('rowheader');
      expect(address.querySelector('.p-icon')).toHaveClass(icon);
    }
  });

  test('is sorted by last name, and indicates it', async () => {
    openUsers();
    const title = await screen.findByRole('columnheader', { name: 'Name' });
    expect(title).toHaveAttribute('aria-sort', 'ascending');
  });

  test('is searched and sorted by the server, with both kept in the URL [2.5.2, 12.14]', async () => {
    const { address, query } = openUsers({ path: '?search=nora' });
    expect(await row(/new@site/)).toBeVisible();
    expect(screen.queryByText('ada@site.example')).not.toBeInTheDocument();
    expect(query()).toBe('start=0&count=25&search=nora');
    await press('Clear search');
    await waitFor(() => expect(query()).toBe('start=0&count=25'));
    for (const [title, sort] of [
      ['Email', 'email'],
      ['Roles', 'roles'],
      ['Status', 'status'],
      ['Name', 'name'],
    ] as const) {
      await press(title);
      await waitFor(() => expect(query()).toBe(`start=0&count=25&sort=${sort}`));
    }
    expect(address()).toBe('/admin/edit-users?sort=name');
  });

  test('is printed with the users of all pages [12.59]', async () => {
    window.print = jest.fn();
    const many = Array.from({ length: 30 }, (_, at) => aUser({ _id: anId(at), email: `u${at}@site.example` }));
    openUsers({ users: many });
    await press('Print these users');
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    const paper = screen.getByRole('table', { name: 'Users (30)' });
    expect(within(paper).getAllByRole('row')).toHaveLength(31);
    expect(within(paper).getByRole('row', { name: /u29@site/ })).toBeInTheDocument();
  });

  test('is paged; the dialog of a user on another page opens too', async () => {
    const many = Array.from({ length: 30 }, (_, at) => aUser({ _id: anId(at), email: `u${at}@site.example` }));
    openUsers({ users: many, path: `?page=2&edit=${anId(3)}` });
    expect(await screen.findByText('26–30 of 30')).toBeVisible();
    expect(await screen.findByText('Edit u3@site.example', { selector: '.ant-modal-title' })).toBeInTheDocument();
  });

  test('reports a failed load, which can be retried', async () => {
    let isDown = true;
    openUsers({ answers: { [LIST]: () => (isDown ? fails(500) : loads([ADA])) } });
    expect(await screen.findByText('The users could not be loaded')).toBeVisible();
    isDown = false;
    await press('Try again');
    expect(await row(/ada@site/)).toBeVisible();
  });

  test('reports a URL with a user who does not exist', async () => {
    openUsers({ path: `?edit=${anId(77)}` });
    expect(await screen.findByText('This user does not exist.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a new user', () => {
  const ADD = 'POST /user/add';
  test('is added from the drop-down form, which closes and returns the focus [2.5.1]', async () => {
    const toasts = jest.fn();
    onMessage(toasts);
    const { sent, address } = openUsers({ answers: { [ADD]: says(2, 'charles@site.example was added.', ADA) } });
    await press('Add user');
    expect(address()).toBe('/admin/edit-users?add=open');
    await fillIn();
    await press('Save');
    expect(await screen.findByText('charles@site.example was added.')).toBeVisible();
    expect(toasts).not.toHaveBeenCalled();
    expect(sent(ADD)).toEqual([
      { email: 'charles@site.example', first_name: 'Charles', last_name: 'Babbage', roles: ['cars', 'ares'] },
    ]);
    expect(address()).toBe('/admin/edit-users');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add user' })).toHaveFocus());
    await waitFor(() => expect(sent(LIST)).toHaveLength(2));
  });

  test('missing or invalid values are reported before a request is sent [5.4]', async () => {
    const { sent } = openUsers({ path: '?add=open' });
    await typeInto('Email', 'no address');
    await press('Save');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid E-Mail address'));
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Please enter a name');
    expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Please enter a name');
    expect(sent(ADD)).toEqual([]);
  });

  test('an address already in use is reported at its field [11.4.14]', async () => {
    const taken = { code: 1003, errors: [{ path: 'email', message: 'This e-mail address already exists.' }] };
    openUsers({ path: '?add=open', answers: { [ADD]: fails(409, 'Could not save information!', taken) } });
    await fillIn();
    await press('Save');
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This e-mail address already exists.'),
    );
    expect(screen.getByLabelText('Last name')).toHaveValue('Babbage');
  });

  test('all input stays when the server does not answer', async () => {
    openUsers({ path: '?add=open', answers: { [ADD]: isUnreachable } });
    await fillIn();
    await press('Save');
    expect(await screen.findByText('The user was not saved')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Charles');
  });

  test('the form reports that the roles cannot be loaded', async () => {
    openUsers({ path: '?add=open', answers: { 'GET /user/getAllRoles': fails(500) } });
    expect(await screen.findByText('The roles could not be loaded')).toBeVisible();
  });
});

describe('the dialog of a user', () => {
  const EDIT = `POST /user/${ADA._id}/edit`;

  test('starts with the current values and saves changed ones [2.5.4]', async () => {
    const { sent, address } = openUsers({ answers: { [EDIT]: says(2, 'Information saved successfully!', ADA) } });
    await press('Edit ada@site.example');
    expect(address()).toBe(`/admin/edit-users?edit=${ADA._id}`);
    const edit = await dialog('Edit ada@site.example');
    expect(await edit.findByLabelText('Email')).toHaveValue('ada@site.example');
    expect(edit.getByRole('checkbox', { name: 'CARS' })).toBeChecked();
    await userEvent.click(edit.getByRole('checkbox', { name: 'CARS' }));
    await pressIn(edit, 'Save');
    await waitFor(() => expect(address()).toBe('/admin/edit-users'));
    expect(sent(EDIT)).toEqual([
      { email: 'ada@site.example', first_name: 'Ada', last_name: 'Byron', roles: ['lidar_reviewer'], version: 1 },
    ]);
  });

  test('saves its changes with those that were saved elsewhere in the meantime, roles one by one', async () => {
    const theirs = { ...ADA, first_name: 'Augusta', roles: [...ADA.roles, { _id: 'ares', name: 'ARES' }], version: 2 };
    const { sent, address } = openUsers({
      path: `?edit=${ADA._id}`,
      answers: {
        [EDIT]: ({ body }) =>
          (body as UserEdit).version === 1
            ? fails(409, 'Someone else has saved this', { data: theirs })
            : says(2, 'Information saved successfully!', { ...theirs, version: 3 }),
      },
    });
    const edit = await dialog('Edit ada@site.example');
    await enter(await edit.findByLabelText('Last name'), ' King');
    await userEvent.click(edit.getByRole('checkbox', { name: 'CARS' }));
    await pressIn(edit, 'Save');
    await waitFor(() => expect(address()).toBe('/admin/edit-users'));
    expect(sent(EDIT).at(-1)).toMatchObject({
      first_name: 'Augusta',
      last_name: 'Byron King',
      roles: ['lidar_reviewer', 'ares'],
      version: 2,
    });
    expect(screen.queryByText(/Choose which version/)).not.toBeInTheDocument();
  });

  test('asks which version to keep of a field that was also changed elsewhere', async () => {
    const theirs = { ...ADA, last_name: 'Lovelace', version: 2 };
    openUsers({
      path: `?edit=${ADA._id}`,
      answers: { [EDIT]: fails(409, 'Someone else has saved this', { data: theirs }) },
    });
    const edit = await dialog('Edit ada@site.example');
    await enter(await edit.findByLabelText('Last name'), ' King');
    await pressIn(edit, 'Save');
    const question = await dialog('Changes were saved elsewhere in the meantime');
    expect(question.getByRole('row', { name: 'Last name Lovelace Byron King' })).toBeVisible();
    await pressIn(question, 'Cancel');
    expect(await edit.findByText('The account was changed elsewhere in the meantime.')).toBeVisible();
    expect(edit.getByLabelText('Last name')).toHaveValue('Byron King');
  });

  test("the last administrator keeps the role, and the server's reason is shown [11.3.6]", async () => {
    const why = 'The last administrator must keep this role.';
    openUsers({ path: `?edit=${ADA._id}`, answers: { [EDIT]: fails(409, why) } });
    const edit = await dialog('Edit ada@site.example');
    await pressIn(edit, 'Save');
    expect(await edit.findByText(why)).toBeInTheDocument();
  });

  test('asks before unsaved input is left, and keeps it [2.5.4]', async () => {
    const { address } = openUsers({ path: `?edit=${ADA._id}` });
    const edit = await dialog('Edit ada@site.example');
    await enter(await edit.findByLabelText('First name'), ' Augusta');
    await pressIn(edit, 'Close');
    const question = await dialog('Unsaved changes');
    await pressIn(question, 'Leave');
    await waitFor(() => expect(address()).toBe('/admin/edit-users'));
    await press('Edit ada@site.example');
    expect(await screen.findByLabelText('First name')).toHaveValue('Ada Augusta');
  });

  test('discards cancelled input [12.62]', async () => {
    const { address } = openUsers({ path: `?edit=${ADA._id}` });
    const edit = await dialog('Edit ada@site.example');
    await enter(await edit.findByLabelText('First name'), ' Augusta');
    await pressIn(edit, 'Cancel');
    await waitFor(() => expect(address()).toBe('/admin/edit-users'));
    await press('Edit ada@site.example');
    expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
  });
});
