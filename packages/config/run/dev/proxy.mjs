import { createServer, request as ask } from 'node:http';
import { request as askSecurely } from 'node:https';
import { text } from 'node:stream/consumers';

/** Headers that speak of one connection, or that would bind this machine's other ports to what the portal wants of its own. */
const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding', 'strict-transport-security'];

/** What is being written changes all the time, so nobody can vouch for it; the rest of the page's policy holds as it is. */
const NOT_FOR_REWRITTEN = ['content-length', 'etag', 'integrity-policy'];

const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const isPage = (headers) => /^text\/html\b/.test(headers['content-type'] ?? '');
const wantsPage = ({ headers, method }) => method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '');

/** Headers of a request as the portal must see them: its own host, and a page in a form that can be read here. */
function headersFor(request, portal) {
  const headers = { ...request.headers, host: portal.host, connection: 'keep-alive' };
  for (const name of ['origin', 'referer']) {
    if (headers[name]) headers[name] = headers[name].replace(`http://${request.headers.host}`, portal.origin);
  }
  return wantsPage(request) ? { ...headers, 'accept-encoding': 'identity' } : headers;
}

/** Passes an answer on: pages as `rewrite` makes them, everything else as it streams in. */
async function passOn(answer, request, response, { portal, rewrite }) {
  const headers = without(answer.headers, NOT_PASSED_ON);
  if (headers.location) headers.location = headers.location.replace(portal.origin, '');
  if (!wantsPage(request) || !isPage(headers)) {
    response.writeHead(answer.statusCode, headers);
    answer.pipe(response);
    return;
  }
  const page = rewrite(await text(answer), request.url);
  response.writeHead(page.status ?? answer.statusCode, without(headers, NOT_FOR_REWRITTEN));
  response.end(page.html);
}

/** A mistake in a `remote.json` has one sentence per field. */
const inWords = ({ errors, code, message }) => (errors ?? [code ?? message]).join('\n');

function say(response, status, words) {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
}

/**
 * A server on this machine in front of a portal: `own(request, response)` answers what it answers with true, everything
 * else comes from the portal. It adds no rights: whoever uses it logs in to the portal as always.
 */
export function openProxy({ url, port, own, rewrite }) {
  const portal = new URL(url);
  const send = portal.protocol === 'https:' ? askSecurely : ask;
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];

  const askPortal = (request, response) => {
    const options = { method: request.method, headers: headersFor(request, portal) };
    const asked = send(new URL(request.url, portal), options, (answer) => {
      passOn(answer, request, response, { portal, rewrite }).catch((error) => say(response, 500, inWords(error)));
    });
    asked.on('error', (error) => say(response, 502, `The portal at ${url} does not answer (${inWords(error)}).`));
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  };
  const server = createServer((request, response) => {
    // Another name that leads here belongs to a foreign page, which must not read what is being written.
    if (!hosts.includes(request.headers.host)) say(response, 403, `Open http://${hosts[0]} instead.`);
    else if (!own(request, response)) askPortal(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
