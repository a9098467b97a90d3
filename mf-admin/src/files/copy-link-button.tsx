import { Button, Icon } from '@portal/ui/core';
import { useCopy } from '../use-copy';
import { MESSAGES } from './messages';

/** Props of `CopyLinkButton`. */
export interface CopyLinkButtonProps {
  link: string;
  /** What it leads to. */
  of: string;
}

const { list: texts } = MESSAGES;

/** Puts a link into the clipboard; where the browser does not allow that, shows it to be copied by hand. */
export function CopyLinkButton({ link, of }: CopyLinkButtonProps) {
  const { outcome, copy } = useCopy(link);
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
