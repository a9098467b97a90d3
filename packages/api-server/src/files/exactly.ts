import { pipeline, Readable, Transform } from 'node:stream';

/** The content as a stream that fails when there are more bytes than announced, or in the end fewer. */
export function exactly(bytes: number, content: Readable | Buffer): Readable {
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
  return pipeline(content instanceof Readable ? content : Readable.from([content]), count, () => {});
}
