/** A cut between words keeps at least this fraction; otherwise a word is cut. */
const LEAST = 0.5;

/** Characters as people perceive them: letters with their marks, and signs of several code points. */
const charactersOf = (text: string) => Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);

/** A text on one line with at most `longest` characters, cut between words and marked with an ellipsis. */
export function shortened(text: string, longest: number): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const characters = charactersOf(line);
  if (characters.length <= longest) return line;
  const start = characters.slice(0, longest - 1);
  const end = start.lastIndexOf(' ');
  const whole = end >= longest * LEAST ? start.slice(0, end) : start;
  return `${whole.join('').replace(/[\s,;:.–-]+$/, '')}…`;
}
