import { onMessage } from '@portal/api-slice';
import { LENGTHS } from '@portal/domain';
import { aProfile } from '@portal/testing';
import { enter, fails, fakeApi, isUnreachable, renderInPortal, says } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactPage } from './contact-page';

const SENT = says(3, 'Application sent successfully!');
const field = (label: string) => screen.getByRole('textbox', { name: label });
const button = () => screen.getByRole('button', { name: 'Send Message' });

async function fillIn() {
  await enter(field('Your email address'), 'ada@site.example');
  await enter(field('First Name'), 'Ada');
  await enter(field('Last Name'), 'Visitor');
  await enter(field('Subject'), 'A lidar');
  await enter(field('Message'), 'May we take part?');
}

test('a message is sent once, and only a confirmation is shown [2.4.13, 2.4.14, 4.17, 7.6.4, 12.283]', async () => {
  const toasts = jest.fn();
  onMessage(toasts);
  const made = fakeApi({ 'POST /contact': SENT });
  renderInPortal(<ContactPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact form');
  await userEvent.click(button());
  expect(await screen.findByRole('link', { name: 'Enter the subject' })).toBeInTheDocument();
  expect(field('Subject')).toHaveAccessibleDescription('Required field');
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText('Your message was sent')).toBeInTheDocument();
  expect(screen.getByText('Your message was sent').closest('[tabindex]')).toHaveFocus();
  expect(toasts).not.toHaveBeenCalled();
  expect(button()).toBeDisabled();
  expect(made.map(({ body }) => body)).toEqual([
    {
      email: 'ada@site.example',
      first_name: 'Ada',
      last_name: 'Visitor',
      subject: 'A lidar',
      message: 'May we take part?',
    },
  ]);
});

test('the message box has five rows and grows; the button has a send icon [2.4.13, 2.4.14, 9.3]', () => {
  renderInPortal(<ContactPage />);
  const box = field('Message');
  expect(box).toHaveAttribute('rows', '5');
  expect(box.style.height).not.toBe('');
  expect(button().querySelector('.p-icon-send')).not.toBeNull();
});

test('logged-in users send messages under the name and address of their account [2.4.15]', async () => {
  const profile = aProfile();
  const made = fakeApi({ 'POST /contact': SENT });
  renderInPortal(<ContactPage />, { profile });
  for (const [label, value] of [
    ['Your email address', profile.email],
    ['First Name', profile.first_name],
    ['Last Name', profile.last_name],
  ] as const) {
    expect(field(label)).toHaveValue(value);
    expect(field(label)).toHaveAttribute('readonly');
  }
  await enter(field('Subject'), 'A question');
  await enter(field('Message'), 'How?');
  await userEvent.click(button());
  expect(await screen.findByText('Your message was sent')).toBeInTheDocument();
  expect(made.at(-1)?.body).toMatchObject({ email: profile.email, message: 'How?' });
});

test.each<[why: string, label: string, text: string, says: string]>([
  ['no address', 'Your email address', 'nobody', 'Invalid E-Mail address'],
  ['a first name of 33 characters', 'First Name', 'x'.repeat(33), 'Maximum 32 characters'],
  ['a last name of 33 characters', 'Last Name', 'x'.repeat(33), 'Maximum 32 characters'],
  ['a subject of 33 characters', 'Subject', 'x'.repeat(33), 'Maximum 32 characters'],
  ['an empty message', 'Message', ' ', 'Required field'],
])('%s is refused with a message [5.17]', async (_why, label, text, message) => {
  fakeApi({});
  renderInPortal(<ContactPage />);
  await enter(field(label), text);
  await userEvent.tab();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field(label)).toBeInvalid();
});

test.each<[why: string, failure: ReturnType<typeof fails> | typeof isUnreachable, says: string]>([
  ['a server error', fails(500), 'Please try again in a moment.'],
  ['too many messages', fails(429, 'Please try again in an hour.'), 'Please try again in an hour.'],
  ['no network', isUnreachable, 'The portal could not be reached. Please try again.'],
])('%s: the text is kept and can be sent again [8.11]', async (_why, failure, words) => {
  let isDown = true;
  fakeApi({ 'POST /contact': () => (isDown ? (typeof failure === 'function' ? failure() : failure) : SENT) });
  renderInPortal(<ContactPage />);
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByText('Your message was not sent')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(`What you wrote is still here. ${words}`);
  expect(field('Message')).toHaveValue('May we take part?');
  expect(button()).toBeEnabled();
  isDown = false;
  await userEvent.click(button());
  expect(await screen.findByText('Your message was sent')).toBeInTheDocument();
  expect(screen.queryByText('Your message was not sent')).not.toBeInTheDocument();
});

test('a refusal by the server is shown at its field', async () => {
  fakeApi({
    'POST /contact': fails(422, 'Could not save information!', {
      errors: [{ path: 'email', message: 'Invalid E-Mail address' }],
    }),
  });
  renderInPortal(<ContactPage />);
  await fillIn();
  await userEvent.click(button());
  expect(await screen.findByRole('link', { name: 'Your email address: Invalid E-Mail address' })).toBeInTheDocument();
  expect(field('Your email address')).toBeInvalid();
});

test('a link may propose the subject and the message, as text within the limits of their fields', () => {
  const long = 'x'.repeat(LENGTHS.contactMessage + 1);
  const query = new URLSearchParams({
    subject: `Ask  again\n${'y'.repeat(LENGTHS.contactSubject)}`,
    message: `<b>${long}`,
  });
  renderInPortal(<ContactPage />, { profile: aProfile(), path: `/contact?${query.toString()}` });
  expect(field('Subject')).toHaveValue(
    `Ask again ${'y'.repeat(LENGTHS.contactSubject)}`.slice(0, LENGTHS.contactSubject),
  );
  expect(field('Message')).toHaveValue(`<b>${long}`.slice(0, LENGTHS.contactMessage));
});
