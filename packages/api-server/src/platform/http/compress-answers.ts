import compress from '@fastify/compress';
import type { App } from '../process/app-types';

/**
 * Compresses the answers of routes, to HEAD as to GET. Files of releases come compressed already, and pages, which have
 * no route, by themselves.
 */
export async function compressAnswers(app: App) {
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  // The framework drops the body of an answer to HEAD in the route's own last step, and the plugin adds its step after
  // that one, where nothing is left to compress: its headers would be those of the text as it is.
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' || !Array.isArray(route.onSend)) return;
    const added = route.onSend.pop();
    if (added) route.onSend.unshift(added);
  });
}
