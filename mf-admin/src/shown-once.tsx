import { Button, Icon, useCopy } from '@portal/ui/core';
import { useEffect, useRef } from 'react';
import './page.css';
import './shown-once.css';

interface ShownOnceProps {
  secret: string;
  /** Accessible name of the box. */
  label: string;
  texts: { once: string; copy: string; copied: string; notCopied: string };
}

/** A new token, ready to be copied: it cannot be shown again. */
export function ShownOnce({ secret, label, texts }: ShownOnceProps) {
  const { outcome, copy } = useCopy(secret);
  const box = useRef<HTMLInputElement>(null);
  // The focused button has been removed with the question.
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <div className="adm-stack">
      <p>{texts.once}</p>
      <div className="adm-token">
        <input ref={box} className="p-figures" readOnly value={secret} aria-label={label} />
        <Button icon={<Icon name={outcome === 'copied' ? 'check' : 'copy'} />} onClick={() => void copy()}>
          {outcome === 'copied' ? texts.copied : texts.copy}
        </Button>
      </div>
      <output className={outcome === 'refused' ? undefined : 'p-visually-hidden'}>
        {outcome === 'copied' && texts.copied}
        {outcome === 'refused' && texts.notCopied}
      </output>
    </div>
  );
}
