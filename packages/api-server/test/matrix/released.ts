import { readOverview } from '../../src/publishing/releases/overview.service';
import { publishBuilt } from '../../src/publishing/releases/publish-built.service';
import { aBuiltFolder, anotherRemote } from '../../src/publishing/releases/releases.fixture';
import type { TestPortal } from '../portal';
import { addKey } from '../../src/publishing/signatures/keys.store';
import { teamToken } from '../releases';

/** What the world has of releases: a part that was released twice, and the tokens of two teams. */
export interface Released {
  composition: string;
  /** Hash of the current release of `mf-public`. */
  hash: string;
  /** A build of `mf-public` that nobody has spoken of yet. */
  next: object;
  token: string;
  /** The id of that token. */
  tokenId: string;
  tokenOfOthers: string;
  /** The id of a key of `mf-admin`: the releases of `mf-public` are not signed. */
  keyId: string;
}

/** Releases `mf-public` twice, and makes tokens for it and for another part. */
export async function addReleases(portal: TestPortal): Promise<Released> {
  const hash = '2'.repeat(16);
  await publishBuilt(portal.context, [aBuiltFolder(anotherRemote('mf-public'))]);
  await publishBuilt(portal.context, [aBuiltFolder(anotherRemote('mf-public', { version: '1.1.0', hash }))]);
  const token = await teamToken(portal, 'mf-public');
  const { composition, parts } = await readOverview(portal.context);
  const tokenOfOthers = await teamToken(portal, 'mf-admin');
  const key = await addKey(portal.db, { part: 'mf-admin', name: 'Team', publicKey: 'B'.repeat(42) + 'A' });
  const tokenId = parts.find(({ name }) => name === 'mf-public')?.tokens[0]?._id ?? '';
  return {
    tokenId,
    composition,
    hash,
    next: anotherRemote('mf-public', { version: '1.2.0', hash: '3'.repeat(16) }),
    token,
    tokenOfOthers,
    keyId: key?.id ?? '',
  };
}
