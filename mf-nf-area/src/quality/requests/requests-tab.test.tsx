import type { SupportRequest } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { aFacility, aProfile, anId } from '@portal/testing';
import { enter, fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, aRequest, aSlot } from '../../../test/a-request';
import { aLidarBook, aTestBook, aTestSummary } from '../../../test/a-test-book';
import { RequestsTab } from './requests-tab';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

type Answers = Parameters<typeof fakeApi>[0];

const PAGE = `/qa-support/?facility=${anId(10)}&tab=requests`;
const page = (requests: SupportRequest[], total_count = requests.length) => loads({ requests, total_count });

function open(answers: Answers = {}, parameters = '', isOwner = true) {
  const made = fakeApi({ 'GET /support/requests': page([]), ...answers });
  const facility = aFacility({ is_owner: isOwner }, 'evaluated');
  const book = aTestBook([aLidarBook({ tests: [aTestSummary()] })]);
  const view = renderInPortal(<RequestsTab facility={facility} book={book} />, {
    path: `${PAGE}${parameters}`,
    route: '/qa-support/',
    profile: aProfile(),
  });
  const sent = (call: string) => made.filter((each) => each.call === call).map(({ body }) => body);
  return { ...view, made, sent };
}

const openOne = (request: SupportRequest, answers: Answers = {}, isOwner = true) =>
  open({ [`GET /support/requests/${request._id}`]: loads(request), ...answers }, `&request=${request._id}`, isOwner);

test('the requests of the facility are listed with whose turn it is and since when', async () => {
  open({ [`GET /support/requests?facility=${anId(10)}&start=0&count=100`]: page([aRequest('waiting_for_facility')]) });
  const table = await screen.findByRole('table', { name: 'Requests for support' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent(
    'S-2026-014A telecover that does not agreeHelp with quality assurance testsQuestion openFacility2026-10-02',
  );
});

test('all pages of the list are loaded', async () => {
  const second = aRequest('completed', { _id: anId(801), number: 'S-2026-013' });
  open({
    [`GET /support/requests?facility=${anId(10)}&start=0&count=100`]: page([aRequest()], 2),
    [`GET /support/requests?facility=${anId(10)}&start=1&count=100`]: page([second], 2),
  });
  expect(await screen.findByRole('link', { name: 'S-2026-013' })).toBeVisible();
});

test('a list that cannot be loaded says so, and is asked for again', async () => {
  let answer = fails(500);
  open({ 'GET /support/requests': () => answer });
  expect(await screen.findByRole('heading', { name: 'The requests could not be loaded' })).toBeVisible();
  answer = page([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeVisible();
});

test('a request is sent with its files, and opened [12.440]', async () => {
  const { sent, address } = open(
    {
      'POST /files': says(2, 'Saved!', anId(900)),
      'POST /support/requests': says(3, 'Sent!', aRequest()),
      [`GET /support/requests/${anId(800)}`]: loads(aRequest()),
    },
    '&request=new',
  );
  const form = await screen.findByRole('form', { name: 'New request' });
  const field = (name: RegExp) => within(form).getByRole('textbox', { name });
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: /Kind of support/ }), 'Training');
  await enter(field(/^Subject/), 'Two days of training');
  await enter(field(/^Description/), 'For a new operator.');
  await userEvent.click(within(form).getByRole('checkbox', { name: 'RALI' }));
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: /^Test/ }), anId(600));
  await enter(field(/^Wanted from/), '2026-12-01');
  await enter(field(/^Not possible on/), '2026-12-24, 2026-12-25');
  await userEvent.click(within(form).getByRole('radio', { name: 'Data are affected' }));
  await userEvent.upload(within(form).getByLabelText('Files'), new File(['%PDF'], 'plan.pdf'));
  await userEvent.click(within(form).getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(sent('POST /support/requests')).toHaveLength(1));
  expect(sent('POST /support/requests')[0]).toMatchObject({
    facility: anId(10),
    kind: 'training',
    instruments: [anId(100)],
    test: anId(600),
    wanted_from: epochOf('2026-12-01'),
    blackout_dates: [epochOf('2026-12-24'), epochOf('2026-12-25')],
    urgency: 'data_affected',
    files: [anId(900)],
  });
  await waitFor(() => expect(address()).toBe(`${PAGE}&request=${anId(800)}`));
});

test('what the server refuses is shown at its field, and nothing typed is lost', async () => {
  const refusal = { errors: [{ path: 'wanted_from', message: 'At most 12 months ahead' }] };
  open({ 'POST /support/requests': fails(422, 'Please check the marked fields.', refusal) }, '&request=new');
  const form = await screen.findByRole('form', { name: 'New request' });
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: /Kind of support/ }), 'Training');
  await enter(within(form).getByRole('textbox', { name: /^Subject/ }), 'Training');
  await enter(within(form).getByRole('textbox', { name: /^Description/ }), 'For a new operator.');
  await enter(within(form).getByRole('textbox', { name: /^Wanted from/ }), '2028-01-01');
  await userEvent.click(within(form).getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(within(form).getByRole('textbox', { name: /^Wanted from/ })).toHaveAccessibleDescription(
      expect.stringContaining('At most 12 months ahead'),
    ),
  );
  expect(within(form).getByRole('textbox', { name: /^Description/ })).toHaveValue('For a new operator.');
});

