/** Reads a stream of pieces by the byte. Of the stream, no more than one piece is kept. */
export class ByteReader {
  private readonly stream: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.stream = stream[Symbol.asyncIterator]();
  }

  /** Exactly so many bytes; throws when the stream ends before. Meant for few. */
  async take(bytes: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for await (const piece of this.pieces(bytes)) taken.push(piece);
    return taken.length === 1 && taken[0] ? taken[0] : Buffer.concat(taken);
  }

  /** The next so many bytes, in pieces as they come; throws when the stream ends before. */
  async *pieces(bytes: number): AsyncGenerator<Buffer> {
    let missing = bytes;
    while (missing > 0) {
      if (!(await this.fill())) throw new Error('it ends too early');
      const piece = this.rest.subarray(0, missing);
      this.rest = this.rest.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }

  async isAtEnd(): Promise<boolean> {
    return !(await this.fill());
  }

  /** Lets go of the stream, read to its end or not. */
  async close(): Promise<void> {
    await this.stream.return?.();
  }

  /** Sees to it that there is something to read; false at the end of the stream. */
  private async fill() {
    while (this.rest.length === 0) {
      const { done, value } = await this.stream.next();
      if (done) return false;
      this.rest = value;
    }
    return true;
  }
}
