import type { ErrorKind } from './code-error';
import type { ProgramTexts } from './program-texts';

const GAP = '…';

export const MAX_MESSAGE = 200;

/** The number of characters processed; more would cost time and add no information. */
const MAX_READ = 2000;

/** Words in error messages of browsers and of the language itself. */
const OF_BROWSERS = new Set(
  `a access accessing already an and an argument arguments array as at assignment async await be been before but by
  call callback called can cannot child circular class closed constant constructor convert converting could create
  defined deferred delete deprecated descriptor destructure did document does done element empty end error
  evaluate evaluating event exceeded expected expression extensible failed fetch field for found from function
  get getter has if import in index initialization input instance internal invalid is it iterable iterator key left length
  load loading maximum method missing module more must name native negative network new no node non not null number
  object of on only operation or out parameter parent parse pattern pending permission position
  private promise properties property prototype proxy quota range read reading receiver recursion redefine redirect
  reference regular rejected request required resource response result return script set setter
  setting size stack state storage string structure super symbol syntax target than that the this thrown to token too transaction
  trap type undefined unexpected unhandled uninitialized unknown unsupported unterminated user valid value
  variable was were when while with without write yield can't doesn't isn't wasn't aborted JSON URI DOM HTML URL API
  BigInt Array Map Object Promise Set String Symbol`.split(/\s+/),
);

const isOfBrowsers = (word: string) => OF_BROWSERS.has(word) || OF_BROWSERS.has(word.toLowerCase());

// A quote after a letter is an apostrophe. An unclosed quote removes the rest of the message.
const QUOTED =
  /(?<![\p{L}\p{N}])(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|`[^`]*(?:`|$)|“[^”]*(?:”|$)|‘[^’]*(?:’|$)|„[^“”]*(?:[“”]|$)|«[^»]*(?:»|$))/gu;
/** URLs, file paths and email addresses. */
const ADDRESS = /\S*[@/\\]\S*/g;
const WORD = /[\p{L}\p{M}\p{N}_$]+(?:['’][a-z]+)?/gu;
/** Characters outside ASCII, which browsers do not use in their messages. */
const FOREIGN = /[^\x20-\x7E…]+/g;
/** Adjacent gaps, and the dots of a message that a browser shortened. */
const GAPS = /…(?:[^\p{L}]*…)+(?:\.{3})?|…\.{3}/gu;

/** A message of the browser: its own words, and the names of the program at the position. */
const ofBrowser = (message: string, names: ReadonlySet<string>): string =>
  message
    .replaceAll(QUOTED, GAP)
    .replaceAll(ADDRESS, GAP)
    .replaceAll(WORD, (word) => (names.has(word) || isOfBrowsers(word) ? word : GAP))
    .replaceAll(FOREIGN, GAP)
    .replaceAll(GAPS, GAP)
    .trim();

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
 * contains there are kept; if the browser did, words of browsers and names of the program there are, but no quoted texts,
 * addresses and numbers. So what a person typed is removed, also where the program has the same word elsewhere, and the
 * same error has the same message for all values.
 */
export function withoutValues(message: string, kind: ErrorKind, { isCreated, fixed, names }: ProgramTexts): string {
  const read = message
    .slice(0, MAX_READ)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  const isOfProgram = isCreated || OF_PROGRAMS.includes(kind);
  return (isOfProgram ? ofProgram(read, fixed) : ofBrowser(read, names)).slice(0, MAX_MESSAGE);
}
