import { Button } from '@portal/ui/core';
import type { ButtonProps } from '@portal/ui/core';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

export interface ActionProps extends Pick<ButtonProps, 'icon' | 'type' | 'onClick' | 'loading'> {
  label: string;
  isEnabled: boolean;
  /** When it becomes possible, or its present state. */
  note: ReactNode;
  /** The element of `note`, which can take the focus. */
  noteRef?: Ref<HTMLParagraphElement> | undefined;
}

/** An action on an application, with a line on its state. What is not possible is no button. */
export function Action({ label, isEnabled, note, noteRef, ...button }: ActionProps) {
  const id = useId();
  return (
    <div className="nf-action">
      {isEnabled ? (
        <Button {...button} aria-describedby={id}>
          {label}
        </Button>
      ) : (
        <span>{label}</span>
      )}
      <p id={id} ref={noteRef} tabIndex={-1} className="nf-soft">
        {note}
      </p>
    </div>
  );
}
