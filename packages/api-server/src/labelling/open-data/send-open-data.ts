import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../../platform/files/file-name';
import { isKnown } from '../../platform/files/send-file';
import { maxAge } from './max-age';

export interface OpenDocument {
  type: string;
  /** File name for saving; if absent, browsers display the document. */
  saveAs?: string;
  content: string;
  /** It depends on the day. */
  now: Date;
  /** Whether caches ask each time, as no one may read what was lost; an answer that is unchanged stays small. */
  isAskedEachTime?: boolean;
}

/** Seconds after which caches ask again. The document is the same for every reader, so shared caches may store it. */
const KEPT = 300;

/** Sends a document, or 304 if the client already has this version. */
export function sendOpenData(request: FastifyRequest, reply: FastifyReply, document: OpenDocument) {
  const { type, saveAs, content, now, isAskedEachTime = false } = document;
  const sha256 = createHash('sha256').update(content).digest('hex');
  // Weak, as the same document is sent in several compressions.
  const kept = isAskedEachTime ? 'no-cache' : `max-age=${maxAge(now, KEPT)}`;
  void reply.headers({ 'cache-control': `public, ${kept}`, etag: `W/"${sha256}"` });
  if (isKnown(request, { sha256 })) return reply.code(304).send();
  if (saveAs !== undefined) void reply.header('content-disposition', contentDisposition('attachment', saveAs));
  // As bytes: the framework would add a charset to a text, which GeoJSON does not have.
  return reply.header('content-type', type).send(Buffer.from(content));
}

/** Indented JSON, readable by people as well. */
export const readable = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
