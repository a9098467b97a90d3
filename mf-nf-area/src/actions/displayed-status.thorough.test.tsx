import { ACCEPTANCES, DISPLAYED_STATUSES, RECORD_DECIDES, byCode } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { aFacility, aProfile, anId } from '@portal/testing';
import { enter, fails, loads, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';
import type { Opened } from '../../test/open-facility';

const FACILITY = aFacility({ is_owner: false });
const INITIAL = DISPLAYED_STATUSES.find(({ code }) => code === 'initial_acceptance');
const SHOWN = aFacility({ is_owner: false, displayed_status: INITIAL });
const SAVE = `POST /national-facility/${FACILITY._id}/edit/general-info`;
const QUESTION = 'Are you sure you want to change this National Facility displayed status to Labelled?';
const ADMINISTRATOR = aProfile(['administrator'], { _id: anId(3) });
const select = () => screen.findByRole('combobox', { name: 'Displayed status' });

const VERSIONS = `GET /national-facility/${FACILITY._id}/accepted-versions`;
const ACCEPTED = { number: 1, by: 'report', round: 1, reason: null, valid_from: 1_790_000_000, valid_to: null };

async function chooseLabelled(
  answer: Parameters<typeof says> | null,
  facility = FACILITY,
  more: Opened['answers'] = {},
) {
  const labelled = { ...FACILITY, version: 2, displayed_status: byCode(DISPLAYED_STATUSES, 'labelled') };
  const opened = openFacility({
    facility,
    profile: ADMINISTRATOR,
    answers: {
      [SAVE]: answer ? says(...answer) : fails(500, 'It broke.'),
      [VERSIONS]: loads({ versions: [ACCEPTED], changes: [] }),
      ...more,
    },
  });
  await userEvent.selectOptions(await select(), 'Labelled');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm displayed status change' }));
  // The specification fixes the title, so the facility is named below it.
  expect(dialog.getByText(/\([A-Z]+\)$/, { selector: 'strong' })).toBeInTheDocument();
  expect(dialog.getByText(QUESTION)).toBeInTheDocument();
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  return { ...opened, labelled, dialog, press };
}

test('an administrator changes the displayed status after a confirmation [2.9.3]', async () => {
  const { press, sent } = await chooseLabelled([2, 'Information saved successfully!', FACILITY], SHOWN);
  await press('Change status');
  await waitFor(() => expect(sent(SAVE)).toEqual([{ displayed_status: 'labelled' }]));
});

test('the change requires a reason when the facility has no accepted version', async () => {
  const { press, sent, dialog } = await chooseLabelled([2, 'Information saved successfully!', FACILITY]);
  expect(dialog.getByText(/its present description is recorded in your name/)).toBeInTheDocument();
  expect(dialog.getByText(/changes that were not reviewed become public/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Change status' })).toBeDisabled();
  await enter(dialog.getByRole('textbox', { name: /Reason/ }), 'Accepted on paper.');
  await press('Change status');
  await waitFor(() =>
    expect(sent(SAVE)).toEqual([{ displayed_status: 'labelled', displayed_status_reason: 'Accepted on paper.' }]),
  );
});

test('the confirmation warns that content that was not accepted becomes public after a rejection [12.200]', async () => {
  const { initial_acceptance } = FACILITY.submissions;
  const refused = { ...initial_acceptance, acceptance: byCode(ACCEPTANCES, 'no') };
  const facility = { ...FACILITY, submissions: { initial_acceptance: refused } };
  const { dialog } = await chooseLabelled(null, facility, { [VERSIONS]: loads({ versions: [], changes: [] }) });
  expect(dialog.getByText(/The last decision was a no: what was not accepted becomes public/)).toBeInTheDocument();
});

test('declining the confirmation restores the old status', async () => {
  const { press, sent } = await chooseLabelled(null);
  await press('Cancel');
  await waitFor(async () => expect(await select()).toHaveDisplayValue('Candidate'));
  expect(sent(SAVE)).toEqual([]);
});

test('a failed change is reported in the dialog, which keeps the choice until it is cancelled', async () => {
  const { press, dialog } = await chooseLabelled(null, SHOWN);
  await press('Change status');
  expect(await dialog.findByText('The public status was not changed')).toBeInTheDocument();
  expect(dialog.getByText(QUESTION)).toBeInTheDocument();
  await press('Cancel');
  await waitFor(async () => expect(await select()).toHaveDisplayValue('Initial acceptance'));
  await userEvent.selectOptions(await select(), 'Labelled');
  expect(screen.queryByText('The public status was not changed')).not.toBeInTheDocument();
});

test('a refused reason stays in its field, with the message', async () => {
  const errors = [{ path: 'displayed_status_reason', message: 'Please say who accepted it.' }];
  const { press, dialog } = await chooseLabelled(null, FACILITY, { [SAVE]: fails(422, 'No.', { errors }) });
  const reason = () => dialog.getByRole('textbox', { name: /Reason/ });
  await enter(reason(), 'Accepted on paper.');
  await press('Change status');
  await waitFor(() => expect(reason()).toHaveAccessibleDescription(/^Please say who accepted it/));
  expect(reason()).toHaveValue('Accepted on paper.');
});

test('a reason that the server asks for can be given', async () => {
  const errors = [{ path: 'displayed_status_reason', message: 'Please give a reason' }];
  const { press, dialog } = await chooseLabelled(null, SHOWN, { [SAVE]: fails(422, 'No.', { errors }) });
  expect(dialog.queryByRole('textbox', { name: /Reason/ })).not.toBeInTheDocument();
  await press('Change status');
  const reason = await dialog.findByRole('textbox', { name: /Reason/ });
  expect(reason).toHaveAccessibleDescription(/^Please give a reason/);
});

test.each([
  ['an owner', aProfile()],
  ['CARS', aProfile(['cars'], { _id: anId(4) })],
])('%s cannot change the displayed status [2.9.3, 6.5]', async (_who, profile) => {
  openFacility({ profile });
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('combobox', { name: 'Displayed status' })).not.toBeInTheDocument();
});

test('the confirmation of “Candidate” says that a valid label keeps its status, and the map loses the facility [12.791]', async () => {
  const label = { ...RECORDED, status: 'granted', is_valid: true } as const;
  const LABELLED = byCode(DISPLAYED_STATUSES, 'labelled');
  openFacility({
    facility: { ...SHOWN, label, ...(LABELLED && { displayed_status: LABELLED }) },
    profile: ADMINISTRATOR,
  });
  await userEvent.selectOptions(await select(), 'Candidate');
  expect(await screen.findByText(/decides on what the public reads: “Labelled”. The map .* do not show/)).toBeVisible();
});

const RECORDED = { since: '2026-06-15', valid_from: '2026-06-15', valid_until: '2031-06-14' };

test.each<[label: NonNullable<NationalFacility['label']> | null, says: RegExp]>([
  [null, /No label of this facility is recorded/],
  [{ ...RECORDED, status: 'suspended', is_valid: false }, /record of its label decides .* “Label suspended”/],
  [{ ...RECORDED, status: 'expired', is_valid: false }, /record of its label decides .* “Initial acceptance”/],
])(
  'the confirmation of “Labelled” says what the public reads of a facility with the label %j [12.791]',
  async (label, words) => {
    const { dialog } = await chooseLabelled(null, { ...SHOWN, label });
    expect(dialog.getByText(words)).toBeInTheDocument();
  },
);

test.each([
  ['Labelled', 'initial_acceptance', /“Initial acceptance”, and from 2026-12-20 on “Labelled”\.$/],
  ['Initial acceptance', 'labelled', /“Initial acceptance”, and from 2026-12-20 on “Labelled”\.$/],
  ['Candidate', 'labelled', /“Candidate”, and from 2026-12-20 on “Labelled”\. The map .* do not show the facility\.$/],
] as const)(
  'the confirmation of “%s” says what the public reads from the first day of a label that begins later [12.791]',
  async (chosen, before, words) => {
    const label = { ...RECORDED, status: 'granted', is_valid: false, valid_from: '2026-12-20' } as const;
    const present = byCode(DISPLAYED_STATUSES, before);
    openFacility({
      facility: { ...SHOWN, label, ...(present && { displayed_status: present }) },
      profile: ADMINISTRATOR,
    });
    await userEvent.selectOptions(await select(), chosen);
    const dialog = await screen.findByRole('dialog', { name: 'Confirm displayed status change' });
    const sentence = within(dialog).getByText(/^The record of its label decides/);
    expect(sentence.closest('p')).toHaveTextContent(words);
  },
);

test.each([
  ['without a label', null, /What the public map says about this facility/],
  ['with the record of one', { ...RECORDED, status: 'granted', is_valid: true } as const, RECORD_DECIDES],
])('the hint of the displayed status of a facility %s says what decides [12.791]', async (_which, label, words) => {
  openFacility({ facility: { ...SHOWN, label }, profile: ADMINISTRATOR });
  expect(await select()).toHaveAccessibleDescription(words);
});
