import { Button, dated } from '@portal/ui/core';
import type { ButtonProps } from '@portal/ui/core';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

export interface ActionProps extends Pick<ButtonProps, 'icon' | 'type' | 'onClick' | 'loading'> {
  label: string;
  isEnabled: boolean;
  /** When the action becomes available, or its current state. */
  note: ReactNode;
  /** Receives the element of `note`, which is focusable. */
  noteRef?: Ref<HTMLParagraphElement> | undefined;
}

/** An action on an application with a status line, which is all that is left of one that is not available. */
export function Action({ label, isEnabled, note, noteRef, ...button }: ActionProps) {
  const id = useId();
  return (
    <div className="nf-action">
      {isEnabled && (
        <Button {...button} aria-describedby={id}>
          {label}
        </Button>
      )}
      <p id={id} ref={noteRef} tabIndex={-1} className="nf-soft">
        {dated(note)}
      </p>
    </div>
  );
}
