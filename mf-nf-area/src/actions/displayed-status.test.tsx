import { DISPLAYED_STATUSES, byCode } from '@portal/domain';
import { aFacility, aProfile, anId } from '@portal/testing';
import { fails, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const FACILITY = aFacility({ is_owner: false });
const SAVE = `POST /national-facility/${FACILITY._id}/edit/general-info`;
const QUESTION = 'Are you sure you want to change this National Facility displayed status to Labelled?';
const ADMINISTRATOR = aProfile(['administrator'], { _id: anId(3) });
const select = () => screen.findByRole('combobox', { name: 'Displayed status' });

async function chooseLabelled(answer: Parameters<typeof says> | null) {
  const labelled = { ...FACILITY, version: 2, displayed_status: byCode(DISPLAYED_STATUSES, 'labelled') };
  const opened = openFacility({
    facility: FACILITY,
    profile: ADMINISTRATOR,
    answers: { [SAVE]: answer ? says(...answer) : fails(500, 'It broke.') },
  });
  await userEvent.selectOptions(await select(), 'Labelled');
  const window = within(await screen.findByRole('dialog', { name: 'Confirm displayed status change' }));
  expect(window.getByText(QUESTION)).toBeInTheDocument();
  return { ...opened, labelled, press: (name: string) => userEvent.click(window.getByRole('button', { name })) };
}

test('an administrator changes the displayed status after a question [2.9.3]', async () => {
  const { press, sent } = await chooseLabelled([2, 'Information saved successfully!', FACILITY]);
  await press('Change status');
  await waitFor(() => expect(sent(SAVE)).toEqual([{ displayed_status: 'labelled' }]));
});

test('without a yes, the choice is taken back', async () => {
  const { press, sent } = await chooseLabelled(null);
  await press('Cancel');
  await waitFor(async () => expect(await select()).toHaveDisplayValue('Candidate'));
  expect(sent(SAVE)).toEqual([]);
});

test('a change that fails is said, and the old status shows', async () => {
  const { press } = await chooseLabelled(null);
  await press('Change status');
  expect(await screen.findByText('The displayed status was not changed')).toBeInTheDocument();
  expect(await select()).toHaveDisplayValue('Candidate');
});

test.each([
  ['an owner', aProfile()],
  ['CARS', aProfile(['cars'], { _id: anId(4) })],
])('%s has no such choice [2.9.3, 6.5]', async (_who, profile) => {
  openFacility({ profile });
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('combobox', { name: 'Displayed status' })).not.toBeInTheDocument();
});
