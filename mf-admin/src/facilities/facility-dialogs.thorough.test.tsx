import { onMessage } from '@portal/api-slice';
import { epochOf } from '@portal/domain';
import { anId, aUser } from '@portal/testing';
import { fails, loads, says } from '@portal/testing/portal';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, pressIn } from '../dialogs.fixture';
import { ALL, facility, openFacilities, person, press } from './facilities.fixture';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const ALPHA = facility(1, 'ALPHA', 'registered');
const GAMMA = facility(3, 'GAMMA', 'submitted', { date: 1 });
const path = (number: number) => `/national-facility/${anId(number)}`;
const saved = says(2, 'Information saved successfully!');
const owner = async () => screen.findByRole('combobox', { name: 'New leader' });
const offered = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const field = async () => screen.findByLabelText('Due date');
const closed = (title: string) =>
  waitFor(() => expect(screen.queryByText(title, { selector: '.ant-modal-title' })).not.toBeInTheDocument());

describe('the invitation', () => {
  const INVITE = `POST ${path(1)}/send-invitation`;

  test('is confirmed and sent once; a toast says so, as a filter may hide the row from then on [2.6.4, 12.292]', async () => {
    const toasts = jest.fn();
    onMessage(toasts);
    const { sent, times, address } = openFacilities({ facilities: [ALPHA], answers: { [INVITE]: saved } });
    await press('Invite: ALPHA');
    expect(address()).toContain(`invite=${anId(1)}`);
    const opened = await dialog('Invite ALPHA');
    expect(opened.getByText('Are you sure you want to send the invitation email?')).toBeInTheDocument();
    expect(opened.getByText('It will be sent to Owner Ciao (pi.ciao@site.example).')).toBeInTheDocument();
    await pressIn(opened, 'Send invitation');
    await waitFor(() => expect(address()).toBe('/admin/edit-nfs'));
    expect(sent(INVITE)).toEqual([null]);
    await waitFor(() => expect(times(ALL)).toBe(2));
    expect(toasts).toHaveBeenCalledTimes(1);
  });

  test('shows a refusal in the dialog, but not when it is opened again', async () => {
    const answers = { [INVITE]: fails(409, 'Only a facility that has not started its application can be invited.') };
    openFacilities({ facilities: [ALPHA], answers });
    await press('Invite: ALPHA');
    const opened = await dialog('Invite ALPHA');
    await pressIn(opened, 'Send invitation');
    expect(await opened.findByText(/^Only a facility that has not started/)).toBeInTheDocument();
    await pressIn(opened, 'Cancel');
    await press('Invite: ALPHA');
    expect(screen.queryByText(/^Only a facility that has not started/)).not.toBeInTheDocument();
  });
});

test('reviewers are chosen [2.6.5]', async () => {
  const SET = `POST ${path(3)}/set-initial-acceptance-reviewers`;
  const { sent } = openFacilities({
    facilities: [GAMMA],
    answers: {
      'GET /user/with-role-name/Lidar%20Reviewer': loads([person(5, 'Ada')]),
      'GET /user/with-role-name/Lidar%20Data%20Reviewer': loads([]),
      'GET /user/with-role-name/Photometer%20Reviewer': loads([]),
      'GET /user/with-role-name/Photometer%20Data%20Reviewer': loads([]),
      [`GET ${path(3)}/declined-reviews`]: loads([]),
      [`GET ${path(3)}/deputies`]: loads([]),
      [SET]: saved,
    },
  });
  await press('Set reviewers of GAMMA');
  const opened = await dialog('Choose reviewers');
  await userEvent.type(await opened.findByRole('combobox', { name: 'Lidar reviewer' }), 'ada{Enter}');
  await pressIn(opened, 'Save reviewers');
  await waitFor(() =>
    expect(sent(SET)).toEqual([
      {
        lidar: anId(5),
        lidar_data: null,
        photometer: null,
        photometer_data: null,
        before: { lidar: null, lidar_data: null, photometer: null, photometer_data: null },
      },
    ]),
  );
  await closed('Choose reviewers');
});

