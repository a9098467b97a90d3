import { ErrorState, Loading } from '@portal/ui/core';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/** The words shown while a part of a page is loaded, and if that failed. */
export interface LaterTexts {
  loading: string;
  failedTitle: string;
  failed: string;
}

/**
 * A component whose script is loaded when it is first shown. Unlike React's `lazy`, it can retry a failed load, and it
 * shows the words of what it loads.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, texts: LaterTexts) {
  return function Later(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [attempt, setAttempt] = useState({ isFailed: false });
    useEffect(() => {
      if (attempt.isFailed) return undefined;
      let isWanted = true;
      load().then(
        (component) => isWanted && setLoaded(() => component),
        () => isWanted && setAttempt({ isFailed: true }),
      );
      return () => {
        isWanted = false;
      };
    }, [attempt]);
    if (Loaded) return <Loaded {...props} />;
    if (!attempt.isFailed) return <Loading label={texts.loading} />;
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => setAttempt({ isFailed: false })}>
        {texts.failed}
      </ErrorState>
    );
  };
}
