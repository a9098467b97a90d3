import { useSyncExternalStore } from 'react';

let isAnnounced = false;

const isOnPaper = () => isAnnounced || window.matchMedia('print').matches;

/** Browsers announce a printout by events; a preview of the print styles only changes the media query. */
function subscribe(notify: () => void) {
  const media = window.matchMedia('print');
  const set = (isNow: boolean) => () => {
    isAnnounced = isNow;
    notify();
  };
  const [begin, end] = [set(true), set(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', notify);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', notify);
  };
}

/** Whether the page is being printed, so that what is on paper can differ from what is on the screen. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, isOnPaper);
