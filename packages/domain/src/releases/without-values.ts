import type { ErrorKind } from './code-error';
import { browserMessage, GAP } from './browser-messages';
import type { ProgramTexts } from './program-texts';

export const MAX_MESSAGE = 200;

/** The number of characters processed; more would cost time and add no information. */
const MAX_READ = 2000;

/** A message of the program: its texts in their order, with a gap for what is before, between and after them. */
function ofProgram(message: string, fixed: readonly string[]): string {
  const found: string[] = [];
  let rest = message;
  for (const text of fixed) {
    const at = rest.indexOf(text);
    if (at === -1) continue;
    found.push(text);
    rest = rest.slice(at + text.length);
  }
  const [first, last] = [found.at(0), found.at(-1)];
  if (first === undefined || last === undefined) return message === '' ? '' : GAP;
  const kept = found.join(` ${GAP} `);
  return [!message.startsWith(first) && GAP, kept, !message.endsWith(last) && GAP].filter(Boolean).join(' ');
}

/** Kinds of errors that browsers do not create. */
const OF_PROGRAMS: readonly ErrorKind[] = ['Error', 'ChunkLoadError', 'SharingError'];

/**
 * The message of an error without possible personal data. If the program created the error, only the texts that it
 * contains there are kept; if the browser did, the browser's wording and the names of members there. So what a person
 * typed is removed, also where the program or the browser has the same words, and the same error has the same message
 * for all values.
 */
export function withoutValues(message: string, kind: ErrorKind, { isCreated, fixed, names }: ProgramTexts): string {
  const read = message
    .slice(0, MAX_READ)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  const isOfProgram = isCreated || OF_PROGRAMS.includes(kind);
  return (isOfProgram ? ofProgram(read, fixed) : browserMessage(read, names)).slice(0, MAX_MESSAGE);
}
