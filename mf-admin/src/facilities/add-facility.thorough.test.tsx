import { onMessage } from '@portal/api-slice';
import { anId } from '@portal/testing';
import { enter, fails, loads, says } from '@portal/testing/portal';
import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialog, pressIn } from '../dialogs.fixture';
import { ALL, facility, openFacilities, person, press } from './facilities.fixture';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const PEOPLE = 'GET /user/without-nf';
const REGISTER = 'POST /national-facility/register';
const [ADA, BO] = [person(5, 'Ada'), person(6, 'Bo')];
const NEW = facility(7, 'NEW-1', 'registered');
const box = async (name: string) => screen.findByRole('textbox', { name });
const leader = async () => screen.findByRole('combobox', { name: 'NF Leader' });

async function fillIn(acronym = 'NEW-1') {
  await enter(await box('Acronym'), acronym);
  await userEvent.type(await leader(), 'ada');
  await screen.findByRole('option', { name: /ada@site.example/ });
  await userEvent.keyboard('{Enter}');
  await userEvent.selectOptions(screen.getByLabelText('NF Type'), 'ACTRIS facility');
}
const copies = () => Object.keys(localStorage).filter((key) => key.includes(':facility:new'));

test('registers a facility for a user who has none, and offers the invitation [2.6.1, 11.5.3]', async () => {
  const said = jest.fn();
  let now = [NEW];
  const { sent, times, address } = openFacilities({
    answers: {
      [ALL]: () => loads(now),
      [`GET /national-facility/${anId(7)}/general-info`]: () => loads(now[0]),
      [PEOPLE]: loads([ADA, BO]),
      [REGISTER]: says(0, 'Operation successful!', NEW),
      [`POST /national-facility/${anId(7)}/send-invitation`]: says(2, 'The invitation was sent to ada@site.example.'),
    },
  });
  const open = await screen.findByRole('button', { name: 'Add National Facility' });
  expect(open).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(open);
  expect(open).toHaveAttribute('aria-expanded', 'true');
  expect(address()).toContain('add=open');
  await userEvent.click(await leader());
  const people = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    'Ada Byron ada@site.example',
    'Bo Byron bo@site.example',
  ]);
  await fillIn();
  await press('Register new NF');
  expect(await screen.findByText('The National Facility NEW-1 is registered.')).toBeVisible();
  expect(sent(REGISTER)).toEqual([{ acronym: 'NEW-1', owner: ADA._id, type: 'actris' }]);
  await waitFor(() => expect(open).toHaveFocus());
  expect(address()).not.toContain('add=');
  expect(copies()).toEqual([]);
  await waitFor(() => expect(times(ALL)).toBe(2));
  onMessage(said);
  await press('Invite');
  expect(address()).toContain(`invite=${anId(7)}`);
  const opened = await dialog('Invite NEW-1');
  now = [facility(7, 'NEW-1', 'invited')];
  await pressIn(opened, 'Send invitation');
  await waitFor(() => expect(screen.queryByText('Its leader can be invited now.')).not.toBeInTheDocument());
  expect(said).toHaveBeenCalledTimes(1);
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ text: 'The invitation was sent to ada@site.example.' }));
  expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Re-invite' })).toHaveFocus());
});

test('all fields are mandatory, and an acronym has allowed characters and a maximum length [5.5]', async () => {
  const { times } = openFacilities({ path: '?add=open', answers: { [PEOPLE]: loads([ADA]) } });
  await box('Acronym');
  await press('Register new NF');
  await waitFor(async () => expect(await box('Acronym')).toHaveAccessibleDescription(/^Enter the acronym/));
  expect(await leader()).toHaveAccessibleDescription(/^Please choose a leader/);
  expect(screen.getByLabelText('NF Type')).toHaveAccessibleDescription(/^Please choose a type/);
  await enter(await box('Acronym'), 'A B');
  await waitFor(async () => expect(await box('Acronym')).toHaveAccessibleDescription(/^Acronym must be alphanumeric/));
  await userEvent.clear(await box('Acronym'));
  await enter(await box('Acronym'), 'A'.repeat(25));
  await waitFor(async () =>
    expect(await box('Acronym')).toHaveAccessibleDescription(/^Acronym must be maximum 24 characters long/),
  );
  expect(times(REGISTER)).toBe(0);
});

test('a refusal by the server is shown at its field', async () => {
  const taken = { errors: [{ path: 'acronym', message: 'This acronym is taken.' }] };
  openFacilities({
    path: '?add=open',
    answers: { [PEOPLE]: loads([ADA]), [REGISTER]: fails(409, 'Could not register National Facility!', taken) },
  });
  await fillIn();
  await press('Register new NF');
  await waitFor(async () => expect(await box('Acronym')).toHaveAccessibleDescription(/^This acronym is taken\./));
});

test('any other refusal is shown, and the input stays', async () => {
  openFacilities({ path: '?add=open', answers: { [PEOPLE]: loads([ADA]), [REGISTER]: fails(500) } });
  await fillIn();
  await press('Register new NF');
  expect(await screen.findByText('What you typed is still here; please try again in a moment.')).toBeVisible();
  expect(await box('Acronym')).toHaveValue('NEW-1');
  await waitFor(() => expect(copies()).toHaveLength(1));
});

test('closing the form asks whether to discard the input', async () => {
  const { address } = openFacilities({ path: '?add=open', answers: { [PEOPLE]: loads([ADA]) } });
  await enter(await box('Acronym'), 'NEW');
  await waitFor(() => expect(copies()).toHaveLength(1));
  await press('Close');
  const question = await dialog('Unsaved changes');
  await userEvent.click(await question.findByRole('button', { name: 'Keep editing' }));
  expect(address()).toContain('add=open');
});

test('the form reports that every user leads a facility, or that the users cannot be loaded', async () => {
  let answer = fails(500);
  openFacilities({ path: '?add=open', answers: { [PEOPLE]: () => answer } });
  expect(await screen.findByText('The people to choose from could not be loaded.')).toBeVisible();
  answer = loads([]);
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'No one available' })).toBeVisible();
});
