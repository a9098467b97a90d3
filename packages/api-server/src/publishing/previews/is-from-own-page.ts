import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was sent by a page of this portal and not by another site: browsers say with every form from where, and
 * no page can say otherwise. So nobody is led into a preview by a form of somebody else.
 */
export function isFromOwnPage({ origin, host, ...headers }: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(publicUrl).origin;
}
