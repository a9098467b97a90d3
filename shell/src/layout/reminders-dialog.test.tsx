import type { OwnProfile } from '@portal/domain';
import { aProfile } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemindersDialog } from './reminders-dialog';
import { UserMenu } from './user-menu';

const PROFILE = 'GET /user/profile';
const SAVE = 'POST /user/preferences';
const own = (digest: boolean): OwnProfile => ({ ...aProfile(), roles: [], digest });

function open(answers: Parameters<typeof fakeApi>[0]) {
  const made = fakeApi(answers);
  renderInPortal(<RemindersDialog open onClose={() => {}} />, { profile: aProfile() });
  return { sent: () => made.filter(({ call }) => call === SAVE).map(({ body }) => body) };
}
const reminders = () =>
  screen.findByRole('checkbox', { name: 'Email me a weekly summary of my open tasks and upcoming due dates' });

test('a switch turns reminders off and on again [12.6]', async () => {
  let isWanted = true;
  const { sent } = open({
    [PROFILE]: () => loads(own(isWanted)),
    [SAVE]: ({ body }) => {
      isWanted = (body as OwnProfile).digest;
      return says(2, 'Information saved successfully!', own(isWanted));
    },
  });
  expect(await reminders()).toBeChecked();
  await userEvent.click(await reminders());
  await waitFor(async () => expect(await reminders()).not.toBeChecked());
  await waitFor(async () => expect(await reminders()).toHaveAttribute('aria-busy', 'false'));
  screen.getByRole('checkbox').focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(sent()).toEqual([{ digest: false }, { digest: true }]));
});

test('a setting that cannot be saved is restored, with an error message', async () => {
  open({ [PROFILE]: loads(own(true)), [SAVE]: fails(500) });
  await userEvent.click(await reminders());
  expect(await screen.findByText('Not saved. Please try again in a moment.')).toBeVisible();
  expect(await reminders()).toBeChecked();
});

test('a failed load is reported and can be retried', async () => {
  let isDown = true;
  open({ [PROFILE]: () => (isDown ? fails(500) : loads(own(false))) });
  expect(await screen.findByText('Your reminders could not be loaded.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await reminders()).not.toBeChecked();
});

test('the link in an email opens the dialog, and reopens it after it was closed', async () => {
  fakeApi({ [PROFILE]: loads(own(true)) });
  const { address } = renderInPortal(<UserMenu onKeys={() => undefined} />, {
    path: '/?a=b#reminders',
    profile: aProfile(),
  });
  expect(await reminders()).toBeVisible();
  await userEvent.click(within(screen.getByRole('dialog')).getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
  expect(address()).toBe('/?a=b');
});
