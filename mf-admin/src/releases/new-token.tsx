import { Button, Icon } from '@portal/ui/core';
import { useEffect, useRef } from 'react';
import { useCopy } from '../use-copy';
import { MESSAGES } from './messages';

/** Props of `NewToken`. */
export interface NewTokenProps {
  token: string;
  /** Name of the part that it is for. */
  of: string;
}

const { token: texts } = MESSAGES;

/** A token that was just made, to be copied. */
export function NewToken({ token, of }: NewTokenProps) {
  const { outcome, copy } = useCopy(token);
  const box = useRef<HTMLInputElement>(null);
  // The button that had the focus went with the question.
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <div className="adm-stack">
      <p>{texts.once}</p>
      <div className="adm-token">
        <input ref={box} className="p-figures" readOnly value={token} aria-label={texts.label(of)} />
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
