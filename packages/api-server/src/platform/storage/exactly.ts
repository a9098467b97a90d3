import { pipeline, Readable, Transform } from 'node:stream';

/**
 * What is to be kept: bytes, or a stream that is opened only when it is read. One that was opened and is not needed would
 * hold its file for ever, or fail unheard when that is removed.
 */
export type Content = Buffer | (() => Readable);

/** The content as a stream that fails when there are more bytes than announced, or in the end fewer. */
export function exactly(bytes: number, content: Content): Readable {
  let seen = 0;
  const wrong = () => new Error(`A file of ${bytes} bytes came with ${seen}.`);
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > bytes ? wrong() : null, chunk);
    },
    flush: (done) => done(seen < bytes ? wrong() : null),
  });
  // Who reads the stream hears of every failure, that of the source too.
  return pipeline(Buffer.isBuffer(content) ? Readable.from([content]) : content(), count, () => {});
}
