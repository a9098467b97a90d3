import { useIsLoggedIn, useProfile } from '@portal/api-slice';
import { Icon } from '@portal/ui/core';
import { useKeys } from '../keys/use-keys';
import { NoticesLink } from '../notices/notices-link';
import { PageLink } from '../preload/page-link';
import { LazyDialogOf } from './lazy-dialog-of';
import './top-bar.css';
import type { Sidebar } from './use-sidebar';
import { UserMenu } from './user-menu';

interface TopBarProps {
  title: string;
  /** Toggled by the button, which is absent without it. */
  sidebar?: Sidebar;
}

const labelOf = ({ isOverlay, isOpen }: Sidebar) => {
  if (isOverlay) return 'Open menu';
  return isOpen ? 'Minimise menu' : 'Expand menu';
};

/** Top bar: product name, sidebar button, search, notices and user menu. It also registers the keys of the frame. */
export function TopBar({ title, sidebar }: TopBarProps) {
  const isLoggedIn = useIsLoggedIn();
  const isSettingUp = useProfile()?.needs_factor === true;
  const { search, help } = useKeys();
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
        <>
          <button
            type="button"
            className="s-top-button"
            aria-label="Search"
            aria-haspopup="dialog"
            title="Search (Ctrl+K)"
            onClick={search.show}
          >
            <Icon name="search" />
          </button>
          {!isSettingUp && <NoticesLink />}
          <UserMenu onKeys={help.show} />
        </>
      ) : (
        <PageLink to="/login" className="s-login">
          Login
        </PageLink>
      )}
      <LazyDialogOf {...search} />
      <LazyDialogOf {...help} />
    </header>
  );
}
