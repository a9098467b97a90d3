import { readFileSync } from 'node:fs';
import { pages } from './pages.mjs';
import { deadReferences, inside, referencesIn, spansOf } from './references.mjs';

const OPEN = /^open: .+/;

/** A file of tests, and the names of tests in it that follow, in curly quotes. */
const TESTS = /`([^`]+)`((?:,? “[^”]+”)*)/g;

/** The rows of the list: what the portal does, where, and what shows it. */
export const rowsIn = (markdown) =>
  [...markdown.matchAll(/^\| (.+?) \| (.*?) \| (.*?) ?\|$/gm)]
    .map(([, what, where, shownBy]) => ({ what, where, shownBy }))
    .filter(({ what }) => what !== 'what' && !what.startsWith('---'));

/** Whether a row says what it lacks. */
export const isOpen = ({ shownBy }) => OPEN.test(shownBy);

const isPage = (text) => pages().some(({ path }) => path === text);

/** Places of a row that are not there: each is a page, a call, a command or a file. */
export const deadPlaces = ({ where }) => [
  ...spansOf(where).filter((text) => !isPage(text) && referencesIn(`\`${text}\``).length === 0),
  ...deadReferences(where, 'docs/specification.md'),
];

/** Whether a test names itself so: a text of its source, whatever the quotes. */
const hasName = (source, name) => ["'", '"', '`'].some((quote) => source.includes(quote + name + quote));

function deadIn(file, names) {
  const path = inside(file);
  if (path === undefined) return [file];
  const source = readFileSync(path, 'utf8').replaceAll(/\\(['"])/g, '$1');
  return names.filter((name) => !hasName(source, name)).map((name) => `${file} “${name}”`);
}

/** Tests of a row that are not there, as file or as `file “name”`. */
export const deadTests = ({ shownBy }) =>
  [...shownBy.matchAll(TESTS)].flatMap(([, file, names]) =>
    deadIn(
      file,
      [...names.matchAll(/“([^”]+)”/g)].map(([, name]) => name),
    ),
  );

/** Whether a row says what shows it, in the form that can be looked for, or what it lacks. */
export const isAnswered = (row) => isOpen(row) || row.shownBy.startsWith('`');
