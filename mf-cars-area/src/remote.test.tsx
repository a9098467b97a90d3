import remote from '../remote.json';
import { pages } from './remote';

test('every page declared in remote.json exists', () => {
  expect(Object.keys(pages)).toEqual(remote.pages.map(({ page }) => page));
});

test.each(Object.entries(pages))('%s can be loaded', async (_name, load) => {
  expect(typeof (await load())).toBe('function');
});
