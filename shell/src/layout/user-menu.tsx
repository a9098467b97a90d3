import { useProfile } from '@portal/api-slice';
import { Icon } from '@portal/ui/core';
import { useLocation, useNavigate } from '@portal/ui/router';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { PageLink } from '../preload/page-link';
import { LazyDialogOf } from './lazy-dialog-of';
import { useLazyDialog } from './use-lazy-dialog';
import type { LazyDialog } from './use-lazy-dialog';

const LINKS = [
  { label: 'My account', path: '/my-account' },
  { label: 'Change Password', path: '/change-password' },
];
const LOGOUT = { label: 'Logout', path: '/logout' };

const loadReminders = () => import('./reminders-dialog').then((module) => module.RemindersDialog);
const loadColours = () => import('./colours-dialog').then((module) => module.ColoursDialog);
const loadSignOut = () => import('../sign-out/sign-out-dialog').then((module) => module.SignOutDialog);

/** The menu under the name of the logged-in user. Arrow keys move through it, Escape closes it. */
export function UserMenu({ onKeys }: { onKeys: () => void }) {
  const profile = useProfile();
  const [isOpen, setOpen] = useState(false);
  const signOut = useLazyDialog(loadSignOut);
  const reminders = useReminders();
  const colours = useLazyDialog(loadColours);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const name = profile ? `${profile.first_name} ${profile.last_name}` : 'Your account';

  const close = () => setOpen(false);
  const escape = () => {
    close();
    button.current?.focus();
  };
  const dialogs = [
    { label: 'Reminders', show: reminders.show },
    { label: 'Colours', show: colours.show },
    { label: 'Keys', show: onKeys },
    { label: 'Log out everywhere', show: signOut.show },
  ];
  const open = (show: () => void) => {
    // Moves the focus first, so that the dialog returns it to the button.
    escape();
    show();
  };
  // The button closes the menu itself: if it were closed here first, the click would reopen it.
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
      {isOpen && (
        <Items
          id={id}
          name={name}
          dialogs={dialogs}
          onChosen={close}
          onEscape={escape}
          onLeave={leave}
          onDialog={open}
        />
      )}
      <LazyDialogOf {...reminders} />
      <LazyDialogOf {...colours} />
      <LazyDialogOf {...signOut} />
    </div>
  );
}

// Target of the links in automatic messages.
const REMINDERS = '#reminders';

/** The dialog of the reminders; a URL that ends with `#reminders` opens it. */
function useReminders(): LazyDialog {
  const { show, onClose, ...dialog } = useLazyDialog(loadReminders);
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAskedFor = hash === REMINDERS;
  const open = useEffectEvent(show);
  useEffect(() => {
    if (isAskedFor) open();
  }, [isAskedFor]);
  const close = () => {
    onClose();
    // Allows the same link to open the dialog again.
    if (isAskedFor) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return { ...dialog, show, onClose: close };
}

interface ItemsProps {
  id: string;
  name: string;
  dialogs: readonly { label: string; show: () => void }[];
  onChosen: () => void;
  onEscape: () => void;
  onLeave: (target: EventTarget | null) => void;
  onDialog: (show: () => void) => void;
}

function Items({ id, name, dialogs, onChosen, onEscape, onLeave, onDialog }: ItemsProps) {
  const items = useRef<(HTMLElement | null)[]>([]);
  useEffect(() => items.current[0]?.focus(), []);

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    const target = stepTo(event.key, items.current.indexOf(document.activeElement as HTMLElement));
    if (target === null) return;
    event.preventDefault();
    items.current.at(target % (LINKS.length + dialogs.length + 1))?.focus();
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
        {dialogs.map(({ label, show }, at) => (
          <li key={label} role="none">
            <button type="button" aria-haspopup="dialog" onClick={() => onDialog(show)} {...keep(LINKS.length + at)}>
              {label}
            </button>
          </li>
        ))}
        <li role="none">
          <PageLink to={LOGOUT.path} onClick={onChosen} {...keep(LINKS.length + dialogs.length)}>
            {LOGOUT.label}
          </PageLink>
        </li>
      </ul>
    </div>
  );
}

/** The index that a key moves to from an item: from the end if negative, `null` if the key does not move. */
function stepTo(key: string, at: number): number | null {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : null;
}
