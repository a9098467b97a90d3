import { createReadStream, existsSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { developmentFile } from './compile.mjs';
import { CLIENT_PATH } from './rewrite-page.mjs';

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The script that reloads a page of a released shell. */
const CLIENT = fileURLToPath(new URL('../../../portal-contract/src/rspack/client/reload.mjs', import.meta.url));

const NOTED = JSON.stringify({ code: 0, msg: 'Success', message: 'Success', data: null });

function sendFile(file, response) {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  if (existsSync(file)) {
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    createReadStream(file).pipe(response);
  } else {
    response.writeHead(404).end();
  }
}

/** Answers reports locally: faults on this machine must not count in the portal's statistics. */
export function answerReports(request, response) {
  const [path] = request.url.split('?');
  if (path !== '/api/load-reports' && path !== '/api/code-errors') return false;
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json' }).end(NOTED);
  return true;
}

/** Answers requests locally instead of the portal: development builds and their events. */
export const ownAnswers = (events) => (request, response) => {
  const [path] = request.url.split('?');
  if (path === '/development/events') {
    events.listen(request, response);
    return true;
  }
  if (path === CLIENT_PATH) {
    sendFile(CLIENT, response);
    return true;
  }
  if (answerReports(request, response)) return true;
  const file = developmentFile(path);
  if (file) sendFile(file, response);
  return file !== null;
};
