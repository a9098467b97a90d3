import type { EmailRecord } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { anId, aProfile } from '@portal/testing';
import { enter, fails, fakeApi, isUnreachable, loads, renderInPortal, says } from '@portal/testing/portal';
import type { MadeCall } from '@portal/testing/portal';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adoptStyles } from '../emails/adopt-styles';
import { EmailsPage } from './emails-page';

// jsdom has no constructable style sheets.
jest.mock('../emails/adopt-styles', () => ({ adoptStyles: jest.fn() }));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const email = (number: number, change: Partial<EmailRecord> = {}): EmailRecord => ({
  _id: anId(number),
  date: epochOf('2026-03-02') + 3660,
  subject: `Message ${number}`,
  recipients: ['ada@site.example'],
  sent: true,
  status: 'sent',
  attempts: 1,
  problem: null,
  html: '<!doctype html><html lang="en"><head><title>x</title><style>p { color: navy }</style></head><body><p>Dear Ada</p></body></html>',
  ...change,
});
const FAILED = email(2, { sent: false, status: 'failed', attempts: 5, problem: '550 No such mailbox' });
const page = (emails: EmailRecord[], total_count = emails.length) => loads({ emails, total_count });
const list = (query: string) => `GET /emails?${query}`;
const FIRST = list('start=0&count=10');
const ONE = list('start=0&count=1');

function open(answers: Parameters<typeof fakeApi>[0], path = '') {
  const made: MadeCall[] = fakeApi(answers);
  const { address } = renderInPortal(<EmailsPage />, {
    path: `/admin/email${path}`,
    profile: aProfile(['administrator'], { _id: anId(9) }),
  });
  return {
    address,
    calls: () => made.map(({ call }) => call),
    times: (call: string) => made.filter((request) => request.call === call).length,
  };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const cells = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a message with a file names it, in the list and in its details', async () => {
  const withFile = email(1, { attachment: 'appointment.ics' });
  open({ [FIRST]: page([withFile]), [`GET /emails/${anId(1)}`]: loads(withFile) });
  expect(await screen.findByRole('row', { name: /Message 1 \(with appointment\.ics\)/ })).toBeVisible();
  await press(/Details/);
  expect(await screen.findByText('Attachment')).toBeVisible();
});

test('the list shows time, recipients, subject and status [2.7.1, 11.12.2]', async () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@site.example`);
  open({
    [FIRST]: page([email(1), FAILED, email(3, { sent: false, status: 'pending', attempts: 0, recipients: many })]),
  });
  expect(await cells('Message 1')).toEqual(['Details', '2026-03-02 01:01 UTC', 'ada@site.example', 'Sent']);
  expect((await cells('Message 2'))[3]).toBe('Not sentFailed550 No such mailbox');
  expect(await cells('Message 3')).toEqual([
    'Details',
    '2026-03-02 01:01 UTC',
    'a@site.example, b@site.example, c@site.example and 2 more',
    'Waitingnot sent yet',
  ]);
});

test('an email that waits because no mail server is set says so in the list and in the details', async () => {
  const waiting = email(4, { sent: false, status: 'pending', attempts: 0, waits_for_server: true });
  open({ [FIRST]: page([waiting]), [`GET /emails/${anId(4)}`]: loads(waiting) });
  expect((await cells('Message 4'))[3]).toBe('Waiting: no server');
  await press('Details: Message 4');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Waiting: no server')).toBeInTheDocument();
  expect(dialog.getByText('Why it waits').nextElementSibling).toHaveTextContent(/as soon as the operators .* set one/);
});

test('there are ten emails per page and five page links; the page number is in the URL and in the request [2.7.2, 9.1]', async () => {
  const ten = Array.from({ length: 10 }, (_, at) => email(at + 1));
  const { address, calls } = open({ [FIRST]: page(ten, 95), [list('start=20&count=10')]: page([email(21)], 95) });
  expect(await screen.findByText('1–10 of 95')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Page/ })).toHaveLength(5);
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(await screen.findByRole('rowheader', { name: 'Message 21' })).toBeVisible();
  expect(address()).toBe('/admin/email?page=3');
  expect(calls()).toEqual([FIRST, list('start=20&count=10')]);
});

test('search and status are sent to the server and kept in the URL [2.7.3]', async () => {
  const searched = list('start=0&count=10&search=ada');
  const both = list('start=0&count=10&search=ada&status=failed');
  const { address, calls } = open({
    [FIRST]: page([email(1)]),
    [searched]: page([email(1)]),
    [both]: page([]),
    [ONE]: page([email(1)], 40),
  });
  await enter(await screen.findByRole('searchbox', { name: 'Search table' }), 'ada');
  expect(calls()).toEqual([FIRST]);
  await waitFor(() => expect(calls()).toEqual([FIRST, searched]));
  await userEvent.selectOptions(screen.getByLabelText('Sent status'), 'Failed');
  expect(await screen.findByText('Nothing matches “ada”.')).toBeVisible();
  expect(await screen.findByText('0 found (40 in all)')).toBeVisible();
  expect(address()).toBe('/admin/email?search=ada&status=failed');
  expect(calls()).toEqual([FIRST, searched, both, ONE]);
  await press('Clear the filters and the search');
  expect(await screen.findByRole('row', { name: /Message 1/ })).toBeVisible();
  expect(address()).toBe('/admin/email');
});

test('an unknown status in the URL is ignored and removed', async () => {
  const { address, calls } = open({ [FIRST]: page([email(1)]) }, '?status=constructor');
  await screen.findByRole('row', { name: /Message 1/ });
  expect(calls()).toEqual([FIRST]);
  expect(address()).toBe('/admin/email');
});

test('the list is reloaded every minute; a failure keeps the current rows [2.7.4, 9.1]', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let reply: ReturnType<typeof page> | null = page([email(1)]);
  const { times } = open({ [FIRST]: () => reply ?? isUnreachable() });
  await screen.findByRole('row', { name: /Message 1/ });
  reply = page([email(2), email(1)]);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('row', { name: /Message 2/ })).toBeVisible();
  reply = null;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('The list could not be refreshed. It is shown as it was.')).toBeVisible();
  expect(screen.getByRole('row', { name: /Message 2/ })).toBeVisible();
  reply = page([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No emails yet' })).toBeVisible();
  expect(times(FIRST)).toBe(4);
  jest.useRealTimers();
});

test('the details show all recipients, delivery attempts, and the message in a frame that runs no scripts [2.7.5, 11.9.5]', async () => {
  const { address } = open({ [FIRST]: page([FAILED]), [`GET /emails/${anId(2)}`]: loads(FAILED) });
  await press('Details: Message 2');
  expect(address()).toBe(`/admin/email?email=${anId(2)}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Details of the email' }));
  expect(await dialog.findByText('550 No such mailbox')).toBeInTheDocument();
  const facts = dialog.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent);
  expect(facts).toEqual([
    'Message 2',
    '2026-03-02 01:01 UTC',
    'ada@site.example',
    'Not sentFailed',
    '5',
    '550 No such mailbox',
  ]);
  const frame = dialog.getByTitle<HTMLIFrameElement>('Message');
  expect(frame.srcdoc).toContain('<p>Dear Ada</p>');
  await waitFor(() => expect(adoptStyles).toHaveBeenCalledWith(frame, 'p { color: navy }'));
  const may = frame.getAttribute('sandbox')?.split(' ');
  expect(may).toEqual(['allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox']);
  await userEvent.click(dialog.getByRole('button', { name: 'Close', hidden: true }));
  expect(address()).toBe('/admin/email');
});

