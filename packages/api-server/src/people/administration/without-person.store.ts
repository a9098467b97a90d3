import { COMPONENTS } from '@portal/domain';
import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A name of an account, with the names of other accounts in which it stands: the same name, or longer ones. */
export interface KnownName {
  name: string;
  others: readonly string[];
}

/** How a name is written in a text: as it is, or with escaped characters. */
type Write = (name: string) => string;

/** What a text must no longer contain, and what takes its place. */
export interface Replacement {
  /** What every match contains, in whatever letter case. */
  part: string;
  /** The pattern of the database, for a text that is written so. */
  pattern: (write: Write) => string;
  by: string;
}

const asItIs: Write = (text) => text;

/** Escapes what has a meaning in a pattern of the database. */
const literally = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);

/** What shows that the name stands within the longer one: what precedes it, or else the longer name itself. */
function notWithin(name: string, longer: string, write: Write): string {
  const before = longer.slice(0, longer.indexOf(name));
  return before ? `(?<!${literally(write(before))})` : `(?!${literally(write(longer))}(?![[:alnum:]]))`;
}

/** The name as a whole, and not within a longer name of somebody else. */
function nameIn({ name, others }: KnownName, write: Write): string {
  const longer = others.filter((other) => other !== name);
  const guards = longer.map((other) => notWithin(name, other, write)).join('');
  return `(?<![[:alnum:]])${guards}${literally(write(name))}(?![[:alnum:]])`;
}

/** Each of the names in turn, the longest first. */
const replaceEach = (
  names: readonly KnownName[],
  by: string,
  pattern: (name: KnownName, write: Write) => string,
): Replacement[] =>
  names
    .toSorted((one, other) => other.name.length - one.name.length)
    .map((name) => ({ part: name.name, pattern: (write) => pattern(name, write), by }));

/** Each of the names, wherever it stands. */
export const replaceNames = (names: readonly KnownName[], by: string): Replacement[] => replaceEach(names, by, nameIn);

const COMPONENT = COMPONENTS.map(({ name }) => literally(name)).join('|');

/** The address that some messages show beside a name; those of before do not. */
const ADDRESS = String.raw`(?: \([^ ()]+\))?`;

/** What stands before and after a person's name where the portal's own words name one. */
const NAMED: readonly [before: string, after: string][] = [
  ['Dear ', ','],
  ['', String.raw` \([^ ()]+\) wrote through the contact form:`],
  ['', `${ADDRESS} is (?:now|no longer) your deputy`],
  ['You are now a deputy of ', `${ADDRESS} at the National Facility `],
  ['', ' declined to review'],
  ['', ' is no longer a reviewer'],
  ['', ' no longer has (?:an account|the role for it) and was removed from these reviews:'],
  ['', `${ADDRESS} has answered a question about `],
  ['The facility leader, ', ', can download the report'],
  ['(?:\\n|<br>)', `: (?:${COMPONENT})`],
];

/** Each of the names where the portal itself names people, so that a name made of ordinary words changes no others. */
export const replaceWhereNamed = (names: readonly KnownName[], by: string): Replacement[] =>
  replaceEach(names, by, (name, write) =>
    NAMED.map(([before, after]) => `${before && `(?<=${before})`}${nameIn(name, write)}(?=${after})`).join('|'),
  );

/** Whether no other account has or had the same name. */
export const isUnique = ({ name, others }: KnownName): boolean => !others.includes(name);

/** Each of the addresses, in whatever letter case, and not as a part of another one; a full stop may follow it. */
export const replaceAddresses = (addresses: readonly string[], by: string): Replacement[] =>
  addresses.map((address) => ({
    part: address,
    pattern: (write) => `(?i)(?<![[:alnum:]._%+-])${literally(write(address))}(?![[:alnum:]_@-]|\\.[[:alnum:]])`,
    by,
  }));

/** A text after all replacements. */
export const without = (text: SQLWrapper, list: readonly Replacement[], write = asItIs): SQL =>
  list.reduce((done, { pattern, by }) => sql`regexp_replace(${done}, ${pattern(write)}, ${by}, 'g')`, sql`${text}`);

/** Whether a text contains what is to be replaced. */
export const mentions = (text: SQLWrapper, list: readonly Replacement[], write = asItIs): SQL =>
  // Most texts do not contain it, which is found much faster without a pattern.
  or(
    ...list.map(
      ({ part, pattern }) => sql`(strpos(lower(${text}), lower(${write(part)})) > 0 and ${text} ~ ${pattern(write)})`,
    ),
  ) ?? sql`false`;

/** The replacements of an account, by how surely a text means it. */
export interface Replaced {
  addresses: Replacement[];
  /** Names, in texts that are to, from or about this account. */
  inOwn: Replacement[];
  /** Names that can only mean this account, in other texts that name people. */
  inOthers: Replacement[];
}
