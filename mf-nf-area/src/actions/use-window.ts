import { useState } from 'react';

/** A window that is there from when it is opened until it has closed: then it starts anew, and has given the focus back. */
export function useWindow() {
  const [state, setState] = useState<'gone' | 'open' | 'closing'>('gone');
  return {
    isThere: state !== 'gone',
    show: () => setState('open'),
    /** What the window takes. */
    props: { open: state === 'open', onClose: () => setState('closing'), onClosed: () => setState('gone') },
  };
}

/** What a window takes to be opened and closed. */
export type WindowProps = ReturnType<typeof useWindow>['props'];
