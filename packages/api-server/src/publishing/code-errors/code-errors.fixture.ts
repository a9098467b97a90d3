import { createHash } from 'node:crypto';
import type { CodeErrorReport, ReleaseRecord } from '@portal/domain';
import type { RemoteRelease } from '@portal/portal-contract';
import { addPerson, enter } from '../../../test/people';
import type { TestPortal } from '../../../test/portal';
import { dataOf, describe as describeRelease, overview, partsOf, sendFiles, teamToken } from '../../../test/releases';
import { compositionId } from '../releases/current';
import { anotherRemote } from '../releases/releases.fixture';
import { currentReleases } from '../releases/releases.store';

const SCRIPT = 'function h(t){throw new TypeError("The station "+t+" is unknown")}';

/** Maps line 1, from column 12 on, to line 42 of the page, which calls `openStation`. */
export const MAP = {
  version: 3,
  sources: ['webpack://mf-a/./src/pages/home-page.tsx'],
  names: ['openStation'],
  mappings: 'YAyCIA',
};

/** A remote's release whose page has the given source map, or none, with the contents of its files. */
export function aMappedRelease(map?: unknown) {
  const contents: Record<string, string> = {
    'entry.js': 'entry()',
    'home.js': SCRIPT,
    'home.css': '/* home */',
    ...(map !== undefined && { 'home.js.map': typeof map === 'string' ? map : JSON.stringify(map) }),
  };
  const described = Object.entries(contents).map(([path, content]) => {
    const digest = createHash('sha384').update(content).digest('base64');
    return [path, { integrity: `sha384-${digest}`, bytes: Buffer.byteLength(content) }];
  });
  const files = Object.fromEntries(described) as RemoteRelease['files'];
  return { contents, release: anotherRemote('mf-a', { hash: HASH, files }) };
}

const HASH = '3'.repeat(16);

/** A report of an error in that release. */
export const anError = (change: Partial<CodeErrorReport> = {}): CodeErrorReport => ({
  part: 'mf-a',
  hash: HASH,
  kind: 'TypeError',
  message: 'The station … is unknown',
  file: 'home.js',
  line: 1,
  column: 21,
  browser: 'chromium',
  ...change,
});

/** Makes that release current, with the given map or none. */
export async function publishMapped(portal: TestPortal, map?: unknown): Promise<void> {
  const { contents, release } = aMappedRelease(map);
  const token = await teamToken(portal, release.name);
  await describeRelease(portal, release, token);
  dataOf(await sendFiles(portal, release, { parts: partsOf(contents), token }));
  dataOf(await describeRelease(portal, release, token));
}

/** Sends a report of an error. */
export const reportError = ({ callApi }: TestPortal, change: Partial<CodeErrorReport> = {}, ip = '192.0.2.1') =>
  callApi('POST /code-errors', { body: anError(change), ip });

/** The errors of the present release that administrators see. */
export async function seenErrors(portal: TestPortal): Promise<ReleaseRecord['errors']> {
  await addPerson(portal, { roles: ['administrator'] });
  const { parts } = await overview(portal, (await enter(portal)).access_token);
  return parts[0]?.releases[0]?.errors ?? [];
}

/** The id of the present composition. */
export const compositionNow = async ({ db }: TestPortal): Promise<string> =>
  compositionId((await currentReleases(db)).map(({ manifest }) => manifest));

/** Reports tabs of a composition in which the release was loaded, and others beside it. */
export async function runIn(
  { callApi }: TestPortal,
  composition: string,
  tabs: number,
  ...others: RemoteRelease[]
): Promise<void> {
  const loads = [{ name: 'mf-a', hash: HASH }, ...others].map(({ name, hash }) => ({ part: name, hash, ms: 100 }));
  for (let tab = 0; tab < tabs; tab += 1)
    dataOf(await callApi('POST /load-reports', { body: { composition, loads, faults: [] } }));
}
