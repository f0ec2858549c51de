import { randomBytes } from 'node:crypto';

/**
 * Generates request ids such as "9f86d081884c-1f": a part that is random for each process, and a counter. The ids only
 * need to distinguish log lines, so no new random number is needed for each request.
 */
export const requestIds = (): (() => string) => {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
};
