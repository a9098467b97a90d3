import { useEffect, useId, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button } from './button';
import './drop-down-form.css';
import { Icon } from './icon';

const CLOSE = 'Close';

export interface DropDownFormProps {
  /** What the form is for, such as “Add user”. */
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A form that opens and closes below its button; its first field gets the focus, and closing returns it to the button. */
export function DropDownForm({ label, isOpen, onToggle, children }: DropDownFormProps) {
  const id = useId();
  const button = useFocusOnceClosed(isOpen);
  const box = useBroughtIntoView(isOpen, button);
  return (
    <div ref={box} className="p-drop-down-form">
      <div>
        <Button
          ref={button}
          icon={<Icon name={isOpen ? 'close' : 'add'} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          {isOpen ? CLOSE : label}
        </Button>
      </div>
      {isOpen && <div id={id}>{children}</div>}
    </div>
  );
}

const FIELDS = ['input', 'select', 'textarea'].map((tag) => `${tag}:enabled`).join();

/**
 * A ref for the element that comes into view when the form opens, and again when the form in it is loaded. The first
 * field of that form gets the focus.
 */
function useBroughtIntoView(isOpen: boolean, button: RefObject<HTMLButtonElement | null>) {
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isOpened = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    const opened = box.current;
    if (!isOpened || !opened) return undefined;
    const follow = () => {
      opened.scrollIntoView({ block: 'nearest' });
      const form = opened.querySelector('form');
      if (!form) return;
      growth.disconnect();
      // Only as long as nobody has moved on from the button that opened it.
      if (document.activeElement === button.current)
        form.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true });
    };
    const growth = new ResizeObserver(follow);
    growth.observe(opened);
    return () => growth.disconnect();
  }, [isOpen, button]);
  return box;
}

/** A ref for the element that gets the focus when the form closes. */
function useFocusOnceClosed(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
