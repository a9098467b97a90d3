import type { OpenStep, Timeline, TimelineEntry } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { TimelineView } from '@portal/quality';
import { renderInPortal } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const TODAY = '2026-06-15';

const entry = (on: string, text: string, change: Partial<TimelineEntry> = {}): TimelineEntry => ({
  at: epochOf(on),
  stage: '1b',
  text,
  is_milestone: false,
  path: null,
  ...change,
});

const step = (text: string, change: Partial<OpenStep> = {}): OpenStep => ({
  stage: '1b',
  about: 'test',
  text,
  pending_with: 'facility',
  since: null,
  due: null,
  path: null,
  ...change,
});

function show(change: Partial<Timeline>) {
  const facility = { _id: '1', acronym: 'CIAO', pretty_name: 'Potenza (CIAO)' };
  renderInPortal(
    <TimelineView
      timeline={{ on: TODAY, facility, stage: '1b', open: [], coming: [], entries: [], ...change }}
      here="/edit-nf/1"
    />,
  );
}

const steps = () => within(screen.getByRole('region', { name: 'What is open' })).getAllByRole('listitem');

test('what is open comes first, with whose it is, since when and until when [12.744]', () => {
  show({
    open: [
      step('Make a test', { due: '2026-06-14', path: '/qa-support/?facility=1' }),
      step('Decide on the proposed label', { pending_with: 'administrators', since: epochOf('2026-05-01') }),
      step('Send the statement', { due: TODAY }),
    ],
  });
  expect(steps().map((item) => item.textContent)).toEqual([
    'Next: Make a test – the facility Overdue since 2026-06-14',
    'Decide on the proposed label – an administrator, since 2026-05-01 ',
    'Send the statement – the facility, due on 2026-06-15 ',
  ]);
  expect(screen.getByRole('link', { name: 'Make a test' })).toHaveAttribute('href', '/qa-support/?facility=1');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('with nothing open it says what comes next, and from which day on [12.796]', () => {
  const ahead = { about: 'test', pending_with: 'facility', path: '/qa-support/?facility=1' } as const;
  show({
    coming: [
      { ...ahead, on: '2026-07-05', open_from: '2026-06-21', what: 'Telecover of MUSA' },
      { ...ahead, on: '2031-05-31', open_from: null, what: 'The label ends', about: 'label', pending_with: 'nobody' },
    ],
  });
  expect(screen.getByText('Nothing is open at present.')).toBeVisible();
  const coming = within(screen.getByRole('region', { name: 'What comes next' })).getAllByRole('listitem');
  expect(coming.map((item) => item.textContent)).toEqual([
    '2026-07-05Telecover of MUSA – the facility, open from 2026-06-21',
    '2031-05-31The label ends',
  ]);
});

test('with nothing open and nothing ahead it says so [12.744]', () => {
  show({});
  expect(screen.getByText('Nothing is open.')).toBeVisible();
  expect(screen.queryByText('What comes next')).toBeNull();
  expect(screen.getByText('Quality assurance tests (1b)')).toBeVisible();
});

test('entries are grouped by year, a milestone has weight, and a link to the same page is plain text [12.743]', () => {
  show({
    entries: [
      entry('2026-02-01', 'The label was granted.', { stage: '1c', is_milestone: true, path: '/nf-label/1' }),
      entry('2026-01-01', 'Telecover of MUSA: passed.'),
      entry('2025-01-01', 'The application was submitted.', { stage: '1a', path: '/edit-nf/1' }),
    ],
  });
  expect(screen.getAllByRole('heading', { level: 4 }).map((each) => each.textContent)).toEqual(['2026', '2025']);
  expect(within(screen.getByRole('region', { name: '2026' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'The label was granted.' }).closest('strong')).not.toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('beyond 30 entries the rest is shown on request [12.743]', async () => {
  show({ entries: Array.from({ length: 31 }, (_each, at) => entry('2026-02-01', `Entry ${at}.`)) });
  expect(screen.queryByText('Entry 30.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 31 entries' }));
  expect(screen.getByText('Entry 30.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
