import { Button, Icon, useCopy } from '@portal/ui/core';
import { LABEL_VIEW_MESSAGES } from './messages';

const { copy: texts } = LABEL_VIEW_MESSAGES;

interface CopyButtonProps {
  text: string;
  /** What is copied, for the name of the button. */
  what: string;
  label?: string;
}

/** Copies a text, and says whether the browser allowed it. */
export function CopyButton({ text, what, label = texts.copy }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text);
  return (
    <span className="qa-copy">
      <Button size="small" icon={<Icon name="copy" />} aria-label={texts.of(what)} onClick={() => void copy()}>
        {label}
      </Button>
      <output>{outcome !== null && texts[outcome]}</output>
    </span>
  );
}
