import { fileURLToPath } from 'node:url';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { rspack } from '@rspack/core';
import { ReleasePlugin } from './release-plugin.mjs';

const client = (name) => fileURLToPath(new URL(`./client/${name}.mjs`, import.meta.url));

/** What makes a build ready to be published, and would stand in the way of replacing a bit of it. */
const isForReleases = (plugin) =>
  [ReleasePlugin, rspack.SubresourceIntegrityPlugin].some((kind) => plugin instanceof kind);

/** Stable names: what is replaced keeps its address. */
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
          // The development form of the JSX runtime is not among what the shell shares.
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
    // A mistake that is mended is taken like any change; a build that failed in between would cost a reload.
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

/** What a remote's rspack.config.mjs describes, built so that a running page takes every change of it. */
export function developmentRemote(config, place) {
  const changed = developmentOf(config, place);
  return rspack({
    ...changed,
    module: { ...changed.module, rules: changed.module.rules.map(compileReact({ refresh: true })) },
    plugins: [
      ...changed.plugins,
      new rspack.EntryPlugin(changed.context, client('remote'), { name: undefined }),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin(),
    ],
  });
}

/** The shell with React's development build, which alone can replace components while they are shown. */
export function developmentShell(config, place) {
  const changed = developmentOf(config, place);
  return rspack({
    ...changed,
    entry: { main: [client('shell'), changed.entry.main] },
    module: { ...changed.module, rules: changed.module.rules.map(compileReact({})) },
  });
}
