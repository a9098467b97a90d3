import { ErrorState, Loading } from '@portal/ui/core';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { HISTORY_MESSAGES as texts } from './messages';
import type { HistoryTabProps } from './history-tab';

/** The history, loaded when its tab is opened. Unlike React's `lazy`, it can retry a failed load. */
export function LaterHistory(props: HistoryTabProps) {
  const [Tab, setTab] = useState<ComponentType<HistoryTabProps> | null>(null);
  const [attempt, setAttempt] = useState({ isFailed: false });
  useEffect(() => {
    if (attempt.isFailed) return undefined;
    let isWanted = true;
    import('./history-tab').then(
      ({ HistoryTab }) => isWanted && setTab(() => HistoryTab),
      () => isWanted && setAttempt({ isFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  if (Tab) return <Tab {...props} />;
  if (!attempt.isFailed) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => setAttempt({ isFailed: false })}>
      {texts.failed}
    </ErrorState>
  );
}
