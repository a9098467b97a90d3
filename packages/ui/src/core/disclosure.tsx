import { useEffect, useRef, useState } from 'react';
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
  /** The content loads something: it is added when the section is first opened, and until then not printed either. */
  isLater?: boolean | undefined;
}

/** A collapsible section. It is open in print. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, open = false, id, sectionTitle, isLater = false } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [hasContent, setHasContent] = useState(open || !isLater);
  useOpenOnPaper(details, hasContent);
  const title = sectionTitle ?? (typeof summary === 'string' ? summary : undefined);
  return (
    <details
      className="p-disclosure"
      ref={details}
      id={id}
      open={open}
      data-section-title={title}
      onToggle={({ currentTarget }) => currentTarget.open && setHasContent(true)}
    >
      <summary>{summary}</summary>
      <div className="p-disclosure-body">{hasContent && children}</div>
    </details>
  );
}

function useOpenOnPaper(details: { readonly current: HTMLDetailsElement | null }, isEnabled: boolean) {
  useEffect(() => {
    if (!isEnabled) return undefined;
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
  }, [details, isEnabled]);
}
