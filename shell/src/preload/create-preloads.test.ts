import { putComposition } from '../composition.fixture';
import { createPreloads } from './create-preloads';

beforeAll(() =>
  putComposition({
    remotes: {
      'mf-public': {
        version: '1.0.0',
        hash: '0123456789abcdef',
        entry: '/releases/mf-public/0123456789abcdef/entry.js',
        integrity: 'sha384-abc',
        remote: {
          name: 'mf-public',
          contract: '^1.0.0',
          pages: ['/contact', '/lidar/:id'].map((path) => ({ path, page: 'contact', title: 'X', access: 'public' })),
          menu: [],
        },
      },
    },
  }),
);

/** A preloader over two recorded loaders. */
function aTab() {
  const [remotes, own] = [jest.fn(), jest.fn()];
  return { remotes, own, preload: createPreloads({ remotes: { preload: remotes }, own: { preload: own } }) };
}
const saveData = (isSaving: boolean | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: isSaving }, configurable: true });

test('with data saving, only opened pages are loaded', () => {
  const { remotes, preload } = aTab();
  saveData(true);
  preload('/contact');
  expect(remotes).not.toHaveBeenCalled();
  saveData(false);
});

test('a page is loaded from its owner, once; a path without an owner is ignored', () => {
  const { remotes, own, preload } = aTab();
  for (const path of ['/contact', '/contact', '/login', '/login', '/nowhere']) preload(path);
  expect(remotes.mock.calls).toEqual([['mf-public', 'contact']]);
  expect(own.mock.calls).toEqual([['shell', 'login']]);
});
