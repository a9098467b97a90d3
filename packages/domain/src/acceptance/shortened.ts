/** A sentence without its full stop, for callers that use it within another one. */
export const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** The beginning of a text up to a number of characters, ended between words, in one line. */
export function shortened(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const end = line.lastIndexOf(' ', length);
  return `${line.slice(0, end > 0 ? end : length).replace(/[\s,;:.]+$/, '')} …`;
}
