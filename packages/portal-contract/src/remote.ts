import type { Permission } from '@portal/domain';
import type { ComponentType } from 'react';

/** Who may open a page: anyone, logged-in users, or administrators (others see the 404 page). */
export type PageAccess = 'public' | 'login' | 'administrator';

/** A stage of labelling after the initial acceptance. */
export type LaterStage = '1b' | '1c' | '2';

/** A page of a remote, as data: the shell routes to it and guards it before loading any code of the remote. */
export interface PageEntry {
  /** Router pattern, e.g. `/edit-nf/:id?`. */
  path: string;
  /** Key of the page in the remote's `src/remote.ts`; its source is `src/pages/<page>-page.tsx`. */
  page: string;
  /** Title of the browser tab until the page sets its own. */
  title: string;
  access: PageAccess;
  /** Public API paths that the page requests first; the HTML preloads those with a parameter, the shell the lists. */
  data?: string[];
  /** Path of the page that this one redirects to at once; the HTML preloads that one's files too. */
  leadsTo?: string;
  /**
   * Stage of labelling that the page belongs to. An installation that does not use it has no such page; links of the menu
   * to it open "Under construction".
   */
  stage?: LaterStage;
}

/** A link in the sidebar. */
export interface MenuLink {
  label: string;
  path: string;
  /** Path of related pages, below which the link is marked too. */
  covers?: string;
  /** Paths of further pages whose open tasks are counted at the link, as it leads there. */
  counts?: string[];
  /** Shown to holders of any of these; without permissions it is shown to everyone. */
  permissions?: Permission[];
}

/** An entry of the sidebar: a link, or a section that is shown if any of its links is. */
export interface MenuEntry {
  label: string;
  /** Name of an icon of `@portal/ui/core`. */
  icon: string;
  /** Sort key among the entries of all remotes. */
  order: number;
  path?: string;
  permissions?: Permission[];
  children?: MenuLink[];
}

/** A remote's contribution to the portal: the content of its `remote.json`. */
export interface RemoteJson {
  /** Folder and release name, e.g. `mf-public`. */
  name: string;
  /** Range of the portal contract that the remote needs, e.g. `^1.0.0`. */
  contract: string;
  pages: PageEntry[];
  menu: MenuEntry[];
}

/** The exposed module of a remote, `src/remote.ts`: its lazy pages, by the names of `remote.json`. */
export interface Remote {
  pages: Record<string, () => Promise<ComponentType>>;
}

/** Type-checks a remote's module; returns it unchanged. */
export const defineRemote = <T extends Remote>(remote: T): T => remote;
