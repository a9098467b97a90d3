import { createServer, request as requestPlain } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { text } from 'node:stream/consumers';

/** Headers that concern a single connection, or that would apply the portal's HSTS to other local ports. */
const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding', 'strict-transport-security'];

/** Code under development has no fixed hash, so integrity cannot be required; the rest of the page's policy is kept. */
const NOT_FOR_REWRITTEN = ['content-length', 'etag', 'integrity-policy'];

const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const isPage = (headers) => /^text\/html\b/.test(headers['content-type'] ?? '');
const wantsPage = ({ headers, method }) => method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '');

/** Request headers for the portal: its own host, and no compression of pages, which are read here. */
function headersFor(request, portal) {
  const headers = { ...request.headers, host: portal.host, connection: 'keep-alive' };
  for (const name of ['origin', 'referer']) {
    if (headers[name]) headers[name] = headers[name].replace(`http://${request.headers.host}`, portal.origin);
  }
  return wantsPage(request) ? { ...headers, 'accept-encoding': 'identity' } : headers;
}

/** Replaces the portal's host in a policy with this one. */
const onThisHost = ({ 'content-security-policy': policy = '', ...headers }, request, portal) => ({
  ...headers,
  'content-security-policy': policy.replaceAll(` ${portal.host}/`, ` ${request.headers.host}/`),
});

/** Forwards a response: pages as changed by `rewrite`, if there is one, everything else as a stream. */
async function passOn(answer, request, response, { portal, rewrite }) {
  const headers = without(answer.headers, NOT_PASSED_ON);
  if (headers.location) headers.location = headers.location.replace(portal.origin, '');
  if (!rewrite || !wantsPage(request) || !isPage(headers)) {
    response.writeHead(answer.statusCode, headers);
    answer.pipe(response);
    return;
  }
  const page = rewrite(await text(answer), request.url);
  response.writeHead(
    page.status ?? answer.statusCode,
    onThisHost(without(headers, NOT_FOR_REWRITTEN), request, portal),
  );
  response.end(page.html);
}

/** Errors of a `remote.json` have one sentence for each field. */
const inWords = ({ errors, code, message }) => (errors ?? [code ?? message]).join('\n');

function say(response, status, words) {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
}

/**
 * A local server in front of a portal: `own(request, response)` returns true for requests that it answers; all others
 * are forwarded to the portal, with the additional headers of `headersOf(request)`. It grants no rights: users log in
 * to the portal as usual.
 */
export function openProxy({ url, port, own, rewrite, headersOf = async () => ({}) }) {
  const portal = new URL(url);
  const send = portal.protocol === 'https:' ? requestOverTls : requestPlain;
  const forwardToPortal = async (request, response) => {
    const options = {
      method: request.method,
      headers: { ...headersFor(request, portal), ...(await headersOf(request)) },
    };
    const portalRequest = send(new URL(request.url, portal), options, (answer) => {
      passOn(answer, request, response, { portal, rewrite }).catch((error) => say(response, 500, inWords(error)));
    });
    portalRequest.on('error', (error) =>
      say(response, 502, `The portal at ${url} does not answer (${inWords(error)}).`),
    );
    response.on('close', () => portalRequest.destroy());
    request.pipe(portalRequest);
  };
  const server = createServer((request, response) => {
    const { port: present } = server.address();
    const hosts = [`localhost:${present}`, `127.0.0.1:${present}`];
    // DNS rebinding: a foreign page must not read unreleased code under its own host name.
    if (!hosts.includes(request.headers.host)) say(response, 403, `Open http://${hosts[0]} instead.`);
    else if (!own(request, response))
      forwardToPortal(request, response).catch((error) => say(response, 502, inWords(error)));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
