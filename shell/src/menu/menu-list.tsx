import type { MenuEntry } from '@portal/portal-contract';
import { Icon, isIconName, useShownTrail } from '@portal/ui/core';
import type { IconName } from '@portal/ui/core';
import { useLocation } from '@portal/ui/router';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { PageLink } from '../preload/page-link';
import { currentLinks } from './current-links';
import { useTaskCounts } from './use-task-counts';
import './menu.css';

export interface MenuListProps {
  entries: readonly MenuEntry[];
  /** Shows icons only, with their names on hover and focus. A section's icon opens the whole menu. */
  isRail?: boolean;
  onExpand?: () => void;
  /** Called when a link is activated, even if navigation is then blocked by unsaved changes. */
  onFollow?: () => void;
}

// A remote may be newer than this shell and name an icon that it does not have.
const iconOf = ({ icon }: MenuEntry): IconName => (isIconName(icon) ? icon : 'menu');

/** The menu as a list of links and sections; the link of the current page, or of the list above it, is marked. */
export function MenuList({ entries, isRail = false, onExpand, onFollow }: MenuListProps) {
  const { pathname } = useLocation();
  const current = currentLinks(entries, pathname, useShownTrail());
  return (
    <ul className={isRail ? 's-menu s-menu-rail' : 's-menu'}>
      {entries.map((entry) => (
        <li key={`${entry.order} ${entry.label}`}>
          <Entry entry={entry} current={current} isRail={isRail} onExpand={onExpand} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  entry: MenuEntry;
  /** The paths of the links that are marked. */
  current: readonly string[];
  isRail: boolean;
  onExpand: (() => void) | undefined;
  onFollow: (() => void) | undefined;
}

function Entry({ entry, current, isRail, onExpand, onFollow }: EntryProps) {
  const { label, path, children } = entry;
  const countOn = useTaskCounts();
  const face = (
    <>
      <Icon name={iconOf(entry)} />
      <span className={isRail ? 's-menu-name' : undefined}>{label}</span>
    </>
  );
  if (path !== undefined) {
    return (
      <MenuLink path={path} isCurrent={current.includes(path)} className="s-menu-link" onFollow={onFollow}>
        {face}
      </MenuLink>
    );
  }
  if (isRail) {
    return (
      <>
        <button type="button" className="s-menu-link" aria-label={`${label}: expand`} onClick={onExpand}>
          {face}
        </button>
        <TaskCount count={countOn((children ?? []).flatMap(pathsOf))} />
      </>
    );
  }
  return <Section face={face} links={children ?? []} current={current} onFollow={onFollow} />;
}

interface SectionProps extends Pick<EntryProps, 'current'> {
  face: ReactNode;
  links: readonly MenuChild[];
  onFollow: (() => void) | undefined;
}

function Section({ face, links, current, onFollow }: SectionProps) {
  const id = useId();
  const countOn = useTaskCounts();
  return (
    <>
      <div className="s-menu-section" id={id}>
        {face}
      </div>
      <ul aria-labelledby={id}>
        {links.map((link) => {
          const count = countOn(pathsOf(link));
          return (
            <li key={link.label}>
              <MenuLink
                path={link.path}
                isCurrent={current.includes(link.path)}
                className={`s-menu-link s-menu-child${count > 0 ? ' s-menu-counted' : ''}`}
                onFollow={onFollow}
              >
                {link.label}
              </MenuLink>
              <TaskCount count={count} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type MenuChild = NonNullable<MenuEntry['children']>[number];

const pathsOf = ({ path, covers = path, counts = [] }: MenuChild) => [path, covers, ...counts];

/** The number of open tasks on a link's page; beside the link, so as not to change its name. */
const TaskCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="s-menu-count">
      {count}
      <span className="p-visually-hidden">{count === 1 ? ' open task' : ' open tasks'}</span>
    </span>
  );

interface MenuLinkProps {
  path: string;
  isCurrent: boolean;
  className: string;
  onFollow: (() => void) | undefined;
  children: ReactNode;
}

const MenuLink = ({ path, isCurrent, onFollow, ...props }: MenuLinkProps) => (
  <PageLink to={path} {...props} onClick={onFollow} {...(isCurrent && { 'aria-current': 'page' })} />
);
