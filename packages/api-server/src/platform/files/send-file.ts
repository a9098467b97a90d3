import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../process/app-types';
import { AppError, orNotFound } from '../errors/app-error';
import { contentDisposition } from './file-name';
import { findFile, type StoredFile } from './files.store';

interface FileRequest {
  context: Context;
  params: { id: string };
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A picture of a record is the same for every user and never changes; a year is the maximum that caches respect. */
const PUBLIC = 'public, max-age=31536000, immutable';

const isPublic = ({ kind, linkedAs }: StoredFile) =>
  kind === 'image' && linkedAs !== null && linkedAs.endsWith('-picture');

/** A document that a browser opens may run no scripts and load nothing. */
const NEVER_RUN = {
  'access-control-expose-headers': 'Content-Disposition',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

const headersOf = (file: StoredFile, disposition: 'inline' | 'attachment') => ({
  ...NEVER_RUN,
  'content-type': file.contentType,
  'content-disposition': contentDisposition(disposition, file.name),
  'cache-control': isPublic(file) ? PUBLIC : 'no-store',
  etag: `"${file.sha256}"`,
});

/** Sends a PDF that is not stored. */
export const sendPdf = (reply: FastifyReply, { name, bytes }: { name: string; bytes: Uint8Array }) =>
  reply
    .headers({
      ...NEVER_RUN,
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', name),
      'cache-control': 'no-store',
    })
    .send(Buffer.from(bytes));

/** Whether the client has these bytes already. */
export const isKnown = ({ headers }: FastifyRequest, { sha256 }: Pick<StoredFile, 'sha256'>) =>
  headers['if-none-match']?.split(',').some((tag) => ['*', `"${sha256}"`].includes(tag.trim().replace(/^W\//, ''))) ??
  false;

/** Sends the bytes of a file unchanged. Browsers display only pictures inline. */
export async function sendFile({ context, params, request, reply }: FileRequest, { isShown }: { isShown: boolean }) {
  const file = orNotFound(await findFile(context.db, params.id));
  const headers = headersOf(file, isShown && file.kind === 'image' ? 'inline' : 'attachment');
  if (isKnown(request, file)) return reply.code(304).headers(headers).send();
  const content = await context.files.get(file.storageKey);
  if (!content) {
    context.log.error({ file: file.id, key: file.storageKey }, 'the bytes of a file are missing');
    throw new AppError('notLoaded', 404, { message: 'The content of this file is missing.' });
  }
  return reply.headers(headers).header('content-length', file.size).send(content);
}
