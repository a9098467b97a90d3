import { useProfile } from '@portal/api-slice';
import { Icon } from '@portal/ui/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { PageLink } from '../preload/page-link';
import { useLazyDialog } from './use-lazy-dialog';

const LINKS = [
  { label: 'Change Password', path: '/change-password' },
  { label: 'Logout', path: '/logout' },
];

const ITEMS_COUNT = LINKS.length + 1;

const loadSignOut = () => import('../sign-out/sign-out-dialog').then((module) => module.SignOutDialog);

/** The menu under the name of the logged-in user. Arrow keys move through it, Escape closes it. */
export function UserMenu() {
  const profile = useProfile();
  const [isOpen, setOpen] = useState(false);
  const { Dialog, show, ...dialog } = useLazyDialog(loadSignOut);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const name = profile ? `${profile.first_name} ${profile.last_name}` : 'Your account';

  const close = () => setOpen(false);
  const escape = () => {
    close();
    button.current?.focus();
  };
  const signOut = () => {
    // Moves the focus first, so that the dialog gives it back to the button.
    escape();
    show();
  };
  // The button closes the menu itself: closed here first, its click would open it again.
  const leave = (target: EventTarget | null) => {
    if (target !== button.current) close();
  };

  return (
    <div className="s-user">
      <button
        ref={button}
        type="button"
        className="s-top-button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="user" />
        <span className="s-user-name">{name}</span>
      </button>
      {isOpen && <Items id={id} name={name} onChosen={close} onEscape={escape} onLeave={leave} onSignOut={signOut} />}
      {Dialog && <Dialog {...dialog} />}
    </div>
  );
}

interface ItemsProps {
  id: string;
  name: string;
  onChosen: () => void;
  onEscape: () => void;
  onLeave: (target: EventTarget | null) => void;
  onSignOut: () => void;
}

function Items({ id, name, onChosen, onEscape, onLeave, onSignOut }: ItemsProps) {
  const items = useRef<(HTMLElement | null)[]>([]);
  useEffect(() => items.current[0]?.focus(), []);

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    const target = stepTo(event.key, items.current.indexOf(document.activeElement as HTMLElement));
    if (target === null) return;
    event.preventDefault();
    items.current.at(target % ITEMS_COUNT)?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave(relatedTarget);
  };

  const keep = (at: number) => ({
    role: 'menuitem',
    tabIndex: -1,
    ref: (item: HTMLElement | null) => {
      items.current[at] = item;
    },
  });

  return (
    <div className="s-user-items">
      <p className="s-user-who" aria-hidden="true">
        {name}
      </p>
      <ul id={id} role="menu" tabIndex={-1} onKeyDown={walk} onBlur={leave}>
        {LINKS.map(({ label, path }, at) => (
          <li key={path} role="none">
            <PageLink to={path} onClick={onChosen} {...keep(at)}>
              {label}
            </PageLink>
          </li>
        ))}
        <li role="none">
          <button type="button" aria-haspopup="dialog" onClick={onSignOut} {...keep(LINKS.length)}>
            Sign out everywhere
          </button>
        </li>
      </ul>
    </div>
  );
}

/** The index that a key moves to from an item: from the end when negative, `null` when the key does not move. */
function stepTo(key: string, at: number): number | null {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : null;
}
