import { randomInt } from 'node:crypto';
import { SHARE_RULE } from '@portal/domain';

/** The fields of a share that determine the side of a browser. */
export interface CookieShare {
  id: string;
  percent: number;
  startedAt: Date;
}

/** The side of a browser in each share: true for the new release. */
export type ChosenSides = ReadonlyMap<string, boolean>;

const NAME = 'share';
/** Browsers accept a cookie with this prefix only from this host itself, over HTTPS. */
const SECURE_NAME = '__Host-share';

const nameOf = (isSecure: boolean) => (isSecure ? SECURE_NAME : NAME);

const ENTRY = /^([0-9a-f]{12})\.(new|rest)$/;
/** Maximum number of shares in the cookie. */
const MAX_ENTRIES = 10;

/**
 * The content of the cookie: the id of each share, and the side. Null without the cookie; invalid entries are ignored.
 */
export function readSides(header: string | undefined, isSecure: boolean): ChosenSides | null {
  const prefix = `${nameOf(isSecure)}=`;
  const found = header?.split(';').find((pair) => pair.trim().startsWith(prefix));
  if (found === undefined) return null;
  const entries = found.trim().slice(prefix.length).split('-').slice(0, MAX_ENTRIES);
  return new Map(
    entries.flatMap((entry) => {
      const [, id, side] = ENTRY.exec(entry) ?? [];
      return id === undefined ? [] : [[id, side === 'new'] as const];
    }),
  );
}

/** Draws at random whether a browser is on the new side. */
export const drawSide = (percent: number): boolean => randomInt(100) < percent;

const attributesOf = (isSecure: boolean, seconds: number) =>
  `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

interface Answered {
  /** The content of the request's cookie. */
  sides: ChosenSides | null;
  /** Running shares. */
  running: readonly CookieShare[];
  isSecure: boolean;
  now: Date;
}

/** Longest remaining time of these shares, s. */
function secondsLeft(running: readonly CookieShare[], now: Date): number {
  const ends = running.map(({ startedAt }) => startedAt.getTime() / 1000 + SHARE_RULE.longestSeconds);
  return Math.max(1, Math.ceil(Math.max(...ends) - now.getTime() / 1000));
}

/**
 * The cookie to be set: a random side for each share that is new to the browser, without shares that have ended;
 * deletes the cookie if no share is running. Undefined if it stays as it is.
 */
export function nextCookie({ sides, running, isSecure, now }: Answered, draw = drawSide): string | undefined {
  const name = nameOf(isSecure);
  if (running.length === 0) return sides === null ? undefined : `${name}=; ${attributesOf(isSecure, 0)}`;
  const isSame = sides?.size === running.length && running.every(({ id }) => sides.has(id));
  if (isSame) return undefined;
  const entries = running.map(({ id, percent }) => `${id}.${(sides?.get(id) ?? draw(percent)) ? 'new' : 'rest'}`);
  return `${name}=${entries.join('-')}; ${attributesOf(isSecure, secondsLeft(running, now))}`;
}
