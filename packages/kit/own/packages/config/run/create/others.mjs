import { readFileSync } from 'node:fs';
import { callPage } from './call-page.mjs';
import { portalUrl } from '../portal/portal.mjs';
import { Refusal } from '../portal/refusal.mjs';

const SHELL = new URL('../../../../shell.json', import.meta.url);

/** Live remotes and pages of the shell, with which a new remote must not collide. */
export async function others() {
  const url = portalUrl();
  const block = /id="composition">(.*?)<\/script>/s.exec(await callPage(url));
  if (!block) throw new Refusal(`${url} did not answer with a page of a portal. Name the portal with --on <address>.`);
  const { remotes } = JSON.parse(block[1]);
  return {
    remotes: Object.values(remotes).map(({ remote }) => remote),
    shellPages: JSON.parse(readFileSync(SHELL, 'utf8')).pages,
  };
}
