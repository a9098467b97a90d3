import type { PreviewPass, PreviewRecord } from '@portal/domain';
import type { Release, ShellRelease } from '@portal/portal-contract';
import { addPerson, enter } from '../../../test/people';
import type { ApiAnswer, TestPortal } from '../../../test/portal';
import { dataOf, deploy, describe as describeRelease, partsOf, sendFiles, teamToken } from '../../../test/releases';
import { aRemoteRelease, aShellRelease, contentsOf } from '../releases/releases.fixture';

const PAGE = { title: 'Preview', scripts: [], styles: [], shared: [] };

/** A shell whose pages open previews. */
export const aShell = (change: Partial<ShellRelease> = {}) =>
  aShellRelease({
    pages: [
      ...aShellRelease().pages,
      { ...PAGE, path: '/preview/ended', page: 'preview-ended', access: 'public' },
      { ...PAGE, path: '/preview/:id', page: 'preview', access: 'login' },
    ],
    ...change,
  });

/** The next build of `mf-public`. */
export const NEXT = aRemoteRelease({ version: '1.1.0', hash: '4444444444444444' });

/** A portal with a shell that supports previews and one remote. */
export async function aPortal(portal: TestPortal): Promise<void> {
  await deploy(portal, aShell());
  portal.pass(1);
  await deploy(portal, aRemoteRelease());
}

/** The access token of a person with these roles. */
export async function aToken(portal: TestPortal, email: string, roles: ('administrator' | 'cars')[] = []) {
  await addPerson(portal, { email, roles });
  return (await enter(portal, email)).access_token;
}

/** Sends a build without making it current, and returns the token of its team. */
export async function send(portal: TestPortal, release: Release): Promise<string> {
  const token = await teamToken(portal, release.name);
  dataOf(await describeRelease(portal, release, token, '?hold=true'));
  dataOf(await sendFiles(portal, release, { parts: partsOf(contentsOf(release)), token }));
  return token;
}

/** Requests a preview of releases that were sent. */
export const askForPreview = ({ callApi }: TestPortal, releases: Release[], token?: string): Promise<ApiAnswer> =>
  callApi('POST /previews', { token, body: { parts: releases.map(({ name, hash }) => ({ name, hash })) } });

/** A preview of a build, sent by its team. */
export async function aPreview(portal: TestPortal, release: Release = NEXT): Promise<PreviewRecord> {
  const token = await send(portal, release);
  return dataOf(await askForPreview(portal, [release], token)) as PreviewRecord;
}

/** Requests a pass, as a user does. */
export const askForPass = ({ callApi }: TestPortal, id: string, token?: string): Promise<ApiAnswer> =>
  callApi('POST /previews/:id/passes', { params: { id }, token });

/** The pass of a user who may preview. */
export const passFor = async (portal: TestPortal, id: string, token: string): Promise<string> =>
  (dataOf(await askForPass(portal, id, token)) as PreviewPass).pass;

const OWN_PAGE: Record<string, string> = { origin: 'https://portal.example', 'sec-fetch-site': 'same-origin' };

/** Loads a page as a tab in a preview does. */
export const loadWith = (
  { inject }: TestPortal,
  pass: string,
  { url = '/', from = OWN_PAGE } = {},
): ReturnType<TestPortal['inject']> =>
  inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ pass }).toString(),
    headers: { ...from, 'content-type': 'application/x-www-form-urlencoded' },
  });

/** The composition that a page contains. */
export const compositionIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="composition">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
