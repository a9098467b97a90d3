import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { adoptedStyles, base } from './base.mjs';
import { readJson } from './part.mjs';

/**
 * Builds the gallery of controls as one script and one style sheet, with the styles and targets of every part. It is no
 * part of any release, and has all components of antd, to compare with. `source`: the folder of `@portal/ui`; `folder`: where the build goes.
 */
export function galleryProgram({ source, folder }) {
  const { version } = readJson(join(source, 'package.json'));
  const { output, optimization, ...common } = base({ folder: source, name: 'gallery', version });
  return rspack({
    ...common,
    entry: { main: './gallery/main.tsx' },
    output: { ...output, path: folder, publicPath: '/', filename: 'gallery.js', cssFilename: 'gallery.css' },
    optimization: { ...optimization, minimize: false, splitChunks: false },
    devtool: false,
    plugins: [adoptedStyles, new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  });
}
