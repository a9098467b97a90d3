import type { ServedTask } from '@portal/domain';
import { Button } from '@portal/ui/core';
import type { MouseEvent } from 'react';

/** Moves the focus to the statement, which comes after the indicators that it is about. */
function goToStatement({ currentTarget }: MouseEvent<HTMLElement>) {
  const page = currentTarget.closest('.nf-page');
  page?.querySelector<HTMLElement>('textarea[name=statement]')?.focus();
}

/** Leads from the head of an evaluation to the statement, in the words of the task; nothing for other tasks. */
export function ToStatement({ own }: { own: readonly ServedTask[] }) {
  const task = own.find(({ kind }) => kind === 'evaluation-statement');
  return task && <Button onClick={goToStatement}>{task.button}</Button>;
}
