import type { EvaluationAction } from '@portal/domain';
import { day } from '@portal/domain';
import { Chip, dated } from '@portal/ui/core';
import type { ReactNode } from 'react';
import '../quality.css';
import { EVALUATION_VIEW_MESSAGES } from './messages';

const { actions: texts } = EVALUATION_VIEW_MESSAGES;

interface ActionsListProps {
  actions: readonly EvaluationAction[];
  today: string;
  /** What the reader can do, by id of the action. */
  steps?: Readonly<Record<string, ReactNode>>;
}

/** The actions that an evaluation asked for, and how far each is. */
export function ActionsList({ actions, today, steps = {} }: ActionsListProps) {
  if (actions.length === 0) return <p>{texts.none}</p>;
  return (
    <ol className="qa-actions" aria-label={texts.title}>
      {actions.map((action) => (
        <li key={action._id}>
          <p className="qa-message-text">{action.text}</p>
          <p className="qa-message-head">
            <State action={action} today={today} />
          </p>
          {action.report !== null && <p className="qa-message-text qa-action-report">{action.report}</p>}
          {steps[action._id]}
        </li>
      ))}
    </ol>
  );
}

function State({ action: { due, reported_at, confirmed_at }, today }: { action: EvaluationAction; today: string }) {
  const isOverdue = reported_at === null && confirmed_at === null && due < today;
  return (
    <>
      {isOverdue ? <Chip tone="danger">{dated(texts.overdue(due))}</Chip> : <span>{dated(texts.due(due))}</span>}
      {reported_at === null ? (
        confirmed_at === null && <span>{texts.open}</span>
      ) : (
        <span>{dated(texts.reported(day(reported_at) ?? ''))}</span>
      )}
      {confirmed_at !== null && <Chip tone="success">{dated(texts.confirmed(day(confirmed_at) ?? ''))}</Chip>}
    </>
  );
}
