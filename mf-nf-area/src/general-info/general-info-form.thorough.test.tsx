import { CATALOGUE } from '@portal/domain';
import { aFacility, aProfile, anId, anInitialAcceptance } from '@portal/testing';
import { answeredLater, enter, fails, isUnreachable, renames, says } from '@portal/testing/portal';
import { ToastRegion } from '@portal/ui/toast';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const FACILITY = aFacility();
const SAVE = `POST /national-facility/${FACILITY._id}/edit/general-info`;
const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const saved = (change = {}) => says(2, CATALOGUE.saved.message, { ...FACILITY, version: 2, ...change });

async function retype(name: string, text: string) {
  await userEvent.clear(await field(name));
  await enter(await field(name), text);
}

test('the form has the specified sections and fields [2.9.9, 5.10]', async () => {
  openFacility();
  await field('Name');
  const sections = [...document.querySelectorAll('section[data-section-title]')].map((section) => [
    section.getAttribute('data-section-title'),
    ...[...section.querySelectorAll('label')].map(({ textContent }) => textContent),
  ]);
  expect(sections).toEqual([
    ['Facility Information', 'Name', 'Hosting institute(s)', 'PI name', 'Picture'],
    ['Lidar PI', 'Lidar PI name', 'Lidar PI email'],
    ['Photometer PI', 'Photometer PI name', 'Photometer PI email'],
    ['Ceilometer PI', 'Ceilometer PI name', 'Ceilometer PI email'],
  ]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Acronym', 'PI contact']);
  expect(screen.getByLabelText('Picture')).toHaveAccessibleDescription(/jpg, jpeg or png/);
});

test('the name is marked as required, which a submission needs', async () => {
  openFacility();
  expect(await field('Name')).toBeRequired();
  expect(await field('Hosting institute(s)')).not.toBeRequired();
});

test('owners change and send their own fields only [2.9.10, 2.9.11]', async () => {
  const { sent } = openFacility({ answers: { [SAVE]: saved({ name: 'New name' }) } });
  await retype('Name', 'New name');
  expect(screen.queryByRole('textbox', { name: 'Acronym' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'PI contact' })).not.toBeInTheDocument();
  // The acronym and the PI contact, each in its place.
  expect(screen.getAllByText('Can only be changed by CARS')).toHaveLength(2);
  const texts = screen.getByRole('heading', { name: 'Facility Information' }).closest('section')?.textContent ?? '';
  const order = ['Name', 'Acronym', 'Hosting institute(s)', 'PI name', 'PI contact', 'Picture'];
  expect(order.map((label) => texts.indexOf(label))).toEqual(
    order.map((label) => texts.indexOf(label)).toSorted((one, other) => one - other),
  );
  await userEvent.click(button('Save draft'));
  await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
  expect(sent(SAVE)[0]).toEqual({
    name: 'New name',
    hosting_institute: null,
    pi_name: FACILITY.pi_name,
    pictures: [],
    lidar_pi_name: null,
    lidar_pi_contact: null,
    photometer_pi_name: null,
    photometer_pi_contact: null,
    ceilometer_pi_name: null,
    ceilometer_pi_contact: null,
    version: 1,
  });
});

test('CARS changes acronym and contacts, and nothing else after the submission [2.9.11]', async () => {
  const facility = aFacility({
    is_owner: false,
    editable: false,
    submissions: { initial_acceptance: anInitialAcceptance('submitted') },
  });
  const { sent } = openFacility({
    facility,
    profile: aProfile(['cars'], { _id: anId(2) }),
    answers: { [SAVE]: saved() },
  });
  await retype('Acronym', 'NEW');
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  expect(screen.queryByText('Can only be changed by CARS')).not.toBeInTheDocument();
  expect(screen.getByText(/^Not given: .*Picture$/)).toBeInTheDocument();
  await userEvent.click(button('Save draft'));
  await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
  expect(sent(SAVE)[0]).toMatchObject({ acronym: 'NEW', pi_contact: FACILITY.pi_contact });
  expect(sent(SAVE)[0]).not.toHaveProperty('name');
});

test('an empty acronym is refused at its field before a request is sent', async () => {
  const { sent } = openFacility({ profile: aProfile(['cars'], { _id: anId(2) }), answers: { [SAVE]: saved() } });
  const acronym = await screen.findByRole('textbox', { name: 'Acronym' });
  await userEvent.clear(acronym);
  await enter(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
  await userEvent.click(button('Save draft'));
  await waitFor(() => expect(acronym).toHaveAccessibleDescription(/Required/));
  expect(sent(SAVE)).toEqual([]);
});

test('staff correct the type, listed by its current names; owners have no such field', async () => {
  const { sent } = openFacility({
    profile: aProfile(['cars'], { _id: anId(2) }),
    answers: { [SAVE]: saved(), ...renames('nf-types', 'partner', 'Friend of the network') },
  });
  const type = await screen.findByRole('combobox', { name: 'Facility type' });
  await userEvent.selectOptions(type, await screen.findByRole('option', { name: 'Friend of the network' }));
  await userEvent.click(button('Save draft'));
  await waitFor(() => expect(sent(SAVE)).toMatchObject([{ type: 'partner' }]));
});

test.each<[why: string, name: string, text: string, message: string]>([
  ['a name of 65', 'Name', 'x'.repeat(65), 'Maximum 64 characters'],
  [
    'a name with a character that documents cannot show',
    'Name',
    'Key 𝄞',
    'The character “𝄞” cannot be shown in documents',
  ],
  ['an invalid address of the lidar PI', 'Lidar PI email', 'nobody', 'Invalid E-Mail address'],
  ['an invalid address of the photometer PI', 'Photometer PI email', 'nobody', 'Invalid E-Mail address'],
  ['an invalid address of the ceilometer PI', 'Ceilometer PI email', 'nobody', 'Invalid E-Mail address'],
])('%s is refused at its field [5.7, 5.9]', async (_why, name, text, message) => {
  const { sent } = openFacility();
  await userEvent.click(await field(name));
  await userEvent.paste(text);
  await userEvent.click(button('Save draft'));
  await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(message));
  expect(sent(SAVE)).toEqual([]);
});

test.each<[why: string, failure: ReturnType<typeof fails> | typeof isUnreachable, says: string]>([
  ['no network', isUnreachable, 'The portal could not be reached. Please try again.'],
  ['a server error', fails(500), 'The portal did not answer as expected. Please try again in a moment.'],
  [
    'a submission in the meantime',
    fails(409, CATALOGUE.notEditable.message, { code: 1005 }),
    CATALOGUE.notEditable.message,
  ],
])(
  '%s: an error appears at the button, the text stays, and saving can be retried [11.10.5]',
  async (_why, failure, words) => {
    let isDown = true;
    const { sent } = openFacility({
      answers: {
        [SAVE]: () => (isDown ? (typeof failure === 'function' ? failure() : failure) : saved({ name: 'Mine' })),
      },
    });
    await retype('Name', 'Mine');
    await userEvent.click(button('Save draft'));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await field('Name')).toHaveValue('Mine');
    isDown = false;
    await userEvent.click(button('Save draft'));
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
    expect(sent(SAVE)).toHaveLength(2);
  },
);

