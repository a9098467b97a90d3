import type { OwnProfile } from '@portal/domain';
import { aProfile } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Reminders, RemindersLogin } from './reminders';

const scrollIntoView = jest.fn();
// jsdom has no layout, so it cannot scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

const PROFILE = 'GET /user/profile';
const SAVE = 'POST /user/preferences';
const own = (digest: boolean): OwnProfile => ({ ...aProfile(), roles: [], digest });

function open(answers: Parameters<typeof fakeApi>[0], path = '/') {
  const made = fakeApi(answers);
  renderInPortal(<Reminders />, { path, profile: aProfile() });
  return { sent: () => made.filter(({ call }) => call === SAVE).map(({ body }) => body) };
}
const reminders = () =>
  screen.findByRole('checkbox', { name: 'Reminders by e-mail: a weekly list of what waits for you, and due dates' });

test('reminders are turned off by one switch, and on again [12.6]', async () => {
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

test('what could not be saved stays as it was, and says so', async () => {
  open({ [PROFILE]: loads(own(true)), [SAVE]: fails(500) });
  await userEvent.click(await reminders());
  expect(await screen.findByText('Not saved. Please try again in a moment.')).toBeVisible();
  expect(await reminders()).toBeChecked();
});

test('a failed load is said and can be repeated', async () => {
  let isDown = true;
  open({ [PROFILE]: () => (isDown ? fails(500) : loads(own(false))) });
  expect(await screen.findByText('Your reminders could not be loaded.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await reminders()).not.toBeChecked();
});

test.each([
  ['the link of a message leads to it', '/#reminders', 1],
  ['other ways to the page begin at its top', '/', 0],
])('%s', async (_why, path, times) => {
  scrollIntoView.mockClear();
  open({ [PROFILE]: loads(own(true)) }, path);
  expect(await reminders()).toBeVisible();
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});

test('the link of a message leads through the login, and back to it', () => {
  renderInPortal(<RemindersLogin />, { path: '/#reminders' });
  expect(screen.getByRole('link', { name: 'Log in to change your reminders' })).toHaveAttribute(
    'href',
    '/login?from=%2F%23reminders',
  );
});

test('other visitors are not told of it', () => {
  renderInPortal(<RemindersLogin />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
