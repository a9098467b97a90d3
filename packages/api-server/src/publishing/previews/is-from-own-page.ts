import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was sent by a page of this portal and not by another site. Browsers add the origin to every form, and no
 * page can forge it, so a form of another site cannot lead a user into a preview.
 */
export function isFromOwnPage({ origin, host, ...headers }: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(publicUrl).origin;
}
