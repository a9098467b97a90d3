import { PASS_FIELD, PASS_HEADER } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import { isFromOwnPage } from '../previews/is-from-own-page';
import type { PassRefusal, ShownPortal, ShownPreview } from '../previews/show-preview';
import { toCurrent, withOthers, type Current } from '../releases/current';
import type { Releases } from '../releases/open-releases';
import { nextCookie, readSides } from '../shares/share-cookie';
import { takesPassword } from './takes-password';

/** The releases of a page, and how they are marked if they differ from the live ones. */
export interface Chosen extends Current {
  preview?: ShownPreview;
  /** The reason why the pass of the request was refused. */
  refused?: PassRefusal;
  /** The cookie of shares, if it is to change. */
  cookie?: string | undefined;
  /** Shares that the tab takes part in, on either side. */
  takesPart: readonly { id: string; parts: string[] }[];
}

export interface ChooseDeps {
  releases: Pick<Releases, 'current'>;
  /** The portal that a pass shows, or the reason why it was refused. */
  show: (pass: string) => Promise<ShownPortal | PassRefusal>;
  settings: { publicUrl: string };
  now: () => Date;
}

/** A pass in the form that a tab sends, if it comes from a page of the portal, or in the header of a program. */
function passOf({ body, headers }: FastifyRequest, { settings }: ChooseDeps): string | undefined {
  const header = headers[PASS_HEADER];
  if (typeof header === 'string') return header;
  return body instanceof URLSearchParams && isFromOwnPage(headers, settings.publicUrl)
    ? (body.get(PASS_FIELD) ?? undefined)
    : undefined;
}

const releasesIn = ({ shell, remotes }: Current) => (shell ? [shell, ...remotes] : remotes);

/** The current composition, with the shared releases that the browser's cookie selects. */
function shared(current: Current, { settings, now }: ChooseDeps, cookies: string | undefined): Chosen {
  const isSecure = settings.publicUrl.startsWith('https:');
  const sides = readSides(cookies, isSecure);
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

/**
 * Selects the composition of the requested page: that of a preview, with a pass for it; else the current one, with the
 * shared releases that the browser's cookie selects. The first page of a browser, and every page of one without
 * cookies, gets the current one.
 */
export async function chooseComposition(deps: ChooseDeps, request: FastifyRequest): Promise<Chosen> {
  const current = await deps.releases.current();
  const pass = passOf(request, deps);
  if (pass === undefined) return shared(current, deps, request.headers.cookie);
  const [path = '/'] = request.url.split('?');
  // Only released code may see the passwords typed there.
  const shown = takesPassword(current, path) ? 'ended' : await deps.show(pass);
  return { ...(typeof shown === 'string' ? { ...current, refused: shown } : shown), takesPart: [] };
}
