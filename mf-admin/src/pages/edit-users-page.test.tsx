import { ROLES } from '@portal/domain';
import type { User } from '@portal/domain';
import { anId, aProfile, aUser } from '@portal/testing';
import {
  fails,
  fakeApi,
  isUnreachable,
  loads,
  loadsPart,
  renderInPortal,
  says,
  withoutQuery,
} from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, pressIn } from '../dialogs.fixture';
import { EditUsersPage } from './edit-users-page';

// jsdom has no layout, so it cannot scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const LIST = 'GET /user/getall';
const ALL_ROLES = ROLES.map(({ code, name }) => ({ _id: code, name }));
const roles = (...codes: string[]) => ALL_ROLES.filter(({ _id }) => codes.includes(_id));

const ADA = aUser({
  _id: anId(1),
  email: 'ada@site.example',
  first_name: 'Ada',
  last_name: 'Byron',
  roles: roles('cars', 'lidar_reviewer'),
});
const NEW = aUser({
  _id: anId(2),
  email: 'new@site.example',
  first_name: 'Nora',
  last_name: 'Adams',
  activated: false,
});
const GONE = aUser({ _id: anId(3), email: 'gone@site.example', first_name: 'Gil', deactivated: true, roles: [] });
const FORMER = aUser({
  ...GONE,
  _id: anId(4),
  email: 'former-user-4@anonymised.invalid',
  first_name: 'Former',
  last_name: 'user',
  anonymised: true,
});

interface Opened {
  users?: User[];
  path?: string;
  answers?: Parameters<typeof fakeApi>[0];
}

