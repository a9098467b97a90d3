import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from './build.mjs';
import { installMissing, ROOT } from './install.mjs';
import { partNamed } from './portal/part-name.mjs';
import { callPortal, portalUrl } from './portal/portal.mjs';
import { command } from './portal/refusal.mjs';
import { deployToken } from './portal/token.mjs';
import { publish } from './portal/upload.mjs';

/** Builds a part if it has changed, publishes it to a running portal and makes it current. */
await command(async ([partArgument]) => {
  const startedAt = Date.now();
  const name = partNamed(partArgument, 'pnpm release <part>');
  const url = portalUrl();
  const portal = { url, token: await deployToken(url, name) };
  // Before the build: without permission there is no need to wait for it.
  await callPortal(portal, ['GET', '/releases']);
  installMissing();
  await buildChanged(name);
  const folder = join(ROOT, name, 'dist');
  const release = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const { answer, sent } = await publish(portal, release, folder);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const files = sent === 0 ? 'no new files' : `${sent} files sent`;
  console.log(`${name} ${answer.version} (${answer.hash}) is current at ${url}: ${files}, ${seconds} s`);
});
