import { useProfile } from '@portal/api-slice';
import { Icon } from '@portal/ui/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { PageLink } from '../preload/page-link';

const ITEMS = [
  { label: 'Change Password', path: '/change-password' },
  { label: 'Logout', path: '/logout' },
];

/** The menu under the name of whoever is logged in. Arrow keys walk it, Escape closes it. */
export function UserMenu() {
  const profile = useProfile();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const name = profile ? `${profile.first_name} ${profile.last_name}` : 'Your account';

  const close = () => setOpen(false);
  const escape = () => {
    close();
    button.current?.focus();
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
      {isOpen && <Items id={id} name={name} onChosen={close} onEscape={escape} onLeave={leave} />}
    </div>
  );
}

/** Props of `Items`. */
interface ItemsProps {
  id: string;
  name: string;
  onChosen: () => void;
  onEscape: () => void;
  onLeave: (target: EventTarget | null) => void;
}

function Items({ id, name, onChosen, onEscape, onLeave }: ItemsProps) {
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  useEffect(() => links.current[0]?.focus(), []);

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    const target = stepTo(event.key, links.current.indexOf(document.activeElement as HTMLAnchorElement));
    if (target === null) return;
    event.preventDefault();
    links.current.at(target % ITEMS.length)?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave(relatedTarget);
  };

  return (
    <div className="s-user-items">
      <p className="s-user-who" aria-hidden="true">
        {name}
      </p>
      <ul id={id} role="menu" tabIndex={-1} onKeyDown={walk} onBlur={leave}>
        {ITEMS.map(({ label, path }, at) => (
          <li key={path} role="none">
            <PageLink
              to={path}
              role="menuitem"
              tabIndex={-1}
              onClick={onChosen}
              ref={(link) => {
                links.current[at] = link;
              }}
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a key leads from an item; counted from the end when negative, `null` when the key leads nowhere. */
function stepTo(key: string, at: number): number | null {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : null;
}
