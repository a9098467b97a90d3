/** What stands for whatever was removed. */
const GAP = '…';

/** The longest message that is kept. */
export const MAX_MESSAGE = 200;

/** No message needs more to be understood; a longer one would cost time. */
const MAX_READ = 2000;

/** Words with which browsers and the language itself put their errors; a program need not have them. */
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

/** The words that a program has: its names, and the texts in it. Shorter ones would mostly be names that the build made up. */
export const wordsOf = (program: string): ReadonlySet<string> => new Set(program.match(/[A-Za-z]{3,}/g));

const isOfBrowsers = (word: string) => OF_BROWSERS.has(word) || OF_BROWSERS.has(word.toLowerCase());

// A quote after a letter is an apostrophe; one that is not closed takes the rest with it.
const QUOTED =
  /(?<![\p{L}\p{N}])(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|`[^`]*(?:`|$)|“[^”]*(?:”|$)|‘[^’]*(?:’|$)|„[^“”]*(?:[“”]|$)|«[^»]*(?:»|$))/gu;
/** Addresses of pages, files and people. */
const ADDRESS = /\S*[@/\\]\S*/g;
const WORD = /[\p{L}\p{M}\p{N}_$]+(?:['’][a-z]+)?/gu;
/** Signs of other scripts and pictures: no program puts its errors with them. */
const FOREIGN = /[^\x20-\x7E…]+/g;
/** Several in a row, and the dots of what a browser itself has cut. */
const GAPS = /…(?:[^\p{L}]*…)+(?:\.{3})?|…\.{3}/gu;

/**
 * The message of an error without what may be a person's: quoted texts, addresses, numbers, and every word that neither
 * browsers nor the program that failed have of their own. What somebody typed is thereby gone, quoted or not, but for
 * words that the program says itself.
 */
export const withoutValues = (message: string, program: ReadonlySet<string>): string =>
  message
    .slice(0, MAX_READ)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(QUOTED, GAP)
    .replaceAll(ADDRESS, GAP)
    .replaceAll(WORD, (word) => (program.has(word) || isOfBrowsers(word) ? word : GAP))
    .replaceAll(FOREIGN, GAP)
    .replaceAll(GAPS, GAP)
    .trim()
    .slice(0, MAX_MESSAGE);
