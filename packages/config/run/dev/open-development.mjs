import { existsSync, watch, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { developmentOnShell, developmentRemote, developmentShell } from '../../../portal-contract/src/rspack/index.mjs';
import { ROOT } from '../install.mjs';
import { importContract } from '../source.mjs';
import { keepBuilding } from './compile.mjs';
import { ownAnswers } from './own-answers.mjs';
import { openProxy } from './proxy.mjs';
import { rewritePage } from './rewrite-page.mjs';

/**
 * Rebuilds the remote, and the shell if it is ours, on every change, and reports results to the terminal and to open
 * pages.
 */
function keepBuildingParts(name, { checkout, events, say, ownShell }) {
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
  // Before the first build, no page is open.
  const reload = (_build, before) => before && events.reload();
  // A released shell contains React's production build, which cannot replace modules in a running page.
  if (!ownShell) return keep(name, developmentOnShell, reload);
  return Promise.all([
    keep(name, developmentRemote, ({ hash }) => events.built(hash)),
    // A running page cannot replace its shell.
    keep('shell', developmentShell, reload),
  ]);
}

/**
 * Serves a portal locally with one remote of this checkout. With the shell of this checkout, open pages apply changes
 * of the remote, and reload on changes of the shell, a shared package or `remote.json`; with the shell of the portal,
 * they reload on any change. Resolves when the portal can be opened.
 */
export async function openDevelopment({ name, url, port, say, ownShell }) {
  const contract = await importContract();
  const events = openEvents();
  const checkout = openCheckout(ownShell ? ['shell', name] : [name], name, contract);
  await keepBuildingParts(name, { checkout, events, say, ownShell });
  // Watches the folder, since editors replace a file when saving it.
  watch(join(ROOT, name), (_event, file) => file === 'remote.json' && events.reload());

  const rewrite = (html, address) => {
    const present = checkout.present();
    const isOwn = contract.findPage(present.remoteJson.pages, address.split('?')[0]) !== null;
    // The portal answers 404 for a page that was never released.
    return { html: rewritePage(html, present), ...(isOwn && { status: 200 }) };
  };
  return openProxy({ url, port, own: ownAnswers(events), rewrite });
}

const readJson = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
/** A team's repository has no shell. */
const versionOf = (part) => (existsSync(join(ROOT, part)) ? readJson(part, 'package.json').version : undefined);

/** The latest builds of this checkout that replace releases: one remote, and its shell if that is among the parts. */
function openCheckout(parts, name, { CONTRACT_VERSION, parseRemoteJson }) {
  const latest = {};
  return {
    /** Stores a new build of a part; returns the previous one. */
    take(part, build) {
      const before = latest[part];
      latest[part] = build;
      return before;
    },
    /** The current builds for a page. Throws a readable reason while there are none. */
    present() {
      const waiting = parts.find((part) => !latest[part]);
      if (waiting) throw new Error(`${waiting} has not been built yet; see the terminal for the reason.`);
      const about = { version: versionOf('shell'), hash: 'development', contract: CONTRACT_VERSION };
      return {
        shell: latest.shell ? { ...latest.shell, about } : null,
        remote: { version: versionOf(name), entry: latest[name].scripts[0] },
        remoteJson: parseRemoteJson(readJson(name, 'remote.json')),
      };
    },
  };
}

const send = (page, { event, data }) => page.write(`event: ${event}\ndata: ${data}\n\n`);

/** Notifies open pages of builds by server-sent events, which the page's policy allows. */
function openEvents() {
  const pages = new Set();
  let latest;

  return {
    /** Keeps a request open; a page that reconnects receives the latest build. */
    listen(request, response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 500\n\n');
      if (latest) send(response, latest);
      pages.add(response);
      request.on('close', () => pages.delete(response));
    },
    built(hash) {
      latest = { event: 'built', data: hash };
      for (const page of pages) send(page, latest);
    },
    failed(words) {
      for (const page of pages) send(page, { event: 'failed', data: JSON.stringify(words) });
    },
    /** A change cannot be applied to a running page. */
    reload() {
      for (const page of pages) send(page, { event: 'reload', data: '' });
    },
  };
}
