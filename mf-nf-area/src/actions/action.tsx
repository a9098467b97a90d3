import { Button } from '@portal/ui/core';
import type { ButtonProps } from '@portal/ui/core';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

/** Props of `Action`. */
export interface ActionProps extends Pick<ButtonProps, 'icon' | 'type' | 'onClick' | 'loading'> {
  label: string;
  isEnabled: boolean;
  /** Why it cannot be done now, or what is to be known of it. */
  note: ReactNode;
  /** That line, which can take the focus. */
  noteRef?: Ref<HTMLParagraphElement> | undefined;
}

/** Something that can be done with an application, and a line that says when, or why not yet. */
export function Action({ label, isEnabled, note, noteRef, ...button }: ActionProps) {
  const id = useId();
  return (
    <div className={isEnabled ? 'nf-action' : 'nf-action nf-action-later'}>
      <Button {...button} disabled={!isEnabled} aria-describedby={id} block>
        {label}
      </Button>
      <p id={id} ref={noteRef} tabIndex={-1} className="nf-soft">
        {note}
      </p>
    </div>
  );
}
