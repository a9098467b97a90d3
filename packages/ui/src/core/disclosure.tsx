import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './disclosure.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Initial state. */
  open?: boolean;
  id?: string;
  /** Name of the section in the form's error summary; defaults to a plain-text `summary`. */
  sectionTitle?: string | undefined;
}

/** A collapsible section. It is always open in print. */
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
