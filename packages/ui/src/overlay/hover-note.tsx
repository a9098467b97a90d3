import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import './hover-note.css';

export interface HoverNoteProps {
  /** The short text, always visible. */
  children: ReactNode;
  /** The full text, shown on hover, focus and click. */
  note: ReactNode;
}

/** A short text with a note on hover, focus or click. Escape hides the note; the pointer may move onto it. */
export function HoverNote({ children, note }: HoverNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Escape would also close a surrounding dialog.
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
