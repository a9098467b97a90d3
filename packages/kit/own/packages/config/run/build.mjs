import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { ROOT } from './install.mjs';

const run = (config) =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => (error ? reject(error) : resolve(stats)));
    });
  });

/** Builds a remote of this folder; exits the process if that fails. */
export async function buildChanged(name) {
  console.log(`Building ${name} …`);
  process.env.NODE_ENV = 'production';
  const { default: config } = await import(pathToFileURL(join(ROOT, name, 'rspack.config.mjs')).href);
  const stats = await run(config);
  if (!stats.hasErrors()) return;
  console.error(`${name} does not build:\n${stats.toString({ preset: 'errors-only' })}`);
  process.exit(1);
}
