import type { App } from '../process/app-types';

/** The sign of a proxy that the configuration does not mention, and what to do. */
export const PROXY_WARNING =
  'A request has the header X-Forwarded-For, but TRUSTED_PROXIES is 0. If the portal is behind a proxy, set it to the number of proxies; otherwise all visitors count as one for every limit.';

/** Warns in the log at the first sign of such a proxy, and calls `onFirst`. */
export function warnOfProxy(app: App, trustedProxies: number, onFirst: () => Promise<void>): void {
  if (trustedProxies > 0) return;
  let isWarned = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isWarned || headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    app.log.warn(PROXY_WARNING);
    await onFirst().catch((error: unknown) => app.log.error(error));
  });
}
