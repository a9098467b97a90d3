import type { MenuEntry } from '@portal/portal-contract';
import { Icon } from '@portal/ui/core';
import { useLocation } from '@portal/ui/router';
import { useEffect, useRef } from 'react';
import { MenuList } from './menu-list';

/** Props of `MenuDrawer`. */
export interface MenuDrawerProps {
  entries: readonly MenuEntry[];
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The menu over the page, for small screens. A modal dialog: the browser keeps the focus inside, closes it on Escape,
 * and gives the focus back to the button that opened it.
 */
export function MenuDrawer({ entries, isOpen, onClose }: MenuDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // A page was chosen.
  useEffect(onClose, [key, onClose]);

  return (
    <dialog ref={dialog} id="menu-drawer" className="s-drawer" aria-label="Menu" onClose={onClose}>
      <button type="button" className="s-drawer-close" onClick={onClose}>
        <Icon name="close" /> Close menu
      </button>
      <nav aria-label="Main">
        <MenuList entries={entries} onFollow={onClose} />
      </nav>
    </dialog>
  );
}
