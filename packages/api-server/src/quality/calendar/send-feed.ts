import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../../platform/files/send-file';

/** Sends a calendar, or 304 if the program has it already: most readings find nothing new. */
export function sendFeed(request: FastifyRequest, reply: FastifyReply, calendar: string) {
  const sha256 = createHash('sha256').update(calendar).digest('hex');
  // Weak, as the same calendar is sent in several compressions.
  void reply.headers({ 'cache-control': 'private, no-cache', etag: `W/"${sha256}"` });
  if (isKnown(request, { sha256 })) return reply.code(304).send();
  return reply.header('content-type', 'text/calendar; charset=utf-8').send(calendar);
}
