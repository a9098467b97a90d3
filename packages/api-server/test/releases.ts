import type { ReleaseAnswer, ReleaseOverview } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import { digestOf } from '../src/platform/digest/digest';
import { newDeployToken } from '../src/publishing/grants/deploy-tokens.service';
import { addToken, removeOwnTokens } from '../src/publishing/grants/deploy-tokens.store';
import { grantOwnParts } from '../src/publishing/grants/must-be-granted';
import { contentsOf, type Content } from '../src/publishing/releases/releases.fixture';
import { MULTIPART_TYPE, multipartOf, type Part } from './files';
import type { ApiAnswer, TestPortal } from './portal';

/**
 * Gives a team the deploy token of its part, which has the grant of a part of the installation; an earlier token
 * becomes invalid.
 */
export async function teamToken({ db, context }: TestPortal, part: string): Promise<string> {
  const token = newDeployToken();
  await grantOwnParts(db, [part], context.now());
  await removeOwnTokens(db, part);
  await addToken(db, { part, name: 'Team', digest: digestOf(token), createdById: null, createdAt: context.now() });
  return token;
}

/** Sends a `release.json` with this token. */
export async function describe(portal: TestPortal, release: Release, token?: string, query = ''): Promise<ApiAnswer> {
  const url = `/api/releases/${release.name}${query}`;
  const answer = await portal.post(url, JSON.stringify(release), 'application/json', token);
  return { status: answer.statusCode, body: answer.json() };
}

/** The parts of a multipart request with files of a release, each under its path. */
export const partsOf = (contents: Record<string, Content>): Part[] =>
  Object.entries(contents).map(([field, content]) => ({ field, name: 'file', content }));

/** Sends files of a release, or any other body. */
export async function sendFiles(
  portal: TestPortal,
  { name, hash }: Release,
  { parts, token }: { parts: Part[] | Buffer; token?: string | undefined },
): Promise<ApiAnswer> {
  const body = Buffer.isBuffer(parts) ? parts : multipartOf(parts);
  const answer = await portal.post(`/api/releases/${name}/${hash}/files`, body, MULTIPART_TYPE, token);
  return { status: answer.statusCode, body: answer.json() };
}

/** Releases a build completely, as its team does: describe, send missing files, describe again. */
export async function deploy(portal: TestPortal, release: Release, token?: string): Promise<ReleaseAnswer> {
  await grantOwnParts(portal.db, [release.name], portal.context.now());
  const held = token ?? (await teamToken(portal, release.name));
  const contents = contentsOf(release);
  const { missing } = releaseOf(await describe(portal, release, held));
  const wanted = Object.fromEntries(Object.entries(contents).filter(([path]) => missing.includes(path)));
  if (missing.length > 0) dataOf(await sendFiles(portal, release, { parts: partsOf(wanted), token: held }));
  return releaseOf(await describe(portal, release, held));
}

/** The data of a response that must not be a refusal. */
export function dataOf({ status, body }: ApiAnswer): unknown {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
}

/** The response to a release or a rollback that must not be refused. */
export const releaseOf = (answer: ApiAnswer) => dataOf(answer) as ReleaseAnswer;

/** The releases as administrators see them. */
export const overview = async ({ callApi }: TestPortal, token: string): Promise<ReleaseOverview> =>
  dataOf(await callApi('GET /releases', { token })) as ReleaseOverview;
