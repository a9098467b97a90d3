import type { FastifyReply, FastifyRequest } from 'fastify';
import { LABEL_PAGES, PREVIEW_ENDED } from '@portal/domain';
import type { ComposedRemote, Composition, PortalSettings, RemoteRelease } from '@portal/portal-contract';
import type { App, Settings } from '../../platform/process/app-types';
import type { LabelWords } from './about-label';
import { aboutPage, type FindInstrument, type PageWords } from './about-page';
import { chooseComposition, type ChooseDeps, type Chosen } from './choose-composition';
import { pageHtml } from './html';
import { aloneHeaders } from './alone-headers';
import { isAlone, matchPage, type Portal } from './match-page';
import { sendText } from '../../platform/http/kept-text';
import { pageHeaders } from '../../platform/http/security-headers';
import { opensPreviews } from '../previews/opens-previews';
import type { PassRefusal } from '../previews/show-preview';
import { BAR_CSS, BAR_STYLES } from '../previews/preview-bar';
import { compositionId } from '../releases/current';
import { releaseFile } from './preloads';
import { withoutLaterStages } from './without-later-stages';

/** A point with the beam of a lidar above it, in the colours of the portal. */
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#0b2a5b"/><path d="M16 24 10 6h12z" fill="#3ecf7a"/><circle cx="16" cy="24" r="3" fill="#fff"/></svg>`;

function composeRemote(release: RemoteRelease, off: string | undefined): ComposedRemote {
  const { href, integrity } = releaseFile(release, release.entry);
  const { version, hash, remote } = release;
  return { version, hash, entry: href, integrity, remote, ...(off !== undefined && { off }) };
}

/** A shell without previews reports nothing about parts under development, and so nothing about a preview. */
const forOlderShells = ({ shell, remotes }: Portal): Pick<Composition, 'development'> =>
  opensPreviews(shell) ? {} : { development: [shell.name, ...remotes.map(({ name }) => name)] };

/** The portal's data for the browser, as of this request. */
const compose = (portal: Portal, settings: PortalSettings, { off, preview, takesPart }: Chosen): Composition => ({
  id: compositionId([portal.shell, ...portal.remotes]),
  shell: { version: portal.shell.version, hash: portal.shell.hash, contract: portal.shell.contract },
  remotes: Object.fromEntries(
    portal.remotes.map((release) => [release.name, composeRemote(release, off[release.name])]),
  ),
  settings,
  ...(preview && { preview, ...forOlderShells(portal) }),
  ...(takesPart.length > 0 && { shares: [...takesPart] }),
});

export interface PageDeps extends ChooseDeps {
  settings: Pick<
    Settings,
    'mode' | 'publicUrl' | 'tileUrl' | 'tileAttribution' | 'keepDays' | 'institutions' | 'stages'
  >;
  findInstrument: FindInstrument;
  listFacilities: PageWords['listFacilities'];
  labels: LabelWords | null;
  /** The present title of the portal. */
  readTitle: () => Promise<string>;
}

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text);

const LOADS: readonly string[] = ['GET', 'HEAD'];

/**
 * The target after a form with a refused pass. A form without a pass was repeated by a reload before the page's script
 * could replace it: the tab starts again at the same address. If a new pass would not help, the target is a page that
 * ends the preview, so that no tab repeats the request forever.
 */
const afterRefusal = (refused: PassRefusal, url: string): string =>
  // Two leading slashes would be the address of another site.
  refused === 'no-pass' ? `/${url.replace(/^[/\\]+/, '')}` : PREVIEW_ENDED;

/** The code that was typed into the form without scripts; `null` if there is none. */
const codeOf = (url: string): string | null =>
  new URLSearchParams(url.slice(url.indexOf('?'))).get('code')?.trim() || null;

async function sendPage(deps: PageDeps, request: FastifyRequest, reply: FastifyReply) {
  const isLoad = LOADS.includes(request.method);
  if (!isLoad && request.method !== 'POST') return plain(reply, 404, 'Not found');
  const { settings } = deps;
  const chosen = await chooseComposition(deps, request);
  const { shell, remotes, off, preview, cookie } = chosen;
  if (chosen.refused && !isLoad) return reply.redirect(afterRefusal(chosen.refused, request.url), 303);
  if (chosen.refused) return plain(reply, 403, 'The pass is not valid.');
  if (!isLoad && !preview) return plain(reply, 404, 'Not found');
  if (!shell)
    return plain(reply.header('retry-after', 10), 503, 'The portal is being installed. Please try again soon.');
  const { mode, publicUrl, tileUrl, tileAttribution, keepDays, stages = 'all' } = settings;
  // Their secrets stay here.
  const institutions = settings.institutions?.map(({ id, name }) => ({ id, name }));
  const [path = '/'] = request.url.split('?');
  const portal = { shell, remotes: stages === '1a' ? remotes.map(withoutLaterStages) : remotes };
  const matched = matchPage(portal, path);
  // A part that is switched off is not loaded.
  const code = matched?.page.path === LABEL_PAGES.verify(':code?') ? codeOf(request.url) : null;
  if (code !== null) return reply.redirect(LABEL_PAGES.verify(encodeURIComponent(code)), 303);
  const isOff = matched?.remote ? Object.hasOwn(off, matched.remote.name) : false;
  const title = await deps.readTitle();
  const about = await aboutPage({ ...deps, portal: title, publicUrl }, matched, request.ip);
  const whole = compose(
    portal,
    { title, tileUrl, tileAttribution, mode, stages, keepDays, ...(institutions && { institutions }) },
    chosen,
  );
  const alone = isAlone(matched);
  const composition = alone ? { ...whole, remotes: {}, alone } : whole;
  if (cookie !== undefined) reply.header('set-cookie', cookie);
  if (about.retryAfter !== undefined) reply.header('retry-after', about.retryAfter);
  const html = pageHtml({ portal, composition, matched: isOff ? null : matched, about, publicUrl, preview });
  void reply
    .code(about.status)
    .headers(alone ? aloneHeaders(path, [new URL(publicUrl).host, request.host]) : pageHeaders(path, tileUrl))
    .type('text/html; charset=utf-8');
  // A page that is opened by a secret stays as it is: the size of a compressed one would tell of it.
  return alone || preview ? reply.send(html) : sendText(request, reply, html);
}

const icon = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON);

const barStyles = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(BAR_CSS);

/** No pass is longer; other form content is ignored. */
const LONGEST_FORM = 1000;

/**
 * The pages of the portal: all paths that are neither calls nor files. The releases define the pages, not the server; a
 * path without an owner gets the portal's "not found" page with status 404.
 */
export async function pageRoutes(app: App, deps: PageDeps): Promise<void> {
  app.get('/favicon.svg', icon);
  app.get('/favicon.ico', icon);
  app.get(BAR_STYLES, barStyles);
  // Accepted only here: forms of other sites have this type, and no call of the API accepts them.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    async (_request: FastifyRequest, text: string) => new URLSearchParams(text),
  );
  app.setNotFoundHandler((request, reply) => sendPage(deps, request, reply));
}
