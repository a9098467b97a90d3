import { Button, Icon } from '@portal/ui/core';
import { useEffect, useState } from 'react';
import { MESSAGES } from './messages';

/** Props of `CopyLinkButton`. */
export interface CopyLinkButtonProps {
  link: string;
  /** What it leads to. */
  of: string;
}

const { list: texts } = MESSAGES;
const SAID_MS = 4000;

/** Puts a link into the clipboard; where the browser does not allow that, shows it to be copied by hand. */
export function CopyLinkButton({ link, of }: CopyLinkButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      // Without an encrypted connection, browsers have no clipboard for pages.
      setOutcome('refused');
    }
  }
  return (
    <>
      <Button
        icon={<Icon name={outcome === 'copied' ? 'check' : 'copy'} />}
        aria-label={texts.of(texts.copy, of)}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? texts.copied : texts.copy}
      </Button>
      <output className={outcome === 'refused' ? 'adm-link' : 'p-visually-hidden'}>
        {outcome === 'copied' && texts.copied}
        {outcome === 'refused' && `${texts.notCopied} ${link}`}
      </output>
    </>
  );
}
