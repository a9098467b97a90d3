import { DEMONSTRATION } from '@portal/domain';
import type { PublicLabel } from '@portal/domain';
import { aPublicLabel, anId } from '@portal/testing';
import { fails, fakeApi, isUnreachable, renderInPortal } from '@portal/testing/portal';
import type { Reply } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LabelPage } from './label-page';

type Answer = Reply | (() => Reply | Promise<Reply>);

/** Open data come without the envelope. */
const sends = (body: unknown): Reply => ({ status: 200, body });

function open(answer: Answer) {
  fakeApi({ 'GET /open/labels/CIAO.json': answer });
  return renderInPortal(<LabelPage />, { path: '/label/CIAO', route: '/label/:nf' });
}
const show = (change: Partial<PublicLabel> = {}) => open(sends(aPublicLabel(change)));

/** The first line below the title. */
const state = async () => {
  const heading = await screen.findByRole('heading', { level: 1 });
  return heading.closest('header')?.nextElementSibling;
};

test('the state comes first; then facility, scope, decision and certificate [12.770]', async () => {
  show();
  expect(await state()).toHaveTextContent('Valid Labelled, valid until 2031-06-14');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Potenza observatory (CIAO)');
  const facts = within(screen.getByRole('region', { name: 'Label' }));
  for (const [label, value] of [
    ['Facility', /^Potenza observatory \(CIAO\)CIAO on the map$/],
    ['Hosting institute(s)', 'CNR-IMAA'],
    ['Country', 'Italy'],
    ['Granted for', '2026-06-15 to 2031-06-14'],
    ['Decided by', 'General Assembly'],
    ['Decided on', '2026-06-10'],
    ['Reference of the decision', 'GA-2026-12'],
    ['Certificate', 'ARS-2026-0007'],
  ] as const)
    expect(facts.getByText(label).nextElementSibling).toHaveTextContent(value);
  const scope = within(screen.getByRole('region', { name: 'What it covers' }));
  expect(scope.getByRole('link', { name: 'RALI' })).toHaveAttribute('href', `/lidar/${anId(100)}`);
  expect(scope.getByText(/configurations 1, 3/)).toBeInTheDocument();
  expect(scope.getByRole('link', { name: 'Sun photometer 1' })).toHaveAttribute('href', `/photometer/${anId(200)}`);
  expect(screen.getByRole('link', { name: 'Check a certificate' })).toHaveAttribute('href', '/verify');
  expect(screen.getByRole('link', { name: 'JSON' })).toHaveAttribute('href', '/api/open/labels/CIAO.json');
  expect(screen.queryByText(DEMONSTRATION)).not.toBeInTheDocument();
});

test.each<[change: Partial<PublicLabel>, words: string]>([
  [{ sentence: 'Labelled, valid from 2026-12-15' }, 'Begins later Labelled, valid from'],
  [{ status: 'suspended', sentence: 'Suspended since 2026-08-01' }, 'Suspended Suspended since'],
  [{ status: 'withdrawn', sentence: 'Withdrawn since 2026-08-01' }, 'Withdrawn Withdrawn'],
  [{ status: 'expired', sentence: 'Expired since 2031-06-15' }, 'Expired Expired since'],
])('a label that does not hold today says so (%o) [12.770]', async (change, words) => {
  show({ is_valid: false, ...change, public_text: 'The telecover test is repeated.' });
  expect(await state()).toHaveTextContent(words);
  expect(screen.getByText('The telecover test is repeated.')).toBeInTheDocument();
  expect(screen.queryAllByText('Valid')).toEqual([]);
});

test.each<[change: Partial<PublicLabel>, links: number]>([
  [{ is_valid: false, sentence: 'Labelled, valid from 2026-12-15' }, 1],
  [{ is_on_map: false }, 0],
])(
  'the map is offered only for a facility that is on it, whatever the label is (%o) [12.805]',
  async (change, links) => {
    show(change);
    await state();
    expect(screen.queryAllByRole('link', { name: 'CIAO on the map' })).toHaveLength(links);
  },
);

test.each<[change: Partial<PublicLabel>, granted: string, line: string | null]>([
  [
    { status: 'withdrawn', valid_until: null },
    '2026-06-15 to 2031-06-14, withdrawn on 2026-08-01',
    'Withdrawn by RI Committee, RIC-2026-31, 2026-07-30',
  ],
  [
    { status: 'suspended' },
    '2026-06-15 to 2031-06-14, suspended since 2026-08-01',
    'Suspended by RI Committee, RIC-2026-31, 2026-07-30',
  ],
  [{ status: 'expired', lost_by: null }, '2026-06-15 to 2031-06-14, expired on 2026-08-01', null],
])(
  'a lost label says for which days it was granted, and who decided on its loss (%o) [12.790]',
  async (change, granted, line) => {
    const lost = { body: 'RI Committee', reference: 'RIC-2026-31', on: '2026-07-30' };
    show({ is_valid: false, since: '2026-08-01', lost_by: lost, ...change });
    expect((await screen.findByText('Granted for')).nextElementSibling).toHaveTextContent(granted);
    const by = screen.queryByText(/^(Suspended|Withdrawn) by$/);
    expect(by && `${by.textContent} ${by.nextElementSibling?.textContent}`).toBe(line);
  },
);

test('a label of a demonstration is marked as none [12.770]', async () => {
  show({ is_demonstration: true });
  expect(await state()).toHaveTextContent(DEMONSTRATION);
});

test('the badge is shown with its state, and can be copied as HTML and Markdown [12.771]', async () => {
  const writeText = jest.fn(async () => {});
  show();
  expect(await screen.findByRole('img', { name: 'CIAO: Labelled, valid until 2031-06-14' })).toHaveAttribute(
    'src',
    // Another address for another state, which no copy in a cache contradicts.
    '/api/open/labels/CIAO.svg?of=Labelled%2C%20valid%20until%202031-06-14',
  );
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await user.click(screen.getByRole('button', { name: 'Copy HTML' }));
  expect(writeText).toHaveBeenLastCalledWith(
    expect.stringMatching(/^<a href="https:\/\/portal\.example\/label\/CIAO">/),
  );
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy Markdown' }));
  expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(/^\[!\[State of/));
});

test('a facility that was never labelled has the page of records that do not exist [12.770]', async () => {
  open(fails(404));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Label not found');
  expect(screen.getByRole('link', { name: 'Back to the map' })).toHaveAttribute('href', '/');
});

test.each<[why: string, failure: Answer]>([
  ['a server error', fails(500)],
  ['an unreachable server', isUnreachable],
])('%s: the page says so and can try again', async (_why, failure) => {
  let answer = failure;
  open(() => (typeof answer === 'function' ? answer() : answer));
  expect(await screen.findByRole('alert')).toHaveTextContent('The label could not be loaded');
  answer = sends(aPublicLabel());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Labelled, valid until/)).toBeInTheDocument();
});
