import type { ErrorKind } from './code-error';
import { browserMessage, GAP } from './browser-messages';
import type { ProgramTexts } from './program-texts';

export const MAX_MESSAGE = 200;

/** The number of characters that are read at the beginning and at the end; more would cost time. */
const MAX_READ = 500_000;

/**
 * A message of the program: its texts in their order, with gaps where the program has values, also if they are empty.
 */
function ofProgram(message: string, { fixed, begins, ends }: Omit<ProgramTexts, 'names'>): string {
  const found: string[] = [];
  let rest = message;
  for (const text of fixed) {
    const at = rest.indexOf(text);
    if (at === -1) continue;
    found.push(text);
    rest = rest.slice(at + text.length);
  }
  if (found.length === 0) return GAP;
  const isBegun = begins && found[0] === fixed[0];
  const isEnded = ends && found.at(-1) === fixed.at(-1);
  return [...(isBegun ? [] : [GAP]), found.join(` ${GAP} `), ...(isEnded ? [] : [GAP])].join(' ');
}

/** Kinds of errors that browsers do not create. */
const OF_PROGRAMS: readonly ErrorKind[] = ['Error', 'ChunkLoadError', 'SharingError'];

/**
 * The message of an error without possible personal data. If the program created the error, only the texts that it
 * contains there are kept; if the browser did, the browser's wording and the names of members there. So what a person
 * typed is removed, also where the program or the browser has the same words, and the same error has the same message
 * for all values.
 */
export function withoutValues(message: string, kind: ErrorKind, texts: ProgramTexts): string {
  const part = message.length > 2 * MAX_READ ? message.slice(0, MAX_READ) + message.slice(-MAX_READ) : message;
  const read = part.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  // Nothing was thrown but a value, or an error without any message.
  if (read === '' && !texts.isCreated) return '';
  const isOfProgram = texts.isCreated || OF_PROGRAMS.includes(kind);
  return (isOfProgram ? ofProgram(read, texts) : browserMessage(read, texts.names)).slice(0, MAX_MESSAGE);
}
