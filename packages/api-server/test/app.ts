import { buildApp, type Parts } from '../src/app/app';
import type { PortalContext } from '../src/app/calls';
import { openReleases } from '../src/publishing/releases/open-releases';

/** The server with this context. */
export const appOn = (context: PortalContext, parts: Omit<Partial<Parts>, 'context'> = {}) =>
  buildApp({
    context,
    releases: openReleases({ db: context.db, files: context.releaseFiles, now: context.now }),
    ...parts,
  });
