import { BadTar } from './tar-header.rules.ts';

export type ByteReader = ReturnType<typeof createByteReader>;

/** Takes exact amounts from a stream that comes in pieces of any size. */
export function createByteReader(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function fill(): Promise<boolean> {
    while (rest.length === 0) {
      const next = await iterator.next();
      if (next.done) return false;
      rest = next.value;
    }
    return true;
  }

  /** The next bytes, in pieces as they come. */
  async function* pieces(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (!(await fill())) throw new BadTar('is cut off');
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  return {
    pieces,
    async take(length: number): Promise<Buffer> {
      const taken: Buffer[] = [];
      for await (const piece of pieces(length)) taken.push(piece);
      return taken.length === 1 && taken[0] ? taken[0] : Buffer.concat(taken);
    },
    isAtEnd: async () => !(await fill()),
  };
}
