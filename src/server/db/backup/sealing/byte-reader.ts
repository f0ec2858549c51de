import { damaged } from './refusals.ts';

/** Reads parts of a stream one after the other. */
export const byteReader = (source: AsyncIterable<Uint8Array>) => {
  const iterator = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);

  const holdUntil = async (isEnough: () => boolean): Promise<void> => {
    while (!isEnough()) {
      const next = await iterator.next();
      if (next.done === true) return;
      held = Buffer.concat([held, next.value]);
    }
  };
  /** The next bytes, which are read again afterwards; fewer at the end of the stream. */
  const peek = async (bytes: number): Promise<Buffer> => {
    await holdUntil(() => held.length >= bytes);
    return held.subarray(0, bytes);
  };
  /** The next bytes; fewer at the end of the stream. */
  const take = async (bytes: number): Promise<Buffer> => {
    const part = await peek(bytes);
    held = held.subarray(part.length);
    return part;
  };
  return {
    peek,
    take,
    /** The next bytes. Throws a StartError when the stream ends before. */
    takeWhole: async (bytes: number): Promise<Buffer> => {
      const part = await take(bytes);
      if (part.length < bytes) throw damaged();
      return part;
    },
    /** The next line without its line feed. Throws a StartError when none ends within so many bytes. */
    takeLine: async (bytesMax: number): Promise<Buffer> => {
      await holdUntil(() => held.includes('\n') || held.length > bytesMax);
      const length = held.indexOf('\n') + 1;
      if (length === 0 || length > bytesMax) throw damaged();
      return (await take(length)).subarray(0, -1);
    },
    /** Everything that follows. */
    rest: async function* (): AsyncGenerator<Uint8Array> {
      try {
        yield held;
        yield* { [Symbol.asyncIterator]: () => iterator };
      } finally {
        await iterator.return?.();
      }
    },
  };
};
