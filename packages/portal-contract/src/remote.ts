import type { Permission } from '@portal/domain';
import type { ComponentType } from 'react';

/** Who may open a page: anyone, anyone with a session, or administrators (others see the 404 page). */
export type PageAccess = 'public' | 'login' | 'administrator';

/** One page of a remote, as data: the shell routes to it and guards it before any code of the remote is loaded. */
export interface PageEntry {
  /** Path pattern of the router, e.g. `/edit-nf/:id?`. */
  path: string;
  /** Key of the page in the remote's `src/remote.ts`; the page lives in `src/pages/<page>-page.tsx`. */
  page: string;
  /** Title of the browser tab until the page sets its own. */
  title: string;
  access: PageAccess;
  /** Public calls (below the API base) that the page asks for first; the HTML preloads them. */
  data?: string[];
  /** Path of the page that this one goes on to at once; the HTML preloads what that one needs, too. */
  leadsTo?: string;
}

/** A link in the sidebar. */
export interface MenuLink {
  label: string;
  path: string;
  /** Where its page leads on to: below this path the link is marked as well. */
  covers?: string;
  /** Shown to holders of any of these; without permissions it is shown to everyone. */
  permissions?: Permission[];
}

/** An entry of the sidebar: a link, or a section that is shown when any of its links is. */
export interface MenuEntry {
  label: string;
  /** Name of an icon of `@portal/ui/core`. */
  icon: string;
  /** Entries of all remotes are sorted by this number. */
  order: number;
  path?: string;
  permissions?: Permission[];
  children?: MenuLink[];
}

/** What a remote contributes to the portal: the content of its `remote.json`. */
export interface RemoteJson {
  /** Folder and release name, e.g. `mf-public`. */
  name: string;
  /** Range of the portal contract that the remote needs, e.g. `^1.0.0`. */
  contract: string;
  pages: PageEntry[];
  menu: MenuEntry[];
}

/** The one exposed module of a remote, `src/remote.ts`: its lazy pages, by the names of `remote.json`. */
export interface Remote {
  pages: Record<string, () => Promise<ComponentType>>;
}

/** Checks the shape of a remote where it is written; returns it unchanged. */
export const defineRemote = <T extends Remote>(remote: T): T => remote;
