import { conditionState, day, isOpenCondition } from '@portal/domain';
import type { Condition, ConditionState } from '@portal/domain';
import { Chip, Dated } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { DECISION_MESSAGES as texts } from './messages';
import '../facilities.css';

interface Row {
  condition: Condition;
  state: ConditionState;
  action: ReactNode;
}

/** The report of the facility, with its day and who sent it. */
const Reported = ({ reported_at, reported, reported_by }: Condition) => (
  <>
    <Dated text={texts.reported(day(reported_at ?? null) ?? '', reported_by ?? null)} />: {reported}
  </>
);

/** A closed condition keeps the report of the facility beside the words of CARS. */
function State({ condition, state }: Row) {
  const { fulfilled_at, fulfilment, reported_at } = condition;
  if (state === 'met')
    return (
      <span className="fac-text">
        <Dated text={texts.met(day(fulfilled_at) ?? '')} />: {fulfilment}
        {reported_at && (
          <span className="fac-report">
            <Reported {...condition} />
          </span>
        )}
      </span>
    );
  if (state === 'reported')
    return (
      <span className="fac-text">
        <Reported {...condition} />
      </span>
    );
  return state === 'overdue' ? <Chip tone="danger">{texts.states.overdue}</Chip> : texts.states[state];
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'text',
    title: texts.text,
    cell: ({ condition }) => <span className="fac-text">{condition.text}</span>,
    isHeader: true,
  },
  { key: 'about', title: texts.about, cell: ({ condition }) => condition.instrument?.name ?? texts.facility },
  {
    key: 'set',
    title: texts.set,
    cell: ({ condition: { report, set_at } }) => <Dated text={texts.setWith[report](day(set_at) ?? '')} />,
  },
  {
    key: 'until',
    title: texts.until,
    cell: ({ condition }) => <Dated text={day(condition.due_date) ?? texts.anyTime} />,
  },
  { key: 'state', title: texts.state, cell: State },
];
const WITH_ACTION: readonly Column<Row>[] = [
  ...COLUMNS,
  { key: 'actions', title: texts.action, cell: ({ action }) => action, align: 'end' },
];

const dueOf = ({ due_date }: Condition) => due_date ?? Number.MAX_SAFE_INTEGER;

/** Open conditions first, the earliest due first, those without a day last. */
const openFirst = (left: Condition, right: Condition) =>
  Number(isOpenCondition(right)) - Number(isOpenCondition(left)) || dueOf(left) - dueOf(right);

export interface ConditionsListProps {
  conditions: readonly Condition[];
  /** Renders the actions for an open condition. */
  actionOf?: ((condition: Condition) => ReactNode) | undefined;
}

/** The conditions set for a facility, with due dates, states and reports of fulfilment. */
export function ConditionsList({ conditions, actionOf }: ConditionsListProps) {
  const [today] = useState(() => day(Date.now() / 1000) ?? '');
  const rows = useMemo(
    () =>
      conditions.toSorted(openFirst).map((condition) => ({
        condition,
        state: conditionState(condition, today),
        action: isOpenCondition(condition) ? actionOf?.(condition) : null,
      })),
    [conditions, today, actionOf],
  );
  return (
    <DataTable
      caption={texts.conditions}
      rows={rows}
      rowKey={({ condition }) => condition._id}
      columns={actionOf && conditions.some(isOpenCondition) ? WITH_ACTION : COLUMNS}
      empty={null}
      pageSize={null}
      urlKey="conditions"
    />
  );
}
