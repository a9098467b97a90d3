import { pageFaults } from './page-faults';
import type { PageEntry } from './remote';

const page = (name: string): PageEntry => ({ path: `/${name}`, page: name, title: name, access: 'public' });
const line = (key: string, file = key) => `'${key}': () => import('./pages/${file}-page').then((page) => page.X),`;

test.each<[why: string, source: string, pages: string[], lazy: string[], says: string[]]>([
  ['both agree', line('home') + line('edit-nf'), ['home', 'edit-nf'], ['home', 'edit-nf'], []],
  ['two paths share a page', line('home'), ['home', 'home'], ['home'], []],
  ['a page is missing in remote.ts', line('home'), ['home', 'map'], ['home'], ['remote.ts lacks the page "map"']],
  ['a page is missing in remote.json', line('home'), [], ['home'], ['remote.json lacks the page "home"']],
  ['a page has another file name', line('home', 'start'), ['home'], ['home'], ['page "home" lives in start-page']],
  ['a page is imported by another', line('home'), ['home'], [], ['page "home" is not loaded lazily']],
])('%s', (_why, source, pages, lazy, says) => {
  expect(pageFaults(source, pages.map(page), lazy)).toEqual(says);
});
