import { useIsLoggedIn } from '@portal/api-slice';
import { Icon } from '@portal/ui/core';
import { PageLink } from '../preload/page-link';
import './top-bar.css';
import type { Sidebar } from './use-sidebar';
import { UserMenu } from './user-menu';

interface TopBarProps {
  title: string;
  /** Toggled by the button; without it there is none. */
  sidebar?: Sidebar;
}

const labelOf = ({ isOverlay, isOpen }: Sidebar) => {
  if (isOverlay) return 'Open menu';
  return isOpen ? 'Minimise menu' : 'Expand menu';
};

/** Top bar: product name, sidebar button and user menu. */
export function TopBar({ title, sidebar }: TopBarProps) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <header className="s-top">
      {sidebar && (
        <button
          type="button"
          className="s-top-button"
          aria-label={labelOf(sidebar)}
          aria-expanded={sidebar.isOpen}
          aria-controls={sidebar.isOverlay ? 'menu-drawer' : 'sidebar'}
          onClick={sidebar.toggle}
        >
          <Icon name="menu" />
        </button>
      )}
      <PageLink to="/" className="s-title">
        {title}
      </PageLink>
      {isLoggedIn ? (
        <UserMenu />
      ) : (
        <PageLink to="/login" className="s-login">
          Login
        </PageLink>
      )}
    </header>
  );
}
