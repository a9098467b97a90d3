import { menu, pages } from './pages.mjs';

test.each([
  ['/', 'Home', 'public'],
  ['/login', 'Login', 'public'],
  ['/logout', 'Logout', 'public'],
  ['/reset-password', 'Reset password', 'public'],
  ['/change-password/:hash?', 'Change password', 'public'],
  ['/admin/edit-users', 'Edit Users', 'administrator'],
  ['/admin/edit-nfs', 'Edit National Facilities', 'administrator'],
  ['/admin/email', 'Email System', 'administrator'],
  ['/admin/files', 'File upload', 'administrator'],
  ['/cars/register-nf', 'Register National Facility', 'login'],
  ['/edit-my-nf/', 'Please select National Facility', 'login'],
  ['/view-reports/', 'National Facility Reports', 'public'],
  ['/edit-nf/:id?', 'National Facility', 'login'],
  ['/qa-support/', 'Lidar QA/QC support', 'login'],
  ['/qa-support/:nf/test/:id?', 'QA test', 'login'],
  ['/cars/evaluate-nf/:id?', 'Evaluate National Facility', 'login'],
  ['/cars/view-nf-history/', 'National Facility Reports', 'login'],
  ['/cars/support/:tab?', 'Schedule Support', 'login'],
  ['/cars/qa-test/:id', 'Evaluate a test', 'login'],
  ['/contact', 'Contact form', 'public'],
  ['/under-construction', 'Under construction', 'public'],
  ['/404', 'Page not found', 'public'],
  ['/lidar/:id', 'Lidar', 'public'],
  ['/photometer/:id', 'Photometer', 'public'],
])(
  'the page %s has the title %s and the access %s [2.1.1, 2.1.2, 2.1.3, 2.1.4, 2.1.5, 2.1.6, 2.1.7, 2.1.8, 2.1.9, 2.1.10, 2.1.11, 6.13]',
  (path, title, access) => {
    expect(pages().filter((page) => page.path === path)).toMatchObject([{ title, access }]);
  },
);

test('the menu of a user with all rights [1.4, 1.7, 2.2.4, 2.4.17, 11.1.2, 12.63]', () => {
  expect(menu()).toEqual([
    ['Home', '/'],
    [
      'NF Area',
      [
        ['Update NF Information', '/edit-my-nf/'],
        // In an installation of stage 1a, this entry and "Schedule Support" lead to "Under construction".
        ['Request lidar QA/QC support', '/qa-support/'],
        ['View reports', '/view-reports/'],
      ],
    ],
    [
      'CARS-ARES Area',
      [
        ['Evaluate NF', '/cars/evaluate-nf'],
        ['Schedule Support', '/cars/support/'],
        ['View NF History', '/cars/view-nf-history/'],
      ],
    ],
    [
      'Admin',
      [
        ['Users', '/admin/edit-users'],
        ['National Facilities', '/admin/edit-nfs'],
        ['Email System', '/admin/email'],
      ],
    ],
    ['Contact', '/contact'],
    // The specification has no entries for these pages, so they form a group after it.
    [
      'More',
      [
        ['Register National Facility', '/cars/register-nf'],
        ['Approved configurations', '/cars/configurations'],
        ['Files', '/admin/files'],
        ['Audit log', '/admin/audit'],
        ['API tokens', '/admin/api-tokens'],
        ['Settings', '/admin/settings'],
        ['Releases', '/admin/releases'],
      ],
    ],
  ]);
});
