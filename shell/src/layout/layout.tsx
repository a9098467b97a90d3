import { useIsLoggedIn } from '@portal/api-slice';
import { Outlet } from '@portal/ui/router';
import { ToastRegion } from '@portal/ui/toast';
import { ScrollRestoration } from 'react-router-dom';
import { composition } from '../composition';
import { MenuDrawer } from '../menu/menu-drawer';
import { MenuList } from '../menu/menu-list';
import { useMenu } from '../menu/use-menu';
import { DevelopmentBanner } from './development-banner';
import { Footer } from './footer';
import './layout.css';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useExpiredSession } from './use-expired-session';
import { useServedHead } from './use-served-head';
import { useSidebar } from './use-sidebar';

/** The frame around every page: top bar, sidebar for those who are logged in, footer, messages. */
export function Layout() {
  const isLoggedIn = useIsLoggedIn();
  const sidebar = useSidebar();
  const menu = useMenu();
  useExpiredSession();
  useServedHead();
  const { settings, development = [] } = composition();
  const isRail = !sidebar.isOpen || sidebar.isOverlay;

  return (
    <div className="s-frame">
      <SkipLink />
      <DevelopmentBanner parts={development} />
      <TopBar title={settings.title} {...(isLoggedIn && { sidebar })} />
      <div className="s-body">
        {isLoggedIn && (
          <nav className={isRail ? 's-sidebar s-rail' : 's-sidebar'} id="sidebar" aria-label="Main">
            <MenuList entries={menu} isRail={isRail} onExpand={sidebar.toggle} />
          </nav>
        )}
        {isLoggedIn && sidebar.isOverlay && (
          <MenuDrawer entries={menu} isOpen={sidebar.isOpen} onClose={sidebar.close} />
        )}
        <div className="s-content">
          <main id="content" tabIndex={-1}>
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      <ToastRegion />
      <ScrollRestoration />
    </div>
  );
}
