import { onMessage } from '@portal/api-slice';
import { aFacility, anId, aProfile, aUser } from '@portal/testing';
import { enter, fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegisterNfPage } from './register-nf-page';

const LEADERS = 'GET /user/with-role-name/National%20Facility';
const REGISTER = 'POST /national-facility/register';
const leader = aUser({ _id: anId(3), email: 'pi@site.example', first_name: 'Pia', last_name: 'Investigator' });

function open(answers: Parameters<typeof fakeApi>[0] = {}, profile = aProfile(['cars'])) {
  const made = fakeApi({ [LEADERS]: loads([leader]), ...answers });
  renderInPortal(<RegisterNfPage />, { path: '/cars/register-nf', profile });
  const sent = () => made.filter(({ call }) => call === REGISTER).map(({ body }) => body);
  return { made, sent };
}
const acronym = () => screen.findByLabelText('Acronym');
const register = () => userEvent.click(screen.getByRole('button', { name: 'Register new NF' }));

async function fillIn(text: string) {
  await enter(await acronym(), text);
  await userEvent.type(screen.getByRole('combobox', { name: 'NF Leader' }), 'pia');
  await screen.findByRole('option', { name: /pi@site.example/ });
  await userEvent.keyboard('{Enter}');
}

test('a facility is registered with a leader found by name and shown with the address [2.1.5, 2.8.1]', async () => {
  const toasts = jest.fn();
  onMessage(toasts);
  const facility = aFacility({ _id: anId(12), acronym: 'NEW-1' });
  const { sent } = open({ [REGISTER]: says(2, 'Information saved successfully!', facility) });
  await fillIn('NEW-1');
  expect(screen.getByRole('combobox', { name: 'NF Leader' })).toHaveValue('pi@site.example');
  await register();
  expect(await screen.findByText('The National Facility NEW-1 is registered.')).toBeVisible();
  expect(toasts).not.toHaveBeenCalled();
  expect(sent()).toEqual([{ acronym: 'NEW-1', owner: leader._id }]);
  expect(screen.getByRole('link', { name: 'Open the facility page' })).toHaveAttribute('href', `/edit-nf/${anId(12)}`);
  await userEvent.click(screen.getByRole('button', { name: 'Register another one' }));
  expect(await acronym()).toHaveValue('');
});

test.each([
  ['NINECHARS', 'Acronym must be maximum 8 characters long'],
  ['A B', 'Acronym must be alphanumeric'],
])('"%s" is refused before a request is sent [5.6]', async (text, message) => {
  const { sent } = open();
  await fillIn(text);
  await register();
  await waitFor(async () => expect(await acronym()).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(sent()).toEqual([]);
});

test('an empty form is reported', async () => {
  open();
  await acronym();
  await register();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'NF Leader' })).toHaveAccessibleDescription(/Please choose a leader/),
  );
});

test('a refusal of the acronym is shown at its field', async () => {
  const taken = { code: 1004, errors: [{ path: 'acronym', message: 'This acronym already exists.' }] };
  open({ [REGISTER]: fails(422, 'Could not register National Facility!', taken) });
  await fillIn('CIAO');
  await register();
  await waitFor(async () =>
    expect(await acronym()).toHaveAccessibleDescription(expect.stringContaining('This acronym already exists.')),
  );
  expect(await acronym()).toHaveValue('CIAO');
});

test('any other refusal is shown too', async () => {
  open({ [REGISTER]: fails(409, 'This acronym is taken.') });
  await fillIn('CIAO');
  await register();
  expect(await screen.findByText('This acronym is taken.')).toBeVisible();
});

test('the acronym can be typed while the people are loading, which the open list says', async () => {
  const releases: (() => void)[] = [];
  open({
    [LEADERS]: async () => {
      await new Promise<void>((release) => releases.push(release));
      return loads([leader]);
    },
  });
  await enter(await acronym(), 'NEW-1');
  await userEvent.type(screen.getByRole('combobox', { name: 'NF Leader' }), 'pia');
  expect(screen.getByText('Loading…')).toBeVisible();
  act(() => releases.forEach((release) => release()));
  expect(await screen.findByRole('option', { name: /pi@site.example/ })).toBeVisible();
  expect(await acronym()).toHaveValue('NEW-1');
});

test.each([
  ['no user can lead one', loads([]), 'No one available'],
  ['the people cannot be loaded', fails(500), 'The people to choose from could not be loaded.'],
])('%s', async (_why, answer, said) => {
  open({ [LEADERS]: answer });
  expect(await screen.findByText(said)).toBeVisible();
});

test.each([
  ['an owner', aProfile()],
  ['a reviewer', aProfile(['lidar_reviewer'])],
  ['ARES', aProfile(['ares'])],
])('%s gets the not-found page [11.2.7]', async (_why, profile) => {
  const { made } = open({}, profile);
  expect(await screen.findByText("We couldn't find the resource you asked for.")).toBeVisible();
  expect(made).toEqual([]);
});