test('a refusal by the server is shown at its field', async () => {
  const errors = [{ path: 'lidar_pi_contact', message: 'Invalid E-Mail address' }];
  openFacility({ answers: { [SAVE]: fails(422, 'Could not save information!', { errors }) } });
  await retype('Lidar PI email', 'ada@site.example');
  await userEvent.click(button('Save draft'));
  await waitFor(async () =>
    expect(await field('Lidar PI email')).toHaveAccessibleDescription('Invalid E-Mail address'),
  );
});

test('text typed during a save stays and is saved next', async () => {
  const { handler, answer } = answeredLater();
  const { sent } = openFacility({ answers: { [SAVE]: handler } });
  await retype('Name', 'Sent');
  await userEvent.click(button('Save draft'));
  await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
  await enter(await field('Name'), ' and more');
  answer(saved({ name: 'Sent' }));
  await waitFor(() => expect(button('Save draft')).not.toHaveAttribute('aria-busy'));
  expect(await field('Name')).toHaveValue('Sent and more');
  expect(button('Revert changes')).toBeEnabled();
  await userEvent.click(button('Save draft'));
  await waitFor(() => expect(sent(SAVE)).toHaveLength(2));
  expect(sent(SAVE)[1]).toMatchObject({ name: 'Sent and more', version: 2 });
  answer(saved({ name: 'Sent and more', version: 3 }));
  await waitFor(() => expect(button('Revert changes')).toBeDisabled());
});

