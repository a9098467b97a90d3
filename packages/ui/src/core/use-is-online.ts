import { useSyncExternalStore } from 'react';

/** Whether the browser has a network. */
export const useIsOnline = () => useSyncExternalStore(onChange, () => navigator.onLine);

function onChange(act: () => void) {
  window.addEventListener('online', act);
  window.addEventListener('offline', act);
  return () => {
    window.removeEventListener('online', act);
    window.removeEventListener('offline', act);
  };
}
