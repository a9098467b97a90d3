import { REVIEWER_HINTS } from '@portal/domain';
import { ErrorState, Loading } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { EVALUATION_MESSAGES } from './messages';

const { beside: texts } = EVALUATION_MESSAGES;

/** The state of a query. */
export interface SuggestionLoad<Result> {
  currentData?: Result | undefined;
  isError: boolean;
  refetch: () => unknown;
}

export interface LoadedSuggestionProps<Result> {
  load: SuggestionLoad<Result>;
  /** Whether the user gives the evaluation, instead of reading it. */
  mayEdit: boolean;
  children: (result: Result) => ReactNode;
}

/** A suggestion from the server, or its loading or error state. */
export function LoadedSuggestion<Result>({ load, mayEdit, children }: LoadedSuggestionProps<Result>) {
  if (load.currentData !== undefined)
    return (
      <>
        {children(load.currentData)}
        <p className="evaluation-soft">{mayEdit ? REVIEWER_HINTS.suggestion : REVIEWER_HINTS.suggestionRead}</p>
      </>
    );
  if (!load.isError) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void load.refetch()}>
      {mayEdit ? texts.failed : texts.failedToRead}
    </ErrorState>
  );
}
