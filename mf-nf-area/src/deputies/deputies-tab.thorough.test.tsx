import type { Deputy, NationalFacility } from '@portal/domain';
import { aFacility, anId, aProfile } from '@portal/testing';
import { fails, loads, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const FACILITY = aFacility();
const LIST = `GET /national-facility/${FACILITY._id}/deputies`;
const NAME = `POST /national-facility/${FACILITY._id}/deputies`;
const DORA: Deputy = {
  _id: anId(21),
  first_name: 'Dora',
  last_name: 'Bell',
  email: 'dora@site.example',
  since: Date.UTC(2026, 8, 23) / 1000,
};
const REMOVE = `DELETE /national-facility/${FACILITY._id}/deputies/${DORA._id}`;
const SAVED = says(2, 'Information saved successfully!', []);

const person = (number: number): Deputy => ({ ...DORA, _id: anId(number), first_name: `Dora ${number}` });
const open = (deputies: Deputy[], more: Parameters<typeof openFacility>[0] = {}) =>
  openFacility({
    facility: FACILITY,
    search: '?tab=deputies',
    ...more,
    answers: { [LIST]: loads(deputies), ...more.answers },
  });
const names = (change: Partial<NationalFacility>) => aFacility({ ...FACILITY, ...change });

test('the owner sees the deputies and names another one [12.36]', async () => {
  const { sent } = open([DORA], { answers: { [NAME]: SAVED } });
  const dora = (await screen.findByText('dora@site.example', { exact: false })).closest('li');
  expect(dora).toHaveTextContent('Dora Bell dora@site.example, since 2026-09-23');
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'bea@site.example{Enter}');
  await waitFor(() => expect(sent(NAME)).toEqual([{ email: 'bea@site.example' }]));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue(''));
});

test('a refusal by the server is shown at the address, which is kept', async () => {
  const message = 'No one who can be named a deputy has an account with this address.';
  open([], { answers: { [NAME]: fails(422, message, { errors: [{ path: 'email', message }] }) } });
  expect(await screen.findByRole('heading', { name: 'No deputies yet' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'bea@site.example{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(new RegExp(message)),
  );
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('bea@site.example');
});

test('any other failure is reported, and the address is kept', async () => {
  open([], { answers: { [NAME]: fails(429, 'Too many attempts to name a deputy.') } });
  await userEvent.type(await screen.findByRole('textbox', { name: /Email/ }), 'bea@site.example{Enter}');
  expect(await screen.findByText('Too many attempts to name a deputy.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('bea@site.example');
});

test('a deputy is removed after a confirmation [12.36]', async () => {
  const { made } = open([DORA], { answers: { [REMOVE]: SAVED } });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Dora Bell' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove deputy' }));
  expect(dialog.getByText(/Do you want to remove Dora Bell/)).toBeVisible();
  expect(made.map(({ call }) => call)).not.toContain(REMOVE);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(made.map(({ call }) => call)).toContain(REMOVE));
});

test('a fourth deputy cannot be named', async () => {
  open([person(21), person(22), person(23)]);
  expect(await screen.findByText(/To name another one, please remove one first/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
});

test('a deputy cannot name deputies or remove another one [12.36]', async () => {
  const me = aProfile(['national_facility'], { _id: DORA._id });
  open([DORA, person(22)], { facility: names({ is_owner: false, is_deputy: true }), profile: me });
  expect((await screen.findAllByRole('button', { name: /^Remove / })).map((one) => one.ariaLabel)).toEqual([
    'Remove Dora Bell',
  ]);
  expect(screen.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
});

test('reviewers do not see the deputies', async () => {
  open([DORA], { facility: names({ is_owner: false }), profile: aProfile(['lidar_reviewer']) });
  expect(await screen.findByRole('tab', { name: 'General info' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Deputies' })).not.toBeInTheDocument();
});

test('a failed load is reported and can be retried', async () => {
  let isDown = true;
  open([], { answers: { [LIST]: () => (isDown ? fails(500) : loads([DORA])) } });
  expect(await screen.findByText('The deputies could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/dora@site.example/)).toBeVisible();
});
