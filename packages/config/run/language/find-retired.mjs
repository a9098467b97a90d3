import { RETIRED_WORDS } from './words.mjs';

/** `late-windows` → `lateWindows`, so that one pattern matches both identifiers and file names. */
const asIdentifier = (name) => name.replaceAll(/[-_.](\w)/g, (_all, letter) => letter.toUpperCase());

const wordsFor = (path) => RETIRED_WORDS.filter(({ only }) => !only || only.test(path));

/**
 * The retired words in a file: in its path, whose parts are also read as identifiers, and in every line of its text.
 * Each finding has the line (0 for the path), the word and its replacement.
 */
export function findRetired(path, text) {
  const words = wordsFor(path);
  const names = path.split('/').flatMap((name) => [name, asIdentifier(name)]);
  const inPath = words.flatMap(({ pattern, use }) => {
    const word = names.map((name) => pattern.exec(name)?.[0]).find(Boolean);
    return word === undefined ? [] : [{ line: 0, word, use }];
  });
  const inText = text.split('\n').flatMap((line, index) =>
    words.flatMap(({ pattern, use }) => {
      const word = pattern.exec(line)?.[0];
      return word === undefined ? [] : [{ line: index + 1, word, use }];
    }),
  );
  return [...inPath, ...inText];
}
