import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../../platform/files/file-name';
import { isKnown } from '../../platform/files/send-file';

/** A document for everybody. */
export interface OpenDocument {
  /** Its media type. */
  type: string;
  /** Under which name it is saved; without one, browsers show it. */
  saveAs?: string;
  content: string;
}

/** The document is the same for every reader, so shared caches may store it; after 300 s they revalidate it. */
const CACHE_CONTROL = 'public, max-age=300';

/** Sends a document, or 304 where the client has this version already. */
export function sendOpenData(request: FastifyRequest, reply: FastifyReply, { type, saveAs, content }: OpenDocument) {
  const sha256 = createHash('sha256').update(content).digest('hex');
  // Weak, as the same document goes out compressed in several ways.
  void reply.headers({ 'cache-control': CACHE_CONTROL, etag: `W/"${sha256}"` });
  if (isKnown(request, { sha256 })) return reply.code(304).send();
  if (saveAs !== undefined) void reply.header('content-disposition', contentDisposition('attachment', saveAs));
  // As bytes: to the text of a document the framework would add a charset, which GeoJSON does not have.
  return reply.header('content-type', type).send(Buffer.from(content));
}

/** JSON as people can read it too. */
export const readable = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
