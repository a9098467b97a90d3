import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { LOCK_FILE, PACKAGES } from './installed.mjs';

/** Supported browsers: those of the last three years. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 115', 'safari >= 16.4'];

const SWC = {
  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  env: { targets: BROWSERS },
};

const NO_CASES = fileURLToPath(new URL('no-cases.mjs', import.meta.url));
const NO_COLOURS = fileURLToPath(new URL('no-colours.mjs', import.meta.url));
const NO_FORMATS = fileURLToPath(new URL('no-formats.mjs', import.meta.url));
const LEFT_OUT = fileURLToPath(new URL('left-out.mjs', import.meta.url));
const ADOPTED_STYLES = fileURLToPath(new URL('adopted-styles.mjs', import.meta.url));
const PREBUILT = fileURLToPath(new URL('prebuilt.mjs', import.meta.url));

/**
 * Packages whose modules have no side effects, although their package.json does not declare it: with one function of
 * theirs, a page would load all of them. antd consists of the former; formik imports the latter for unused features.
 */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](@rc-component|hoist-non-react-statics)[\\/]/;

const RULES = [
  { test: WITHOUT_EFFECTS, sideEffects: false },
  { test: /\.prebuilt\.ts$/, enforce: 'pre', loader: PREBUILT },
  { test: /\.[jt]sx?$/, exclude: /node_modules/, loader: 'builtin:swc-loader', options: SWC },
  { test: /\.css$/, type: 'css/auto' },
  // Files instead of data URLs, since the page's policy allows fonts and pictures only from the portal's origin.
  { test: /\.(woff2|png|svg|webp)$/, type: 'asset/resource' },
  { test: /\.geojson$/, type: 'asset/resource' },
];

/** The modules by which antd and its icons write their styles into the page. */
const STYLE_WRITERS = /[/]Dom[/]dynamicCSS$|^[.][/]cssUtils$/;

export const adoptedStyles = new rspack.NormalModuleReplacementPlugin(STYLE_WRITERS, ADOPTED_STYLES);

/** What antd imports and no page renders: the tooltip that moves from target to target, and placeholders while loading. */
const UNUSED = /[/]tooltip[/]UniqueProvider$|^[.][.][/]skeleton$/;
const unusedLeftOut = new rspack.NormalModuleReplacementPlugin(UNUSED, LEFT_OUT);

/** The dialog without its static functions, which include a second dialog and a renderer. */
const dialogAlone = new rspack.NormalModuleReplacementPlugin(/^[.][/]modal$/, (asked) => {
  if (/[/\\]antd[/\\]es$/.test(asked.context)) asked.request = './modal/Modal';
});

/** Minimum size of a separate file for code of several pages. Higher for styles, which compress well. */
const SHARED_BYTES = { javascript: 20_000, css: 15_000 };

/** The end of the names of workers. */
const WORKER = '.worker';

const optimization = {
  minimizer: [
    new rspack.SwcJsMinimizerRspackPlugin(),
    // The same targets: otherwise every logical property is expanded for all languages.
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
  ],
  // A vendor chunk would only be one more request: the files of a release change their URLs together.
  splitChunks: {
    // The file of a worker may load no other script (decision 90), so it shares none with pages.
    chunks: (chunk) => !chunk.canBeInitial() && !chunk.name?.endsWith(WORKER),
    cacheGroups: { defaultVendors: false, default: { minChunks: 2, minSize: SHARED_BYTES, reuseExistingChunk: true } },
  },
};

/** Output names; the hash makes two builds distinguishable in a browser's developer tools. */
const output = (part) => ({
  path: join(part.folder, 'dist'),
  clean: true,
  uniqueName: part.name,
  publicPath: 'auto',
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  cssFilename: '[name].[contenthash:8].css',
  cssChunkFilename: '[contenthash:8].css',
  assetModuleFilename: '[name].[contenthash:8][ext]',
  chunkLoadTimeout: 120_000,
  // Browsers check the integrity only of scripts that are fetched in this mode.
  crossOriginLoading: 'anonymous',
  // Without this, a module that threw counts as loaded, and the next import gets an incomplete module.
  strictModuleErrorHandling: true,
});

/** Configuration that the builds of the shell and of all remotes share. */
export const base = (part) => ({
  context: part.folder,
  mode: 'production',
  target: 'web',
  // Scripts do not refer to their maps, and maps contain positions only: the server uses them to locate errors of a
  // release, and never serves them.
  devtool: 'hidden-nosources-source-map',
  output: output(part),
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    alias: { ...PACKAGES, 'tiny-case': NO_CASES, 'd3-color': NO_COLOURS, 'd3-format': NO_FORMATS },
  },
  module: { rules: RULES },
  optimization,
  plugins: [adoptedStyles, unusedLeftOut, dialogAlone],
  cache: {
    type: 'persistent',
    version: `${part.name}@${part.version}`,
    buildDependencies: [
      join(part.folder, 'rspack.config.mjs'),
      join(part.folder, 'package.json'),
      fileURLToPath(import.meta.url),
      PREBUILT,
      LOCK_FILE,
    ],
    storage: { type: 'filesystem', directory: join(part.folder, '.cache/rspack') },
  },
  performance: false,
  stats: { preset: 'errors-warnings', logging: false },
  infrastructureLogging: { level: 'error' },
});

/**
 * Integrity of the chunks that a script loads later: the script contains their hashes, and the page contains
 * the hash of the script.
 */
export const chunkIntegrity = () =>
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false });
