import { epochOf } from '@portal/domain';
import type { AcceptanceStatusCode, InitialAcceptance } from '@portal/domain';
import { anInitialAcceptance } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import { PendingWith, pendingWords } from '../index';
import { isOverdue } from './pending-with';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

const since = (date: string) => ({ status_since: epochOf(date) });
const due = (date: string) => ({ due_date: epochOf(date) });

test.each<[why: string, status: AcceptanceStatusCode, facts: Partial<InitialAcceptance>, says: string]>([
  ['since today', 'registered', since('2026-03-10'), 'Administratorstoday'],
  ['one day', 'draft', since('2026-03-09'), 'Facility1 day'],
  ['two weeks', 'submitted', since('2026-02-24'), 'Administrators14 days'],
  ['since an unknown time', 'draft', {}, 'Facility–'],
  ['due today', 'draft', { ...since('2026-03-09'), ...due('2026-03-10') }, 'Facility1 dayDue on 2026-03-10'],
  ['late', 'draft', { ...since('2026-03-01'), ...due('2026-03-09') }, 'Facility9 daysOverdue since 2026-03-09'],
  ['a complete application is never overdue', 'evaluated', { ...since('2026-03-01'), ...due('2026-03-09') }, '–'],
])('%s', (_why, status, facts, says) => {
  const { container } = render(<PendingWith application={anInitialAcceptance(status, facts)} />);
  expect(container).toHaveTextContent(says);
});

test('an overdue application is highlighted, and its tooltip has the full sentence', () => {
  render(<PendingWith application={anInitialAcceptance('draft', { ...since('2026-03-01'), ...due('2026-03-09') })} />);
  expect(screen.getByText('2026-03-09').closest('.p-chip')).toHaveClass('p-chip-danger');
  expect(document.body).toHaveTextContent('Overdue since 2026-03-09');
  expect(screen.getByTitle(/^Waiting for the facility to .* \(since 2026-03-01\)/)).toBeVisible();
});

test.each([
  ['2026-03-09', true],
  ['2026-03-10', false],
])('a step due on %s is overdue on the tenth: %s', (date, is) => {
  expect(isOverdue(due(date), '2026-03-10')).toBe(is);
});

test('the searchable text contains the party and the due date', () => {
  expect(pendingWords(anInitialAcceptance('submitted', due('2026-03-01')))).toBe(
    'Administrators Overdue since 2026-03-01',
  );
});
