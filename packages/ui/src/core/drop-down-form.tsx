import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import './drop-down-form.css';
import { Icon } from './icon';

/** Props of `DropDownForm`. */
export interface DropDownFormProps {
  /** What the button says. */
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The form. */
  children: ReactNode;
}

/** A form that opens and closes below its button; once it is closed, the button has the focus. */
export function DropDownForm({ label, isOpen, onToggle, children }: DropDownFormProps) {
  const id = useId();
  const button = useFocusOnceClosed(isOpen);
  return (
    <div className="p-drop-down-form">
      <div>
        <Button
          ref={button}
          icon={<Icon name={isOpen ? 'close' : 'add'} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          {label}
        </Button>
      </div>
      {isOpen && <div id={id}>{children}</div>}
    </div>
  );
}

/** Where the focus goes when the form that had it is gone. */
function useFocusOnceClosed(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
