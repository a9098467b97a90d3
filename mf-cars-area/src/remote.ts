import { defineRemote } from '@portal/portal-contract';

export const { pages } = defineRemote({
  pages: {
    'register-nf': () => import('./pages/register-nf-page').then((page) => page.RegisterNfPage),
    'evaluate-nf': () => import('./pages/evaluate-nf-page').then((page) => page.EvaluateNfPage),
    'view-nf-history': () => import('./pages/view-nf-history-page').then((page) => page.ViewNfHistoryPage),
    configurations: () => import('./pages/configurations-page').then((page) => page.ConfigurationsPage),
    support: () => import('./pages/support-page').then((page) => page.SupportPage),
    stages: () => import('./pages/stages-page').then((page) => page.StagesPage),
    'evaluate-test': () => import('./pages/evaluate-test-page').then((page) => page.EvaluateTestPage),
    evaluation: () => import('./pages/evaluation-page').then((page) => page.EvaluationPage),
    'facility-label': () => import('./pages/facility-label-page').then((page) => page.FacilityLabelPage),
  },
});
