import type { InferType } from 'yup';
import { array, number, object } from 'yup';
import { form } from '../fields/form';
import { epochDay } from '../fields/quantity';
import { line, REQUIRED, text } from '../fields/text';

/** Paths answered by the server and the shell themselves; parts cannot have pages there. */
export const RESERVED_PATHS = [
  '/api',
  '/releases',
  '/kit',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/favicon.ico',
  '/preview',
  '/preview.css',
] as const;

/** The upper limits of a part, which are also the defaults of a grant. */
export const PART_LIMITS = { files: 1000, bytes: 100_000_000, pages: 100, menu_entries: 20 } as const;
export type PartLimit = keyof typeof PART_LIMITS;

const WORD = /^[a-z0-9][a-z0-9._~-]*$/i;
const PREFIX = /^(\/[a-z0-9][a-z0-9._~-]*)+$/i;

const wordsOf = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');

/** Whether a path or path pattern is below a prefix. A parameter does not match, because it could have any value. */
export function isBelow(path: string, prefix: string): boolean {
  const words = wordsOf(path);
  return wordsOf(prefix).every((word, index) => words[index] === word && WORD.test(word));
}

/** Whether a path can be below both prefixes. */
export const prefixesMeet = (a: string, b: string): boolean => isBelow(a, b) || isBelow(b, a);

const prefix = () =>
  text(100)
    .required(REQUIRED)
    .matches(PREFIX, 'Must be a path without parameters, such as "/weather"')
    .test(
      'own',
      'Belongs to the portal itself',
      (value) => !RESERVED_PATHS.some((reserved) => prefixesMeet(value, reserved)),
    );

const limit = (name: PartLimit) => {
  const message = `Must be a whole number from 1 to ${PART_LIMITS[name]}`;
  return number()
    .typeError(message)
    .integer(message)
    .min(1, message)
    .max(PART_LIMITS[name], message)
    .default(PART_LIMITS[name]);
};

const place = () => number().typeError('Must be a number').min(0, 'At least 0').max(1000, 'At most 1000');

/** An administrator's grant for a part: path prefixes, menu positions, size limits and expiry. */
export const grantSchema = form({
  /** Null for the installation's own parts, which may use any free path. */
  prefixes: array(prefix())
    .typeError('Must be a list')
    .min(1, REQUIRED)
    .max(10, 'At most 10')
    .nullable()
    .defined(REQUIRED),
  menu_from: place().required(REQUIRED),
  menu_to: place()
    .required(REQUIRED)
    .when('menu_from', ([from], to) => (typeof from === 'number' ? to.min(from, 'Must not be before the first') : to)),
  limits: object({
    files: limit('files'),
    bytes: limit('bytes'),
    pages: limit('pages'),
    menu_entries: limit('menu_entries'),
    // The library's own message would repeat the value, however deeply nested.
  }).typeError('Must be a group of limits'),
  /** The day from which no releases are accepted, epoch seconds; null if unlimited. */
  ends_at: epochDay(),
  /** The recipient of messages about automatic decisions on shares of the part; null for administrators. */
  email: text(255).email('Must be an address').nullable().default(null),
});
export type GrantInput = InferType<typeof grantSchema>;

/** The grant of a part. `prefixes` is `null` for the installation's own parts, which may use any free path. */
export interface PartGrant {
  prefixes: string[] | null;
  menu_from: number;
  menu_to: number;
  limits: Record<PartLimit, number>;
}

export const OWN_GRANT: PartGrant = { prefixes: null, menu_from: 0, menu_to: 1000, limits: { ...PART_LIMITS } };

export interface PartSize {
  version: string;
  paths: readonly string[];
  /** Positions of the entries and sections. */
  menuOrders: readonly number[];
  /** Links in the menu, those of sections included. */
  menuLinks: number;
  files: number;
  bytes: number;
}

const COUNTED: Record<PartLimit, (size: PartSize) => number> = {
  files: ({ files }) => files,
  bytes: ({ bytes }) => bytes,
  pages: ({ paths }) => paths.length,
  menu_entries: ({ menuLinks }) => menuLinks,
};

const UNITS: Record<PartLimit, string> = {
  files: 'files',
  bytes: 'bytes',
  pages: 'pages',
  menu_entries: 'links in the menu',
};

const RESERVED_WORDS: readonly string[] = RESERVED_PATHS.map((path) => path.slice(1));

/** Whether a path of a pattern begins with a word of the portal itself; optional segments may be left out. */
function isReserved(pattern: string): boolean {
  const segments = wordsOf(pattern);
  const required = segments.findIndex((segment) => !segment.endsWith('?'));
  const heads = required === -1 ? segments : segments.slice(0, required + 1);
  return heads.some((segment) => RESERVED_WORDS.includes(segment.replace(/\?$/, '')));
}

/** The violations of a grant by a build, in sentences. */
export function grantProblems(
  part: string,
  { prefixes, limits, menu_from, menu_to }: PartGrant,
  size: PartSize,
): string[] {
  const outside = prefixes ? size.paths.filter((path) => !prefixes.some((granted) => isBelow(path, granted))) : [];
  const misplaced = size.menuOrders.filter((order) => order < menu_from || order > menu_to);
  const reserved = size.paths.filter(isReserved);
  const build = `${part} ${size.version}`;
  return [
    ...reserved.map((path) => `${build} has a page at ${path}, which belongs to the portal itself. Move the page.`),
    ...outside.map(
      (path) =>
        `${build} has a page at ${path}, and ${part} is granted ${prefixes?.join(', ')}. Move the page, or ask an administrator to grant the path.`,
    ),
    ...misplaced.map(
      (order) =>
        `${build} has the menu position ${order}, and ${part} is granted ${menu_from} to ${menu_to}. Move the entry, or ask an administrator for another position.`,
    ),
    ...sizeProblems(part, size, limits),
  ];
}

/** The excess of a build over limits, in sentences; nobody can grant more than a part may have. */
export function sizeProblems(part: string, size: PartSize, limits: Record<PartLimit, number> = PART_LIMITS): string[] {
  const exceeded = (Object.keys(COUNTED) as PartLimit[]).filter((name) => COUNTED[name](size) > limits[name]);
  return exceeded.map((name) => {
    const has = `${part} ${size.version} has ${COUNTED[name](size)} ${UNITS[name]}`;
    return limits[name] < PART_LIMITS[name]
      ? `${has}, and ${part} is granted ${limits[name]}. Make it smaller, or ask an administrator for more.`
      : `${has}, and a part may have at most ${limits[name]}. Make it smaller.`;
  });
}

/** The text on the pages of a part that is switched off; null switches it on again. */
export const switchSchema = form({ off: text(300).nullable().default(null) });
export type SwitchInput = InferType<typeof switchSchema>;

/** The lifetime of a token, in days. */
export const TOKEN_DAYS = { min: 1, max: 400, usual: 365 } as const;
const DAYS_MESSAGE = `Must be a whole number of days from ${TOKEN_DAYS.min} to ${TOKEN_DAYS.max}`;

/** The lifetime of a new token, of a team or of a machine. */
export const tokenDays = () =>
  number()
    .typeError(DAYS_MESSAGE)
    .integer(DAYS_MESSAGE)
    .min(TOKEN_DAYS.min, DAYS_MESSAGE)
    .max(TOKEN_DAYS.max, DAYS_MESSAGE)
    .default(TOKEN_DAYS.usual);

export const deployTokenSchema = form({
  name: line(60)
    .transform((value: unknown) => (value === '' ? undefined : value))
    .default('Team'),
  days: tokenDays(),
});
export type DeployTokenInput = InferType<typeof deployTokenSchema>;
