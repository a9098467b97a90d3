import { watch } from 'node:fs';
import { join } from 'node:path';
import { developmentRemote, developmentShell } from '../../../portal-contract/src/rspack/index.mjs';
import { ROOT } from '../install.mjs';
import { importContract } from '../source.mjs';
import { openCheckout } from './checkout.mjs';
import { keepBuilding } from './compile.mjs';
import { openEvents } from './events.mjs';
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
