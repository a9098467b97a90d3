import { pipeline, Transform, type Readable } from 'node:stream';

/**
 * Content that must be this long, in bytes. It fails where it is longer, and at its end if it is shorter: a browser that
 * was told another length would wait for the rest.
 */
export function ofLength(content: Readable, bytes: number): Readable {
  let left = bytes;
  const problem = () => (left === 0 ? null : new Error(`A file of a release has ${bytes - left} of ${bytes} bytes.`));
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      done(left < 0 ? problem() : null, chunk);
    },
    flush: (done) => done(problem()),
  });
  // Errors of the content reach the reader of the result.
  pipeline(content, check, () => {});
  return check;
}
