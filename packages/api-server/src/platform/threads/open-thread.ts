import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

/** Starts a thread. A TypeScript file needs a loader, which a thread does not inherit from its process. */
export function openThread(file: URL, options: WorkerOptions = {}): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, options);
  const loaderPackage = createRequire(import.meta.url).resolve('tsx/package.json');
  const loader = new URL('dist/esm/api/index.mjs', pathToFileURL(loaderPackage)).href;
  const load = `import('${loader}').then(({ tsImport }) => tsImport('${file.href}', '${file.href}'))`;
  return new Worker(load, { ...options, eval: true });
}
