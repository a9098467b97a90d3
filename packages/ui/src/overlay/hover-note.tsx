import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import './hover-note.css';

export interface HoverNoteProps {
  /** What is always shown, in short. */
  children: ReactNode;
  /** The whole of it, shown on hover and focus. */
  note: ReactNode;
}

/** Something in short that shows the whole on hover, focus or a press. Escape hides it; the pointer may move onto it. */
export function HoverNote({ children, note }: HoverNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Escape would also close the dialog around it.
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <span className="p-hover-note" onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
      <button
        type="button"
        aria-describedby={isOpen ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={escape}
      >
        {children}
      </button>
      {isOpen && (
        <span id={id} role="tooltip">
          {note}
        </span>
      )}
    </span>
  );
}
