import type { MenuEntry } from '@portal/portal-contract';
import { Icon, isIconName } from '@portal/ui/core';
import type { IconName } from '@portal/ui/core';
import { Link, useLocation } from '@portal/ui/router';
import { useId } from 'react';
import type { ReactNode } from 'react';
import './menu.css';

/** Props of `MenuList`. */
export interface MenuListProps {
  entries: readonly MenuEntry[];
  /** Icons only; words appear on hovering. A section's icon opens the whole menu. */
  isRail?: boolean;
  onExpand?: () => void;
}

// A remote may be newer than this shell and name an icon that it does not have.
const iconOf = ({ icon }: MenuEntry): IconName => (isIconName(icon) ? icon : 'menu');

/** The menu, as a list of links and sections; the page that is open is marked. */
export function MenuList({ entries, isRail = false, onExpand }: MenuListProps) {
  return (
    <ul className={isRail ? 's-menu s-menu-rail' : 's-menu'}>
      {entries.map((entry) => (
        <li key={`${entry.order} ${entry.label}`}>
          <Entry entry={entry} isRail={isRail} onExpand={onExpand} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry, isRail, onExpand }: { entry: MenuEntry; isRail: boolean; onExpand: (() => void) | undefined }) {
  const { label, path, children } = entry;
  const face = (
    <>
      <Icon name={iconOf(entry)} />
      <span className={isRail ? 'p-visually-hidden' : undefined}>{label}</span>
    </>
  );
  if (path !== undefined) {
    return (
      <MenuLink path={path} className="s-menu-link" {...(isRail && { title: label })}>
        {face}
      </MenuLink>
    );
  }
  if (isRail) {
    return (
      <button type="button" className="s-menu-link" title={label} aria-label={`${label}: expand`} onClick={onExpand}>
        {face}
      </button>
    );
  }
  return <Section face={face} links={children ?? []} />;
}

function Section({ face, links }: { face: ReactNode; links: NonNullable<MenuEntry['children']> }) {
  const id = useId();
  return (
    <>
      <div className="s-menu-section" id={id}>
        {face}
      </div>
      <ul aria-labelledby={id}>
        {links.map(({ label, path }) => (
          <li key={label}>
            <MenuLink path={path} className="s-menu-link s-menu-child">
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A link that says whether its page is open. */
function MenuLink({ path, ...props }: { path: string; className: string; title?: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return <Link to={path} {...props} {...(isWithin(pathname, path) && { 'aria-current': 'page' })} />;
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`).toLowerCase();

/** Whether a path is the page of a link, or below it; every path is below home, which counts for itself only. */
const isWithin = (pathname: string, path: string) =>
  path === '/' ? pathname === '/' : withSlash(pathname).startsWith(withSlash(path));
