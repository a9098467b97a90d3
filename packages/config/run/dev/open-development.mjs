import { watch, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { developmentRemote, developmentShell } from '../../../portal-contract/src/rspack/index.mjs';
import { ROOT } from '../install.mjs';
import { importContract } from '../source.mjs';
import { keepBuilding } from './compile.mjs';
import { ownAnswers } from './own-answers.mjs';
import { openProxy } from './proxy.mjs';
import { rewritePage } from './rewrite-page.mjs';

/** Builds shell and remote as long as this process lives, and tells terminal and pages how it went. */
function keepBuildingBoth(name, { checkout, events, say }) {
  const keep = (part, toCompiler, announce) =>
    keepBuilding(part, toCompiler, (build) => {
      if (build.failed) {
        say(`${part} does not build:\n${build.failed}`);
        events.failed(build.failed);
      } else {
        say(`${part} built`);
        const before = checkout.take(part, build);
        if (before?.hash !== build.hash) announce(build, before);
      }
    });
  return Promise.all([
    keep(name, developmentRemote, ({ hash }) => events.built(hash)),
    // A page that runs cannot take another shell; before the first one there is no page.
    keep('shell', developmentShell, (_build, before) => before && events.reload()),
  ]);
}

/**
 * Serves a portal on this machine with the shell and one remote of this checkout: a change of the remote is taken by the
 * open pages, one of the shell, of a package that it shares or of the `remote.json` reloads them. Resolves when it can be
 * opened.
 */
export async function openDevelopment({ name, url, port, say }) {
  const contract = await importContract();
  const events = openEvents();
  const checkout = openCheckout(name, contract);
  await keepBuildingBoth(name, { checkout, events, say });
  // The folder, since editors put another file in the place of the one that they save.
  watch(join(ROOT, name), (_event, file) => file === 'remote.json' && events.reload());

  const rewrite = (html, address) => {
    const present = checkout.present();
    const isOwn = contract.findPage(present.remoteJson.pages, address.split('?')[0]) !== null;
    // The portal knows nothing of a page that was never released.
    return { html: rewritePage(html, present), ...(isOwn && { status: 200 }) };
  };
  return openProxy({ url, port, own: ownAnswers(events), rewrite });
}

const readJson = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
const versionOf = (part) => readJson(part, 'package.json').version;

/** What of this checkout stands in the place of releases: its shell and one remote, as they were built last. */
function openCheckout(name, { CONTRACT_VERSION, parseRemoteJson }) {
  const latest = {};
  return {
    /** Takes a new build of a part; answers the one before. */
    take(part, build) {
      const before = latest[part];
      latest[part] = build;
      return before;
    },
    /** All that a page needs to know. Throws what is wrong, in words, while it cannot be known. */
    present() {
      const waiting = ['shell', name].find((part) => !latest[part]);
      if (waiting) throw new Error(`${waiting} has not been built yet; the terminal says why.`);
      const about = { version: versionOf('shell'), hash: 'development', contract: CONTRACT_VERSION };
      return {
        shell: { ...latest.shell, about },
        remote: { version: versionOf(name), entry: latest[name].scripts[0] },
        remoteJson: parseRemoteJson(readJson(name, 'remote.json')),
      };
    },
  };
}

const send = (page, { event, data }) => page.write(`event: ${event}\ndata: ${data}\n\n`);

/** Tells the open pages of the browser what was built, over server-sent events: the page's policy allows those as they are. */
function openEvents() {
  const pages = new Set();
  let latest;

  return {
    /** Keeps a request open; a page that comes back after a pause hears of the latest build. */
    listen(request, response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 500\n\n');
      if (latest) send(response, latest);
      pages.add(response);
      request.on('close', () => pages.delete(response));
    },
    /** A new build of the remote, by its hash. */
    built(hash) {
      latest = { event: 'built', data: hash };
      for (const page of pages) send(page, latest);
    },
    /** A build that failed, with what the compiler says. */
    failed(words) {
      for (const page of pages) send(page, { event: 'failed', data: JSON.stringify(words) });
    },
    /** Something changed that a running page cannot take. */
    reload() {
      for (const page of pages) send(page, { event: 'reload', data: '' });
    },
  };
}