test('a request shows its facts and its messages, each with its side; a question is answered', async () => {
  const request = aRequest('waiting_for_facility', {
    messages: [aMessage(), aMessage({ _id: anId(811), step: 'write', is_internal: true, text: 'Among us.' })],
    wanted_from: epochOf('2026-12-01'),
    test: anId(600),
    files: [{ _id: anId(900), name: 'plan.pdf', size: 4 }],
  });
  const call = `POST /support/requests/${request._id}/answer`;
  const { sent } = openOne(request, { [call]: says(2, 'Saved!', request) });
  const panel = await screen.findByRole('region', { name: 'S-2026-014: A telecover that does not agree' });
  expect(panel).toHaveTextContent('Waiting for the facility to answer a question. Since 2026-10-02.');
  expect(panel).toHaveTextContent('Wanted timefrom 2026-12-01');
  expect(within(panel).getByRole('button', { name: 'plan.pdf' })).toBeVisible();
  expect(within(panel).getByRole('link', { name: 'Open the test' })).toHaveAttribute(
    'href',
    `/qa-support/${anId(10)}/test/${anId(600)}`,
  );
  const [first, question, internal] = within(
    within(panel).getByRole('list', { name: 'Messages of S-2026-014' }),
  ).getAllByRole('listitem');
  expect(first).toHaveTextContent('Facility: Request2026-10-01 10:00 UTCThe sector north is late.');
  expect(question).toHaveTextContent('Centre: Question2026-10-02 00:00 UTCWhich night?');
  expect(internal).toHaveTextContent('Internal');
  await enter(within(panel).getByRole('textbox', { name: /Your answer/ }), 'The last one.');
  await userEvent.click(within(panel).getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(sent(call)).toEqual([{ text: 'The last one.' }]));
});

test('a message is written; a request is cancelled with a reason', async () => {
  const request = aRequest('accepted');
  const [write, cancel] = ['messages', 'cancel'].map((step) => `POST /support/requests/${request._id}/${step}`);
  const { sent } = openOne(request, {
    [`${write}`]: says(2, 'Saved!', request),
    [`${cancel}`]: says(2, 'Saved!', aRequest('cancelled')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Write a message' }));
  await enter(screen.getByRole('textbox', { name: /Message/ }), 'We measured again.');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(sent(`${write}`)).toEqual([{ text: 'We measured again.' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
  const dialog = await screen.findByRole('dialog');
  await enter(await within(dialog).findByRole('textbox', { name: /Reason/ }), 'We found it.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel request' }));
  await waitFor(() => expect(sent(`${cancel}`)).toEqual([{ text: 'We found it.' }]));
});

test('one of the offered slots is chosen, or others are asked for [12.440]', async () => {
  const offered = [
    { slot: aSlot(), held_until: epochOf('2026-12-10'), is_held: true },
    {
      slot: aSlot({ _id: anId(821), from: epochOf('2027-04-01'), to: epochOf('2027-04-01') }),
      held_until: 0,
      is_held: false,
    },
  ];
  const request = aRequest('offered', { offered });
  const [choose, others] = ['choose', 'ask-for-others'].map((step) => `POST /support/requests/${request._id}/${step}`);
  const { sent } = openOne(request, {
    [`${choose}`]: says(2, 'Saved!', request),
    [`${others}`]: says(2, 'Saved!', request),
  });
  const slots = await screen.findByRole('list', { name: 'Slots on offer for S-2026-014' });
  const [first, second] = within(slots).getAllByRole('listitem');
  expect(first).toHaveTextContent('2027-03-01 to 2027-03-03, MagureleHeld until 2026-12-10');
  expect(second).toHaveTextContent('2027-04-01, MagureleNo longer held');
  await userEvent.click(within(slots).getByRole('button', { name: 'Choose this slot: 2027-04-01, Magurele' }));
  await waitFor(() => expect(sent(`${choose}`)).toEqual([{ slot: anId(821) }]));
  await userEvent.click(screen.getByRole('button', { name: 'Ask for other slots', expanded: false }));
  const form = screen.getByRole('form', { name: 'Other slots' });
  await enter(within(form).getByRole('textbox', { name: /What would suit you/ }), 'Not in March.');
  await userEvent.click(within(form).getByRole('button', { name: 'Ask for other slots' }));
  await waitFor(() => expect(sent(`${others}`)).toEqual([{ text: 'Not in March.' }]));
});

test.each([
  ['until some days before it', epochOf('2199-01-01'), true],
  ['not later', epochOf('2020-01-01'), false],
])('a chosen slot can be given up %s', async (_why, movable_until, isMovable) => {
  const request = aRequest('scheduled', { scheduled: { slot: aSlot(), movable_until } });
  const call = `POST /support/requests/${request._id}/move`;
  const { sent } = openOne(request, { [call]: says(2, 'Saved!', request) });
  const panel = await screen.findByRole('region', { name: /^S-2026-014/ });
  expect(panel).toHaveTextContent('Scheduled for2027-03-01 to 2027-03-03, Magurele');
  const button = within(panel).queryByRole('button', { name: 'Move to another slot' });
  expect(button !== null).toBe(isMovable);
  if (!button) return;
  await userEvent.click(button);
  const form = screen.getByRole('form', { name: 'Move to another slot' });
  await enter(within(form).getByRole('textbox', { name: /Reason/ }), 'The laser is away.');
  await userEvent.click(within(form).getByRole('button', { name: 'Give up this slot' }));
  await waitFor(() => expect(sent(call)).toEqual([{ text: 'The laser is away.' }]));
});

test('a request that has ended is only read; so is one of another facility', async () => {
  const { unmount } = openOne(aRequest('completed', { has_report: true }));
  expect(await screen.findByRole('list', { name: 'Messages of S-2026-014' })).toBeVisible();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Report (PDF)']);
  unmount();
  openOne(aRequest('new'), {}, false);
  expect(await screen.findByRole('list', { name: 'Messages of S-2026-014' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an unknown request is one that cannot be read', async () => {
  openOne(aRequest('new'), { [`GET /support/requests/${anId(800)}`]: fails(403) });
  expect(await screen.findByText(/does not exist, or it is not yours to read/)).toBeVisible();
});
