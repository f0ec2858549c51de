/** Thrown when work takes longer than its limit; the work itself may still complete. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** The limit for the device's storage, which usually answers at once but may be stuck. */
export const STORAGE_LIMIT_MS = 1_500;

/** Settles as `work` does, or rejects with `TooLate` when that takes longer than `limitMs`. */
export const within = async <Result>(limitMs: number, work: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
};
