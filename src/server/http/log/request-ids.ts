import { randomBytes } from 'node:crypto';

/**
 * Makes ids for requests, such as "9f86d081884c-1f": a random part for this process and a count. They only
 * have to tell log lines apart, so a random number for each request would be wasted.
 */
export const requestIds = (): (() => string) => {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
};
