import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/process/app-types';
import { chooseForm, contentType, type Form } from './negotiate';
import { ofLength } from './of-length';
import type { Releases } from './open-releases';

export type { Releases } from './open-releases';

interface FileParams {
  name: string;
  hash: string;
  '*': string;
}

/** A year, the maximum for caches; the address names the content, so it never becomes stale. */
const FOREVER = 'public, max-age=31536000, immutable';

const HEADERS = {
  'cache-control': FOREVER,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
};

/** Source maps, which the server itself reads and never serves. */
const SOURCE_MAP = /\.map(\.(br|gz))?$/;

const notFound = (reply: FastifyReply) =>
  reply.code(404).headers({ 'cache-control': 'no-store' }).type('text/plain; charset=utf-8').send('Not found');

async function sendFile(releases: Releases, request: FastifyRequest<{ Params: FileParams }>, reply: FastifyReply) {
  const { name, hash, '*': path } = request.params;
  const release = await releases.find(name, hash);
  // Only files named in the release are opened, so no path can lead elsewhere.
  if (!release || !Object.hasOwn(release.files, path) || SOURCE_MAP.test(path)) return notFound(reply);
  const best = chooseForm(release.files, path, request.headers['accept-encoding']);
  // The tag is derived from the content, so a cached copy is validated without reading the file.
  const headersOf = (form: Form) => ({ ...HEADERS, etag: `"${release.files[form.path]?.integrity}"` });
  const headers = headersOf(best);
  if (request.headers['if-none-match'] === headers.etag) return reply.code(304).headers(headers).send();
  // The file itself, if the storage lost its compressed form.
  for (const form of [best, { path }]) {
    const content = await releases.open({ name, hash, path: form.path });
    const bytes = release.files[form.path]?.bytes ?? 0;
    if (!content) continue;
    return reply
      .headers(headersOf(form))
      .header('content-length', bytes)
      .headers(form.encoding ? { 'content-encoding': form.encoding } : {})
      .type(contentType(path))
      .send(ofLength(content, bytes));
  }
  return notFound(reply);
}

/** `/releases/<name>/<hash>/<path>`: the files of every release that was published, current or not. */
export async function releaseRoutes(app: App, releases: Releases): Promise<void> {
  app.get<{ Params: FileParams }>('/releases/:name/:hash/*', (request, reply) => sendFile(releases, request, reply));
}
