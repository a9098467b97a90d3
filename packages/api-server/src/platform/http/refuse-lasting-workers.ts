import type { App } from '../process/app-types';

/** What a browser says of a script that it asks for to run it in a worker that outlives the page. */
const LASTING: readonly unknown[] = ['serviceworker', 'sharedworker'];

/**
 * Refuses scripts for service workers, which could answer instead of the server, and for shared workers, which outlive
 * the page that began them. Browsers say for what they ask, and no page can say otherwise.
 */
export function refuseLastingWorkers(app: App): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (headers['service-worker'] !== undefined || LASTING.includes(headers['sec-fetch-dest']))
      await reply.code(403).type('text/plain; charset=utf-8').send('Workers that outlive their page are refused.');
  });
}
