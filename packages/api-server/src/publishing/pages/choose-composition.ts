import { PASS_FIELD, PASS_HEADER } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import { isFromOwnPage } from '../previews/is-from-own-page';
import type { ShownPortal, ShownPreview } from '../previews/show-preview';
import type { Current } from '../releases/current';
import type { Releases } from '../releases/open-releases';
import { takesPassword } from './takes-password';

/** The releases that a page is made of, and what marks them where they are not those of everybody. */
export interface Chosen extends Current {
  preview?: ShownPreview;
  /** A pass came with the request, and it does not hold. */
  isRefused?: boolean;
}

export interface ChooseDeps {
  releases: Pick<Releases, 'current'>;
  /** What a pass shows; null when it does not hold. */
  show: (pass: string) => Promise<ShownPortal | null>;
  settings: { publicUrl: string };
}

/** A pass in the form that a tab sends, if it comes from a page of the portal, or in the header of a program. */
function passOf({ body, headers }: FastifyRequest, { settings }: ChooseDeps): string | undefined {
  const header = headers[PASS_HEADER];
  if (typeof header === 'string') return header;
  return body instanceof URLSearchParams && isFromOwnPage(headers, settings.publicUrl)
    ? (body.get(PASS_FIELD) ?? undefined)
    : undefined;
}

/** Which composition the page of this request gets: the current one, or that of a preview for who has a pass. */
export async function chooseComposition(deps: ChooseDeps, request: FastifyRequest): Promise<Chosen> {
  const current = await deps.releases.current();
  const pass = passOf(request, deps);
  if (pass === undefined) return current;
  const [path = '/'] = request.url.split('?');
  // What is typed there is for released code alone.
  const shown = takesPassword(current, path) ? null : await deps.show(pass);
  return shown ?? { ...current, isRefused: true };
}