test('a failed email is sent again and shows its progress [12.16]', async () => {
  let now = FAILED;
  const RESEND = `POST /emails/${anId(2)}/resend`;
  const waiting = email(2, { sent: false, status: 'pending', attempts: 5 });
  const { times } = open(
    {
      [FIRST]: () => page([now]),
      [`GET /emails/${anId(2)}`]: () => loads(now),
      [RESEND]: () => {
        now = waiting;
        return says(0, 'Operation successful!', now);
      },
    },
    `?email=${anId(2)}`,
  );
  await press('Resend');
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('Waiting')).toBeInTheDocument();
  expect(dialog.getByText('Why it waits').nextElementSibling).toHaveTextContent('the portal tries again by itself');
  expect(dialog.queryByRole('button', { name: 'Resend', hidden: true })).not.toBeInTheDocument();
  expect(dialog.getByTitle('Message').parentElement).toHaveFocus();
  expect(times(RESEND)).toBe(1);
  await waitFor(() => expect(times(FIRST)).toBe(2));
});

test('a refusal to resend is reported', async () => {
  const answers = { [FIRST]: page([FAILED]), [`GET /emails/${anId(2)}`]: loads(FAILED) };
  open(
    { ...answers, [`POST /emails/${anId(2)}/resend`]: fails(409, 'It is waiting to be sent already.') },
    `?email=${anId(2)}`,
  );
  await press('Resend');
  expect(await screen.findByText('It is waiting to be sent already.')).toBeInTheDocument();
});

test('a sent email cannot be sent again', async () => {
  open({ [FIRST]: page([email(1)]), [`GET /emails/${anId(1)}`]: loads(email(1)) }, `?email=${anId(1)}`);
  expect(await screen.findByTitle('Message')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Resend', hidden: true })).not.toBeInTheDocument();
});

test('a deleted email, and one that cannot be loaded, are reported', async () => {
  const CALL = `GET /emails/${anId(3)}`;
  let answer = fails(500);
  open({ [FIRST]: page([email(1)]), [CALL]: () => answer }, `?email=${anId(3)}`);
  expect(await screen.findByText('The email could not be loaded')).toBeInTheDocument();
  answer = fails(404, 'Resource not found!');
  await press('Try again');
  expect(await screen.findByText('There is no email at this address.')).toBeInTheDocument();
});

test('a list that fails to load can be reloaded', async () => {
  let answer = fails(500);
  open({ [FIRST]: () => answer });
  expect(await screen.findByRole('heading', { name: 'The emails could not be loaded' })).toBeVisible();
  answer = page([email(1)]);
  await press('Try again');
  expect(await screen.findByRole('row', { name: /Message 1/ })).toBeVisible();
});

test('all filtered emails are printed, not only the page that is shown [12.59]', async () => {
  const many = Array.from({ length: 30 }, (_, at) => email(at + 1));
  const shown = list('start=0&count=10&status=failed');
  const all = list('status=failed&start=0&count=100');
  const { calls } = open({ [shown]: page(many.slice(0, 10), 30), [all]: page(many, 30) }, '?status=failed');
  const print = jest.fn();
  window.print = print;
  await press('Print these emails');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getAllByRole('row')).toHaveLength(31);
  expect(calls()).toEqual([shown, all]);
});
