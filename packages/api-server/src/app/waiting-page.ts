import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { AppError } from '../platform/errors/app-error';
import { failure } from '../platform/http/envelope';
import { ANSWER_HEADERS } from '../platform/http/security-headers';
import type { Environment } from '../platform/process/env';

/** Delay after which a program may ask again, and after which the page does, s. */
const RETRY_AFTER = 5;
const ASK_AFTER = 2;

const MESSAGE = 'The portal is starting: its content is being loaded. Please try again in a moment.';

/** The page is no part of a release, so it has its few styles in it, in the colours of the portal. */
const STYLES = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;padding:0 24px;box-sizing:border-box;text-align:center;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f1f3f5,#0f151d);color:light-dark(#1b2430,#e6ebf2)}h1{margin:16px 0 0;font-size:24px;color:light-dark(#0b2a5b,#9cc3ff)}p{margin:8px 0 0;max-width:60ch}`;

/** What `/healthz` says as long as this page answers. */
const STARTING = 'starting';

/**
 * Loads the page again once another server answers here. It asks first: a page that loads itself again in the moment in
 * which nobody has the port would be lost to an error of the browser, which stays.
 */
const SCRIPT = `const ask=()=>fetch('/healthz',{cache:'no-store'}).then(a=>a.json()).then(({status})=>{if(status!=='${STARTING}')location.reload()}).catch(()=>{});setInterval(ask,${ASK_AFTER * 1000})`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The portal is starting</title>
<style>${STYLES}</style>
<script>${SCRIPT}</script>
<noscript><meta http-equiv="refresh" content="${ASK_AFTER}"></noscript>
</head>
<body>
<main>
<h1>The portal is starting</h1>
<p role="status">Its content is being loaded. The portal appears here by itself as soon as it is ready.</p>
</main>
</body>
</html>
`;

/** The source of an inline script or style, by its hash. */
const inline = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const HEADERS = {
  ...ANSWER_HEADERS,
  'content-security-policy': `${ANSWER_HEADERS['content-security-policy']}; style-src ${inline(STYLES)}; script-src ${inline(SCRIPT)}; connect-src 'self'`,
  // So that clients open a new connection, to the portal.
  connection: 'close',
};

const JSON_TYPE = 'application/json; charset=utf-8';

interface Answer {
  status: 200 | 503;
  type: string;
  body: string;
}

function answerTo(path: string): Answer {
  if (path === '/healthz') return { status: 200, type: JSON_TYPE, body: JSON.stringify({ status: STARTING }) };
  if (path === '/readyz') return { status: 503, type: JSON_TYPE, body: JSON.stringify({ status: 'not ready' }) };
  if (path !== '/api' && !path.startsWith('/api/'))
    return { status: 503, type: 'text/html; charset=utf-8', body: PAGE };
  const refusal = new AppError('unknown', 503, { message: MESSAGE });
  return { status: 503, type: JSON_TYPE, body: JSON.stringify(failure(refusal)) };
}

export interface WaitingPage {
  /** Opens the port; if that fails nothing answers, and the portal reports it when it listens itself. */
  open: () => Promise<void>;
  /** Frees the port at once; requests that are already there are answered. */
  close: () => void;
}

/**
 * Answers at the address of a portal that is being made ready, once it is opened, with a page that gives way to the
 * portal by itself: so nothing half loaded is ever seen.
 */
export function waitingPage({ port, host }: Pick<Environment, 'port' | 'host'>): WaitingPage {
  const server = createServer(({ url = '/', method }, response) => {
    const [path = '/'] = url.split('?');
    const { status, type, body } = answerTo(path);
    if (status === 503) response.setHeader('retry-after', RETRY_AFTER);
    response.writeHead(status, { ...HEADERS, 'content-type': type, 'content-length': Buffer.byteLength(body) });
    response.end(method === 'HEAD' ? undefined : body);
  });
  return {
    open: () =>
      new Promise((resolve) => {
        // Port 0 is any free one: the portal will get another.
        if (port === 0) return resolve();
        server.once('error', () => resolve());
        return server.listen({ port, host }, () => resolve());
      }),
    close: () => {
      server.close();
      server.closeIdleConnections();
    },
  };
}
