import { useEffect, useRef } from 'react';
import { Alert, Button, Icon } from '@portal/ui/core';

/**
 * Calls `refresh` every `everyMs` milliseconds while the tab is visible, and immediately when it becomes visible after
 * a longer time.
 */
export function useRefresh(refresh: () => unknown, everyMs: number): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  useEffect(() => {
    let last = Date.now();
    const run = () => {
      last = Date.now();
      latest.current();
    };
    const timer = setInterval(() => {
      if (!document.hidden) run();
    }, everyMs);
    const show = () => {
      if (!document.hidden && Date.now() - last >= everyMs) run();
    };
    document.addEventListener('visibilitychange', show);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [everyMs]);
}

export interface NotRefreshedProps {
  /** Names the data that could not be refreshed. */
  title: string;
  onRetry: () => void;
}

/** Warning above automatically refreshed data when a refresh failed. */
export const NotRefreshed = ({ title, onRetry }: NotRefreshedProps) => (
  <Alert
    type="warning"
    showIcon
    title={title}
    action={
      <Button icon={<Icon name="retry" />} onClick={onRetry}>
        Try again
      </Button>
    }
  />
);
