import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { galleryProgram } from '../../../portal-contract/src/rspack/index.mjs';
import { ROOT } from '../install.mjs';

const SOURCE = join(ROOT, 'packages/ui');
const FOLDER = join(SOURCE, '.cache/gallery');

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** As strict as the policy of the portal's pages, so that controls that violate it are noticed here first. */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data: blob:`,
  `font-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types 'none'`,
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Gallery of controls</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/gallery.css" />
    <script src="/gallery.js" defer></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

function answer({ url }, response) {
  const [, name] = /^\/([\w@-][\w.@-]*\.\w+)(?:\?|$)/.exec(url) ?? [];
  const headers = { 'content-security-policy': POLICY, 'cache-control': 'no-store' };
  if (name === undefined) {
    response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
  } else if (existsSync(join(FOLDER, name))) {
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    createReadStream(join(FOLDER, name)).pipe(response.writeHead(200, { ...headers, 'content-type': type }));
  } else {
    response.writeHead(404).end();
  }
}

/** Builds the gallery and rebuilds it on changes; resolves after the first build with a function that stops this. */
const keepBuilding = (say) =>
  new Promise((resolve, reject) => {
    const watching = galleryProgram({ source: SOURCE, folder: FOLDER }).watch(
      { aggregateTimeout: 50 },
      (error, stats) => {
        const problem = error?.stack ?? (stats.hasErrors() ? stats.toString({ preset: 'errors-only' }) : undefined);
        say(problem === undefined ? 'built' : `does not build:\n${problem}`);
        if (problem !== undefined) reject(new Error(problem));
        else resolve(() => new Promise((closed) => watching.close(closed)));
      },
    );
  });

/** Serves the gallery on the loopback address; port 0 selects a free port. */
export async function serveGallery({ port = 0, say = () => {} } = {}) {
  const stopBuilding = await keepBuilding(say);
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await stopBuilding();
    },
  };
}
