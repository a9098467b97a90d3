import { fileURLToPath } from 'node:url';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack } from '@rspack/core';
import { ReleasePlugin } from './release-plugin.mjs';

const LOADED_ANEW = {
  test: /\.ts$/,
  enforce: 'pre',
  loader: fileURLToPath(new URL('loaded-anew.mjs', import.meta.url)),
};

const client = (name) => fileURLToPath(new URL(`./client/${name}.mjs`, import.meta.url));

/** Plugins for publishing, which would prevent hot updates. */
const isForReleases = (plugin) =>
  [ReleasePlugin, rspack.SubresourceIntegrityPlugin].some((kind) => plugin instanceof kind);

/** Stable names, so that updates keep their URLs. */
const NAMES = {
  filename: '[name].js',
  chunkFilename: '[name].js',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].css',
};

const compileReact = (react) => (rule) =>
  rule.loader === 'builtin:swc-loader'
    ? {
        ...rule,
        options: {
          ...rule.options,
          // The shell does not share the development version of the JSX runtime.
          jsc: { ...rule.options.jsc, transform: { react: { runtime: 'automatic', development: false, ...react } } },
        },
      }
    : rule;

function developmentOf({ cache, ...config }, { folder, publicPath }) {
  return {
    ...config,
    mode: 'development',
    // Without eval, which the page's policy forbids.
    devtool: 'cheap-module-source-map',
    // After a failed build, a corrected one is applied like any change; emitting the failed one would cost a reload.
    optimization: { ...config.optimization, emitOnErrors: false },
    output: { ...config.output, ...NAMES, path: folder, publicPath },
    plugins: config.plugins.filter((plugin) => !isForReleases(plugin)),
    cache: {
      ...cache,
      version: `${cache.version} development`,
      storage: { ...cache.storage, directory: `${cache.storage.directory}-development` },
    },
  };
}

/** Compiler of a remote's rspack.config.mjs for development: a running page applies every change. */
export function developmentRemote(config, target) {
  const changed = developmentOf(config, target);
  return rspack({
    ...changed,
    module: { ...changed.module, rules: [LOADED_ANEW, ...changed.module.rules.map(compileReact({ refresh: true }))] },
    plugins: [
      ...changed.plugins,
      new rspack.EntryPlugin(changed.context, client('remote'), { name: undefined }),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin(),
    ],
  });
}

/** Compiler of a remote's rspack.config.mjs for development on a released shell, whose React replaces no component. */
export function developmentOnShell(config, target) {
  const changed = developmentOf(config, target);
  return rspack({
    ...changed,
    module: { ...changed.module, rules: changed.module.rules.map(compileReact({})) },
    cache: { ...changed.cache, version: `${changed.cache.version} on a shell` },
  });
}

/** Compiler of the shell with React's development build, without which components cannot be replaced at run time. */
export function developmentShell(config, target) {
  const changed = developmentOf(config, target);
  return rspack({
    ...changed,
    entry: { main: [client('shell'), changed.entry.main] },
    module: { ...changed.module, rules: changed.module.rules.map(compileReact({})) },
  });
}
