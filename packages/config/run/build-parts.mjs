import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './install.mjs';

const { rspack } = createRequire(join(ROOT, 'shell/package.json'))('@rspack/core');

/** Parallel builds: while one waits for its own thread, the threads of the other are at work. */
const BATCH_SIZE = 2;

const run = (config) =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close((closing) => (error || closing ? reject(error ?? closing) : resolve(stats)));
    });
  });

/** Builds one part; returns its errors, an empty text if there are none. */
async function build(name) {
  try {
    const { default: config } = await import(pathToFileURL(join(ROOT, name, 'rspack.config.mjs')).href);
    const stats = await run(config);
    return stats.hasErrors() ? stats.toString({ preset: 'errors-only' }) : '';
  } catch (error) {
    return String(error.stack ?? error);
  }
}

// Nobody waits for the parts any more.
process.once('disconnect', () => process.exit());

const report = (message) => new Promise((resolve) => void process.send(message, resolve));

// The named parts in one process: reading the contract and the bundler takes a third of the time of a part.
const waiting = process.argv.slice(2).values();
const work = async () => {
  for (const name of waiting) await report({ name, problem: await build(name) });
};
await Promise.all(Array.from({ length: BATCH_SIZE }, work));
process.disconnect();
