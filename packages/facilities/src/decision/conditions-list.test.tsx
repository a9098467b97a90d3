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

test('a closed condition keeps the report of the facility, its day and who sent it [12.170]', () => {
  const reported = { reported_at: epochOf('2026-01-02'), reported: 'The data are sent.', reported_by: 'Maria Rossi' };
  const conditions = [
    condition('met', { ...reported, fulfilled_at: epochOf('2026-01-03'), fulfilment: 'Agreed.' }),
    condition('reported', { ...reported, reported_by: null }),
  ];
  renderInPortal(<ConditionsList conditions={conditions} />);
  const met = screen.getByRole('row', { name: /^met/ });
  expect(met).toHaveTextContent('Met on 2026-01-03: Agreed.');
  expect(met).toHaveTextContent('Reported as met on 2026-01-02 by Maria Rossi: The data are sent.');
  expect(screen.getByRole('row', { name: /^reported/ })).toHaveTextContent(
    'Reported as met on 2026-01-02: The data are sent.',
  );
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
