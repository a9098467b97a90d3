import { defineRemote } from '@portal/portal-contract';

export const { pages } = defineRemote({
  pages: {
    home: () => import('./pages/home-page').then((page) => page.HomePage),
    contact: () => import('./pages/contact-page').then((page) => page.ContactPage),
    lidar: () => import('./pages/lidar-page').then((page) => page.LidarPage),
    photometer: () => import('./pages/photometer-page').then((page) => page.PhotometerPage),
    label: () => import('./pages/label-page').then((page) => page.LabelPage),
    labels: () => import('./pages/labels-page').then((page) => page.LabelsPage),
    verify: () => import('./pages/verify-page').then((page) => page.VerifyPage),
  },
});
