import { dayOf, titleOf } from '@portal/domain';
import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import type { App } from '../platform/process/app-types';
import { CALLS, type PortalContext } from './calls';
import { MULTIPART } from '../platform/files/receive-file';
import { healthRoutes } from '../operations/health/health.routes';
import { notFound } from '../platform/errors/app-error';
import { failure } from '../platform/http/envelope';
import { compressAnswers } from '../platform/http/compress-answers';
import { drainConnections } from '../platform/http/drain-connections';
import { handleError, refuseAddress } from '../platform/http/error-handler';
import { logRequests, answerRequestIds, requestIds } from '../platform/http/request-id';
import { warnOfProxy } from '../platform/http/proxy-warning';
import { openApi } from '../platform/http/openapi';
import { refuseLastingWorkers } from '../platform/http/refuse-lasting-workers';
import { refuseOverload, type Limits } from '../platform/http/overload';
import { TIMEOUTS, serverTimeouts, type Timeouts } from '../platform/http/timeouts';
import { registerCall } from '../people/authentication/register-calls';
import { noticeOfProxy } from '../people/notices/proxy-notice.service';
import { toAboutInstrument } from '../labelling/open-data/about-instrument.service';
import { findInstrumentSummary, listDatedInstruments } from '../labelling/open-data/open-data.store';
import { listCertified } from '../labelling/facilities/certified.service';
import { loadPublicInstrument } from '../labelling/open-data/open-instrument.service';
import type { FindInstrument } from '../publishing/pages/about-page';
import { readInstallation } from '../platform/installation/installation.store';
import { labelWords, listIndexedLabels } from './label-words';
import { isCodeAddress, unknownCertificate } from '../labels/public/verify.service';
import { readQualityLine } from '../quality/book/quality-line.service';
import { showPreview } from '../publishing/previews/show-preview';
import { pageUrl } from '../publishing/pages/page-url';
import { pageRoutes } from '../publishing/pages/page.routes';
import { robotsRoutes } from '../publishing/pages/robots.routes';
import { answerHeaders } from '../platform/http/security-headers';
import { kitRoutes } from '../publishing/releases/kit.routes';
import { releaseRoutes, type Releases } from '../publishing/releases/releases.routes';

/** No form of the portal sends more than this as JSON. */
const BODY_LIMIT_BYTES = 1_000_000;

/** What a server is made of. */
export interface Parts {
  context: PortalContext;
  releases: Releases;
  /** Proxies in front of the server whose word on a visitor's address is taken. */
  trustedProxies?: number;
  /** Called after calls that may have written something, messages among them. */
  afterWrite?: () => void;
  /** How long slow clients are waited for. */
  timeouts?: Timeouts;
  /** How much may be to do before requests are refused. */
  limits?: Limits;
  /** Whether a new connection to the database works, for a database server; after how long it is asked for, ms. */
  liveness?: { canConnect: () => Promise<boolean>; stuckAfter?: number } | undefined;
  /** Gets the server before its routes are added, to count requests. */
  watch?: ((app: App) => void) | undefined;
}

/** The API: declared calls below `/api`, and a refusal in the same envelope for everything else there. */
async function api(app: App, context: PortalContext) {
  await openApi(app);
  for (const declared of CALLS.filter(({ takes }) => !takes)) registerCall(app, context, declared);
  // A scope of its own: no other call understands multipart bodies.
  await app.register(async (scope) => {
    await scope.register(multipart, MULTIPART);
    for (const declared of CALLS.filter(({ takes }) => takes)) registerCall(scope, context, declared);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failure(notFound())));
}

/** After an answer, and so after the commit of what it tells of. */
function watchWrites(app: App, afterWrite: () => void) {
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') afterWrite();
  });
}

/** The whole server, ready to listen or to be asked by `inject`. */
export async function buildApp(parts: Parts): Promise<App> {
  const {
    context,
    releases,
    trustedProxies = 0,
    afterWrite,
    timeouts = TIMEOUTS,
    limits = {},
    liveness,
    watch,
  } = parts;
  const app: App = Fastify({
    loggerInstance: context.log,
    // The lines that the framework would write name addresses, and some of those are secrets.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    genReqId: requestIds(trustedProxies),
    forceCloseConnections: 'idle',
    // Requests that arrived before the shutdown are answered; their connections then close.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => pageUrl(url),
    // The router refuses what is far too long for a code; that is no certificate's either.
    frameworkErrors: (error, request, reply) =>
      refuseAddress(isCodeAddress(request.url) ? unknownCertificate() : error, request, reply),
    ...serverTimeouts(timeouts),
  });
  app.setErrorHandler(handleError);
  // The framework reads plain text by itself, which forms of other sites can send; no call takes any.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('actor', null);
  app.decorateRequest('machine', null);
  app.decorateRequest('about', undefined);
  app.decorateRequest('view', 'public');
  answerRequestIds(app);
  warnOfProxy(app, trustedProxies, () => noticeOfProxy(context));
  logRequests(app);
  drainConnections(app);
  watch?.(app);
  if (afterWrite) watchWrites(app, afterWrite);
  answerHeaders(app, context.settings);
  await compressAnswers(app);
  refuseLastingWorkers(app);
  await refuseOverload(app, limits);
  await app.register(async (scope) => api(scope, context), { prefix: '/api' });
  healthRoutes(app, { context, queue: limits.queue, ...liveness });
  await releaseRoutes(app, releases);
  const { settings } = context;
  await kitRoutes(app, { releases, settings });
  await robotsRoutes(app, {
    releases,
    settings,
    now: context.now,
    listInstruments: () => listDatedInstruments(context.db, dayOf(context.now())),
    listLabels: () => listIndexedLabels(context),
  });
  const findInstrument: FindInstrument = async (kind, id) => {
    const summary = await findInstrumentSummary(context.db, kind, id);
    const record = summary && (await loadPublicInstrument(context, kind, id));
    return record && { summary, record, about: await toAboutInstrument(context, kind, summary, readQualityLine) };
  };
  const readTitle = async () => titleOf(await readInstallation(context.db));
  const show = (pass: string) => showPreview(context, pass);
  const labels = labelWords(context);
  const listFacilities = () => listCertified(context.db, dayOf(context.now()));
  const pages = { releases, show, settings, now: context.now, findInstrument, listFacilities, labels, readTitle };
  await app.register(async (scope) => pageRoutes(scope, pages));
  return app;
}
