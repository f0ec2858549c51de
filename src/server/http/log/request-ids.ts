import { randomBytes } from 'node:crypto';

/**
 * Generates request ids such as "9f86d081884c-1f": a random part per process and a counter. They only tell log lines
 * apart, so a random number per request would be wasted.
 */
export const requestIds = (): (() => string) => {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
};
