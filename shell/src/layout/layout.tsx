import { useIsLoggedIn, useHasExpired, useLogout } from '@portal/api-slice';
import { Outlet, useLocation, useNavigate } from '@portal/ui/router';
import { ToastRegion } from '@portal/ui/toast';
import { ScrollRestoration } from 'react-router-dom';
import { useEffect, useRef, useState } from 'react';
import type { MenuEntry } from '@portal/portal-contract';
import { Icon } from '@portal/ui/core';
import { composition } from '../composition';
import { MenuList } from '../menu/menu-list';
import { DevelopmentBanner } from './development-banner';
import { Footer } from './footer';
import './layout.css';
import { OtherDocument } from './other-document';
import { TopBar } from './top-bar';
import { useServedHead } from './use-served-head';
import { useSidebar } from './use-sidebar';
import { loginPath } from '../access/safe-path';
import { useMenu } from '../menu/use-menu';
import { IdentityAsker } from '../second-factor/identity-asker';
import { WayBack } from './way-back';
import { useNews } from '../news/use-news';

/** The frame around every page: top bar, sidebar for logged-in users, footer, messages. */
export function Layout() {
  const isLoggedIn = useIsLoggedIn();
  const sidebar = useSidebar();
  const menu = useMenu();
  useExpiredSession();
  useServedHead();
  const { News } = useNews();
  const [isLeaving, setLeaving] = useState(false);
  const { settings, alone, development = [] } = composition();
  // The menu consists of entries of remotes, so a document without remotes has none.
  const hasMenu = isLoggedIn && !alone;
  const isRail = !sidebar.isOpen || sidebar.isOverlay;

  return (
    <div className="s-frame">
      <SkipLink />
      <DevelopmentBanner parts={development} />
      <TopBar title={settings.title} {...(hasMenu && { sidebar })} />
      <div className="s-body">
        {hasMenu && (
          <nav className={isRail ? 's-sidebar s-rail' : 's-sidebar'} id="sidebar" aria-label="Main">
            <MenuList entries={menu} isRail={isRail} onExpand={sidebar.toggle} />
          </nav>
        )}
        {hasMenu && sidebar.isOverlay && <MenuDrawer entries={menu} isOpen={sidebar.isOpen} onClose={sidebar.close} />}
        <div className="s-content">
          <WayBack />
          <main id="content" tabIndex={-1}>
            {isLeaving ? <OtherDocument /> : <Outlet />}
          </main>
          <Footer />
          {News && !isLeaving && <News onReload={() => setLeaving(true)} />}
        </div>
      </div>
      <IdentityAsker />
      <ToastRegion />
      <ScrollRestoration />
    </div>
  );
}

/** The first tab stop, which skips header and menu. */
const SkipLink = () => (
  <a
    className="s-skip"
    href="#content"
    onClick={(event) => {
      // The fragment would add a history entry, so that Back would only undo it.
      event.preventDefault();
      document.getElementById('content')?.focus();
    }}
  >
    Skip to content
  </a>
);

/** Redirects to the login page, which leads back, when the server ends the session. */
function useExpiredSession(): void {
  const hasExpired = useHasExpired();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const logout = useLogout();
  useEffect(() => {
    if (!hasExpired) return;
    // The login page must not redirect to itself.
    if (pathname !== '/login') void navigate(loginPath(pathname + search), { replace: true });
    logout();
  }, [hasExpired, navigate, pathname, search, logout]);
}

interface MenuDrawerProps {
  entries: readonly MenuEntry[];
  isOpen: boolean;
  onClose: () => void;
}

/** The menu as an overlay for small screens. As a modal dialog, it gets focus handling and Escape from the browser. */
function MenuDrawer({ entries, isOpen, onClose }: MenuDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // Navigating closes it.
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
