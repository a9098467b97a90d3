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
  children: (result: Result) => ReactNode;
}

/** A suggestion from the server, or its loading or error state. */
export function LoadedSuggestion<Result>({ load, children }: LoadedSuggestionProps<Result>) {
  if (load.currentData !== undefined)
    return (
      <>
        {children(load.currentData)}
        <p className="evaluation-soft">{REVIEWER_HINTS.suggestion}</p>
      </>
    );
  if (!load.isError) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void load.refetch()}>
      {texts.failed}
    </ErrorState>
  );
}