describe('the transfer of ownership', () => {
  const TRANSFER = `POST ${path(3)}/transfer`;
  const HOLDERS = 'GET /user/with-role-name/National%20Facility';
  const OWNER = GAMMA.owner;
  const title = 'Transfer GAMMA';

  async function openTransfer(answers: Parameters<typeof openFacilities>[0] = {}) {
    const page = openFacilities({ facilities: [GAMMA], ...answers });
    await press('More: GAMMA');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Transfer facility' }));
    return { ...page, opened: await dialog(title) };
  }

  test('explains the consequences, and offers holders of the role except the present owner [12.12]', async () => {
    const { sent, opened } = await openTransfer({
      answers: { [HOLDERS]: loads([OWNER, person(5, 'Ada')]), [TRANSFER]: saved },
    });
    expect(opened.getByText(/^Owner Ciao can no longer open the facility/)).toBeInTheDocument();
    await userEvent.click(await owner());
    expect(offered()).toEqual(['Ada Byron ada@site.example']);
    await userEvent.type(await owner(), 'ada{Enter}');
    await pressIn(opened, 'Transfer facility');
    await waitFor(() => expect(sent(TRANSFER)).toEqual([{ owner: anId(5), before: OWNER._id }]));
    await closed(title);
  });

  test('can be to any user with an active account', async () => {
    const everybody = [aUser({ ...person(6, 'Bo') }), aUser({ ...person(7, 'Cay'), deactivated: true })];
    const { opened } = await openTransfer({
      answers: { [HOLDERS]: loads([]), 'GET /user/getall': loads(everybody) },
    });
    await pressIn(opened, 'Choose among all users');
    await userEvent.click(await owner());
    expect(offered()).toEqual(['Bo Byron bo@site.example']);
  });

  test('reports a missing choice, and a user who cannot be the owner, at the field', async () => {
    const refused = { errors: [{ path: 'owner', message: 'This person reviews the facility.' }] };
    const { opened, times } = await openTransfer({
      answers: { [HOLDERS]: loads([person(5, 'Ada')]), [TRANSFER]: fails(422, 'No.', refused) },
    });
    await owner();
    await pressIn(opened, 'Transfer facility');
    await waitFor(async () => expect(await owner()).toHaveAccessibleDescription(/^Please choose a leader/));
    expect(times(TRANSFER)).toBe(0);
    await userEvent.type(await owner(), 'ada{Enter}');
    await pressIn(opened, 'Transfer facility');
    await waitFor(async () => expect(await owner()).toHaveAccessibleDescription(/^This person reviews the facility\./));
  });

  test('from an owner who was replaced meanwhile is refused at the field; sent again, it names the present one', async () => {
    const message = 'Someone else has transferred the facility to Bo Byron meanwhile.';
    const now = { ...GAMMA, owner: { ...OWNER, ...person(6, 'Bo') } };
    const listed = [GAMMA];
    let answer = fails(409, message, { errors: [{ path: 'owner', message }], data: now });
    const { opened, sent } = await openTransfer({
      facilities: listed,
      answers: { [HOLDERS]: loads([person(5, 'Ada')]), [TRANSFER]: () => answer },
    });
    await userEvent.type(await owner(), 'ada{Enter}');
    listed[0] = now;
    await pressIn(opened, 'Transfer facility');
    await waitFor(async () => expect(await owner()).toHaveAccessibleDescription(new RegExp(`^${message}`)));
    expect(await opened.findByText(/^Bo Byron can no longer open the facility/)).toBeInTheDocument();
    answer = saved;
    await pressIn(opened, 'Transfer facility');
    await waitFor(() =>
      expect(sent(TRANSFER)).toEqual([
        { owner: anId(5), before: OWNER._id },
        { owner: anId(5), before: anId(6) },
      ]),
    );
  });

  test('offers to reload the users after a failed load', async () => {
    let answer = fails(500);
    const { opened } = await openTransfer({ answers: { [HOLDERS]: () => answer } });
    expect(await opened.findByText('The people to choose from could not be loaded')).toBeInTheDocument();
    answer = loads([person(5, 'Ada')]);
    await pressIn(opened, 'Try again');
    expect(await owner()).toBeInTheDocument();
  });
});

