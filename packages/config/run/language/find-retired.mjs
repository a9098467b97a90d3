import { literalsOf } from './literals.mjs';
import { RETIRED_WORDS } from './words.mjs';

/** `late-windows` → `lateWindows`, so that one pattern matches both identifiers and file names. */
const asIdentifier = (name) => name.replaceAll(/[-_.](\w)/g, (_all, letter) => letter.toUpperCase());

/** Files with texts for the screen and for messages, in which every literal is a text. */
const TEXTS = /(?:^|[/-])messages\.ts$|-mails?\.ts$/;
/** Code that is part of the product, in contrast to its tests. */
const PRODUCTION = /(?:^|\/)(?:src|gallery|run)\/(?!.*\.(?:test|fixture)\.)/;

/** Whether a literal is a sentence, in contrast to a code or a name. */
const isSentence = ({ text, isJsx }) => isJsx || /\s/.test(text.trim()) || /^[A-Z][a-z]/.test(text);

const findingOf = (line, text, { pattern, use }) => {
  const word = pattern.exec(text)?.[0];
  return word === undefined ? [] : [{ line, word, use }];
};

/** The words that are retired in texts only, in the literals of a file. */
function inLiterals(path, text, words) {
  const isTexts = TEXTS.test(path);
  // Most files contain none of the words at all, and need no parser.
  if ((!isTexts && !PRODUCTION.test(path)) || !words.some(({ pattern }) => pattern.test(text.replaceAll("'", ' '))))
    return [];
  return literalsOf(path, text)
    .filter((literal) => isTexts || isSentence(literal))
    .flatMap(({ line, text: literal }) =>
      literal.split('\n').flatMap((part, index) => words.flatMap((word) => findingOf(line + index, part, word))),
    );
}

/**
 * The retired words in a file: in its path, whose parts are also read as identifiers, and in every line of its text; of
 * the words that are retired in texts only, those in its literals. Each finding has the line (0 for the path), the word
 * and its replacement.
 */
export function findRetired(path, text) {
  const words = RETIRED_WORDS.filter(({ only }) => !only || only.test(path));
  const everywhere = words.filter(({ isText }) => !isText);
  const names = path.split('/').flatMap((name) => [name, asIdentifier(name)]);
  const inPath = everywhere.flatMap(
    (word) => names.map((name) => findingOf(0, name, word)).find(({ length }) => length > 0) ?? [],
  );
  const inText = text
    .split('\n')
    .flatMap((line, index) => everywhere.flatMap((word) => findingOf(index + 1, line, word)));
  return [
    ...inPath,
    ...inText,
    ...inLiterals(
      path,
      text,
      words.filter(({ isText }) => isText),
    ),
  ];
}
