import { day } from '@portal/domain';
import type { Condition, Day } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { DECISION_MESSAGES as texts } from './messages';
import '../facilities.css';

interface Row extends Condition {
  isOverdue: boolean;
  action: ReactNode;
}

const isOpen = ({ fulfilled_at, is_superseded }: Condition) => fulfilled_at === null && !is_superseded;

/** Whether a condition is open although its day is over. */
const isLate = (condition: Condition, today: Day) => {
  const due = day(condition.due_date);
  return isOpen(condition) && due !== null && due < today;
};

function State({ condition }: { condition: Row }) {
  const { fulfilled_at, fulfilment, is_superseded, isOverdue } = condition;
  if (fulfilled_at !== null)
    return (
      <span className="fac-text">
        {texts.met(day(fulfilled_at) ?? '')}: {fulfilment}
      </span>
    );
  if (is_superseded) return texts.superseded;
  return isOverdue ? <Chip tone="danger">{texts.overdue}</Chip> : texts.open;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'text', title: texts.text, cell: ({ text }) => <span className="fac-text">{text}</span>, isHeader: true },
  { key: 'about', title: texts.about, cell: ({ instrument }) => instrument?.name ?? texts.facility },
  { key: 'until', title: texts.until, cell: ({ due_date }) => day(due_date) ?? texts.anyTime },
  { key: 'state', title: texts.state, cell: (row) => <State condition={row} /> },
];
const WITH_ACTION: readonly Column<Row>[] = [
  ...COLUMNS,
  { key: 'actions', title: texts.action, cell: ({ action }) => action, align: 'end' },
];

export interface ConditionsListProps {
  conditions: readonly Condition[];
  /** What can be done about an open one. */
  actionOf?: ((condition: Condition) => ReactNode) | undefined;
}

/** The conditions that were set for a facility: until when, and whether and how they were met. */
export function ConditionsList({ conditions, actionOf }: ConditionsListProps) {
  const [today] = useState(() => day(Date.now() / 1000) ?? '');
  const rows = useMemo(
    () =>
      conditions.map((condition) => ({
        ...condition,
        isOverdue: isLate(condition, today),
        action: isOpen(condition) ? actionOf?.(condition) : null,
      })),
    [conditions, today, actionOf],
  );
  return (
    <DataTable
      caption={texts.conditions}
      rows={rows}
      rowKey={({ _id }) => _id}
      columns={actionOf && conditions.some(isOpen) ? WITH_ACTION : COLUMNS}
      empty={null}
      pageSize={null}
      urlKey="conditions"
    />
  );
}
