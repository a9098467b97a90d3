import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../platform/process/app-types';
import { toCurrent, withOthers, type Current } from '../releases/current';
import type { Releases } from '../releases/open-releases';
import { nextCookie, readSides } from '../shares/share-cookie';

/** The releases that a page is made of. Who gets others than everybody adds here what marks them. */
export interface Chosen extends Current {
  /** The cookie of shares, if it is to change. */
  cookie?: string | undefined;
  /** Shares that the tab takes part in, on either side. */
  takesPart: readonly { id: string; parts: string[] }[];
}

export interface ChooseDeps {
  releases: Pick<Releases, 'current'>;
  settings: Pick<Settings, 'publicUrl'>;
  now: () => Date;
}

const releasesIn = ({ shell, remotes }: Current) => (shell ? [shell, ...remotes] : remotes);

/**
 * Which composition the page of this request gets: the current one, with those shared releases in it on whose side the
 * browser's cookie is. A browser that keeps no cookies gets the current one, as does everybody with the first page.
 */
export async function chooseComposition(
  { releases, settings, now }: ChooseDeps,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<Chosen> {
  const current = await releases.current();
  const isSecure = settings.publicUrl.startsWith('https:');
  const sides = readSides(headers.cookie, isSecure);
  const cookie = nextCookie({ sides, running: current.shares, isSecure, now: now() });
  const known = current.shares.filter(({ id }) => sides?.has(id));
  const given = known.filter(({ id }) => sides?.get(id));
  const set = withOthers(
    releasesIn(current),
    given.flatMap((share) => share.releases),
  );
  const takesPart = known.map((share) => ({ id: share.id, parts: share.releases.map(({ name }) => name) }));
  return { ...current, ...toCurrent(set), cookie, takesPart };
}