test('changes are discarded after a confirmation [2.9.10]', async () => {
  openFacility();
  await retype('Name', 'Typed');
  await userEvent.click(button('Revert changes'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revert changes' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Revert changes' }));
  await waitFor(async () => expect(await field('Name')).toHaveValue(FACILITY.name));
  expect(button('Revert changes')).toBeDisabled();
});

const THEIRS = { ...FACILITY, version: 5, name: 'Theirs' };
/** A server on which another user has already saved version 5. */
const conflicting = ({ body }: { body: unknown }) =>
  (body as { version: number }).version < THEIRS.version
    ? fails(409, 'Somebody else has saved this.', { code: 1003, data: THEIRS })
    : saved({ name: 'Mine', version: 6 });

async function meetConflict() {
  const opened = openFacility({ answers: { [SAVE]: conflicting } });
  await retype('Name', 'Mine');
  await userEvent.click(button('Save draft'));
  const dialog = await screen.findByRole('dialog', { name: /saved elsewhere/ });
  expect(within(dialog).getByRole('row', { name: /Name/ })).toHaveTextContent('NameTheirsMine');
  return { ...opened, choose: (name: string) => userEvent.click(within(dialog).getByRole('button', { name })) };
}

test('choosing the user’s own version saves it on top of the other [11.5.20]', async () => {
  const { choose, sent } = await meetConflict();
  await choose('Save my version');
  await waitFor(() => expect(sent(SAVE)).toHaveLength(2));
  expect(sent(SAVE)[1]).toMatchObject({ name: 'Mine', version: 5 });
  expect(await field('Name')).toHaveValue('Mine');
});

test('choosing the other version sends nothing, and can be taken back', async () => {
  const { choose, sent } = await meetConflict();
  await choose('Take the saved version');
  await waitFor(async () => expect(await field('Name')).toHaveValue('Theirs'));
  render(<ToastRegion />);
  await userEvent.click(button('Take it back'));
  expect(await field('Name')).toHaveValue('Mine');
  expect(button('Revert changes')).toBeEnabled();
  expect(sent(SAVE)).toHaveLength(1);
});

test('with neither version chosen, the text stays and is reported as unsaved', async () => {
  const { choose } = await meetConflict();
  await choose('Cancel');
  expect(await screen.findByText(/Not saved: this was changed elsewhere/)).toBeInTheDocument();
  expect(await field('Name')).toHaveValue('Mine');
});

test('closing the dialog on two versions returns the focus', async () => {
  const { choose } = await meetConflict();
  await choose('Cancel');
  await waitFor(() => expect(button('Save draft')).toHaveFocus());
});

test('users who typed the same values are not asked', async () => {
  const same = { ...THEIRS, name: 'Mine' };
  const { sent } = openFacility({
    answers: {
      [SAVE]: ({ body }) =>
        (body as { version: number }).version < 5 ? fails(409, 'Outdated', { data: same }) : saved({ name: 'Mine' }),
    },
  });
  await retype('Name', 'Mine');
  await userEvent.click(button('Save draft'));
  await waitFor(() => expect(sent(SAVE)).toHaveLength(2));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
