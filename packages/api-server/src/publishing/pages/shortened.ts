/** A cut between words keeps at least this part; before that, a word is cut. */
const LEAST = 0.5;

const CHARACTERS = new Intl.Segmenter('en');

/** What people take for characters: letters with their marks, and signs of several parts. */
const charactersOf = (text: string) => Array.from(CHARACTERS.segment(text), ({ segment }) => segment);

/** A text on one line and of at most so many characters, cut between words; what was cut shows as an ellipsis. */
export function shortened(text: string, longest: number): string {
  const characters = charactersOf(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim());
  if (characters.length <= longest) return characters.join('');
  const start = characters.slice(0, longest - 1);
  const end = start.lastIndexOf(' ');
  const whole = end >= longest * LEAST ? start.slice(0, end) : start;
  return `${whole.join('').replace(/[\s,;:.–-]+$/, '')}…`;
}
