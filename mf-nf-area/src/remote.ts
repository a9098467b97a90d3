import { defineRemote } from '@portal/portal-contract';

export const { pages } = defineRemote({
  pages: {
    'select-personal-nf': () => import('./pages/select-personal-nf-page').then((page) => page.SelectPersonalNfPage),
    'edit-nf': () => import('./pages/edit-nf-page').then((page) => page.EditNfPage),
    'view-reports': () => import('./pages/view-reports-page').then((page) => page.ViewReportsPage),
    'qa-support': () => import('./pages/qa-support-page').then((page) => page.QaSupportPage),
    'qa-test': () => import('./pages/qa-test-page').then((page) => page.QaTestPage),
    'nf-evaluation': () => import('./pages/nf-evaluation-page').then((page) => page.NfEvaluationPage),
    'nf-label': () => import('./pages/nf-label-page').then((page) => page.NfLabelPage),
  },
});
