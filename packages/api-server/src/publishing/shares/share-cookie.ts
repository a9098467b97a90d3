import { randomInt } from 'node:crypto';
import { SHARE_RULE } from '@portal/domain';

/** A share as far as the side of a browser goes. */
export interface CookieShare {
  id: string;
  percent: number;
  startedAt: Date;
}

/** On which side of each share a browser is: true with the new release. */
export type ChosenSides = ReadonlyMap<string, boolean>;

const NAME = 'share';
/** Browsers take a cookie with this name only from this host itself, by HTTPS. */
const SECURE_NAME = '__Host-share';

const nameOf = (isSecure: boolean) => (isSecure ? SECURE_NAME : NAME);

const ENTRY = /^([0-9a-f]{12})\.(new|rest)$/;
/** No browser takes part in more. */
const MAX_ENTRIES = 10;

/** What the cookie says: the id of each share, and the side. Null without the cookie; what cannot be read says nothing. */
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

/** Whether a browser is to be on the new side, by chance. */
export const drawSide = (percent: number): boolean => randomInt(100) < percent;

const attributesOf = (isSecure: boolean, seconds: number) =>
  `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

interface Answered {
  /** What the cookie said. */
  sides: ChosenSides | null;
  /** Shares under way. */
  running: readonly CookieShare[];
  isSecure: boolean;
  now: Date;
}

/** How long the longest of these shares may still last, s. */
function secondsLeft(running: readonly CookieShare[], now: Date): number {
  const ends = running.map(({ startedAt }) => startedAt.getTime() / 1000 + SHARE_RULE.longestSeconds);
  return Math.max(1, Math.ceil(Math.max(...ends) - now.getTime() / 1000));
}

/**
 * The cookie to be set: a side by chance for each share that is new to the browser, without those that are over, and none
 * at all when no share is under way. Undefined when it stays as it is.
 */
export function nextCookie({ sides, running, isSecure, now }: Answered, draw = drawSide): string | undefined {
  const name = nameOf(isSecure);
  if (running.length === 0) return sides === null ? undefined : `${name}=; ${attributesOf(isSecure, 0)}`;
  const isSame = sides?.size === running.length && running.every(({ id }) => sides.has(id));
  if (isSame) return undefined;
  const entries = running.map(({ id, percent }) => `${id}.${(sides?.get(id) ?? draw(percent)) ? 'new' : 'rest'}`);
  return `${name}=${entries.join('-')}; ${attributesOf(isSecure, secondsLeft(running, now))}`;
}
