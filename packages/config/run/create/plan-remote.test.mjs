import * as contract from '../../../portal-contract/src/index';
import { planRemote } from './plan-remote.mjs';

const REMOTES = [
  {
    name: 'mf-public',
    contract: '^1.0.0',
    pages: [{ path: '/lidar/:id', page: 'lidar', title: 'Lidar', access: 'public' }],
    menu: [{ label: 'Contact', icon: 'contact', order: 50, path: '/contact' }],
  },
];
const SHELL_PAGES = [{ path: '/login', page: 'login', title: 'Login', access: 'public' }];

const plan = (options) => planRemote(options, { contract, remotes: REMOTES, shellPages: SHELL_PAGES });

test('only a name is required', () => {
  const { remoteJson, words } = plan({ name: 'mf-weather-maps' });
  expect(contract.parseRemoteJson(remoteJson)).toEqual(remoteJson);
  expect(remoteJson.pages).toMatchObject([{ path: '/weather-maps', page: 'weather-maps', title: 'Weather maps' }]);
  expect(remoteJson.menu).toMatchObject([{ label: 'Weather maps', order: 60, path: '/weather-maps' }]);
  expect(words.component).toBe('WeatherMaps');
});

test('title and position can be chosen', () => {
  const { remoteJson } = plan({ name: 'mf-weather', title: 'Forecasts', path: '/forecasts', order: 45 });
  expect(remoteJson.pages[0]).toMatchObject({ path: '/forecasts', title: 'Forecasts' });
  expect(remoteJson.menu[0]).toMatchObject({ path: '/forecasts', label: 'Forecasts', order: 45 });
});

test.each([
  ['a name with capitals', { name: 'mf-Weather' }, 'name must look like "mf-public"'],
  ['a name without the prefix', { name: 'weather' }, 'name must look like "mf-public"'],
  ['a name that is taken', { name: 'mf-public' }, 'The remote mf-public already exists.'],
  [
    'a path that is taken',
    { name: 'mf-lidar', path: '/Lidar/:which' },
    'The path /Lidar/:which would take from mf-public what leads to /lidar/:id. Give the page of mf-lidar 1.0.0 another path.',
  ],
  ['a path of the shell', { name: 'mf-login' }, 'The path /login belongs to shell.'],
  [
    'a menu position that is taken',
    { name: 'mf-weather', order: 50 },
    'The menu position 50 ("Weather") belongs to mf-public',
  ],
  [
    'a menu entry that is taken',
    { name: 'mf-weather', title: 'contact' },
    'The menu entry "contact" belongs to mf-public.',
  ],
  ['no path', { name: 'mf-weather', path: 'weather' }, 'must be a path'],
])('%s is refused', (_what, options, sentence) => {
  expect(() => plan(options)).toThrow(sentence);
});
