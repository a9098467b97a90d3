import type { MenuEntry } from '@portal/portal-contract';
import { Icon, isIconName } from '@portal/ui/core';
import type { IconName } from '@portal/ui/core';
import { useLocation } from '@portal/ui/router';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { PageLink } from '../preload/page-link';
import './menu.css';

export interface MenuListProps {
  entries: readonly MenuEntry[];
  /** Icons only, with tooltips. A section's icon opens the whole menu. */
  isRail?: boolean;
  onExpand?: () => void;
  /** Called when a link is activated, even if navigation is then blocked by unsaved changes. */
  onFollow?: () => void;
}

// A remote may be newer than this shell and name an icon that it does not have.
const iconOf = ({ icon }: MenuEntry): IconName => (isIconName(icon) ? icon : 'menu');

/** The menu as a list of links and sections; the current page is marked. */
export function MenuList({ entries, isRail = false, onExpand, onFollow }: MenuListProps) {
  return (
    <ul className={isRail ? 's-menu s-menu-rail' : 's-menu'}>
      {entries.map((entry) => (
        <li key={`${entry.order} ${entry.label}`}>
          <Entry entry={entry} isRail={isRail} onExpand={onExpand} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  entry: MenuEntry;
  isRail: boolean;
  onExpand: (() => void) | undefined;
  onFollow: (() => void) | undefined;
}

function Entry({ entry, isRail, onExpand, onFollow }: EntryProps) {
  const { label, path, children } = entry;
  const face = (
    <>
      <Icon name={iconOf(entry)} />
      <span className={isRail ? 'p-visually-hidden' : undefined}>{label}</span>
    </>
  );
  if (path !== undefined) {
    return (
      <MenuLink path={path} className="s-menu-link" onFollow={onFollow} {...(isRail && { title: label })}>
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
  return <Section face={face} links={children ?? []} onFollow={onFollow} />;
}

interface SectionProps {
  face: ReactNode;
  links: NonNullable<MenuEntry['children']>;
  onFollow: (() => void) | undefined;
}

function Section({ face, links, onFollow }: SectionProps) {
  const id = useId();
  return (
    <>
      <div className="s-menu-section" id={id}>
        {face}
      </div>
      <ul aria-labelledby={id}>
        {links.map(({ label, path, covers }) => (
          <li key={label}>
            <MenuLink path={path} covers={covers} className="s-menu-link s-menu-child" onFollow={onFollow}>
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface MenuLinkProps {
  path: string;
  covers?: string | undefined;
  className: string;
  title?: string;
  onFollow: (() => void) | undefined;
  children: ReactNode;
}

/** A link that is marked when its page, or a page below it, is open. */
function MenuLink({ path, covers = path, onFollow, ...props }: MenuLinkProps) {
  const { pathname } = useLocation();
  const isOpen = [path, covers].some((each) => isWithin(pathname, each));
  return <PageLink to={path} {...props} onClick={onFollow} {...(isOpen && { 'aria-current': 'page' })} />;
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`).toLowerCase();

/** Whether a path is a link's page or below it. Every path is below home, so home must match exactly. */
const isWithin = (pathname: string, path: string) =>
  path === '/' ? pathname === '/' : withSlash(pathname).startsWith(withSlash(path));
