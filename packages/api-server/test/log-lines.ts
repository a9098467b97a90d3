import { Writable } from 'node:stream';

/** A stream for a logger that stores the log, line by line. */
export const linesOf = (lines: string[]) =>
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
