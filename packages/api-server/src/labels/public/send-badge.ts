import type { FastifyReply } from 'fastify';
import { maxAge } from '../../labelling/open-data/max-age';

/** Seconds for which pages of other sites may keep a badge. */
const KEPT = 3600;

/** Every site may show the picture; opened by itself, it runs and loads nothing. */
const HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
} as const;

/** Sends a badge. A kept copy never says "valid" after the last day: none is kept beyond the day on which it was made. */
export const sendBadge = (reply: FastifyReply, svg: string, now: Date) =>
  reply
    .headers({ ...HEADERS, 'cache-control': `public, max-age=${maxAge(now, KEPT)}` })
    .header('content-type', 'image/svg+xml')
    .send(Buffer.from(svg));
