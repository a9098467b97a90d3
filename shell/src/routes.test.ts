import { matchRoutes } from 'react-router-dom';
import { aComposition } from './composition.fixture';
import { OtherDocument } from './layout/other-document';
import { routesOf } from './routes';

/** Whether the page of a path needs another document than the one loaded for the first path. */
function isOtherDocument(loaded: string, path: string): boolean {
  const element = matchRoutes(routesOf(aComposition(), loaded), path)?.at(-1)?.route.element;
  return typeof element === 'object' && element !== null && 'type' in element && element.type === OtherDocument;
}

const ALONE = ['/login', '/Login/', '/reset-password', '/change-password', '/change-password/a-secret'];
const OTHERS = ['/', '/privacy', '/notices', '/logout', '/404', '/somewhere', '/login/else'];

test.each(OTHERS)('from %s, pages on which secrets are typed are separate documents [12.160]', (loaded) => {
  expect(ALONE.filter((path) => !isOtherDocument(loaded, path))).toEqual([]);
  expect(OTHERS.filter((path) => isOtherDocument(loaded, path))).toEqual([]);
});

test.each(ALONE)('from %s, every other page is another document [12.160]', (loaded) => {
  expect(OTHERS.filter((path) => !isOtherDocument(loaded, path))).toEqual([]);
  expect(ALONE.filter((path) => isOtherDocument(loaded, path))).toEqual([]);
});
