import type { NationalFacility } from '@portal/domain';
import { summarizeTasks } from '@portal/domain';
import { aFacility, aProfile } from '@portal/testing';
import { answeredLater, fails, fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { configure, screen, waitFor } from '@testing-library/react';
import { OwnFacilities } from './own-facilities';

const facility = aFacility({}, 'evaluated');
const CALL = `GET /national-facility/${facility._id}/coming-steps`;
const IN_FORCE = { acceptance: { code: 'yes', name: 'Accepted' }, valid_from: 1_780_000_000 } as const;
const LABEL = {
  status: 'granted',
  is_valid: true,
  since: '2026-06-15',
  valid_from: '2026-06-15',
  valid_until: '2031-06-14',
} as const;

configure({ asyncUtilTimeout: 4000 });
beforeEach(() => {
  const block = document.createElement('script');
  block.id = 'composition';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ settings: { stages: 'all' } });
  document.body.append(block);
});
afterEach(() => document.getElementById('composition')?.remove());

function open(change: Partial<NationalFacility>, answer: Parameters<typeof fakeApi>[0][string] = loads([])) {
  const made = fakeApi({
    'GET /my/national-facilities': loads({ exists: true, nfs: [{ id: facility._id, acronym: facility.acronym }] }),
    [`GET /national-facility/${facility._id}/general-info`]: loads({
      ...facility,
      acceptance_in_force: IN_FORCE,
      ...change,
    }),
    [CALL]: answer,
    'GET /user/task-summary': loads(summarizeTasks([])),
  });
  renderInPortal(<OwnFacilities />, { profile: aProfile() });
  return made;
}

test('the home page of a facility says what its label is, and what is due although it is no task yet [12.785]', async () => {
  const due = ['2026-07-30', '2026-08-01', '2026-08-02', '2026-08-03'].map((on) => ({
    on,
    about: 'test' as const,
    pending_with: 'facility' as const,
    open_from: null,
    what: `Telecover of MUSA, ${on}`,
    path: '/qa-support/?facility=1',
  }));
  open({ label: LABEL }, loads(due));
  expect(await screen.findByText(/^Labelled, valid until/)).toHaveTextContent('Labelled, valid until 2031-06-14');
  expect(screen.getByRole('link', { name: 'Label, certificate and evaluations' })).toHaveAttribute(
    'href',
    `/nf-label/${facility._id}`,
  );
  expect(await screen.findByText('What comes next:')).toBeVisible();
  const named = screen.getAllByRole('link', { name: /^Telecover of MUSA/ });
  expect(named.map(({ textContent }) => textContent?.slice(-10))).toEqual(['2026-07-30', '2026-08-01', '2026-08-02']);
});

test('an own facility is shown once what comes next is there, so that the map does not move [12.289]', async () => {
  const { handler, answer } = answeredLater();
  const made = open({ label: LABEL }, handler);
  await waitFor(() => expect(made.map(({ call }) => call)).toContain(CALL));
  expect(screen.queryByText(/^Labelled, valid until/)).toBeNull();
  expect(document.querySelector('.pub-waiting')).not.toBeNull();
  answer(loads([]));
  expect(await screen.findByText(/^Labelled, valid until/)).toBeVisible();
  expect(document.querySelector('.pub-waiting')).toBeNull();
});

test.each<[what: string, change: Partial<NationalFacility>, words: RegExp]>([
  [
    'a label that was withdrawn',
    { label: { ...LABEL, status: 'withdrawn', is_valid: false, since: '2026-07-01' } },
    /^Label withdrawn since/,
  ],
  ['no label', { label: null }, /^No label yet/],
])('says of %s what it is [12.785]', async (_what, change, words) => {
  open(change, fails(500));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/valid until/)).toBeNull();
  expect(screen.queryByText('What comes next:')).toBeNull();
});

test.each<[what: string, change: Partial<NationalFacility>, words: string[]]>([
  [
    'a proposed label',
    { label: null, label_request: 'label' },
    ['A label is proposed: the decision on it is to be recorded.'],
  ],
  [
    'a proposed renewal',
    { label: LABEL, label_request: 'renewal' },
    ['A renewal of the label is proposed: the decision on it is to be recorded.'],
  ],
  [
    'a proposed suspension',
    { label: LABEL, label_request: 'suspension' },
    ['A suspension of the label is proposed: the decision on it is to be recorded.'],
  ],
  ['nothing that is proposed', { label: LABEL, label_request: null }, []],
])('says of %s that its decision is awaited, beside the label [12.835]', async (_what, change, words) => {
  open(change);
  expect(await screen.findByText(change.label ? /^Labelled, valid until/ : 'No label yet')).toBeVisible();
  expect(screen.queryAllByText(/is proposed/).map(({ textContent }) => textContent)).toEqual(words);
});

test('says nothing of a label before the acceptance, and asks for nothing', async () => {
  const made = open({ acceptance_in_force: null });
  await screen.findByRole('list', { name: 'Progress of the application' });
  await waitFor(() => expect(made.length).toBeGreaterThan(0));
  expect(screen.queryByRole('link', { name: 'Label, certificate and evaluations' })).toBeNull();
  expect(made.some(({ call }) => call === CALL)).toBe(false);
});
