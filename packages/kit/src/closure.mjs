import { posix } from 'node:path';

/** References to other modules: static and dynamic imports, re-exports, types, and files relative to the module. */
const REQUESTS =
  /(?:\bfrom\s+|\bimport\(\s*|^import\s+)['"]([^'"\s]+)['"]|new URL\(\s*[`'"]([^'"$`]+)[`'"],\s*import\.meta\.url/gm;

const BESIDE = /^[\w-]+\.mjs$/;

const requestsIn = (text) => [...text.matchAll(REQUESTS)].map(([, imported, beside]) => imported ?? `./${beside}`);

/** `@rspack/core/hot/emitter.js` → `@rspack/core`. */
const packageOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/**
 * The transitive dependencies of some modules, themselves included: their texts by path, and the libraries that they
 * import. `read` returns the text of a module at a path, or undefined if there is none; `endings` are tried in turn for
 * requests without one.
 */
export function closureOf(places, read, endings = ['']) {
  const texts = new Map();
  const libraries = new Set();
  const waiting = places.map((place) => ({ place, text: read(place) }));
  for (const { place, text } of waiting) {
    if (text === undefined) throw new Error(`The module ${place} does not exist.`);
    if (texts.has(place)) continue;
    texts.set(place, text);
    for (const request of requestsIn(text)) {
      if (!request.startsWith('.') && !BESIDE.test(request)) {
        if (!request.startsWith('node:')) libraries.add(packageOf(request));
        continue;
      }
      const to = posix.join(posix.dirname(place), request);
      const found = endings.map((ending) => to + ending).find((each) => read(each) !== undefined);
      // Styles have no types, and other files are not modules.
      if (found) waiting.push({ place: found, text: read(found) });
    }
  }
  return { texts, libraries };
}
