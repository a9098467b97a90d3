import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './disclosure.css';

/** Props of `Disclosure`. */
export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  id?: string;
  /** Names the fields inside, in the list of what is wrong with a form; a summary of plain text does so by itself. */
  sectionTitle?: string | undefined;
}

/** Something that is opened when wanted. On paper it is always open. */
export function Disclosure({ summary, children, open = false, id, sectionTitle }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useOpenOnPaper(details);
  const title = sectionTitle ?? (typeof summary === 'string' ? summary : undefined);
  return (
    <details className="p-disclosure" ref={details} id={id} open={open} data-section-title={title}>
      <summary>{summary}</summary>
      <div className="p-disclosure-body">{children}</div>
    </details>
  );
}

function useOpenOnPaper(details: { readonly current: HTMLDetailsElement | null }) {
  useEffect(() => {
    let wasOpen = true;
    const open = () => {
      if (!details.current) return;
      wasOpen = details.current.open;
      details.current.open = true;
    };
    const restore = () => {
      if (details.current) details.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, [details]);
}
