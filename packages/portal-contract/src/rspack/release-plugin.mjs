import { rspack } from '@rspack/core';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { callsOf } from './calls.mjs';
import { contract } from './contract.mjs';
import { endpointsOf } from './endpoints.mjs';
import { hashOf, integrityOf } from './release-hash.mjs';

const NAME = 'ReleasePlugin';

/** All files with their compressed forms, sorted by name, so that the same content always gives the same hash. */
async function publishedFiles(compilation) {
  const built = compilation.getAssets().map(({ name, source }) => [name, source.buffer()]);
  const packed = await Promise.all(built.map(([name, content]) => compressed(name, content)));
  return [...built, ...packed.flat()].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const describeFiles = (files) =>
  Object.fromEntries(
    files.map(([name, content]) => [name, { integrity: integrityOf(content), bytes: content.length }]),
  );

/**
 * Writes `release.json`: the files, their hashes, and what each page needs first. `describePart(compilation)` returns
 * the fields that only a shell or only a remote has; its errors fail the build.
 */
export class ReleasePlugin {
  constructor(part, describePart) {
    this.part = part;
    this.describePart = describePart;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          await this.describe(compilation);
        } catch (error) {
          compilation.errors.push(new rspack.WebpackError(error.message));
        }
      });
    });
  }

  async describe(compilation) {
    const { name, version } = this.part;
    const described = this.describePart(compilation);
    const { pages } = described.remote ?? described;
    const made = { endpoints: endpointsOf(compilation), calls: callsOf(compilation, pages) };
    const about = { name, version, ...made, ...described };
    const published = await publishedFiles(compilation);
    const files = describeFiles(published);
    for (const [file, content] of published) this.add(compilation, file, content);
    const release = contract.parseRelease({ ...about, hash: hashOf(files, about), files });
    this.add(compilation, contract.RELEASE_FILE, Buffer.from(JSON.stringify(release, null, 1)));
  }

  add(compilation, name, content) {
    if (!compilation.getAsset(name)) compilation.emitAsset(name, new rspack.sources.RawSource(content));
  }
}

const TEXT = /\.(js|css|json|geojson|svg)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The last step takes brotli thirty times as long as this one, for 8 % fewer bytes. */
const QUALITY = process.env.QUICK_BUILD === '1' ? 5 : 11;

/** The compressed forms of a file, by extension. Source maps stay uncompressed: only developer tools load them. */
async function compressed(name, content) {
  if (!TEXT.test(name)) return [];
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  return [
    [`${name}.br`, br],
    [`${name}.gz`, gz],
  ];
}
