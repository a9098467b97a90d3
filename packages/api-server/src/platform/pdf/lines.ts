/** Width of a text, in the unit of the maximum width. */
type Measure = (text: string) => number;

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A word and the spaces that follow it. */
const WORD = /[^ ]* +|[^ ]+/g;

/**
 * Breaks a text into lines of at most this width. Its own line breaks stay, spaces stay at the end of the previous
 * line, so that screen readers pronounce two words, and a word that is too long for a line is broken inside.
 */
export const linesOf = (text: string, width: number, measure: Measure): string[] =>
  text.split('\n').flatMap((paragraph) => wrapped(paragraph, width, measure));

function wrapped(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of paragraph.match(WORD) ?? []) {
    for (const piece of piecesOf(word, width, measure)) {
      if (line !== '' && used + measure(piece.trimEnd()) > width) {
        lines.push(line);
        line = '';
        used = 0;
      }
      line += piece;
      used += measure(piece);
    }
  }
  return [...lines, line];
}

/** Characters after which an address or a long name is better broken than within its parts. */
const PART = /[^/?&=_-]*[/?&=_-]+ *|[^/?&=_-]+/g;

/** The word or, if it is too long, pieces that fit into lines: whole parts if possible. */
function piecesOf(word: string, width: number, measure: Measure): string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const part of partsOf(word, width, measure)) {
    const more = measure(part);
    if (piece !== '' && used + measure(part.trimEnd()) > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += part;
    used += more;
  }
  return [...pieces, piece];
}

/** The parts of a word, with parts that are too long split into letters. */
const partsOf = (word: string, width: number, measure: Measure): string[] =>
  (word.match(PART) ?? []).flatMap((part) =>
    measure(part.trimEnd()) <= width ? [part] : Array.from(GRAPHEMES.segment(part), ({ segment }) => segment),
  );