function open({ users = [ADA, NEW, GONE], path = '', answers = {} }: Opened = {}) {
  const made = fakeApi({
    [LIST]: (request) => loadsPart(users, request),
    'GET /user/getAllRoles': loads(ALL_ROLES),
    ...answers,
  });
  const { address } = renderInPortal(<EditUsersPage />, {
    path: `/admin/edit-users${path}`,
    profile: aProfile(['administrator'], { _id: anId(9) }),
  });
  const of = (call: string) => made.filter((request) => withoutQuery(request.call) === call);
  const sent = (call: string) => of(call).map(({ body }) => body);
  return { address, sent, query: () => of(LIST).at(-1)?.call.split('?')[1] };
}
const row = (name: RegExp) => screen.findByRole('row', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const typeInto = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

async function fillIn() {
  await typeInto('E-mail', 'charles@site.example');
  await typeInto('First name', 'Charles');
  await typeInto('Last name', 'Babbage');
  await userEvent.click(screen.getByRole('checkbox', { name: 'ARES' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'CARS' }));
}

describe('the table', () => {
  test('says of everybody the address, the name, the roles and whether they can log in [2.5.2, 2.5.3]', async () => {
    open();
    expect(await row(/ada@site/)).toHaveTextContent('Ada ByronCARS, Lidar ReviewerActivated');
    expect(await row(/new@site/)).toHaveTextContent('Nora AdamsNational FacilityNot activated');
    expect(await row(/gone@site/)).toHaveTextContent('No rolesDeactivated');
    expect(within(await row(/gone@site/)).queryByRole('button', { name: /Reset/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Audit' })).toHaveAttribute('href', '/admin/audit');
  });

  test('shows beside the address whether an account is activated [2.5.2]', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Users');
    for (const [name, icon] of [
      [/ada@site/, 'anticon-check'],
      [/new@site/, 'anticon-close'],
      [/gone@site/, 'anticon-close'],
    ] as const) {
      const address = within(await row(name)).getByRole('rowheader');
      expect(address.querySelector('.anticon')).toHaveClass(icon);
    }
  });

  test('is listed by last name, and says so', async () => {
    open();
    const title = await screen.findByRole('columnheader', { name: 'Name' });
    expect(title).toHaveAttribute('aria-sort', 'ascending');
  });

  test('is searched and sorted by the server, and keeps both in the address [2.5.2, 12.14]', async () => {
    const { address, query } = open({ path: '?search=nora' });
    expect(await row(/new@site/)).toBeVisible();
    expect(screen.queryByText('ada@site.example')).not.toBeInTheDocument();
    expect(query()).toBe('start=0&count=25&search=nora');
    await press('Clear search');
    await waitFor(() => expect(query()).toBe('start=0&count=25'));
    for (const [title, sort] of [
      ['E-mail', 'email'],
      ['Roles', 'roles'],
      ['Status', 'status'],
      ['Name', 'name'],
    ] as const) {
      await press(title);
      await waitFor(() => expect(query()).toBe(`start=0&count=25&sort=${sort}`));
    }
    expect(address()).toBe('/admin/edit-users?sort=name');
  });

  test('comes in pages; the window of somebody on another page opens too', async () => {
    const many = Array.from({ length: 30 }, (_, at) => aUser({ _id: anId(at), email: `u${at}@site.example` }));
    open({ users: many, path: `?page=2&edit=${anId(3)}` });
    expect(await screen.findByText('26–30 of 30')).toBeVisible();
    expect(await screen.findByText('Edit u3@site.example', { selector: '.ant-modal-title' })).toBeInTheDocument();
  });

  test('a failed load is said and can be repeated', async () => {
    let isDown = true;
    open({ answers: { [LIST]: () => (isDown ? fails(500) : loads([ADA])) } });
    expect(await screen.findByText('The users could not be loaded')).toBeVisible();
    isDown = false;
    await press('Try again');
    expect(await row(/ada@site/)).toBeVisible();
  });

  test('an address with somebody who does not exist says so', async () => {
    open({ path: `?edit=${anId(77)}` });
    expect(await screen.findByText('This user does not exist.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a new user', () => {
  const ADD = 'POST /user/add';
  test('is added from the form that drops down, which closes and gives the focus back [2.5.1]', async () => {
    const { sent, address } = open({ answers: { [ADD]: says(2, 'Information saved successfully!', ADA) } });
    await press('Add user');
    expect(address()).toBe('/admin/edit-users?add=open');
    await fillIn();
    await press('Save');
    expect(await screen.findByText(/charles@site.example was added, and gets an e-mail/)).toBeVisible();
    expect(sent(ADD)).toEqual([
      { email: 'charles@site.example', first_name: 'Charles', last_name: 'Babbage', roles: ['cars', 'ares'] },
    ]);
    expect(address()).toBe('/admin/edit-users');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add user' })).toHaveFocus());
    await waitFor(() => expect(sent(LIST)).toHaveLength(2));
  });

  test('what is missing or wrong is said before anything is sent [5.4]', async () => {
    const { sent } = open({ path: '?add=open' });
    await typeInto('E-mail', 'no address');
    await press('Save');
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Invalid E-Mail address'));
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Please enter a name');
    expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Please enter a name');
    expect(sent(ADD)).toEqual([]);
  });

  test('an address that is taken is said at the address [11.4.14]', async () => {
    const taken = { code: 1003, errors: [{ path: 'email', message: 'This e-mail address already exists.' }] };
    open({ path: '?add=open', answers: { [ADD]: fails(409, 'Could not save information!', taken) } });
    await fillIn();
    await press('Save');
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('This e-mail address already exists.'),
    );
    expect(screen.getByLabelText('Last name')).toHaveValue('Babbage');
  });

  test('without an answer everything typed stays', async () => {
    open({ path: '?add=open', answers: { [ADD]: isUnreachable } });
    await fillIn();
    await press('Save');
    expect(await screen.findByText('The user was not saved')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Charles');
  });

  test('the roles cannot be loaded', async () => {
    open({ path: '?add=open', answers: { 'GET /user/getAllRoles': fails(500) } });
    expect(await screen.findByText('The roles could not be loaded')).toBeVisible();
  });
});

describe('the window of a user', () => {
  const EDIT = `POST /user/${ADA._id}/edit`;

  test('starts with what is known, and saves it changed [2.5.4]', async () => {
    const { sent, address } = open({ answers: { [EDIT]: says(2, 'Information saved successfully!', ADA) } });
    await press('Edit ada@site.example');
    expect(address()).toBe(`/admin/edit-users?edit=${ADA._id}`);
    const edit = await dialog('Edit ada@site.example');
    expect(await edit.findByLabelText('E-mail')).toHaveValue('ada@site.example');
    expect(edit.getByRole('checkbox', { name: 'CARS' })).toBeChecked();
    await userEvent.click(edit.getByRole('checkbox', { name: 'CARS' }));
    await pressIn(edit, 'Save');
    await waitFor(() => expect(address()).toBe('/admin/edit-users'));
    expect(sent(EDIT)).toEqual([
      { email: 'ada@site.example', first_name: 'Ada', last_name: 'Byron', roles: ['lidar_reviewer'] },
    ]);
  });

  test('the last administrator keeps the role, and the server says why [11.3.6]', async () => {
    const why = 'The last administrator must keep this role.';
    open({ path: `?edit=${ADA._id}`, answers: { [EDIT]: fails(409, why) } });
    const edit = await dialog('Edit ada@site.example');
    await pressIn(edit, 'Save');
    expect(await edit.findByText(why)).toBeInTheDocument();
  });

  test('something typed is asked about before it is left, and kept [2.5.4]', async () => {
    const { address } = open({ path: `?edit=${ADA._id}` });
    const edit = await dialog('Edit ada@site.example');
    await userEvent.type(await edit.findByLabelText('First name'), ' Augusta');
    await pressIn(edit, 'Cancel');
    const question = await dialog('Unsaved changes');
    await pressIn(question, 'Leave');
    await waitFor(() => expect(address()).toBe('/admin/edit-users'));
    await press('Edit ada@site.example');
    expect(await screen.findByLabelText('First name')).toHaveValue('Ada Augusta');
  });
});

describe('an account', () => {
  test('is deactivated after a question that says what will happen [11.4.15]', async () => {
    let isOff = false;
    const call = `POST /user/${ADA._id}/deactivate`;
    const { sent } = open({
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
    expect(question.getByText(/Assignments as a reviewer end/)).toBeInTheDocument();
    expect(sent(call)).toEqual([]);
    await pressIn(question, 'Deactivate account');
    expect(await screen.findByText(/The account is deactivated/)).toBeVisible();
    expect(sent(call)).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Activate account' })).toBeVisible();
  });

  test('a refusal stands in the question', async () => {
    const call = `POST /user/${GONE._id}/activate`;
    open({ path: `?edit=${GONE._id}`, answers: { [call]: fails(409, 'Not now.') } });
    await press('Activate account');
    const question = await dialog('Activate account');
    await pressIn(question, 'Activate account');
    expect(await question.findByText('Not now.')).toBeInTheDocument();
    await pressIn(question, 'Cancel');
    await press('Activate account');
    expect(screen.queryByText('Not now.')).not.toBeInTheDocument();
  });
});

describe('a former user', () => {
  const ANONYMISE = `POST /user/${GONE._id}/anonymise`;

  test('is anonymised after a question that says what goes, what stays, and that there is no way back', async () => {
    let isDone = false;
    const { sent, address } = open({
      answers: {
        [LIST]: () => loads([ADA, { ...GONE, ...(isDone && { ...FORMER, _id: GONE._id }) }]),
        [ANONYMISE]: () => {
          isDone = true;
          return says(2, 'Information saved successfully!', FORMER);
        },
      },
    });
    expect(within(await row(/ada@site/)).queryByRole('button', { name: /Anonymise/ })).not.toBeInTheDocument();
    await press('Anonymise gone@site.example');
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

  test('has no buttons once anonymised, and an address that leads to them says so', async () => {
    open({ users: [ADA, FORMER], path: `?edit=${FORMER._id}` });
    expect(within(await row(/former-user-4@/)).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('The account is anonymised: there is nothing left to change.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a refusal stands in the question, and Cancel leaves everything as it was', async () => {
    const why = 'A message to this person is still waiting to be sent. Please try again later.';
    const { address } = open({ path: `?anonymise=${GONE._id}`, answers: { [ANONYMISE]: fails(409, why) } });
    const question = await dialog('Anonymise');
    await pressIn(question, 'Anonymise');
    expect(await question.findByText(why)).toBeInTheDocument();
    await pressIn(question, 'Cancel');
    await waitFor(() => expect(address()).toBe('/admin/edit-users'));
  });
});

describe('a password', () => {
  const RESET = 'POST /auth/reset-password';

  test('is reset after a question [2.5.5]', async () => {
    const { sent, address } = open({ answers: { [RESET]: says(0, 'Operation successful!') } });
    await press('Reset password of ada@site.example');
    const question = await dialog('Reset password');
    expect(question.getByText('Are you sure you want to reset the password for ada@site.example?')).toBeInTheDocument();
    await pressIn(question, 'Reset password');
    expect(await screen.findByText(/The password for ada@site.example is reset/)).toBeVisible();
    expect(sent(RESET)).toEqual([{ email: 'ada@site.example' }]);
    expect(address()).toBe('/admin/edit-users');
  });

  test('who has not activated the account gets a new link to do so', async () => {
    open({ path: `?reset=${NEW._id}` });
    const question = await dialog('Reset password');
    expect(question.getByText(/a new link to activate it is sent/)).toBeInTheDocument();
  });

  test('a refusal stands in the question, and Cancel leaves everything as it was', async () => {
    const { address } = open({ path: `?reset=${ADA._id}`, answers: { [RESET]: fails(429, 'Too many requests.') } });
    const question = await dialog('Reset password');
    await pressIn(question, 'Reset password');
    expect(await question.findByText('Too many requests.')).toBeInTheDocument();
    await pressIn(question, 'Cancel');
    await waitFor(() => expect(address()).toBe('/admin/edit-users'));
  });
});
