import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const COMMONJS = /\.cjs$/;
const NO_ERROR_TEXTS = fileURLToPath(new URL('no-error-texts.mjs', import.meta.url));

const replace = (request, change) => new rspack.NormalModuleReplacementPlugin(request, change);

/**
 * Drops unused code from the federation runtime. The plugin imports it as CommonJS, which cannot be tree-shaken; its ES
 * modules are 40 % smaller.
 */
export const leanRuntime = {
  apply(compiler) {
    replace(/@module-federation.*[/\\]dist[/\\].*\.cjs$/, (resource) => {
      resource.request = resource.request.replace(COMMONJS, '.js');
    }).apply(compiler);
    replace(/^\.\/desc\.m?js$/, (resource) => {
      if (/@module-federation[/\\]error-codes/.test(resource.context)) resource.request = NO_ERROR_TEXTS;
    }).apply(compiler);
    // The plugin's aliases for such files.
    compiler.hooks.afterPlugins.tap('LeanRuntime', ({ options: { resolve } }) => {
      const names = Object.entries(resolve.alias ?? {});
      resolve.alias = Object.fromEntries(names.map(([name, path]) => [name, path.replace(COMMONJS, '.js')]));
    });
  },
};
