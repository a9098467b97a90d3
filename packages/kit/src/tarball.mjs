import { gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';

/** A fixed timestamp, so that the same content gives the same file. npm accepts any timestamp. */
const WHEN = new Date('2000-01-01T00:00:00Z');

/** Creates an npm package with these files; the same content gives the same bytes. */
export async function tarball(files) {
  const archive = pack();
  const read = buffer(archive);
  for (const [place, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const mode = place.startsWith('bin/') ? 0o755 : 0o644;
    archive.entry({ name: `package/${place}`, mode, mtime: WHEN }, Buffer.from(content));
  }
  archive.finalize();
  const zipped = gzipSync(await read, { level: 9 });
  // The byte that identifies the operating system.
  zipped[9] = 255;
  return zipped;
}
