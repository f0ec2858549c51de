/** No outcome came within the limit. What was asked for may still happen. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** The device's storage usually answers at once; one that is stuck must not keep the person waiting. */
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
