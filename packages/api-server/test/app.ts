import { buildApp, type Parts } from '../src/app/app';
import type { PortalContext } from '../src/app/calls';
import { openReleases } from '../src/publishing/releases/open-releases';

/** The server on this context. How busy this machine is does not decide how a test ends, unless it asks for that. */
export const appOn = (context: PortalContext, { limits, ...parts }: Omit<Partial<Parts>, 'context'> = {}) =>
  buildApp({
    context,
    releases: openReleases({ db: context.db, files: context.releaseFiles }),
    limits: { latest: 0, ...limits },
    ...parts,
  });
