import { RETIRED_WORDS } from './words.mjs';

const TEST = /\.(test|spec|proof)\.[a-z]+$/;
const COMMENT = /^\s*(\/\/|\/?\*|\{\/\*)/;

/** `late-windows` → `lateWindows`, so that one pattern finds a word in identifiers and in file names. */
const asIdentifier = (name) => name.replaceAll(/[-_.](\w)/g, (_all, letter) => letter.toUpperCase());

/** The words that apply to a line; the titles of tests are code that is read as prose. */
const wordsFor = (path, line) =>
  RETIRED_WORDS.filter(
    ({ only, isProse = false }) => (!only || only.test(path)) && !(isProse && TEST.test(path) && !COMMENT.test(line)),
  );

/**
 * The retired words in a file: in its path, whose parts are read as identifiers too, and in every line of its text.
 * Each finding has the line (0 for the path), the word and its replacement.
 */
export function findRetired(path, text) {
  const names = path.split('/').flatMap((name) => [name, asIdentifier(name)]);
  const inPath = wordsFor(path, '').flatMap(({ pattern, use }) => {
    const word = names.map((name) => pattern.exec(name)?.[0]).find(Boolean);
    return word === undefined ? [] : [{ line: 0, word, use }];
  });
  const inText = text.split('\n').flatMap((line, index) =>
    wordsFor(path, line).flatMap(({ pattern, use }) => {
      const word = pattern.exec(line)?.[0];
      return word === undefined ? [] : [{ line: index + 1, word, use }];
    }),
  );
  return [...inPath, ...inText];
}
