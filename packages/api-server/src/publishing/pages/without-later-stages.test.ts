import { aRemoteRelease } from '../releases/releases.fixture';
import { withoutLaterStages } from './without-later-stages';

const AREA = { label: 'NF Area', icon: 'facility', order: 20 };
const release = aRemoteRelease({
  remote: {
    ...aRemoteRelease().remote,
    pages: [
      { path: '/view-reports/', page: 'view-reports', title: 'Reports', access: 'public' },
      { path: '/qa-support/', page: 'qa-support', title: 'Support', access: 'login', stage: '1b' },
      { path: '/qa-support/:nf/test/:id?', page: 'qa-test', title: 'QA test', access: 'login', stage: '1b' },
    ],
    menu: [
      {
        ...AREA,
        children: [
          {
            label: 'Support',
            path: '/qa-support/',
            covers: '/qa-support/',
            counts: ['/nf-label/'],
            permissions: ['submit-qa-qc-test'],
          },
          { label: 'Reports', path: '/view-reports/', covers: '/view-reports/', counts: ['/reports/'] },
        ],
      },
      { ...AREA, path: '/qa-support' },
    ],
  },
});

test('with stage 1a pages of later stages do not exist, and their menu entries open “Under construction” [1.4, 2.4.17, 12.403]', () => {
  const { pages, menu } = withoutLaterStages(release).remote;
  expect(pages.map(({ path }) => path)).toEqual(['/view-reports/']);
  expect(menu).toEqual([
    {
      ...AREA,
      children: [
        { label: 'Support', path: '/under-construction', permissions: ['submit-qa-qc-test'] },
        { label: 'Reports', path: '/view-reports/', covers: '/view-reports/', counts: ['/reports/'] },
      ],
    },
    { ...AREA, path: '/under-construction' },
  ]);
});

test('a remote without pages of later stages stays as it is', () => {
  expect(withoutLaterStages(aRemoteRelease())).toEqual(aRemoteRelease());
});