describe('the due date', () => {
  const DUE = `POST ${path(3)}/due-date`;
  const LATE = facility(3, 'GAMMA', 'submitted', { due_date: epochOf('2026-04-01') });
  const title = 'Due date of GAMMA';

  async function openDueDate(now = GAMMA, answer = saved) {
    const page = openFacilities({ facilities: [now], answers: { [DUE]: answer } });
    await press('More: GAMMA');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Due date' }));
    return { ...page, opened: await dialog(title) };
  }

  test('is set for the current step [12.5]', async () => {
    const { sent, opened } = await openDueDate();
    expect(opened.getByText(/^Waiting for an administrator to assign reviewers/)).toBeInTheDocument();
    expect(opened.queryByRole('button', { name: 'Remove due date', hidden: true })).not.toBeInTheDocument();
    fireEvent.change(await field(), { target: { value: '2099-12-31' } });
    await pressIn(opened, 'Save due date');
    await waitFor(() => expect(sent(DUE)).toEqual([{ due_date: epochOf('2099-12-31'), before: null }]));
    await closed(title);
  });

  test('is removed', async () => {
    const { sent, opened } = await openDueDate(LATE);
    expect(await field()).toHaveValue('2026-04-01');
    await pressIn(opened, 'Remove due date');
    await waitFor(() => expect(sent(DUE)).toEqual([{ due_date: null, before: epochOf('2026-04-01') }]));
    await closed(title);
  });

  test('in the past is refused at the field before it is sent', async () => {
    const { opened, sent } = await openDueDate(GAMMA);
    fireEvent.change(await field(), { target: { value: '2020-01-01' } });
    fireEvent.blur(await field());
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/^Must not be in the past/));
    expect(opened.getByRole('button', { name: 'Save due date' })).toBeDisabled();
    expect(sent(DUE)).toEqual([]);
  });

  test("shows the server's refusal at the field", async () => {
    const open = { errors: [{ path: 'due_date', message: 'Please give another day' }] };
    const { opened } = await openDueDate(GAMMA, fails(422, 'No.', open));
    fireEvent.change(await field(), { target: { value: '2099-01-01' } });
    await pressIn(opened, 'Save due date');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/^Please give another day/));
  });

  test('that was set elsewhere meanwhile is named at the field, and can be saved over', async () => {
    const message = 'The due date was set to 2099-05-01 meanwhile.';
    const now = facility(3, 'GAMMA', 'submitted', { due_date: epochOf('2099-05-01') });
    const refusal = fails(409, message, { errors: [{ path: 'due_date', message }], data: now });
    const { opened, sent } = await openDueDate(GAMMA, refusal);
    fireEvent.change(await field(), { target: { value: '2099-01-01' } });
    for (const before of [null, epochOf('2099-05-01')]) {
      await pressIn(opened, 'Save due date');
      await waitFor(() => expect(sent(DUE).at(-1)).toEqual({ due_date: epochOf('2099-01-01'), before }));
      await waitFor(async () => expect(await field()).toHaveAccessibleDescription(new RegExp(`^${message}`)));
    }
  });

  test('shows the reason if it cannot be removed', async () => {
    const { opened } = await openDueDate(LATE, fails(409, 'Nothing is due any more.'));
    await pressIn(opened, 'Remove due date');
    expect(await opened.findByText('Nothing is due any more.')).toBeInTheDocument();
  });

  test('cannot be removed while it limits opened fields', async () => {
    const open = { errors: [{ path: 'due_date', message: 'Fields are open for correction until this day.' }] };
    const { opened } = await openDueDate(LATE, fails(422, 'No.', open));
    await pressIn(opened, 'Remove due date');
    expect(await opened.findByText('Fields are open for correction until this day.')).toBeInTheDocument();
  });

  test('is not offered for a completed application', async () => {
    openFacilities({ facilities: [facility(4, 'DELTA', 'evaluated')] });
    await press('More: DELTA');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Transfer facility']);
  });
});

test('a URL that names an archived facility opens nothing', async () => {
  openFacilities({ facilities: [ALPHA], path: `?transfer=${anId(99)}` });
  await screen.findByRole('row', { name: /ALPHA/ });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
