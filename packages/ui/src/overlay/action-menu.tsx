import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Button } from '../core/button';
import { Icon } from '../core/icon';
import './action-menu.css';

/** An entry of an action menu. */
export interface Action {
  label: string;
  onChoose: () => void;
}

export interface ActionMenuProps {
  label: string;
  /** Accessible name of the button, if several menus have the same label. */
  name?: string | undefined;
  actions: readonly Action[];
  /** Shows a small button with dots, for a row of a table. */
  isCompact?: boolean | undefined;
}

/**
 * A button with a menu of secondary actions. Arrow keys move through them; Escape closes the menu and returns the focus
 * to the button.
 */
export function ActionMenu({ label, name = label, actions, isCompact = false }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  // The button closes the menu itself; if it were closed here first, the click would open it again.
  const leave = (target: EventTarget | null) => {
    if (target !== button.current) setOpen(false);
  };
  return (
    <span className="p-action-menu">
      <Button
        ref={button}
        size={isCompact ? 'small' : 'middle'}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isCompact ? (
          '…'
        ) : (
          <>
            {label} <Icon name="more" />
          </>
        )}
      </Button>
      {isOpen && <Items id={id} name={name} actions={actions} onClose={close} onLeave={leave} />}
    </span>
  );
}

interface ItemsProps extends Pick<ActionMenuProps, 'actions'> {
  id: string;
  name: string;
  onClose: () => void;
  onLeave: (target: EventTarget | null) => void;
}

function Items({ id, name, actions, onClose, onLeave }: ItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [first] = itemsOf(list.current);
    first?.focus({ preventScroll: true });
    // In braces, because newer browsers return a promise, which is not a clean-up function.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Escape would also close the dialog around the menu.
      event.stopPropagation();
      onClose();
    }
    const items = itemsOf(list.current);
    const target = stepTo(event.key, items.indexOf(document.activeElement as HTMLElement));
    if (target === null) return;
    event.preventDefault();
    items.at(target % items.length)?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave(relatedTarget);
  };
  return (
    <ul ref={list} id={id} role="menu" aria-label={name} tabIndex={-1} onKeyDown={walk} onBlur={leave}>
      {actions.map(({ label, onChoose }) => (
        <li key={label} role="none">
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              // Moves the focus first, so that a dialog opened by the action returns it to the button.
              onClose();
              onChoose();
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

const itemsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

/** The index to which a key moves; negative values count from the end, `null` if the key does not move the focus. */
function stepTo(key: string, at: number): number | null {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : null;
}
