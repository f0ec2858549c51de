import { damaged } from './refusals.ts';

/** Reads a stream in pieces of the sizes that the caller asks for. */
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
  /** Returns the next bytes without consuming them; fewer bytes than requested at the end of the stream. */
  const peek = async (bytes: number): Promise<Buffer> => {
    await holdUntil(() => held.length >= bytes);
    return held.subarray(0, bytes);
  };
  /** Reads and consumes the next bytes; fewer bytes than requested at the end of the stream. */
  const take = async (bytes: number): Promise<Buffer> => {
    const part = await peek(bytes);
    held = held.subarray(part.length);
    return part;
  };
  return {
    peek,
    take,
    /** Reads exactly this many bytes. Throws a StartError when the stream ends early. */
    takeWhole: async (bytes: number): Promise<Buffer> => {
      const part = await take(bytes);
      if (part.length < bytes) throw damaged();
      return part;
    },
    /** Reads the next line, without its line feed. Throws a StartError when the line is longer than `bytesMax`. */
    takeLine: async (bytesMax: number): Promise<Buffer> => {
      await holdUntil(() => held.includes('\n') || held.length > bytesMax);
      const length = held.indexOf('\n') + 1;
      if (length === 0 || length > bytesMax) throw damaged();
      return (await take(length)).subarray(0, -1);
    },
    /** Yields the rest of the stream. */
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
