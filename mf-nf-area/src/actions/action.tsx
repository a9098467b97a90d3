import { Button } from '@portal/ui/core';
import type { ButtonProps } from '@portal/ui/core';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

export interface ActionProps extends Pick<ButtonProps, 'icon' | 'type' | 'onClick' | 'loading'> {
  label: string;
  isEnabled: boolean;
  /** Why it is not possible now, or its present state. */
  note: ReactNode;
  /** The element of `note`, which can take the focus. */
  noteRef?: Ref<HTMLParagraphElement> | undefined;
}

/** An action on an application, with a line on when it is possible. */
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
