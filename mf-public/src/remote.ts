import { defineRemote } from '@portal/portal-contract';

export const { pages } = defineRemote({
  pages: {
    home: () => import('./pages/home-page').then((page) => page.HomePage),
    contact: () => import('./pages/contact-page').then((page) => page.ContactPage),
    lidar: () => import('./pages/lidar-page').then((page) => page.LidarPage),
    photometer: () => import('./pages/photometer-page').then((page) => page.PhotometerPage),
  },
});
