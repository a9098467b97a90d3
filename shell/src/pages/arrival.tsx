import type { ReactNode } from 'react';

const focus = (element: HTMLElement | null) => element?.focus();

/** What takes the place of a form: it gets the focus that was in the form, which would fall to the page otherwise. */
export const Arrival = ({ children }: { children: ReactNode }) => (
  <div ref={focus} tabIndex={-1}>
    {children}
  </div>
);
