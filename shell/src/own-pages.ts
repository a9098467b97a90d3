import type { OwnPage } from '@portal/portal-contract';
import { findPage } from '@portal/portal-contract';
import type { ComponentType } from 'react';
import pages from '../pages.json';
import { LogoutPage, NotFoundPage, UnderConstructionPage } from './pages/plain-pages';
import { askAgain } from './remotes/ask-again';
import { LoadFault } from './remotes/fault';
import { createPageLoads } from './remotes/page-loads';
import { reportFault } from './reports/reports';

/**
 * The shell's own pages, as data: routes and guards treat them like those of a remote. Only administrators create
 * accounts, so `/register` is not found; it is listed because of old bookmarks.
 */
export const OWN_PAGES = pages as OwnPage[];

/** Whether the page of a path is a document without any remote, because a secret is typed or shown there. */
export const isAlone = (path: string): boolean => findPage(OWN_PAGES, path)?.page.alone === true;

// Pages with forms are loaded when opened, so that a visitor's first page loads no form code.
const LOAD: Record<string, () => Promise<ComponentType> | ComponentType> = {
  login: () => import('./pages/login-page').then((module) => module.LoginPage),
  logout: () => LogoutPage,
  'reset-password': () => import('./pages/reset-password-page').then((module) => module.ResetPasswordPage),
  'change-password': () => import('./pages/change-password-page').then((module) => module.ChangePasswordPage),
  'my-account': () => import('./pages/my-account-page').then((module) => module.MyAccountPage),
  notices: () => import('./pages/notices-page').then((module) => module.NoticesPage),
  privacy: () => import('./pages/privacy-page').then((module) => module.PrivacyPage),
  preview: () => import('./pages/preview-page').then((module) => module.PreviewPage),
  'preview-ended': () => import('./pages/preview-page').then((module) => module.PreviewEndedPage),
  'under-construction': () => UnderConstructionPage,
  'not-found': () => NotFoundPage,
};

/** Loads the shell's own pages, with the same failure handling and retries as remote pages. */
export const ownPageLoads = createPageLoads({
  async load(_shell, page) {
    const load = LOAD[page];
    if (!load) throw new LoadFault({ stage: 'component' });
    try {
      return await load();
    } catch (error) {
      throw new LoadFault({ stage: 'page', error });
    }
  },
  onRestart: askAgain,
  onFault: reportFault,
});
