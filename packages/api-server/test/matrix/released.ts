import { PREVIEW } from '@portal/domain';
import { putPreviewers } from '../../src/publishing/previews/previewers.store';
import { insertPreview } from '../../src/publishing/previews/previews.store';
import { readOverview } from '../../src/publishing/releases/overview.service';
import { publishBuilt } from '../../src/publishing/releases/publish-built.service';
import { aBuiltFolder, anotherRemote, aShellRelease } from '../../src/publishing/releases/releases.fixture';
import type { TestPortal } from '../portal';
import { addKey } from '../../src/publishing/grants/keys.store';
import { teamToken } from '../releases';

/** The releases of the fixture: a part that was released twice, and the tokens of two teams. */
export interface Released {
  composition: string;
  /** Hash of the current release of `mf-public`. */
  hash: string;
  /** A build of `mf-public` that has not been announced yet. */
  next: object;
  token: string;
  /** The id of that token. */
  tokenId: string;
  tokenOfOthers: string;
  /** The id of a key of `mf-admin`: the releases of `mf-public` are not signed. */
  keyId: string;
  /** A preview of the current release of `mf-public`, which a user without a role may open. */
  previewId: string;
  /** Releases that make up a whole portal. */
  whole: { name: string; hash: string }[];
}

const PREVIEW_PAGE = { path: '/preview/:id', page: 'preview', title: 'Preview', access: 'login' } as const;

/** A shell that supports previews. */
const aShell = () =>
  aShellRelease({ pages: [...aShellRelease().pages, { ...PREVIEW_PAGE, scripts: [], styles: [], shared: [] }] });

/** Releases `mf-public` twice, and makes tokens for it and for another part. */
export async function addReleases(portal: TestPortal, previewerId: string): Promise<Released> {
  const hash = '2'.repeat(16);
  const shell = aShell();
  await publishBuilt(portal.context, [aBuiltFolder(shell)]);
  await publishBuilt(portal.context, [aBuiltFolder(anotherRemote('mf-public'))]);
  await publishBuilt(portal.context, [aBuiltFolder(anotherRemote('mf-public', { version: '1.1.0', hash }))]);
  const token = await teamToken(portal, 'mf-public');
  const { composition, parts: listed } = await readOverview(portal.context, null);
  const tokenOfOthers = await teamToken(portal, 'mf-admin');
  const key = await addKey(portal.db, { part: 'mf-admin', name: 'Team', publicKey: 'B'.repeat(42) + 'A' });
  const tokenId = listed.find(({ name }) => name === 'mf-public')?.tokens[0]?._id ?? '';
  const endsAt = new Date(portal.context.now().getTime() + PREVIEW.seconds * 1000);
  const parts = [{ name: 'mf-public', version: '1.1.0', hash }];
  const preview = await insertPreview(portal.db, { parts, endsAt });
  await putPreviewers(portal.db, 'mf-public', [previewerId]);
  return {
    previewId: preview.id,
    whole: [...parts, { name: 'shell', hash: shell.hash }].map(({ name, hash: of }) => ({ name, hash: of })),
    tokenId,
    composition,
    hash,
    next: anotherRemote('mf-public', { version: '1.2.0', hash: '3'.repeat(16) }),
    token,
    tokenOfOthers,
    keyId: key?.id ?? '',
  };
}
