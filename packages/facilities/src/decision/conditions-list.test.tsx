import { epochOf } from '@portal/domain';
import type { Condition } from '@portal/domain';
import { renderInPortal } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import { ConditionsList } from './conditions-list';

const condition = (text: string, change: Partial<Condition> = {}): Condition => ({
  _id: text,
  text,
  due_date: null,
  instrument: null,
  report: 'final',
  set_at: epochOf('2026-01-01'),
  fulfilled_at: null,
  fulfilment: null,
  is_superseded: false,
  ...change,
});

test('open conditions come first, the earliest due first [12.23]', () => {
  const conditions = [
    condition('no longer asked for', { is_superseded: true, due_date: epochOf('2026-01-02') }),
    condition('open, no day'),
    condition('later', { due_date: epochOf('2027-01-01') }),
    condition('overdue', { due_date: epochOf('2026-02-01') }),
    condition('met', { fulfilled_at: epochOf('2026-01-03'), fulfilment: 'Seen.' }),
  ];
  renderInPortal(<ConditionsList conditions={conditions} />);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['overdue', 'later', 'open, no day', 'no longer asked for', 'met']);
});
