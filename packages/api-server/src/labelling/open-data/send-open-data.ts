import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../../platform/files/file-name';
import { keptText, sendKeptText, type KeptText } from '../../platform/http/kept-text';
import { maxAge } from './max-age';

export interface OpenDocument {
  type: string;
  /** File name for saving; if absent, browsers display the document. */
  saveAs?: string;
  content: string | KeptText;
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
  const kept = isAskedEachTime ? 'no-cache' : `max-age=${maxAge(now, KEPT)}`;
  return sendKeptText(request, reply, {
    text: typeof content === 'string' ? keptText(content) : content,
    'cache-control': `public, ${kept}`,
    'content-type': type,
    ...(saveAs !== undefined && { 'content-disposition': contentDisposition('attachment', saveAs) }),
  });
}

/** Indented JSON, readable by people as well. */
export const readable = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
