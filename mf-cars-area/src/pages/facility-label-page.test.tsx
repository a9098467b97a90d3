import type { LabelDecision, LabelRecord } from '@portal/domain';
import { DEMONSTRATION } from '@portal/domain';
import { A_GRANT, A_PROPOSAL, A_SCOPE, aLabelDecision, aLabelRecord, aProfile, anId } from '@portal/testing';
import { fails, fakeApi, renderInPortal } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GRANTED, LABEL, openLabels, REASON, TODAY } from '../label/label-page.fixture';
import { FacilityLabelPage } from './facility-label-page';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const user = userEvent.setup();

const linesOf = async (name: string) => {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

test('all labels are listed, those to decide on first, and filtered in the URL [12.761]', async () => {
  const { address } = openLabels(null);
  const lines = await linesOf('Labels of the network');
  expect(screen.getByRole('columnheader', { name: /^Labelled from/ })).toBeVisible();
  expect(lines[0]).toMatch(/^SIRTA observatory.*No label.*Label proposed since 2026-06-02/);
  expect(lines[1]).toMatch(/^ATOLL observatory.*A label can be proposed/);
  expect(lines[2]).toMatch(/^CIAO observatory.*Granted.*2026-06-15.*2031-06-14/);
  expect(screen.getByRole('link', { name: 'CIAO observatory' })).toHaveAttribute('href', `/cars/label/${anId(10)}`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Open' }), 'possible');
  expect(await linesOf('Labels of the network')).toHaveLength(1);
  expect(address()).toBe('/cars/label/?open=possible');
});

test('a filter that matches nothing can be cleared', async () => {
  const { address } = openLabels(null, {}, 'cars', '?status=suspended');
  expect(await screen.findByText('No label matches the filters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(await linesOf('Labels of the network')).toHaveLength(3);
  expect(address()).toBe('/cars/label/');
});

test.each<[what: string, request: 'propose' | 'request-suspension', words: string]>([
  ['a note', 'propose', 'Note: “For the board.”'],
  ['a reason', 'request-suspension', 'Reason: “For the board.”'],
])('the words of a proposal are %s [12.761]', async (_what, kind, words) => {
  const proposal = aLabelDecision({ kind, place: 3, on: '2026-06-18', reason: 'For the board.', scope: A_SCOPE });
  openLabels(aLabelRecord(kind === 'propose' ? [{ ...proposal, place: 1 }] : [A_PROPOSAL, A_GRANT, proposal], TODAY));
  const region = await screen.findByRole('region', { name: 'What is open' });
  expect(region.textContent.replaceAll(/<.*?>/g, '')).toContain(words.replaceAll(/[“”]/g, ''));
});

const CENTRE_ASKED: LabelRecord['turns'] = [
  { pending_with: 'cars', sentence: 'Every condition is met: a label can be proposed.', since: null, due: null },
];
const WAITS = 'The label is suspended until a decision is recorded.';
const aReturn = (place: number, reason: string | null = REASON) =>
  aLabelDecision({ kind: 'return', place, on: '2026-06-18', reason });
const RETURNED = [A_PROPOSAL, aReturn(2)];
const A_SUSPENSION = aLabelDecision({ kind: 'request-suspension', place: 3, on: '2026-06-16', reason: 'No data.' });

/** What is open, as it is read. */
const textOfOpen = async () => (await screen.findByRole('region', { name: 'What is open' })).textContent;

test('what is open begins with the proposal that was returned, and its reason [12.836]', async () => {
  openLabels(aLabelRecord(RETURNED, TODAY, { turns: CENTRE_ASKED }));
  expect(await textOfOpen()).toMatch(
    new RegExp(
      `^What is openThe proposal of the label was returned on 2026-06-18\\. Reason: ${REASON}CARSEvery condition`,
    ),
  );
});

test.each<[which: string, decisions: LabelDecision[]]>([
  ['of which the reader reads no reason', [A_PROPOSAL, aReturn(2, null)]],
  [
    'after which the label was proposed again',
    [...RETURNED, aLabelDecision({ ...A_PROPOSAL, _id: anId(903), place: 3 })],
  ],
  ['of a suspension', [A_PROPOSAL, A_GRANT, A_SUSPENSION, aReturn(4)]],
])('what is open has no word of a return %s [12.836]', async (_which, decisions) => {
  openLabels(aLabelRecord(decisions, TODAY, { turns: CENTRE_ASKED }));
  expect(await textOfOpen()).toMatch(/^What is openCARSEvery condition/);
});

test('a suspended label says that it waits for a decision [12.836]', async () => {
  const suspended = aLabelDecision({ kind: 'suspend', place: 3, on: '2026-06-18', public_text: 'Under repair.' });
  const turns: LabelRecord['turns'] = [{ pending_with: 'nobody', sentence: WAITS, since: null, due: null }];
  openLabels(aLabelRecord([A_PROPOSAL, A_GRANT, suspended], TODAY, { turns }));
  expect(await textOfOpen()).toContain(WAITS);
  expect(screen.queryByText('Nothing is open.')).toBeNull();
});

test('with nothing to say, what is open says that nothing is', async () => {
  openLabels(GRANTED);
  expect(await textOfOpen()).toContain('Nothing is open.');
});

test('a renewed label names the day from which on it is labelled, and not that of its renewal [12.837]', async () => {
  const renewal = aLabelDecision({ ...A_GRANT, _id: anId(903), kind: 'renew', place: 3, on: '2026-06-16' });
  const days = { valid_from: '2026-06-18', valid_until: '2031-06-17' };
  openLabels(aLabelRecord([A_PROPOSAL, A_GRANT, { ...renewal, ...days }], TODAY));
  const state = await screen.findByRole('region', { name: 'State' });
  expect(state).toHaveTextContent('Labelled, valid until 2031-06-17');
  expect(state).toHaveTextContent('Labelled from2026-06-15');
});

test('a granted label says when its evaluation opens, when its renewal can be proposed, and when it ends [12.785]', async () => {
  openLabels(GRANTED);
  const list = await screen.findByRole('list', { name: 'What comes next' });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'The next regular evaluation opens on 2027-02-01.',
      'The renewal of the label can be proposed from 2029-12-13 on.',
      'The label ends on 2031-06-14.',
    ]),
  );
});

test('the record says each fact once, and a demonstration that its labels are none [12.760]', async () => {
  openLabels({ ...GRANTED, is_demonstration: true });
  const region = await screen.findByRole('region', { name: 'Record of the label' });
  const [grant, proposal] = within(region).getAllByRole('listitem');
  expect(grant).toHaveTextContent('Label granted 2026-06-15Decided byCouncil of the networkReferenceC-2026-12');
  expect(grant).not.toHaveTextContent('Recorded on');
  expect(grant).not.toHaveTextContent('RALI');
  expect(proposal).toHaveTextContent('ScopeRALI (configurations 310, 311); CE318');
  expect(screen.getByText(DEMONSTRATION)).toBeVisible();
});

test('the record says of a proposal that another step has ended [12.778]', async () => {
  const renewal = aLabelDecision({ kind: 'propose-renewal', place: 3, on: '2026-06-17', scope: A_SCOPE });
  const suspension = aLabelDecision({ kind: 'request-suspension', place: 4, on: '2026-06-18', reason: REASON });
  openLabels(aLabelRecord([A_PROPOSAL, A_GRANT, renewal, suspension], TODAY));
  const record = await screen.findByRole('region', { name: 'Record of the label' });
  const entries = record.querySelectorAll('.qa-decision');
  expect(entries[0]).toHaveTextContent('ProposalThe proposal of a renewal ended with this.');
  expect(within(record).getAllByText(/ended with this/)).toHaveLength(1);
});

test('a chosen status that the label contradicts is said with what the public sees [12.760]', async () => {
  const suspended = aLabelDecision({ kind: 'suspend', place: 3, on: '2026-06-18', public_text: 'Under repair.' });
  openLabels({
    ...aLabelRecord([A_PROPOSAL, A_GRANT, suspended], TODAY),
    displayed_status: { code: 'labelled', name: 'Labelled' },
  });
  const state = await screen.findByRole('region', { name: 'State' });
  expect(state).toHaveTextContent('Label suspended since 2026-06-18');
  expect(state).toHaveTextContent('Under repair.');
  expect(state).toHaveTextContent(
    '“Label suspended”: the public status follows the record of the label. “Labelled”, set by an administrator, is not shown',
  );
});

test('the scope shows what is proposed beside what the label is about, and no renewal of one that was lost [12.830]', async () => {
  const NEXT = { ...A_SCOPE, photometers: [] };
  const renewal = aLabelDecision({ kind: 'propose-renewal', place: 3, on: '2026-06-17', scope: NEXT });
  const { unmount } = openLabels(aLabelRecord([A_PROPOSAL, A_GRANT, renewal], TODAY));
  expect(await screen.findByText('Proposed: RALI (configurations 310, 311)')).toBeVisible();
  unmount();
  const same = openLabels(aLabelRecord([A_PROPOSAL, A_GRANT, { ...renewal, scope: A_SCOPE }], TODAY));
  expect(await screen.findByText('The proposal covers the same instruments.')).toBeVisible();
  same.unmount();
  const renewed = aLabelDecision({
    kind: 'renew',
    place: 4,
    on: '2026-06-18',
    scope: NEXT,
    valid_from: '2031-06-15',
    valid_until: '2036-06-14',
  });
  const withdrawn = aLabelDecision({ kind: 'withdraw', place: 5, on: '2026-06-19' });
  openLabels(aLabelRecord([A_PROPOSAL, A_GRANT, renewal, renewed, withdrawn], TODAY));
  const scope = await screen.findByRole('region', { name: 'Scope' });
  expect(scope).toHaveTextContent('CE318');
  expect(scope).not.toHaveTextContent(/renewal|Proposed/);
});

test('a label that was withdrawn before its first day was held on no day [12.760]', async () => {
  const ahead = aLabelDecision({ ...A_GRANT, valid_from: '2026-07-01', valid_until: '2031-06-30' });
  const withdrawn = aLabelDecision({ kind: 'withdraw', place: 3, on: '2026-06-19' });
  openLabels(aLabelRecord([A_PROPOSAL, ahead, withdrawn], TODAY));
  const state = await screen.findByRole('region', { name: 'State' });
  expect(state).toHaveTextContent('Label withdrawn since 2026-06-19');
  expect(state).not.toHaveTextContent(/Labelled from|Would have ended/);
});

test('users without the right to read labels do not ask for them', () => {
  const made = fakeApi({});
  renderInPortal(<FacilityLabelPage />, {
    path: '/cars/label/',
    route: '/cars/label/:nf?',
    profile: aProfile(['national_facility']),
  });
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(made).toEqual([]);
});

test('an unknown facility is not found', async () => {
  openLabels(GRANTED, { [`GET ${LABEL}`]: fails(404, 'Not found') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
});
