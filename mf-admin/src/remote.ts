import { defineRemote } from '@portal/portal-contract';

export const { pages } = defineRemote({
  pages: {
    'edit-users': () => import('./pages/edit-users-page').then((page) => page.EditUsersPage),
    'api-tokens': () => import('./pages/api-tokens-page').then((page) => page.ApiTokensPage),
    'edit-nfs': () => import('./pages/edit-nfs-page').then((page) => page.EditNfsPage),
    emails: () => import('./pages/emails-page').then((page) => page.EmailsPage),
    files: () => import('./pages/files-page').then((page) => page.FilesPage),
    audit: () => import('./pages/audit-page').then((page) => page.AuditPage),
    settings: () => import('./pages/settings-page').then((page) => page.SettingsPage),
    releases: () => import('./pages/releases-page').then((page) => page.ReleasesPage),
    file: () => import('./pages/file-page').then((page) => page.FilePage),
  },
});
